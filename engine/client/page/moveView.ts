import type { ScrollPlan } from '../router/planNavigation.ts';
import { toFragmentId } from '../router/siteLocation.ts';

/** Scrolls as planned, at once: the page is new, so there is nothing to glide over. */
export function scrollView(plan: ScrollPlan, hash: string): void {
  if (plan.type === 'keep') return;
  if (plan.type === 'hash') {
    const target = document.getElementById(toFragmentId(hash));
    if (target) return target.scrollIntoView({ behavior: 'instant' });
  }
  const { x, y } = plan.type === 'restore' ? plan.point : { x: 0, y: 0 };
  scrollTo({ left: x, top: y, behavior: 'instant' });
}

/**
 * Puts focus where a new document would have it: in front of everything, so that Tab leads to the skip link first.
 * The theme marks a place for that; without one the body will do.
 */
export function focusStart(): void {
  const start = document.querySelector<HTMLElement>('[data-oc-focus-start]') ?? document.body;
  const isFocusable = start.hasAttribute('tabindex');
  if (!isFocusable) start.tabIndex = -1;
  start.focus({ preventScroll: true });
  if (!isFocusable) start.removeAttribute('tabindex');
}

/** Hash routing has no fragment that the browser would follow: focus starts at the target as it would there. */
export function focusTarget(hash: string): void {
  const target = document.getElementById(toFragmentId(hash));
  if (!target) return;
  const isFocusable = target.tabIndex >= 0 || target.hasAttribute('tabindex');
  if (!isFocusable) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!isFocusable) target.removeAttribute('tabindex');
}
