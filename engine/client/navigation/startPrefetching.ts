import type { RoutePath } from '../../shared/siteData.ts';
import { isRoutable, linkOf } from '../address/linkOf.ts';
import { whenIdle } from '../browser/timing.ts';

export interface PrefetchOptions {
  /** The route a link leads to; undefined when it is not another page of the site. */
  routeOf(link: HTMLAnchorElement): RoutePath | undefined;
  isLoaded(path: RoutePath): boolean;
  /** Really loads a page, so that a click needs no network. */
  load(path: RoutePath): void;
  /** Lets the browser fetch the page's data, when it has time. */
  prefetch(path: RoutePath): void;
}

/** Fetches pages the reader may want next: right away on hover, focus and touch; links in view when idle. */
export function startPrefetching({ routeOf, isLoaded, load, prefetch }: PrefetchOptions): void {
  const hinted = new Set<RoutePath>();

  const onIntent = (event: Event): void => {
    const link = linkOf(event);
    const path = link && routeOf(link);
    if (path !== undefined && !isLoaded(path) && !isDataSaver()) load(path);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, onIntent, { passive: true });
  }

  watchLinks((link) => {
    const path = routeOf(link);
    if (path === undefined || hinted.has(path) || isLoaded(path) || isDataSaver()) return;
    hinted.add(path);
    prefetch(path);
  });
}

/** Calls `onView` when a link has come into view and the browser is idle, also for links that appear later. */
function watchLinks(onView: (link: HTMLAnchorElement) => void): void {
  const seen = new WeakSet<HTMLAnchorElement>();
  let isScheduled = false;
  const observer =
    'IntersectionObserver' in globalThis
      ? new IntersectionObserver((entries) => {
          const links = entries.flatMap((entry) => (entry.isIntersecting ? (entry.target as HTMLAnchorElement) : []));
          for (const link of links) observer!.unobserve(link);
          if (links.length > 0) whenIdle(() => links.forEach(onView));
        })
      : undefined;

  function scan(): void {
    isScheduled = false;
    // Results in the search box change with every letter: only the one under the pointer is fetched.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([role=option])')) {
      if (seen.has(link) || !isRoutable(link)) continue;
      seen.add(link);
      if (observer) observer.observe(link);
      else onView(link);
    }
  }
  const schedule = (): void => {
    if (!isScheduled) whenIdle(scan);
    isScheduled = true;
  };
  new MutationObserver(schedule).observe(document.body, { childList: true, subtree: true });
  schedule();
}

interface ConnectionNavigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** True where prefetching could cost the reader money: data saver is on, or the connection is 2G. */
export function isDataSaver(
  { connection }: ConnectionNavigator = navigator as ConnectionNavigator,
): boolean | undefined {
  return connection && (connection.saveData || /2g/.test(connection.effectiveType!));
}

/** Asks the browser to prefetch a file into its cache; where that hint is not supported, fetches it. */
export function prefetchFile(url: string): void {
  const link = document.createElement('link');
  if (link.relList?.supports?.('prefetch')) {
    link.rel = 'prefetch';
    link.href = url;
    document.head.append(link);
  } else {
    fetch(url, { credentials: 'include' }).catch(() => {});
  }
}
