import { toFragmentId } from '../address/siteLocation.ts';
import type { ScrollPlan } from './planNavigation.ts';

/** Scrolls as planned, without animation: the page is new, so there is nothing to scroll past. */
export function scrollView(plan: ScrollPlan, hash: string): void {
  if (plan.type === 'keep') return;
  // Chromium stores a scroll position with its content, but only if the position changes. If two pages have the same
  // position, a reload would restore that of the other page.
  scrollTo({ top: 0, behavior: 'instant' });
  if (plan.type === 'hash') {
    const target = document.getElementById(toFragmentId(hash));
    if (target) return target.scrollIntoView({ behavior: 'instant' });
  }
  const { x, y } = plan.type === 'restore' ? plan.point : { x: 0, y: 0 };
  scrollTo({ left: x, top: y, behavior: 'instant' });
}

/**
 * Puts focus where a new document would have it: before everything, so that Tab leads to the skip link first. The
 * element around the skip link, or the body if there is none.
 */
export function focusStart(): void {
  focusOn(document.querySelector('.skipToContent_fXgn')?.parentElement ?? document.body);
}

/** With hash routing there is no fragment that the browser could follow, so focus is moved to the target here. */
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
