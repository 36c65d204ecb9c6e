/** State in the query of the page's address, as in `@docusaurus/theme-common`. */
import type { Location, Platform } from './platform.ts';
import { reactOf } from './reactOf.ts';

interface UpdateOptions {
  /** Adds an entry to the history. */
  push?: boolean;
}

type ListUpdate = string[] | ((before: string[]) => string[]);

export function addressHooks(platform: Platform): Record<string, unknown> {
  const { useCallback, useMemo, useState } = reactOf(platform);

  /** The server renders without a query, and hydration must render the same. */
  function useParameters(): URLSearchParams {
    const { search } = platform.useLocation();
    const text = platform.useIsBrowser() ? search : '';
    return useMemo(() => new URLSearchParams(text), [text]);
  }

  function useUpdate(): (change: (parameters: URLSearchParams) => void, options?: UpdateOptions) => void {
    const now = platform.useHistory();
    // Either one depends on the reader's address.
    const [history] = useState(now);
    return useCallback(
      (change, { push = false } = {}) => {
        const { location } = history;
        const parameters = new URLSearchParams(location.search);
        change(parameters);
        const query = parameters.toString();
        history[push ? 'push' : 'replace']({ ...location, search: query && `?${query}` });
      },
      [history],
    );
  }

  function useQueryString(key: string) {
    const value = useParameters().get(key) ?? '';
    const update = useUpdate();
    const set = useCallback(
      (wanted: string | null, options?: UpdateOptions) =>
        update((parameters) => (wanted ? parameters.set(key, wanted) : parameters.delete(key)), options),
      [key, update],
    );
    return [value, set];
  }

  return {
    useHistorySelector: <T>(select: (history: { location: Location }) => T) =>
      select({ ...platform.useHistory(), location: platform.useLocation() }),
    useQueryStringValue(key: string | null) {
      const parameters = useParameters();
      return key === null ? null : parameters.get(key);
    },
    useQueryString,
    /** The query of the search page. */
    useSearchQueryString: () => useQueryString('q'),
    useQueryStringList(key: string) {
      const parameters = useParameters();
      const values = useMemo(() => parameters.getAll(key), [parameters, key]);
      const update = useUpdate();
      const set = useCallback(
        (wanted: ListUpdate, options?: UpdateOptions) =>
          update((now) => {
            const list = Array.isArray(wanted) ? wanted : wanted(now.getAll(key));
            now.delete(key);
            for (const value of list) now.append(key, value);
          }, options),
        [key, update],
      );
      return [values, set];
    },
    useClearQueryString() {
      const update = useUpdate();
      return useCallback(
        () => update((parameters) => [...parameters.keys()].forEach((key) => parameters.delete(key))),
        [update],
      );
    },
    mergeSearchParams,
    mergeSearchStrings: (texts: string[], strategy: 'append' | 'set') =>
      mergeSearchParams(
        texts.map((text) => new URLSearchParams(text)),
        strategy,
      ).toString(),
  };
}

function mergeSearchParams(all: URLSearchParams[], strategy: 'append' | 'set'): URLSearchParams {
  const merged = new URLSearchParams();
  for (const parameters of all) for (const [key, value] of parameters) merged[strategy](key, value);
  return merged;
}
