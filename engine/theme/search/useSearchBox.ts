import { useMemo, useState, type MouseEvent, type RefObject } from 'react';
import { useTranslate } from '../../client/index.ts';
import {
  resolveScope,
  toSearchTarget,
  typedQuery,
  useElsewhere,
  useHref,
  useLocationSuffix,
  useNavigate,
  usePage,
  useSearch,
  useSearchScope,
  useSearchView,
  useSite,
  withoutHighlight,
  type BoxEntry,
  type SearchResponse,
} from '../../client/index.ts';
import type { Translate } from '../../shared/createTranslate.ts';
import { BOX_PER_PAGE } from '../../shared/search/listLimits.ts';

const NOTHING_CHOSEN = { list: '', at: 0 };

/** The state and actions of the box; its looks are in SearchBox. */
export function useSearchBox(field: RefObject<HTMLInputElement | null>) {
  const t = useTranslate();
  const site = useSite();
  const { path } = usePage();
  const location = useLocationSuffix();
  const navigate = useNavigate();
  const href = useHref();
  const { context, versionPath } = useSearchScope();
  const [isActive, setActive] = useState(false);
  const [isEverywhere, setEverywhere] = useState(false);
  /** Only results of this page, after the reader asked for more of them. */
  const [page, setPage] = useState<string>();
  const [text, setText] = useTextOfPage(path, location.search, () => {
    setActive(false);
    setEverywhere(false);
    setPage(undefined);
  });
  const query = text.trim();
  const { limit = 8, contextMaxLength = 50, highlight = false, contexts = [] } = site.search ?? {};
  const place = useMemo(
    () => ({ context, versionPath, everywhere: isEverywhere }),
    [context, versionPath, isEverywhere],
  );
  const scope = useMemo(() => resolveScope(site, place), [site, place]);
  const request = useMemo(() => {
    if (!isActive || text.trim() === '') return undefined;
    const excerptLength = contextMaxLength;
    return { ...scope, page, requester: 'box', query: text, limit, perPage: BOX_PER_PAGE, excerptLength, highlight };
  }, [isActive, text, scope, page, limit, contextMaxLength, highlight]);
  const { status, response, error, retry, prepare } = useSearch(request);

  const { view, load, hasFailed } = useSearchView(request !== undefined);
  const isEmpty = status === 'done' && response?.results.length === 0;
  const offers = useElsewhere(view, { query, choice: place, isEmpty });
  const keepsRecent = site.search?.recent !== false;
  const type = (value: string): void => {
    setText(value);
    setPage(undefined);
    setActive(true);
  };
  const toEntries = (): BoxEntry[] => {
    if (!view || !site.search || !isActive) return [];
    if (response) {
      return view.toEntries({
        response,
        offers,
        t,
        searchTarget: toSearchTarget(site.search, { query, context: isEverywhere ? 'all' : context, versionPath }),
        context: isEverywhere ? undefined : contexts.find(({ name }) => name === context)?.label,
        canWiden: !isEverywhere && contexts.length > 1,
        page,
        type,
        showPage: setPage,
        searchEverywhere: () => setEverywhere(true),
      });
    }
    const close = (): void => setActive(false);
    return query === '' && keepsRecent ? view.toRecentEntries({ t, type, close }) : [];
  };
  const entries = toEntries();
  const count = entries.length;
  // The first result of every new answer is selected.
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  const first = response?.results.length ? 0 : -1;
  const list = [response?.query, page, isEverywhere].join('\n');
  const selected = choice.list === list ? Math.min(choice.at, count - 1) : first;
  const select = (at: number): void => setChoice({ list, at });

  const failure = error ?? (hasFailed ? 'The server does not answer; are you online?' : undefined);

  function prepareAll(): void {
    prepare(scope.files);
    load();
  }

  function remember(): void {
    if (keepsRecent) view?.addRecent(query);
  }

  function leave(): void {
    setActive(false);
    field.current?.blur();
  }

  return {
    text,
    isOpen: isActive && (query === '' ? count > 0 : failure !== undefined || (response && view) !== undefined),
    isBusy: status === 'loading' && response === undefined,
    response,
    Panel: view?.Panel,
    error: failure,
    retry() {
      load();
      retry();
    },
    entries,
    selected,
    select,
    message: toMessage(status === 'done' ? response : undefined, t),
    prepare: prepareAll,
    activate() {
      setActive(true);
      prepareAll();
    },
    close() {
      setActive(false);
      setChoice(NOTHING_CHOSEN);
    },
    type,
    /** Past either end nothing is selected. */
    move: (by: 1 | -1) => select(((selected + 1 + by + count + 1) % (count + 1)) - 1),
    /** In a new tab the box stays open, for the next result. */
    submit({ inNewTab = false } = {}) {
      const entry = query === '' || response?.query === text ? entries[selected] : undefined;
      if (entry && 'run' in entry && entry.run) return entry.run();
      if (site.search === undefined || query === '') return;
      const chosen = entry && ('result' in entry ? entry.result.target : entry.target);
      const target = chosen ?? toSearchTarget(site.search, { query, context, versionPath });
      remember();
      if (inNewTab) return void window.open(href(target), '_blank', 'noopener');
      leave();
      navigate(target);
    },
    leaveAfterLink(event: MouseEvent) {
      if (event.defaultPrevented || !(event.target as Element).closest('a')) return;
      remember();
      leave();
    },
    clear() {
      setText('');
      field.current?.focus();
      const rest = withoutHighlight(location.search);
      if (rest !== undefined) navigate(`${path}${rest}${location.hash}`, { replace: true });
    },
  };
}

/** On a page that a search led to, the box holds what was typed; on any other page it starts empty. */
function useTextOfPage(path: string, search: string, onArrival: () => void): [string, (text: string) => void] {
  const typed = typedQuery(search);
  const place = `${path}?${typed}`;
  // Text typed before the app ran stays: at first there is nothing to replace.
  const [shown, setShown] = useState(`${path}?`);
  const [text, setText] = useState('');
  if (shown !== place) {
    setShown(place);
    setText(typed);
    onArrival();
  }
  return [text, setText];
}

function toMessage(response: SearchResponse | undefined, t: Translate): string {
  if (response === undefined) return '';
  const { length } = response.results;
  return length === 0 ? t('No results') : t.plural('1 result|{count} results', length);
}
