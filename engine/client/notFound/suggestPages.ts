import type { Translate } from '../../shared/createTranslate.ts';
import type { RoutePath, SiteData } from '../../shared/siteData.ts';
import type { resolveScope } from '../search/resolveScope.ts';
import type { SearchOperations, SearchResult } from '../search/types.ts';
import { nearestFirst, toSuggestionQueries, versionPathOf } from './suggestions.ts';

const MAX_SUGGESTIONS = 3;
/** The number of results among which the nearest address is looked for. */
const MAX_CANDIDATES = 8;

export interface SuggestOptions {
  site: SiteData;
  translate: Translate;
  /** The requested address. */
  path: RoutePath;
  search: SearchOperations;
  /** The app's copy, so that it is not loaded twice. */
  resolveScope: typeof resolveScope;
  href(path: RoutePath): string;
}

/** Fills the not-found page's list with the nearest pages, as the search index knows them. */
export async function suggestPages(options: SuggestOptions): Promise<void> {
  const { site, translate, path, search, href } = options;
  const list = document.querySelector('[data-oc-suggestions]');
  if (!list || !site.search) return;
  const versionPath = versionPathOf(
    path,
    site.search.indexes.map((index) => index.versionPath),
  );
  const scope = options.resolveScope(site, { context: undefined, versionPath, everywhere: true });
  for (const query of toSuggestionQueries(path, versionPath)) {
    const found: SearchResult[] = [];
    const shown = { limit: MAX_CANDIDATES, perPage: 1, excerptLength: 0, highlight: false };
    const request = { ...scope, requester: 'suggestions', query, ...shown };
    await search.search(request, ({ results }) => void found.splice(0, found.length, ...results));
    if (found.length === 0) continue;
    list.replaceChildren(
      createList(translate('Perhaps you were looking for:'), nearestFirst(path, found).slice(0, MAX_SUGGESTIONS), href),
    );
    return;
  }
}

function createList(introduction: string, results: SearchResult[], href: (path: RoutePath) => string): Node {
  const fragment = document.createDocumentFragment();
  const intro = document.createElement('p');
  intro.textContent = introduction;
  const list = document.createElement('ul');
  for (const { pagePath, title } of results) {
    const link = document.createElement('a');
    link.href = href(pagePath);
    link.textContent = title.map(({ text }) => text).join('');
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  fragment.append(intro, list);
  return fragment;
}
