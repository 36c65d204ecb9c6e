/** Connects the parts of the runtime. Each part's behaviour is in the part. */
import { createTranslate } from '../shared/createTranslate.ts';
import type { PageData, SidebarData } from '../shared/pageData.ts';
import type { SiteData } from '../shared/siteData.ts';
import { withoutTrailingSlash } from '../shared/url/sitePaths.ts';
import { createHref } from './address/createHref.ts';
import { toLocation, type SiteLocation } from './address/siteLocation.ts';
import { createAnnouncement } from './announcement/createAnnouncement.ts';
import { loadScript } from './browser/loadScript.ts';
import { browserStorage } from './browser/storage.ts';
import { createColorMode } from './colorMode/createColorMode.ts';
import { loadData } from './dataFiles/loadData.ts';
import { LoadError } from './dataFiles/parseDataFile.ts';
import { createDrawer } from './drawer/createDrawer.ts';
import { arriveAt } from './navigation/arriveAt.ts';
import { createHistory } from './navigation/createHistory.ts';
import { createPageLoader } from './navigation/createPageLoader.ts';
import { createProgress } from './navigation/createProgress.ts';
import { createRouter, type Router } from './navigation/createRouter.ts';
import { scrollView } from './navigation/moveView.ts';
import { pinBase, unpinBase } from './navigation/documentHead.ts';
import { idleNavigation, type NavigationMachine } from './navigation/navigation.ts';
import { loadSheets } from './navigation/pageSheets.ts';
import { isReachable, leave, reloadOnce } from './navigation/realNavigation.ts';
import { startRouting } from './navigation/startRouting.ts';
import { createPreferredVersions } from './preferredVersion/createPreferredVersions.ts';
import { createStore } from './runtime/createStore.ts';
import type { HrefStyle, LocationSuffix, Runtime, View } from './runtime/types.ts';
import { createScrollMemory } from './scrolling/createScrollMemory.ts';
import { createScrollWatch } from './scrolling/createScrollWatch.ts';
import { resolveScope } from './search/resolveScope.ts';
import { sharedClient } from './search/useSearch.ts';

export interface BrowserRuntimeOptions {
  site: SiteData;
  /** The page in the document. */
  page: PageData;
  sidebar: SidebarData | undefined;
  /** Absolute URL of the site's root. */
  root: string;
  /** Runs a change of stores so that the document shows it when the call returns. */
  commit(change: () => void): void;
}

export interface BrowserRuntime {
  runtime: Runtime;
  /** Call this after React has rendered: from then on the router follows links. */
  start(): void;
}

export function createBrowserRuntime({ site, page, sidebar, root, commit }: BrowserRuntimeOptions): BrowserRuntime {
  const storage = browserStorage();
  const translate = createTranslate(site);
  const space = { root: root + (site.folder ?? ''), rules: site };
  const here = (): SiteLocation | undefined => toLocation(new URL(location.href), space);
  const isNotFound = page.kind === 'not-found' && site.router === 'browser';
  const isClean = document.documentElement.dataset.ocForm === 'clean';
  const startLocation: SiteLocation =
    site.router === 'hash'
      ? { path: page.path, search: '', hash: '' }
      : {
          path: isNotFound ? (here()?.path ?? page.path) : withoutTrailingSlash(page.path),
          search: location.search,
          hash: location.hash,
        };

  const view = createStore<View>({ page, sidebar, main: undefined });
  const hrefStyle = createStore<HrefStyle>({
    form: isClean ? 'clean' : 'file',
    root: isNotFound ? new URL(root).pathname : undefined,
  });
  const { search, hash } = startLocation;
  const suffix = createStore<LocationSuffix>({ search: '', hash: '' }, { search, hash });
  const navigation = createStore<NavigationMachine>(idleNavigation);

  const sidebarFile = page.docs?.sidebar?.file;
  const sidebars = new Map(sidebar && sidebarFile !== undefined ? [[sidebarFile, Promise.resolve(sidebar)]] : []);
  const prefetched = new Set<string>();
  const loader = createPageLoader({
    site,
    // A prefetched file is read from the cache once, regardless of the host's caching rules.
    loadData: (file) => loadData(file, root, prefetched.delete(file) ? 'force-cache' : 'default'),
    loadSheets,
    sidebars,
  });
  // While a page loads, the address is already the new page's, but the scroll position is still the old page's.
  const savePosition = (): void => {
    if (!router.isPinned) memory.save(history.key);
  };
  // The browser only reports scrolling with its next frame, which is too late if the reader leaves immediately.
  const history = createHistory((step) => router.onStep(step, here()), savePosition);
  const memory = createScrollMemory();
  const drawer = createDrawer(site, view, history);
  const colorMode = createColorMode(site.colorMode, storage);
  const announcement = createAnnouncement(site.announcementBar, storage);
  const versions = createPreferredVersions(site, storage);
  const progress = createProgress();
  const scroll = createScrollWatch(site, savePosition);

  const router: Router = createRouter({
    site,
    translate,
    space,
    start: startLocation,
    // A page without shell lacks the data for a drawer.
    canRoute: site.router === 'hash' || (!root.startsWith('file:') && page.without !== 'shell'),
    history,
    loader,
    view,
    location: suffix,
    hrefStyle,
    navigation,
    effects: {
      commit,
      arrive(arrival) {
        if (arrival.plan !== 'query') {
          // This comes first, because nothing behind an open drawer can take focus.
          commit(drawer.reset);
          scroll.jump();
        }
        const saved = arrival.kind === 'pop' ? memory.get(history.key) : undefined;
        arriveAt(arrival, { site, page: view.get().page, form: hrefStyle.get().form, saved });
        // This is also needed if nothing scrolled and no event was fired.
        memory.save(history.key);
        suggest();
      },
      slow: progress.start,
      stop: progress.done,
      pin: () => pinBase(pageUrl),
      unpin: () => {
        pageUrl = location.href;
        unpinBase();
      },
      leave,
      isReachable,
      reloadOnce,
      warn: (message, error) => console.warn(message, error),
    },
  });
  /** Address of the page on screen. */
  let pageUrl = location.href;

  const runtime: Runtime = {
    site,
    translate,
    view,
    hrefStyle,
    location: suffix,
    navigation,
    navigate: router.navigate,
    retry: router.retry,
    reloadIfReplaced,
    colorMode: colorMode.store,
    cycleColorMode: colorMode.cycle,
    announcementVisible: announcement.visible,
    dismissAnnouncement: announcement.dismiss,
    preferredVersions: versions.store,
    choosePreferredVersion: versions.choose,
    drawer: drawer.store,
    drawerActions: drawer.actions,
    backToTopVisible: scroll.backToTop,
    scrollToTop: scroll.toTop,
    navbarHidden: scroll.navbarHidden,
  };

  /** The file name of the site's data differs between builds. */
  async function reloadIfReplaced(): Promise<boolean> {
    const file = document.documentElement.dataset.ocSite!;
    const failure = await loadData(file, root, 'no-store').then(
      () => undefined,
      (error: unknown) => (error instanceof LoadError ? error.failure : undefined),
    );
    return (failure === 'missing' || failure === 'invalid') && reloadOnce();
  }

  function suggest(): void {
    const { search, suggestions } = site.assets;
    if (!suggestions || view.get().page.kind !== 'not-found') return;
    const { path } = router.current;
    const href = (to: string): string => createHref(view.get().page.path, to, site, hrefStyle.get());
    const options = { site, translate, path, search: sharedClient(search!), resolveScope, href };
    // Nothing was found or no index is available, so there are no suggestions.
    loadScript(`${root}${suggestions}`, () => octavo.suggestPages?.(options).catch(() => {}));
  }

  function start(): void {
    // After a reload the browser restores the position, unless the app starts first, which then has to do it.
    const point = memory.get(history.key);
    if (point && (memory.isDue || scrollY === 0)) scrollView({ type: 'restore', point }, '');
    // The section was left before its position was noted.
    else if (memory.isDue && startLocation.hash) scrollView({ type: 'hash' }, startLocation.hash);
    suggest();
    startRouting({ site, space, router, loader, prefetched, hrefStyle, isNotFound });
  }

  return { runtime, start };
}
