import { useMemo, useState } from 'react';
import { useTranslate } from '../../client/index.ts';
import {
  resolveScope,
  searchableVersions,
  toSearchTarget,
  useElsewhere,
  useLocationSuffix,
  useNavigate,
  useSearch,
  useSearchScript,
  useSearchView,
  useSite,
} from '../../client/index.ts';
import { PAGE_LIMITS } from '../../shared/search/listLimits.ts';

const EXCERPT_LENGTH = 100;
/** The number of results shown first: the texts of most of them are separate files. */
const STEP = 12;
/** Value of `ctx` for a search in all contexts, unless a context has that name. */
const EVERYWHERE = 'all';

/** State of the search page, all of which is in its address. */
export function useSearchPage() {
  const t = useTranslate();
  const site = useSite();
  const navigate = useNavigate();
  const { search: parameters } = useLocationSuffix();
  const { query, context, versionPath } = useMemo(() => readAddress(parameters), [parameters]);
  // The field is ahead of the address by one render at most; Back changes it too.
  const [text, setText] = useState(query);
  const [typed, setTyped] = useState(query);
  if (typed !== query) {
    setTyped(query);
    setText(query);
  }

  /** How much of the answer to which query is shown. */
  const [opened, setOpened] = useState({ query, count: STEP });
  const count = opened.query === query ? opened.count : STEP;

  const { contexts = [], highlight = false } = site.search ?? {};
  const known = contexts.find(({ name }) => name === context)?.name;
  const isEverywhere = known === undefined && context === EVERYWHERE;
  const place = useMemo(
    () => ({ context: known, versionPath, everywhere: isEverywhere }),
    [known, versionPath, isEverywhere],
  );
  const scope = useMemo(() => resolveScope(site, place), [site, place]);

  const request = useMemo(() => {
    if (query.trim() === '') return undefined;
    return {
      ...scope,
      requester: 'page',
      query,
      ...PAGE_LIMITS,
      excerptLength: EXCERPT_LENGTH,
      shown: count,
      highlight,
    };
  }, [query, scope, highlight, count]);
  const { status, response, error, retry } = useSearch(request);

  const go = (change: { query?: string; context?: string | undefined; versionPath?: string }): void => {
    if (site.search === undefined) return;
    const active = isEverywhere ? EVERYWHERE : known;
    const next = { query, context: active, versionPath, ...change };
    navigate(toSearchTarget(site.search, next), { replace: true });
  };

  const isEmpty = status === 'done' && response?.results.length === 0;
  const { value: Results } = useSearchScript('searchResults', true);
  const { view } = useSearchView(isEmpty || response?.problem !== undefined);
  const offers = useElsewhere(view, { query: query.trim(), choice: place, isEmpty });

  return {
    text,
    heading:
      query.trim() === '' ? t('Search the documentation') : t('Search results for "{query}"', { query: query.trim() }),
    response,
    error,
    retry,
    isBusy: status === 'loading',
    status,
    Results,
    shown: count,
    showMore: () => setOpened({ query, count: count + STEP }),
    searchEverywhere: isEverywhere || contexts.length < 2 ? undefined : () => go({ context: EVERYWHERE }),
    contexts: contexts.length > 1 ? [...contexts, { name: EVERYWHERE, label: t('everywhere') }] : contexts,
    context: isEverywhere ? EVERYWHERE : (known ?? contexts[0]?.name ?? ''),
    versions: searchableVersions(site),
    offers,
    Problem: view?.Problem,
    versionPath,
    type(value: string) {
      setText(value);
      go({ query: value });
    },
    chooseContext: (name: string) => go({ context: name }),
    chooseVersion: (path: string) => go({ versionPath: path }),
  };
}

function readAddress(search: string): { query: string; context: string | null; versionPath: string } {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get('q') ?? '',
    context: parameters.get('ctx'),
    versionPath: parameters.get('version') ?? '',
  };
}
