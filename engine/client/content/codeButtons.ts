import { announce } from '../browser/announce.ts';
import { copyText } from './copyText.ts';

const BLOCK = '.theme-code-block';
const GROUP = 'oc-code-buttons';
const SHOWN_MS = 2000;

/** Line icons on a grid of 24. */
const icon = (path: string): string =>
  `<svg class="oc-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

const button = (name: string, label: string, path: string): string =>
  `<button type="button" class="oc-icon-button" data-oc-code="${name}" aria-label="${label}" title="${label}">${icon(path)}</button>`;

const BUTTONS =
  button('wrap', 'Toggle word wrap', 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h4') +
  button('copy', 'Copy code to clipboard', 'M9 9h10v11H9zM15 9V4H5v11h4');

/** Wrapping is offered where it would change something. Also when a window or a closed panel changes its size. */
const watchWidth = (blocks: ResizeObserverEntry[]): void => {
  for (const { target } of blocks) {
    const block = target.parentElement!;
    const wrap = block.querySelector<HTMLElement>('[data-oc-code=wrap]');
    if (wrap) wrap.hidden = !('wrap' in block.dataset) && target.scrollWidth <= target.clientWidth;
  }
};
let widths: ResizeObserver | undefined;

/** Adds buttons to every code block that has none. */
export function addCodeButtons(root: ParentNode): void {
  widths ??= new ResizeObserver(watchWidth);
  for (const block of root.querySelectorAll(BLOCK)) {
    const pre = block.querySelector(':scope > pre');
    if (!pre || block.lastElementChild!.className === GROUP) continue;
    const group = document.createElement('div');
    group.className = GROUP;
    group.innerHTML = BUTTONS;
    group.querySelector('[data-oc-code=wrap]')!.ariaPressed = 'false';
    block.append(group);
    widths.observe(pre);
  }
}

/** Handles a click on one of them. */
export async function pressCodeButton(pressed: HTMLElement): Promise<void> {
  const block = pressed.closest<HTMLElement>(BLOCK)!;
  if (pressed.dataset.ocCode === 'wrap') {
    pressed.ariaPressed = String(block.toggleAttribute('data-wrap'));
    return;
  }
  if (!(await copyText(codeOf(block)))) return announce('This code could not be copied');
  announce('Copied');
  pressed.dataset.ocCopied = '';
  setTimeout(() => delete pressed.dataset.ocCopied, SHOWN_MS);
}

/** Exactly the code. Where lines are elements, each one ends with its line break, the last one too. */
function codeOf(block: Element): string {
  const code = block.querySelector('pre > code')!;
  const text = code.textContent;
  return code.lastElementChild?.classList.contains('line') ? text.replace(/\n$/, '') : text;
}
