import type { RoutePath } from '../../shared/siteData.ts';
import { isDataSaver } from '../page/isDataSaver.ts';
import { whenIdle } from '../page/whenIdle.ts';
import { isRoutable, linkOf } from './linkOf.ts';

export interface PrefetchOptions {
  /** The page a link leads to; undefined when it is not another page of the site. */
  pageOf(link: HTMLAnchorElement): RoutePath | undefined;
  /** Really loads a page, so that a click needs no network. */
  load(path: RoutePath): void;
  isLoaded(path: RoutePath): boolean;
  /** Address of the page's data; undefined where a hint to the browser is of no use (from disk). */
  dataUrl(path: RoutePath): string | undefined;
}

/** Fetches pages the reader may want next: on hover, focus and touch at once, links in view when idle. */
export function startPrefetching(options: PrefetchOptions): void {
  const hinted = new Set<RoutePath>();
  const isPrefetchable = supportsPrefetch();

  const onIntent = (event: Event): void => {
    if (isDataSaver()) return;
    const link = linkOf(event);
    const path = link && options.pageOf(link);
    if (path !== undefined && !options.isLoaded(path)) options.load(path);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, onIntent, { passive: true });
  }

  function hint(link: HTMLAnchorElement): void {
    const path = options.pageOf(link);
    if (path === undefined || hinted.has(path) || options.isLoaded(path) || isDataSaver()) return;
    hinted.add(path);
    const url = options.dataUrl(path);
    if (url === undefined) return;
    if (isPrefetchable)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: url }));
    else fetch(url, { credentials: 'include' }).catch(() => {});
  }

  const observer =
    'IntersectionObserver' in globalThis
      ? new IntersectionObserver((entries) => {
          const links = entries.flatMap(({ isIntersecting, target }) =>
            isIntersecting ? (target as HTMLAnchorElement) : [],
          );
          for (const link of links) observer!.unobserve(link);
          if (links.length > 0) whenIdle(() => links.forEach(hint));
        })
      : undefined;
  const seen = new WeakSet<HTMLAnchorElement>();
  let isScheduled = false;

  function scan(): void {
    isScheduled = false;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (seen.has(link) || !isRoutable(link)) continue;
      seen.add(link);
      if (observer) observer.observe(link);
      else hint(link);
    }
  }
  const scheduleScan = (): void => {
    if (!isScheduled) whenIdle(scan);
    isScheduled = true;
  };
  new MutationObserver(scheduleScan).observe(document.body, { childList: true, subtree: true });
  scheduleScan();
}

function supportsPrefetch(): boolean {
  const { relList } = document.createElement('link');
  return relList?.supports?.('prefetch') ?? false;
}
