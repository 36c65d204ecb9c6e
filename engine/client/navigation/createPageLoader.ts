import type { HeadTag, PageData, PageFile, SidebarData } from '../../shared/pageData.ts';
import type { RoutePath, SiteData } from '../../shared/siteData.ts';
import { toDataFile } from '../../shared/url/sitePaths.ts';
import { routeCandidates } from '../address/routeCandidates.ts';
import { LoadError } from '../dataFiles/parseDataFile.ts';
import type { View } from '../runtime/types.ts';
import { LimitedMap } from './LimitedMap.ts';

/** The result of a navigation, ready for the screen. */
export type LoadedView = View & { main: string };

export interface PageLoader {
  /** Loads a page and its sidebar; reuses an earlier load unless it failed. */
  load(path: RoutePath): Promise<LoadedView>;
  /** True when `load` was called for the path and has not failed. */
  has(path: RoutePath): boolean;
  /** The route a path most likely means, until it has loaded. */
  routeOf(path: RoutePath): RoutePath;
  /** Forgets all loads. */
  forget(): void;
}

const MAX_PATHS = 10_000;
/** Pages are cached with their HTML. Beyond this number only the browser's cache has them. */
const MAX_PAGES = 100;

export interface PageLoaderOptions {
  site: Pick<SiteData, 'buildId' | 'trailingSlash' | 'folder'>;
  loadData(file: string): Promise<unknown>;
  /** The style sheets that the page needs in addition to the site's. */
  loadSheets(tags: HeadTag[]): Promise<void>;
  /** The sidebar that came with the document, by its file. */
  sidebars: Map<string, Promise<SidebarData>>;
}

export function createPageLoader({ site, loadData, loadSheets, sidebars }: PageLoaderOptions): PageLoader {
  const candidates = new LimitedMap<RoutePath, RoutePath[]>(MAX_PATHS);
  const pages = new LimitedMap<RoutePath, Promise<LoadedView>>(MAX_PAGES);

  function candidatesOf(path: RoutePath): RoutePath[] {
    const known = candidates.get(path) ?? routeCandidates(path, site.trailingSlash);
    candidates.set(path, known);
    return known;
  }

  async function loadFirst(path: RoutePath): Promise<LoadedView> {
    const [first, ...others] = candidatesOf(path);
    try {
      return await loadRoute(first!);
    } catch (error) {
      for (const other of others) {
        const view = await loadRoute(other).catch(() => undefined);
        if (!view) continue;
        candidates.set(path, [other]);
        return view;
      }
      throw error;
    }
  }

  async function loadRoute(path: RoutePath): Promise<LoadedView> {
    const file = toDataFile(path, site);
    const { main, ...page } = checkPage(file, await loadData(file));
    const [sidebar] = await Promise.all([loadSidebar(page), loadSheets(page.head.tags)]);
    return { page, main, sidebar };
  }

  function checkPage(file: string, value: unknown): PageFile {
    const page = value as Partial<PageFile> | null;
    if (typeof page !== 'object' || page === null || typeof page.path !== 'string') {
      throw new LoadError('invalid', `"${file}" is not the data of a page.`);
    }
    if (page.buildId !== site.buildId) {
      throw new LoadError('outdated', `"${file}" is of another build.`);
    }
    if (typeof page.main !== 'string') throw new LoadError('invalid', `"${file}" has no content: "main" is missing.`);
    return page as PageFile;
  }

  function loadSidebar({ docs }: PageData): Promise<SidebarData> | undefined {
    const file = docs?.sidebar?.file;
    if (file === undefined) return undefined;
    const known = sidebars.get(file);
    if (known) return known;
    const loading = loadData(file) as Promise<SidebarData>;
    sidebars.set(file, loading);
    loading.catch(() => sidebars.delete(file));
    return loading;
  }

  const routeOf = (path: RoutePath): RoutePath => candidatesOf(path)[0]!;

  return {
    routeOf,
    load(path) {
      const route = routeOf(path);
      const loading = pages.get(route) ?? loadFirst(path);
      // Set even if it is cached, so that the least recently used page is evicted first.
      pages.set(route, loading);
      loading.catch(() => pages.delete(route));
      return loading;
    },
    has: (path) => pages.has(routeOf(path)),
    forget: () => pages.clear(),
  };
}
