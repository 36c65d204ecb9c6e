/**
 * Enlarges pictures and diagrams that are too wide for their column when a reader clicks them. The script loads with
 * the app on pages that have some; until then, and without JavaScript, they are plain pictures.
 */
import { PAGE_EVENT } from '../shared/events.ts';
import { ARTICLES, findPageSlot } from './browser/pageSlot.ts';
import { openLarge } from './zoom/openLarge.ts';
import { isNarrowed, nameOf, type Picture } from './zoom/picture.ts';

const PICTURES = `:is(${ARTICLES}) :is(img, .docusaurus-mermaid-container > svg:first-child)`;
/** Elements where a click already does something else. */
const TAKEN = 'a, button, summary, label, .medium-zoom-image';
const MARK = 'data-oc-zoom';

/** Reports each picture once, and again when its size changes. */
const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => mark(target as Picture)));
// Diagrams may be drawn later, and again when colours change.
const added = new MutationObserver(settle);

function settle(): void {
  for (const picture of document.querySelectorAll(PICTURES)) sizes.observe(picture);
}

function startPage(): void {
  sizes.disconnect();
  added.disconnect();
  added.observe(findPageSlot()!, { childList: true, subtree: true });
  settle();
}

function mark(picture: Picture): void {
  const isMarked = picture.hasAttribute(MARK);
  const isWanted = isFree(picture, isMarked) && isNarrowed(picture);
  if (isWanted === isMarked) return;
  picture.toggleAttribute(MARK, isWanted);
  if (!isWanted) {
    picture.role = picture instanceof SVGElement ? 'img' : null;
    if (picture instanceof HTMLElement) picture.removeAttribute('tabindex');
    picture.ariaHasPopup = null;
    return;
  }
  picture.role = 'button';
  picture.ariaHasPopup = 'dialog';
  picture.tabIndex = 0;
  if (!(picture instanceof HTMLImageElement && picture.alt)) picture.ariaLabel = nameOf(picture);
}

/** If the site sets a cursor for the picture, it probably handles clicks itself. */
function isFree(picture: Picture, isMarked: boolean): boolean {
  return (
    !picture.closest(TAKEN) &&
    !octavo.rangeAround?.(picture, '') &&
    (isMarked || getComputedStyle(picture).cursor === 'auto')
  );
}

function pictureOf({ target }: Event): Picture | null {
  const picture = (target as Element).closest<Picture>(`[${MARK}]`);
  return picture && isFree(picture, true) ? picture : null;
}

document.addEventListener('click', (event) => {
  const picture = event.defaultPrevented ? null : pictureOf(event);
  if (picture) openLarge(picture);
});
document.addEventListener('keydown', (event) => {
  const picture = event.key === 'Enter' || event.key === ' ' ? pictureOf(event) : null;
  if (!picture) return;
  event.preventDefault();
  openLarge(picture);
});
// If the page states the size of a picture, loading does not resize it. `load` does not bubble.
document.addEventListener(
  'load',
  ({ target }) => target instanceof HTMLImageElement && target.matches(PICTURES) && mark(target),
  true,
);
document.addEventListener(PAGE_EVENT, startPage);
startPage();
