import type { Translate } from '../../shared/createTranslate.ts';
import { announce } from '../browser/announce.ts';
import { copyText } from '../browser/copyText.ts';

const CONTENT = '.theme-code-block > .codeBlockContent_QJqH';
const GROUP = 'buttonGroup_M5ko';
const WRAPPED = 'wordWrapButtonEnabled_uzNF';
const COPIED = 'copyButtonCopied_Vdqa';
const SHOWN_MS = 2000;

/** Icons and class names of Docusaurus, which a site's style may use. */
const icon = (attributes: string, path: string): string =>
  `<svg viewBox="0 0 24 24" class="${attributes}"><path fill="currentColor" d="${path}"/></svg>`;

const WRAP_ICON = icon(
  'wordWrapButtonIcon_b1P5" aria-hidden="true',
  'M4 19h6v-2H4v2zM20 5H4v2h16V5zm-3 6H4v2h13.25c1.1 0 2 .9 2 2s-.9 2-2 2H15v-2l-3 3l3 3v-2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4z',
);
const COPY_ICONS =
  '<span class="copyButtonIcons_IEyt" aria-hidden="true">' +
  icon(
    'copyButtonIcon_TrPX',
    'M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z',
  ) +
  icon('copyButtonSuccessIcon_cVMy', 'M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z') +
  '</span>';

export interface CodeButtons {
  /** Adds buttons to every code block that has none. */
  settle(): void;
}

export function createCodeButtons(root: Document, t: Translate): CodeButtons {
  /** The wrap button appears only if wrapping would change something. Windows and panels may change their size. */
  const widths = new ResizeObserver((blocks) => {
    for (const { target: pre } of blocks) {
      // They are gone if a live component has shown other code.
      const group = pre.parentElement?.querySelector(`.${GROUP}`);
      if (!group) continue;
      const wrap = group.querySelector('[data-oc-code=wrap]');
      const isOffered = wrap?.classList.contains(WRAPPED) || pre.scrollWidth > pre.clientWidth;
      if (!isOffered) wrap?.remove();
      else if (!wrap) group.prepend(createButton('wrap', WRAP_ICON, t('Toggle word wrap')));
    }
  });
  root.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-oc-code]');
    if (pressed) void press(pressed, t);
  });
  return {
    settle() {
      for (const content of root.querySelectorAll(CONTENT)) {
        const pre = content.querySelector(':scope > pre');
        if (!pre || content.lastElementChild!.className === GROUP) continue;
        const group = document.createElement('div');
        group.className = GROUP;
        group.append(createButton('copy', COPY_ICONS, t('Copy code to clipboard'), t('Copy')));
        content.append(group);
        widths.observe(pre);
      }
    },
  };
}

function createButton(name: string, html: string, label: string, title = label): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clean-btn';
  button.dataset.ocCode = name;
  button.ariaLabel = label;
  button.title = title;
  if (name === 'wrap') button.ariaPressed = 'false';
  button.innerHTML = html;
  return button;
}

async function press(pressed: HTMLElement, t: Translate): Promise<void> {
  const code = pressed.closest(CONTENT)!.querySelector<HTMLElement>('pre > code')!;
  if (pressed.dataset.ocCode === 'wrap') {
    const isWrapped = pressed.classList.toggle(WRAPPED);
    pressed.ariaPressed = String(isWrapped);
    code.style.whiteSpace = isWrapped ? 'pre-wrap' : '';
    code.style.overflowWrap = isWrapped ? 'anywhere' : '';
    return;
  }
  if (!(await copyText(codeOf(code)))) return announce(t('This code could not be copied'));
  announce(t('Copied'));
  pressed.ariaLabel = t('Copied');
  pressed.classList.add(COPIED);
  setTimeout(() => {
    pressed.classList.remove(COPIED);
    pressed.ariaLabel = t('Copy code to clipboard');
  }, SHOWN_MS);
}

/** Exactly the code: each line is an element, and line breaks are not text. */
function codeOf(code: Element): string {
  const lines = [...code.children].filter(({ classList }) => classList.contains('token-line'));
  return lines.length === 0 ? code.textContent : lines.map(({ textContent }) => textContent).join('\n');
}
