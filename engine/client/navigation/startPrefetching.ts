import type { RoutePath } from '../../shared/siteData.ts';
import { isRoutable, linkOf } from '../address/linkOf.ts';
import { whenIdle } from '../browser/timing.ts';

export interface PrefetchOptions {
  /** The page a link leads to; undefined when it is not another page of the site. */
  pageOf(link: HTMLAnchorElement): RoutePath | undefined;
  isLoaded(path: RoutePath): boolean;
  /** Really loads a page, so that a click needs no network. */
  load(path: RoutePath): void;
  /** Lets the browser fetch the page's data, if it likes. */
  prefetch(path: RoutePath): void;
}

/** Fetches pages the reader may want next: on hover, focus and touch at once, links in view when idle. */
export function startPrefetching({ pageOf, isLoaded, load, prefetch }: PrefetchOptions): void {
  const hinted = new Set<RoutePath>();

  const onIntent = (event: Event): void => {
    const link = linkOf(event);
    const path = link && pageOf(link);
    if (path !== undefined && !isLoaded(path) && !isDataSaver()) load(path);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, onIntent, { passive: true });
  }

  watchLinks((link) => {
    const path = pageOf(link);
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

/** True where the reader pays for bytes nobody asked for: data saving, or a connection of the 2g kind. */
export function isDataSaver(
  { connection }: ConnectionNavigator = navigator as ConnectionNavigator,
): boolean | undefined {
  return connection && (connection.saveData || /2g/.test(connection.effectiveType!));
}

/** Asks the browser to fetch a file into its cache when it has time; where it knows no such hint, fetches it. */
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
