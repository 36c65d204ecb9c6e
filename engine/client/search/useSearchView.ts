import { useEffect, useState } from 'react';
import { loadScript } from '../browser/loadScript.ts';
import { useSite } from '../runtime/usePage.ts';
import type { SearchView } from './types.ts';

/** What shows the results, once it has been loaded: a reader who never searches does without it. */
export function useSearchView(isWanted: boolean): { view: SearchView | undefined; hasFailed: boolean; load(): void } {
  const { value: view, ...rest } = useSearchScript('searchView', isWanted);
  return { view, ...rest };
}

type Name = 'searchView' | 'searchResults';

const isLoading: Partial<Record<Name, boolean>> = {};

/** What a script of search brings, once it has been loaded. */
export function useSearchScript<N extends Name>(name: N, isWanted: boolean) {
  const file = useSite().assets[name];
  const [state, setState] = useState<{ value?: (typeof octavo)[N]; hasFailed: boolean }>({ hasFailed: false });
  function load(): void {
    if (!file || state.value || isLoading[name]) return;
    const finish = (): void => {
      isLoading[name] = false;
      // In an object: what is brought may be a function.
      setState({ value: octavo[name], hasFailed: !octavo[name] });
    };
    if (octavo[name]) return finish();
    isLoading[name] = true;
    loadScript(`${octavo.root}${file}`, finish);
  }
  // What was typed before the app ran comes without any focus.
  useEffect(() => {
    if (isWanted) load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made again with every render
  }, [isWanted]);
  return { ...state, load };
}
