import type { BadgeKind, Inline } from './blocks.ts';

/** Nothing that only reads has the colour of something that warns: a look's main colour may be close to it. */
const COLOURS: Record<string, BadgeKind> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  PATCH: 'warning',
  DELETE: 'danger',
};

export function methodBadge(method: string): Inline {
  return { badge: COLOURS[method] ?? 'secondary', content: [method], className: 'oc-api-method' };
}
