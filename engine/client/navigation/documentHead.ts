import { FIRST_MARK, HEAD_MARK } from '../../shared/documentAttributes.ts';
import type { HeadTag, PageData } from '../../shared/pageData.ts';

/** Replaces the last page's own tags with this page's; everything else in the head stays. */
export function applyHead(page: PageData, from: PageData, toFile: (path: string) => string): void {
  document.title = page.head.title;
  const tags = page.head.tags.map((tag) => createTag(tag, toFile));
  const old = document.head.querySelectorAll(`[${HEAD_MARK}]`);
  const isFirst = (tag: Element) => tag.hasAttribute(FIRST_MARK);
  document.head.prepend(...tags.filter(isFirst));
  document.head.append(...tags.filter((tag) => !isFirst(tag)));
  for (const tag of old) tag.remove();
  const { classList } = document.documentElement;
  classList.remove(...(from.classNames ?? []));
  classList.add(...(page.classNames ?? []));
}

function createTag({ tag, attributes, content }: HeadTag, toFile: (path: string) => string): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    const isSitePath = (name === 'href' || name === 'src') && /^\/(?!\/)/.test(String(value));
    element.setAttribute(name, value === true ? '' : isSitePath ? toFile(value) : value);
  }
  element.setAttribute(HEAD_MARK, '');
  if (content !== undefined) element.textContent = content;
  return element;
}

/**
 * Icon and feeds belong to the whole site: they stay in the head while the address changes, and relative addresses would
 * then point elsewhere. Styles are loaded already and left alone.
 */
export function pinHead(): void {
  const links = `link[href]:not([${HEAD_MARK}],[rel=stylesheet],[rel=preload])`;
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(links)) link.setAttribute('href', link.href);
}

let base: HTMLBaseElement | undefined;

/**
 * After Back the address is that of a page still on its way, while the old article is on screen: this keeps
 * the old article's relative links right.
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
