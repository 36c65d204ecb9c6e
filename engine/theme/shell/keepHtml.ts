import type { ReactNode } from 'react';

const kept: Record<string, string> = {};

/**
 * Attributes of an element whose content is the same on all pages: the server renders it, and the browser keeps that HTML.
 * Its links are relative to the first page, so they become absolute.
 */
export function keepHtml(selector: string, content: ReactNode) {
  if (typeof document === 'undefined') return { children: content };
  kept[selector] ??= readHtml(selector);
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: kept[selector] } };
}

function readHtml(selector: string): string {
  const element = document.querySelector(selector);
  element?.querySelectorAll<HTMLAnchorElement>('a[href]').forEach((link) => link.setAttribute('href', link.href));
  element?.querySelectorAll('img').forEach((image) => image.setAttribute('src', image.src));
  return element?.innerHTML ?? '';
}
