import type { NavbarItem, RoutePath } from '../../../shared/siteData.ts';
import { ownValue } from '../../../shared/ownValue.ts';
import { isStopWord } from '../../../shared/search/text/stopWords.ts';
import { wordsOf } from '../../../shared/search/text/tokenize.ts';
import { withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import type { SearchPageInput } from '../../../shared/search/index/types.ts';
import type { CompiledSections, CompiledSite } from '../../compile/compileSite.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { originalLanguage } from '../../read/content/originalLanguage.ts';
import type { Content } from '../../read/content/types.ts';
import type { Site } from '../../read/loadSites.ts';
import type { Route, SearchFacts } from '../../read/routes/types.ts';
import type { SiteIndex } from '../links/siteIndex.ts';
import { toAddressName, toAddressNames, toOtherNames } from './toOtherNames.ts';
import { toReaderWords } from './toReaderWords.ts';
import type { KeyedSearchInput, SearchInput, SearchPage } from './types.ts';

/**
 * The input of each index: one per version of each docs instance, one per blog, one for the pages, according to the
 * options.
 */
export function toSearchInputs(
  { config, content }: Pick<Site, 'config' | 'content'>,
  compiled: Pick<CompiledSite, 'routes' | 'sections' | 'linkTexts'>,
  navbar: NavbarItem[],
  siteIndex: SiteIndex,
): KeyedSearchInput[] {
  const otherNames = toOtherNames(config, compiled, siteIndex);
  const hasCompounds = isGerman(config);
  const original = originalLanguage(config.i18n);
  const siteName = toSiteName(config.title);
  const readerWords = toReaderWords(content, compiled.routes, siteIndex);
  return groupRoutes(config, compiled.routes).map(({ index, routes }) => {
    const home = introductionOf(content, index);
    const isIntroduced = siteName !== '' && routes.some(({ route }) => route.routePath === home);
    const inOrder = routes.toSorted((a, b) => Number(b.route.routePath === home) - Number(a.route.routePath === home));
    const pages = inOrder.map(({ route, facts }) => {
      const { routePath } = route;
      const { title, description, keywords, categories } = facts;
      const label = navbarLabel(navbar, route);
      const crumbs = [...(label === undefined ? [] : [{ label }]), ...categories];
      const breadcrumbs = crumbs.map((crumb) => crumb.label);
      const names = otherNames.get(routePath);
      const words = readerWords.get(routePath);
      const isOriginal = [isInOriginal(route), ...crumbs.map(({ language }) => language !== undefined)];
      const originals = original && isOriginal.reduce((bits, is, at) => bits | (Number(is) << at), 0);
      const own = { routePath, title, description, keywords, breadcrumbs, ...(originals && { originals }) };
      const called = { ...(names && { otherNames: names }), ...(words && { readerWords: words }) };
      const address = isHomeOf(index, routePath) ? '/' : routePath;
      return toSearchPage({ ...own, ...called }, address, compiled.sections.get(routePath));
    });
    const contentKey = hashOf(pages.map(({ key }) => key).join());
    const whole = {
      ...(hasCompounds && { hasCompounds }),
      ...(isIntroduced && { siteName }),
      ...(original && { language: `${original.lang} ${original.dir}` }),
    };
    const key = hashOf([contentKey, JSON.stringify(whole), ...pages.map((page) => page.routePath)].join());
    return { ...index, ...whole, key, contentKey, pages };
  });
}

/** `Emberhold Docs` → `emberhold`: the query of a reader who wants to know what the product is. */
function toSiteName(title: string): string {
  const isName = (word: string): boolean => !isStopWord(word) && !/^(?:docs?|documentation)$/.test(word);
  return wordsOf(title).filter(isName).join(' ');
}

/** The page that a version of docs starts with. */
function introductionOf(
  { docs }: Pick<Content, 'docs'>,
  { type, instanceId, versionName }: Omit<SearchInput, 'pages'>,
): RoutePath | undefined {
  const instance = type === 'docs' ? docs.find(({ id }) => id === instanceId) : undefined;
  return instance?.versions.find(({ name }) => name === versionName)?.mainDocPath;
}

/** A component's code translates its texts. */
function isInOriginal(route: Route): boolean {
  return route.source?.file.isLocalized !== true && !(route.kind === 'page' && route.page.isCode);
}

/** By the language of its locale; a site in English has no words to split. */
function isGerman({ i18n }: Pick<SiteConfig, 'i18n'>): boolean {
  return /^de\b/i.test(i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale);
}

/** The indexes that the site will have; no page has to be compiled to know them. */
export function listSearchIndexes(config: Pick<SiteConfig, 'search'>, routes: readonly Route[]): SearchInput[] {
  return groupRoutes(config, routes).map(({ index }) => ({ ...index, pages: [] }));
}

interface IndexedRoutes {
  index: Omit<SearchInput, 'pages'>;
  routes: { route: Route; facts: SearchFacts }[];
}

function groupRoutes({ search }: Pick<SiteConfig, 'search'>, routes: readonly Route[]): IndexedRoutes[] {
  if (!search) return [];
  const isIndexed = { docs: search.indexDocs, blog: search.indexBlog, pages: search.indexPages };
  const groups = new Map<string, IndexedRoutes>();
  for (const route of routes) {
    const { routePath, search: facts } = route;
    if (!facts || search.ignoreFiles.some((pattern) => isIgnored(pattern, routePath))) continue;
    const { title: _t, description: _d, keywords: _k, categories: _c, ...index } = facts;
    if (!isIndexed[index.type]) continue;
    const key = [index.type, index.instanceId, index.versionName].join('\0');
    const group: IndexedRoutes = groups.get(key) ?? { index, routes: [] };
    group.routes.push({ route, facts });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A page without its text. A page without a title is named after its first heading. */
type SearchPageFacts = Omit<SearchPageInput, 'sections' | 'title'> & { title?: string };

/** Its address names the version, not its subject. */
function isHomeOf({ versionPath }: Pick<SearchInput, 'versionPath'>, routePath: RoutePath): boolean {
  return versionPath !== '' && withoutTrailingSlash(routePath) === withoutTrailingSlash(`/${versionPath}`);
}

/** `address` is the part of the path that names it. */
function toSearchPage(facts: SearchPageFacts, address: RoutePath, sections: CompiledSections | undefined): SearchPage {
  const { routePath, ...own } = facts;
  const name = toAddressName(address);
  return {
    routePath,
    key: hashOf(JSON.stringify([own, name, sections?.key])),
    async read() {
      const read = (await sections?.read()) ?? [];
      const title = facts.title ?? read.find(({ level }) => level === 1)?.heading ?? '';
      const ids = read.flatMap(({ id }) => id ?? []);
      const otherNames = toAddressNames(name, ids);
      for (const [id, names] of Object.entries(facts.otherNames ?? {})) {
        otherNames[id] = [...(ownValue(otherNames, id) ?? []), ...names];
      }
      return { ...facts, title, otherNames, sections: read };
    },
  };
}

function isIgnored(pattern: string | RegExp, routePath: string): boolean {
  const bare = routePath.replace(/^\//, '');
  return typeof pattern === 'string' ? pattern === bare : pattern.test(bare);
}

/** Label of the navbar item that is active on the page: the first part of a result's path. */
function navbarLabel(items: NavbarItem[], route: Route): string | undefined {
  const instanceId = 'version' in route ? route.instance.id : undefined;
  for (const item of items) {
    if ((item.type === 'doc' || item.type === 'docSidebar') && item.instanceId === instanceId) return item.label;
    if (item.type === 'link' && isBelow(route.routePath, item.activeBasePath ?? item.to)) return item.label;
  }
  return undefined;
}

function isBelow(routePath: string, base: string): boolean {
  const prefix = `/${base.replace(/^\/+|\/+$/g, '')}`;
  return prefix !== '/' && (routePath === prefix || routePath.startsWith(`${prefix}/`));
}
