import type { SiteConfig } from './types.ts';

/** Which search readers get, where the site brings one: that it is left out is a warning already. */
export function describeSearch({ search, keptSearch }: Pick<SiteConfig, 'search' | 'keptSearch'>): string[] {
  if (search || keptSearch === undefined) return [];
  return [
    `Search is the site's own (${keptSearch}). For Octavo's own in its place, set \`customFields.octavo.search: {}\`.`,
  ];
}
