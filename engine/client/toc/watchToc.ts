import { PAGE_EVENT } from '../../shared/events.ts';
import { ISLAND_MARK } from '../../shared/ranges.ts';
import { decodePath } from '../../shared/url/sitePaths.ts';
import { findActiveHeading } from './activeHeading.ts';
import { ACTIVE_LINK } from './activeLink.ts';

/** Tolerance for rounded scroll positions and a little space above the target of a jump. */
const TOLERANCE = 8;

/**
 * Marks the section being read in the table of contents, on this page and those that follow. The table stays the
 * server's HTML.
 */
export function watchToc(root: Document): void {
  let frame = 0;
  const update = (): void => {
    frame = 0;
    // Looked up each time, because the article may have been replaced or a closed section opened.
    const links = [...root.querySelectorAll<HTMLAnchorElement>('.toc-highlight')].filter(
      // The site's own table of contents marks its links itself. A hidden one is copied on phones.
      (link) => link.offsetParent && !octavo.rangeAround?.(link, ISLAND_MARK),
    );
    const active = links[findActive(links)];
    for (const link of links) {
      link.classList.toggle(ACTIVE_LINK, link === active);
      link.ariaCurrent = link === active ? 'true' : null;
    }
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(update);
  };
  for (const event of ['scroll', 'resize']) addEventListener(event, schedule, { passive: true });
  root.addEventListener(PAGE_EVENT, schedule);
  root.addEventListener('DOMContentLoaded', schedule);
  schedule();
}

function findActive(links: HTMLAnchorElement[]): number {
  const headings = links.map(({ hash }) => document.getElementById(decodeHash(hash)));
  const first = headings.find((heading) => heading !== null);
  if (!first) return -1;
  const { clientHeight, scrollHeight } = document.documentElement;
  const hash = decodeHash(location.hash);
  return findActiveHeading({
    // A heading hidden in a closed tab is never reached.
    tops: headings.map((heading) => heading?.getBoundingClientRect().top ?? Infinity),
    line: (Number.parseFloat(getComputedStyle(first).scrollMarginTop) || 0) + TOLERANCE,
    viewportHeight: clientHeight,
    atEnd: scrollY > 0 && Math.ceil(scrollY + clientHeight) >= scrollHeight - 1,
    target: headings.findIndex((heading) => heading?.id === hash),
  });
}

/** The id in a hash; in hash routing it follows the second `#`. */
function decodeHash(hash: string): string {
  return decodePath(hash.slice(hash.lastIndexOf('#') + 1));
}
