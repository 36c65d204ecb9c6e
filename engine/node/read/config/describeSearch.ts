import type { SiteConfig } from './types.ts';

/** Describes the search of a site that has its own; if Octavo replaces it, there is already a warning. */
export function describeSearch({ search, keptSearch }: Pick<SiteConfig, 'search' | 'keptSearch'>): string[] {
  if (search || keptSearch === undefined) return [];
  return [
    `Search is the site's own (${keptSearch}). For Octavo's own in its place, set \`customFields.octavo.search: {}\`.`,
  ];
}
