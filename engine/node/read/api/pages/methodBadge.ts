import type { BadgeKind, Inline } from './blocks.ts';

/** Methods that only read must not look like a warning, and a look's main colour may be close to that of warnings. */
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
