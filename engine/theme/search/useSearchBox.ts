import { useMemo, useState, type MouseEvent, type RefObject } from 'react';
import { useTranslate } from '../../client/index.ts';
import {
  resolveScope,
  toSearchTarget,
  typedQuery,
  useHref,
  useLocationSuffix,
  useNavigate,
  usePage,
  useSearch,
  useSearchScope,
  useSite,
  withoutHighlight,
  type SearchResponse,
  type SearchResult,
} from '../../client/index.ts';
import type { Translate } from '../../shared/createTranslate.ts';

/** Results of the best page in the box; others have one, so that one page cannot fill it. */
const PER_PAGE = 2;
const NO_RESULTS: SearchResult[] = [];
const NOTHING_CHOSEN = { query: '', at: 0 };

/** An entry below the results: a link, or a wider search. */
export interface BoxAction {
  label: string;
  /** Absent for an action that stays in the box. */
  target?: string;
  run?(): void;
}

/** What the box knows and does; how it looks is in SearchBox. */
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
  const [text, setText] = useTextOfPage(path, location.search, () => {
    setActive(false);
    setEverywhere(false);
  });
  const query = text.trim();
  const { limit = 8, contextMaxLength = 50, highlight = false } = site.search ?? {};
  const scope = useMemo(
    () => resolveScope(site, { context, versionPath, everywhere: isEverywhere }),
    [site, context, versionPath, isEverywhere],
  );
  const request = useMemo(() => {
    if (!isActive || text.trim() === '') return undefined;
    const excerptLength = contextMaxLength;
    return { ...scope, requester: 'box', query: text, limit, perPage: PER_PAGE, excerptLength, highlight };
  }, [isActive, text, scope, limit, contextMaxLength, highlight]);
  const { status, response, error, retry, prepare } = useSearch(request);

  const results = response?.results ?? NO_RESULTS;
  const actions = toActions();
  const count = results.length + actions.length;
  // The first result of every new answer is selected.
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  const selected = choice.query === response?.query ? Math.min(choice.at, count - 1) : results.length > 0 ? 0 : -1;
  const select = (at: number): void => setChoice({ query: response?.query ?? '', at });

  function toActions(): BoxAction[] {
    if (site.search === undefined || response === undefined) return [];
    const list: BoxAction[] = [];
    if (results.length > 0) {
      const target = toSearchTarget(site.search, { query, context: isEverywhere ? 'all' : context, versionPath });
      list.push({
        label: isEverywhere || !context ? t('See all results') : t('See all results within "{context}"', { context }),
        target,
      });
    }
    if (!isEverywhere && site.search.contexts.length > 1) {
      list.push({ label: t('Search everywhere'), run: () => setEverywhere(true) });
    }
    return list;
  }

  function leave(): void {
    setActive(false);
    field.current?.blur();
  }

  return {
    text,
    isOpen: isActive && query !== '' && (response !== undefined || error !== undefined),
    isBusy: status === 'loading' && response === undefined,
    response,
    error,
    retry,
    actions,
    selected,
    select,
    message: toMessage(status === 'done' ? response : undefined, t),
    prepare: () => prepare(scope.files),
    activate() {
      setActive(true);
      prepare(scope.files);
    },
    close() {
      setActive(false);
      setChoice(NOTHING_CHOSEN);
    },
    type(value: string) {
      setText(value);
      setActive(true);
    },
    /** Past either end nothing is selected. */
    move: (by: 1 | -1) => select(((selected + 1 + by + count + 1) % (count + 1)) - 1),
    /** In a new tab the box stays open, for the next result. */
    submit({ inNewTab = false } = {}) {
      const isCurrent = response?.query === text;
      const result = isCurrent ? results[selected] : undefined;
      const action = isCurrent ? actions[selected - results.length] : undefined;
      if (action?.run) return action.run();
      if (site.search === undefined || query === '') return;
      const target = result?.target ?? action?.target ?? toSearchTarget(site.search, { query, context, versionPath });
      if (inNewTab) return void window.open(href(target), '_blank', 'noopener');
      leave();
      navigate(target);
    },
    leaveAfterLink(event: MouseEvent) {
      if (!event.defaultPrevented && (event.target as Element).closest('a')) leave();
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
  const [shown, setShown] = useState(path);
  const [text, setText] = useState('');
  if (shown !== place) {
    setShown(place);
    // What was typed before the app ran is kept: at first there is nothing to replace.
    if (shown !== path || typed !== '') {
      setText(typed);
      onArrival();
    }
  }
  return [text, setText];
}

function toMessage(response: SearchResponse | undefined, t: Translate): string {
  if (response === undefined) return '';
  const { length } = response.results;
  return length === 0 ? t('No results') : t.plural('1 result|{count} results', length);
}
