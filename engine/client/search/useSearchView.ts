import { useEffect, useState } from 'react';
import { loadScript } from '../browser/loadScript.ts';
import { useSite } from '../runtime/usePage.ts';
import type { SearchView } from './types.ts';

let isLoading = false;

/** What shows the results, once it has been loaded: a reader who never searches does without it. */
export function useSearchView(isWanted: boolean): { view: SearchView | undefined; hasFailed: boolean; load(): void } {
  const { searchView } = useSite().assets;
  const [state, setState] = useState<{ view?: SearchView | undefined; hasFailed: boolean }>({ hasFailed: false });
  function load(): void {
    if (state.view || isLoading) return;
    const finish = (): void => {
      isLoading = false;
      setState({ view: octavo.searchView, hasFailed: !octavo.searchView });
    };
    if (octavo.searchView) return finish();
    isLoading = true;
    loadScript(`${octavo.root}${searchView}`, finish);
  }
  // What was typed before the app ran comes without any focus.
  useEffect(() => {
    if (isWanted) load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made again with every render
  }, [isWanted]);
  return { view: state.view, hasFailed: state.hasFailed, load };
}
