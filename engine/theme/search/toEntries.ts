import type { BoxEntry, EntriesInput, SearchResult } from '../../client/index.ts';

/**
 * The entries of the list under the box, in the order of display and of the arrow keys: the results of each page and
 * the link to its others, then further actions.
 */
export function toEntries({ response, t, ...box }: EntriesInput): BoxEntry[] {
  const { results, suggestion } = response;
  const { offers = [] } = box;
  const entries: BoxEntry[] = results.flatMap((result: SearchResult): BoxEntry[] => {
    const { pagePath, more } = result;
    if (more === undefined) return [{ result }];
    const label = t.plural('1 more from this page|{count} more from this page', more);
    return [{ result }, { label, pagePath, run: () => box.showPage(pagePath) }];
  });
  if (suggestion !== undefined) {
    entries.push({ label: t('Did you mean "{query}"?', { query: suggestion }), run: () => box.type(suggestion) });
  }
  if (box.page !== undefined) {
    entries.push({ label: t('Results of all pages'), run: () => box.showPage(undefined) });
    return entries;
  }
  const { context, searchTarget: target } = box;
  if (results.length > 0) {
    const label = context === undefined ? t('See all results') : t('See all results within "{context}"', { context });
    entries.push({ label, target });
  }
  for (const { label: place, count, target: there } of offers) {
    entries.push({ label: t('{count} in {place}', { count, place }), target: there });
  }
  if (box.canWiden) entries.push({ label: t('Search everywhere'), run: box.searchEverywhere });
  return entries;
}
