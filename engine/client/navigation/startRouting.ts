import type { RoutePath, SiteData } from '../../shared/siteData.ts';
import { encodePath, toDataFile } from '../../shared/url/sitePaths.ts';
import { isPlainClick, linkOf } from '../address/linkOf.ts';
import { probeCleanUrls } from '../address/probeCleanUrls.ts';
import { isFilePath } from '../address/routeCandidates.ts';
import { toLocation, type AddressSpace, type SiteLocation } from '../address/siteLocation.ts';
import { startAnnouncing } from '../browser/announce.ts';
import type { WritableStore } from '../runtime/createStore.ts';
import { REFRESH_EVENT } from '../../shared/events.ts';
import type { HrefStyle } from '../runtime/types.ts';
import { markTerms, tidyMain } from './arriveAt.ts';
import type { PageLoader } from './createPageLoader.ts';
import type { Router } from './createRouter.ts';
import { pinHead } from './documentHead.ts';
import { prefetchFile, startPrefetching } from './startPrefetching.ts';

export interface RoutingOptions {
  site: SiteData;
  space: AddressSpace;
  router: Router;
  loader: PageLoader;
  /** Data files that are being prefetched. */
  prefetched: Set<string>;
  hrefStyle: WritableStore<HrefStyle>;
  /** The document is the 404 page, shown at its own address. */
  isNotFound: boolean;
}

/** Connects the router with the document: clicks, prefetching and browser events. */
export function startRouting({ site, space, router, loader, prefetched, hrefStyle, isNotFound }: RoutingOptions): void {
  const isHashed = site.router === 'hash';
  const isFromDisk = space.root.startsWith('file:');

  /** The location a link leads to; undefined for anything that is not a page of the site. */
  function locationOf(link: HTMLAnchorElement): SiteLocation | undefined {
    const { hash } = link;
    const isFragment = isHashed && link.getAttribute('href')!.startsWith('#') && !hash.startsWith('#/');
    const to = isFragment ? { ...router.current, hash } : toLocation(new URL(link.href), space);
    return to && !isFilePath(to.path) ? to : undefined;
  }

  /** A link within the same page, which is left to the browser. */
  function isWithinPage(link: HTMLAnchorElement, to: SiteLocation): boolean {
    if (isHashed || router.isPinned || !link.href.includes('#')) return false;
    return loader.routeOf(to.path) === router.current.path && to.search === router.current.search;
  }

  if (isHashed || !isFromDisk) {
    document.addEventListener('click', (event) => {
      const link = isPlainClick(event) ? linkOf(event) : undefined;
      const to = link && locationOf(link);
      if (!to || isWithinPage(link, to)) return;
      event.preventDefault();
      void router.go(to, 'push');
    });
    startPrefetching({
      routeOf(link) {
        const to = locationOf(link);
        const route = to && loader.routeOf(to.path);
        return route === router.current.path ? undefined : route;
      },
      load: (path: RoutePath) => void loader.load(path).catch(() => {}),
      isLoaded: loader.has,
      prefetch(path: RoutePath) {
        const file = toDataFile(path, site);
        if (isFromDisk || prefetched.has(file)) return;
        prefetched.add(file);
        prefetchFile(octavo.root + encodePath(file));
      },
    });
  }

  pinHead();
  startAnnouncing();
  addEventListener('online', router.retry);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) router.reset(toLocation(new URL(location.href), space));
  });
  document.addEventListener(REFRESH_EVENT, () => void router.refresh());

  const address = toLocation(new URL(location.href), space);
  if (isHashed && address && address.path !== router.current.path) return void router.go(address, 'pop');
  delete document.documentElement.dataset.ocPending;
  markTerms(site, router.current);
  void tidyIfCleanUrls();

  /** Tests whether the host has clean URLs, if the address does not show it. */
  async function tidyIfCleanUrls(): Promise<void> {
    const { ocClean } = document.documentElement.dataset;
    const isKnown = !isNotFound && (ocClean !== undefined || location.pathname.endsWith('.html'));
    if (isKnown || !(await probeCleanUrls(site, octavo.root!))) return;
    hrefStyle.set({ ...hrefStyle.get(), form: 'clean' });
    tidyMain(site, 'clean');
  }
}
