import { HEAD_MARK } from '../../shared/documentAttributes.ts';
import type { HeadTag, PageData } from '../../shared/pageData.ts';

/** Puts the page's own tags in place of the last page's; whatever else is in the head stays. */
export function applyHead(page: PageData, from: PageData, toFile: (path: string) => string): void {
  document.title = page.head.title;
  const tags = page.head.tags.map((tag) => createTag(tag, toFile));
  const old = document.head.querySelectorAll(`[${HEAD_MARK}]`);
  document.head.append(...tags);
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
 * Icon and feeds are the whole site's: they stay in the head while the address changes, and a relative address would
 * change its meaning with it. What is loaded once (styles) is left alone.
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
