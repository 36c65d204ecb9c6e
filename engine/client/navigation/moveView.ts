import { toFragmentId } from '../address/siteLocation.ts';
import type { ScrollPlan } from './planNavigation.ts';

/** Scrolls as planned, without animation: the page is new, so there is nothing to scroll past. */
export function scrollView(plan: ScrollPlan, hash: string): void {
  if (plan.type === 'keep') return;
  // Chromium remembers a position by its content, and looks only if the position changes: two pages that were left at
  // the same height are different places, and a reload would restore the other page's.
  scrollTo({ top: 0, behavior: 'instant' });
  if (plan.type === 'hash') {
    const target = document.getElementById(toFragmentId(hash));
    if (target) return target.scrollIntoView({ behavior: 'instant' });
  }
  const { x, y } = plan.type === 'restore' ? plan.point : { x: 0, y: 0 };
  scrollTo({ left: x, top: y, behavior: 'instant' });
}

/**
 * Puts focus where a new document would have it: in front of everything, so that Tab leads to the skip link first.
 * That is around the skip link; without one, the body serves.
 */
export function focusStart(): void {
  focusOn(document.querySelector('.skipToContent_fXgn')?.parentElement ?? document.body);
}

/** Hash routing has no fragment that the browser would follow: focus is moved to the target, as it would be there. */
export function focusTarget(hash: string): void {
  focusOn(document.getElementById(toFragmentId(hash)));
}

/** Focuses any element, without making it a stop for Tab. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!isFocusable) element.removeAttribute('tabindex');
}
