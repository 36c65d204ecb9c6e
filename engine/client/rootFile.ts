/**
 * The script `_octavo/root.js`: tells the 404 page, which is served at any depth and under any prefix, where the
 * site's root is, and makes the page's addresses start there. With hash routing only the home document knows
 * pages, so the reader is sent there.
 */
import { ROOT_FILE } from '../shared/documentAttributes.ts';
import { rewriteLinks, toRootedHref } from './address/rewriteLinks.ts';
import { whenParsed } from './browser/timing.ts';

const { src } = document.currentScript as HTMLScriptElement;
const root = src.slice(0, -ROOT_FILE.length);
const { pathname } = new URL(root);
octavo.root = root;

const rewrite = (value: string): string => toRootedHref(value, pathname);

if ('ocHash' in document.documentElement.dataset) {
  const { search, hash } = location;
  location.replace(`${root}#/${location.pathname.slice(pathname.length)}${search}${hash}`);
} else {
  whenParsed(() => rewriteLinks('a,link,img,form', rewrite));
}
