import type { SiteLocation } from '../address/siteLocation.ts';
import type { ScrollPoint } from '../scrolling/createScrollMemory.ts';

/**
 * How much a step changes. `page`: another page must be loaded. `section`: the same page, another section or its top.
 * `query`: only the query, so nothing moves.
 */
export type Plan = 'page' | 'section' | 'query';

export function planNavigation(from: SiteLocation, to: SiteLocation): Plan {
  if (from.path !== to.path) return 'page';
  return from.hash === to.hash && from.search !== to.search ? 'query' : 'section';
}

/** Where the view goes after a step. */
export type ScrollPlan =
  | { type: 'keep' }
  | { type: 'top' }
  | { type: 'hash' }
  | { type: 'restore'; point: ScrollPoint };

export function planScroll(plan: Plan, to: SiteLocation, saved: ScrollPoint | undefined): ScrollPlan {
  if (saved) return { type: 'restore', point: saved };
  if (plan === 'query') return { type: 'keep' };
  return { type: to.hash.length > 1 ? 'hash' : 'top' };
}
