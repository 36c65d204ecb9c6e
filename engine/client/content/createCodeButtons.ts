import type { Translate } from '../../shared/createTranslate.ts';
import { announce } from '../browser/announce.ts';
import { copyText } from './copyText.ts';

const BLOCK = '.theme-code-block';
const GROUP = 'oc-code-buttons';
const SHOWN_MS = 2000;

/** Line icons on a grid of 24. */
const icon = (path: string): string =>
  `<svg class="oc-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

const button = (name: string, path: string): string =>
  `<button type="button" class="oc-icon-button" data-oc-code="${name}">${icon(path)}</button>`;

const BUTTONS =
  button('wrap', 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h4') + button('copy', 'M9 9h10v11H9zM15 9V4H5v11h4');

/** Wrapping is offered where it would change something. Also when a window or a closed panel changes its size. */
const watchWidth = (blocks: ResizeObserverEntry[]): void => {
  for (const { target } of blocks) {
    // None any more where a live component has shown other code.
    const block = target.parentElement;
    const wrap = block?.querySelector<HTMLElement>('[data-oc-code=wrap]');
    if (wrap) wrap.hidden = !('wrap' in block!.dataset) && target.scrollWidth <= target.clientWidth;
  }
};

export interface CodeButtons {
  /** Adds buttons to every code block that has none. */
  settle(): void;
}

export function createCodeButtons(root: Document, t: Translate): CodeButtons {
  const widths = new ResizeObserver(watchWidth);
  root.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-oc-code]');
    if (pressed) void press(pressed, t);
  });
  return {
    settle() {
      for (const block of root.querySelectorAll(BLOCK)) {
        const pre = block.querySelector(':scope > pre');
        if (!pre || block.lastElementChild!.className === GROUP) continue;
        const group = document.createElement('div');
        group.className = GROUP;
        group.innerHTML = BUTTONS;
        const [wrap, copy] = group.children as unknown as [HTMLElement, HTMLElement];
        wrap.ariaLabel = wrap.title = t('Toggle word wrap');
        wrap.ariaPressed = 'false';
        copy.ariaLabel = copy.title = t('Copy code to clipboard');
        block.append(group);
        widths.observe(pre);
      }
    },
  };
}

async function press(pressed: HTMLElement, t: Translate): Promise<void> {
  const block = pressed.closest<HTMLElement>(BLOCK)!;
  if (pressed.dataset.ocCode === 'wrap') {
    pressed.ariaPressed = String(block.toggleAttribute('data-wrap'));
    return;
  }
  if (!(await copyText(codeOf(block)))) return announce(t('This code could not be copied'));
  announce(t('Copied'));
  pressed.dataset.ocCopied = '';
  setTimeout(() => delete pressed.dataset.ocCopied, SHOWN_MS);
}

/** Exactly the code. Where lines are elements, each one ends with its line break, the last one too. */
function codeOf(block: Element): string {
  const code = block.querySelector('pre > code')!;
  const text = code.textContent;
  return code.lastElementChild?.classList.contains('line') ? text.replace(/\n$/, '') : text;
}
