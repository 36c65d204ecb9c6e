import { encodePath } from '../../../shared/url/sitePaths.ts';
import type { RequestPath } from './requestPath.ts';

/**
 * The meaning of an address. A redirect's location is relative, so that it works under any prefix and behind any proxy.
 */
export type Address = { kind: 'file'; file: string } | { kind: 'redirect'; location: string } | { kind: 'missing' };

/** Whether the folder holds a file of that name (relative, `/` separated). */
export type IsFile = (file: string) => boolean;

const MISSING: Address = { kind: 'missing' };

/**
 * Every document has one address: `a/b.html` is `/a/b`, `a/b/index.html` is `/a/b/`. Other spellings lead there by a
 * redirect, because the links in a document are relative: at `/a/b/` those of `a/b.html` would miss.
 *
 * Documents link to real files (`b.html`), so a reader without scripts is redirected at every click. In return, a page
 * has one address in history, caches and shared links. There are no loops: a redirect only leads to an address that this
 * function answers with a file.
 */
export function resolveAddress(path: RequestPath, isFile: IsFile): Address {
  const name = path.segments.join('/');
  return path.trailingSlash || name === '' ? resolveFolder(name, path, isFile) : resolveName(name, path, isFile);
}

function resolveFolder(name: string, path: RequestPath, isFile: IsFile): Address {
  const index = name === '' ? 'index.html' : `${name}/index.html`;
  if (isFile(index)) return { kind: 'file', file: index };
  // A version's root is such a case: `0.5.1.html` next to a folder `0.5.1/` without an index. This does not apply if
  // another file has that address.
  if (name !== '' && isFile(`${name}.html`) && !isFile(name))
    return redirect(lastOf(path) === 'index' ? '../' : `../${lastOf(path)}`, path);
  return MISSING;
}

function resolveName(name: string, path: RequestPath, isFile: IsFile): Address {
  const last = lastOf(path);
  if (isFile(name)) {
    if (last === 'index.html') return redirect('./', path);
    const bare = name.replace(/\.html$/, '');
    const hasOwnAddress = bare === name || isFile(bare);
    if (hasOwnAddress || name === '404.html') return { kind: 'file', file: name };
    return redirect(`./${last.replace(/\.html$/, '')}`, path);
  }
  if (isFile(`${name}.html`)) {
    return last === 'index' ? redirect('./', path) : { kind: 'file', file: `${name}.html` };
  }
  if (isFile(`${name}/index.html`)) return redirect(`./${last}/`, path);
  // The page of that folder may be a file next to it; relative links work from both addresses.
  if (last === 'index.html' && path.segments.length > 1) {
    const segments = path.segments.slice(0, -1);
    return resolveFolder(segments.join('/'), { ...path, segments }, isFile);
  }
  return MISSING;
}

function lastOf(path: RequestPath): string {
  return path.segments.at(-1) ?? '';
}

function redirect(location: string, path: RequestPath): Address {
  return { kind: 'redirect', location: encodePath(location) + path.search };
}
