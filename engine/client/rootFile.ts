/**
 * The script `_octavo/root.js`: tells the 404 page, which is served at any depth and under any prefix, where the
 * site's root is, and leads the page's addresses there.
 */
import { ROOT_FILE } from '../shared/documentAttributes.ts';
import { rewriteLinks, toRootedHref } from './page/rewriteLinks.ts';
import { whenParsed } from './page/whenParsed.ts';

const { src } = document.currentScript as HTMLScriptElement;
octavo.root = src.slice(0, -ROOT_FILE.length);

const { pathname } = new URL(octavo.root);
const rewrite = (value: string): string => toRootedHref(value, pathname);

whenParsed(() => rewriteLinks('a,link,img,form', rewrite));
