import { HEAD_MARK } from '../../shared/documentAttributes.ts';
import type { PageData } from '../../shared/pageData.ts';
import { createTag } from './createTag.ts';
import { isSheet, switchSheets } from './pageSheets.ts';

/** Replaces the last page's own tags with this page's; everything else in the head stays. */
export function applyHead(page: PageData, from: PageData, toFile: (path: string) => string): void {
  document.title = page.head.title;
  switchSheets(page.head.tags);
  const tags = page.head.tags.filter((tag) => !isSheet(tag)).map((tag) => createTag(tag, toFile));
  const old = document.head.querySelectorAll(`[${HEAD_MARK}]:not([rel=stylesheet])`);
  document.head.append(...tags);
  for (const tag of old) tag.remove();
  const { classList } = document.documentElement;
  classList.remove(...(from.classNames ?? []));
  classList.add(...(page.classNames ?? []));
}

/**
 * Icons and feeds of the whole site stay in the head while the address changes, so relative addresses must become
 * absolute. Styles are already loaded and stay unchanged.
 */
export function pinHead(): void {
  const links = `link[href]:not([${HEAD_MARK}],[rel=stylesheet],[rel=preload])`;
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(links)) link.setAttribute('href', link.href);
}

let base: HTMLBaseElement | undefined;

/**
 * After Back the address names a page that is still loading, while the old article is on screen. This keeps the old
 * article's relative links working.
 */
export function pinBase(url: string): void {
  if (base) return;
  base = document.createElement('base');
  base.href = url;
  document.head.prepend(base);
}

export function unpinBase(): void {
  base?.remove();
  base = undefined;
}
