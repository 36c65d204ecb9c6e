import type { BoxEntry, RecentInput } from '../../client/index.ts';
import { recentSearches } from './recentSearches.ts';

/** The entries of the box before anything is typed. */
export function toRecentEntries({ t, type, close }: RecentInput): BoxEntry[] {
  const searches = recentSearches.list();
  if (searches.length === 0) return [];
  return [
    ...searches.map((label) => ({ label, run: () => type(label) })),
    {
      label: t('Clear recent searches'),
      run() {
        recentSearches.clear();
        close();
      },
    },
  ];
}
