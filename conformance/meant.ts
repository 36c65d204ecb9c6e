import type { Difference } from './compareFacts.ts';

/** A difference that is meant, with its reason. Anything not in this list is a mistake. */
export interface Meant {
  what: Difference['what'] | Difference['what'][];
  where?: RegExp;
  /** Tried on the difference, where the place alone does not tell. */
  when?: (difference: Difference) => boolean;
  reason: string;
}

export const MEANT: Meant[] = [
  {
    what: ['title', 'description', 'canonical', 'robots', 'h1', 'articleText', 'links', 'toc', 'headings'],
    where: /^\/(?:404|search)$/,
    reason: 'Pages of the theme itself; the specification and the list of improvements say what they show.',
  },
  {
    what: 'h1',
    where: /^\/blog(?:\/page\/\d+)?$/,
    reason: 'The blog list has a heading of its own.',
  },
  {
    what: 'sitemap',
    when: ({ docusaurus, octavo }) => octavo === '' && /\/search\/?$/.test(docusaurus),
    reason: 'The search page asks not to be indexed, so it is not in the sitemap.',
  },
];

export function findReason(difference: Difference): string | undefined {
  return MEANT.find(
    ({ what, where, when }) =>
      [what].flat().includes(difference.what) &&
      (where?.test(difference.where) ?? true) &&
      (when?.(difference) ?? true),
  )?.reason;
}
