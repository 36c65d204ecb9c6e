import { useEffect, useState } from 'react';
import { loadScript } from '../browser/loadScript.ts';
import { useSite } from '../runtime/usePage.ts';
import type { SearchView } from './types.ts';

/** The view of the results, loaded when first needed: a reader who never searches does not load it. */
export function useSearchView(isWanted: boolean): { view: SearchView | undefined; hasFailed: boolean; load(): void } {
  const { value: view, ...rest } = useSearchScript('searchView', isWanted);
  return { view, ...rest };
}

type Name = 'searchView' | 'searchResults';

const isLoading: Partial<Record<Name, boolean>> = {};

/** The exports of a search script, once it has loaded. */
export function useSearchScript<N extends Name>(name: N, isWanted: boolean) {
  const file = useSite().assets[name];
  const [state, setState] = useState<{ value?: (typeof octavo)[N]; hasFailed: boolean }>({ hasFailed: false });
  function load(): void {
    if (!file || state.value || isLoading[name]) return;
    const finish = (): void => {
      isLoading[name] = false;
      // In an object, because the value may be a function.
      setState({ value: octavo[name], hasFailed: !octavo[name] });
    };
    if (octavo[name]) return finish();
    isLoading[name] = true;
    loadScript(`${octavo.root}${file}`, finish);
  }
  // Text typed before the app ran comes without a focus event.
  useEffect(() => {
    if (isWanted) load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made again with every render
  }, [isWanted]);
  return { ...state, load };
}
