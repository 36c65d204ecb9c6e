import { HEAD_MARK } from '../../shared/documentAttributes.ts';

/**
 * Icon and feeds are the whole site's: they stay in the head while the address changes, and a relative address would
 * change its meaning with it. What is loaded once (styles) is left alone.
 */
export function pinHead(): void {
  const links = `link[href]:not([${HEAD_MARK}],[rel=stylesheet],[rel=preload])`;
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(links)) link.setAttribute('href', link.href);
}
