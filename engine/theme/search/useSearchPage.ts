import { useMemo, useState } from 'react';
import { useTranslate } from '../../client/index.ts';
import {
  resolveScope,
  toSearchTarget,
  useLocationSuffix,
  useNavigate,
  useSearch,
  useSite,
  type SearchResponse,
} from '../../client/index.ts';
import type { Translate } from '../../shared/createTranslate.ts';
import type { DocsInstanceData, SiteData } from '../../shared/siteData.ts';

const LIMIT = 100;
const PER_PAGE = 5;
const EXCERPT_LENGTH = 100;
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
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setText(query);
  }

  const { contexts = [], highlight = false } = site.search ?? {};
  const known = contexts.find(({ name }) => name === context)?.name;
  const isEverywhere = known === undefined && context === EVERYWHERE;
  const scope = useMemo(
    () => resolveScope(site, { context: known, versionPath, everywhere: isEverywhere }),
    [site, known, versionPath, isEverywhere],
  );

  const request = useMemo(() => {
    if (query.trim() === '') return undefined;
    return {
      ...scope,
      requester: 'page',
      query,
      limit: LIMIT,
      perPage: PER_PAGE,
      excerptLength: EXCERPT_LENGTH,
      highlight,
    };
  }, [query, scope, highlight]);
  const { status, response, error, retry } = useSearch(request);

  const go = (change: { query?: string; context?: string | undefined; versionPath?: string }): void => {
    if (site.search === undefined) return;
    const active = isEverywhere ? EVERYWHERE : known;
    const next = { query, context: active, versionPath, ...change };
    navigate(toSearchTarget(site.search, next), { replace: true });
  };

  // In the order of the version menu; one without an index cannot be searched.
  const main = mainInstance(site.docs);
  const indexes = (site.search?.indexes ?? []).filter((ref) => ref.type === 'docs' && ref.instanceId === main?.id);
  const versions = (main?.versions ?? []).flatMap(({ name, label }) => {
    const ref = indexes.find(({ versionName }) => versionName === name);
    return ref ? { versionPath: ref.versionPath, label } : [];
  });

  return {
    text,
    heading:
      query.trim() === '' ? t('Search the documentation') : t('Search results for "{query}"', { query: query.trim() }),
    response,
    error,
    retry,
    isBusy: status === 'loading',
    message: status === 'failed' || request === undefined ? '' : toMessage(response, t),
    contexts: contexts.length > 1 ? [...contexts, { name: EVERYWHERE, label: t('everywhere') }] : contexts,
    context: isEverywhere ? EVERYWHERE : (known ?? contexts[0]?.name ?? ''),
    versions,
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

/** The instance with the most versions: the one whose versions a reader chooses from. */
function mainInstance(docs: SiteData['docs']): DocsInstanceData | undefined {
  return Object.values(docs).toSorted((a, b) => b.versions.length - a.versions.length)[0];
}

function toMessage(response: SearchResponse | undefined, t: Translate): string {
  if (response === undefined) return t('Searching…');
  const { length } = response.results;
  return length === 0 ? t('No results') : t.plural('1 document found|{count} documents found', length);
}
