import { useEffect, useState } from 'react';
import { useRuntime } from '../runtime/RuntimeContext.ts';
import { resolveScope, type ScopeChoice } from './resolveScope.ts';
import { searchableVersions } from './searchableVersions.ts';
import { toSearchTarget } from './searchTarget.ts';
import type { SearchOffer, SearchView } from './types.ts';
import { sharedClient } from './useSearch.ts';

/** Where else there are results, for a query that has none in `choice`; `isEmpty` once that is known. */
export function useElsewhere(
  view: SearchView | undefined,
  { query, choice, isEmpty }: { query: string; choice: ScopeChoice; isEmpty: boolean },
): SearchOffer[] | undefined {
  const { site } = useRuntime();
  const key = isEmpty ? JSON.stringify([query, choice]) : undefined;
  const [found, setFound] = useState<{ key: string; offers: SearchOffer[] }>();
  useEffect(() => {
    if (!view || key === undefined) return undefined;
    const client = sharedClient(site.assets.search ?? '');
    const input = { site, query, choice, client, resolveScope, searchableVersions, toSearchTarget };
    return view.lookElsewhere(input, (offers) => setFound({ key, offers }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` says what was searched
  }, [view, key]);
  return found?.key === key ? found?.offers : undefined;
}
