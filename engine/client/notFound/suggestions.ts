/** The query for a page that is not found: the words of its address. */
import { nearestName } from '../../shared/nearestName.ts';
import type { RoutePath } from '../../shared/siteData.ts';

/** The version with which an address begins, as in `SearchIndexRef.versionPath`; `''` for the latest. */
export function versionPathOf(path: RoutePath, versionPaths: readonly string[]): string {
  const inside = `${path.slice(1)}/`;
  const found = versionPaths.filter((own) => own !== '' && inside.startsWith(own));
  return found.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/**
 * Queries to try one after the other: the last part of the address is the most specific, then all of it, then each
 * part.
 */
export function toSuggestionQueries(path: RoutePath, versionPath: string): string[] {
  const inside = `${path.slice(1)}/`;
  const rest = inside.startsWith(versionPath) ? inside.slice(versionPath.length) : inside;
  const parts = rest
    .replace(/(?:index)?\.html\/$/, '')
    .split('/')
    .map(toWords)
    .filter((words) => words !== '');
  return [...new Set([parts.at(-1) ?? '', parts.join(' '), ...parts.toReversed()])].filter((query) => query !== '');
}

/** `gpu_setupGuide` → `gpu setup Guide`; characters of the query language are removed. */
function toWords(part: string): string {
  return part
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A page whose address is close to the requested one comes before pages that only share its words. */
export function nearestFirst<T extends { pagePath: RoutePath }>(path: RoutePath, results: readonly T[]): T[] {
  const nearest = nearestName(
    path,
    results.map(({ pagePath }) => pagePath),
  );
  return results.toSorted((a, b) => Number(b.pagePath === nearest) - Number(a.pagePath === nearest));
}
