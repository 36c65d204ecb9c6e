import type { TocItem } from '../../shared/pageData.ts';

/** The table of contents as the document shows it, so that the document need not carry it twice. */
export function readToc(): TocItem[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.oc-toc a')].map((link) => {
    let level = 1;
    for (let list = link.closest('ul'); list; list = list.parentElement!.closest('ul')) level++;
    return { id: decodeURIComponent(link.hash.slice(1)), level, html: link.innerHTML };
  });
}
