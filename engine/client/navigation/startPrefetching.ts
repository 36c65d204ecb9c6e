import type { RoutePath } from '../../shared/siteData.ts';
import { isRoutable, linkOf } from '../address/linkOf.ts';
import { whenIdle } from '../browser/timing.ts';

export interface PrefetchOptions {
  /** The route a link leads to; undefined when it is not another page of the site. */
  routeOf(link: HTMLAnchorElement): RoutePath | undefined;
  isLoaded(path: RoutePath): boolean;
  /** Loads a page, so that a click needs no network. */
  load(path: RoutePath): void;
  /** Lets the browser fetch the page's data when it is idle; later calls for the same page do nothing. */
  prefetch(path: RoutePath): void;
}

/**
 * Fetches pages the reader may want next: right away on hover, focus and touch; links in view when idle, once the reader
 * has done something.
 */
export function startPrefetching({ routeOf, isLoaded, load, prefetch }: PrefetchOptions): void {
  let watch = (): void => {
    watch = () => {};
    watchLinks((link) => {
      const path = routeOf(link);
      if (path !== undefined && !isLoaded(path) && !isDataSaver()) prefetch(path);
    });
  };

  const onIntent = (event: Event): void => {
    watch();
    const link = linkOf(event);
    const path = link && routeOf(link);
    if (path !== undefined && !isLoaded(path) && !isDataSaver()) load(path);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin', 'wheel', 'keydown']) {
    addEventListener(type, onIntent, { passive: true });
  }
  // The app was started by a component and not by the reader, who may want nothing else.
  if (typeof octavo.event !== 'number') watch();
}

/** Calls `onView` when a link has come into view and the browser is idle, even if the link is added later. */
function watchLinks(onView: (link: HTMLAnchorElement) => void): void {
  let isScheduled = false;
  const observer = new IntersectionObserver((entries) => {
    const links = entries.flatMap((entry) => (entry.isIntersecting ? (entry.target as HTMLAnchorElement) : []));
    if (links.length > 0) whenIdle(() => links.forEach(onView));
  });

  function scan(): void {
    isScheduled = false;
    // Results in the search box change with every letter, so only the one under the pointer is fetched.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([role=option])')) {
      // For links that are already observed this does nothing.
      if (isRoutable(link)) observer.observe(link);
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
function isDataSaver(): boolean | undefined {
  const { connection } = navigator as ConnectionNavigator;
  return connection && (connection.saveData || /2g/.test(connection.effectiveType!));
}

/** Lets the browser prefetch a file into its cache, or fetches it if that hint is not supported. */
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
