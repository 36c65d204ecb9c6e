import { toFragmentId } from '../address/siteLocation.ts';
import { showPanel } from './tabs/tabSet.ts';

/** Opens an element and the panels and folded sections around it. True if one was closed. */
export function reveal(element: Element | null): boolean {
  let isOpened = false;
  for (let at = element; at; at = at.parentElement) {
    if (at.matches('details:not([open])')) (at as HTMLDetailsElement).open = isOpened = true;
    if (at.matches('[role=tabpanel][hidden]')) {
      showPanel(at);
      isOpened = true;
    }
  }
  return isOpened;
}

/** Opens closed elements around the target of the hash. Returns the target if any was closed. */
export function revealTarget(hash: string): Element | undefined {
  const target = targetOf(hash);
  return reveal(target) ? target! : undefined;
}

function targetOf(hash: string): Element | null {
  return document.getElementById(toFragmentId(hash));
}

/** The last place that was opened for its marks; parts that the reader closes there stay closed. */
let visited = '';

/**
 * After a search: if all marks in the section of the result are behind tabs or folded away, opens the first. `place`
 * names the page, the section and the terms.
 */
export function revealMark(place: string, hash: string): void {
  if (place === visited) return;
  visited = place;
  const marks = marksAfter(targetOf(hash));
  // Browsers that cannot report it open nothing.
  if (!marks.some((mark) => mark.checkVisibility?.() ?? true)) reveal(marks[0] ?? null);
}

/** The marks in a heading's section, or in the whole article. */
function marksAfter(target: Element | null): Element[] {
  const stops = [...document.querySelectorAll('.markdown :is(h2, h3, h4, h5, h6, mark[data-oc-mark])')];
  const isHeading = (element: Element): boolean => element.tagName !== 'MARK';
  const start = target ? stops.indexOf(target) : -1;
  const rest = stops.slice(start + 1);
  const end = start < 0 ? -1 : rest.findIndex(isHeading);
  return rest.slice(0, end < 0 ? undefined : end).filter((element) => !isHeading(element));
}
