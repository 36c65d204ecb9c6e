/** A path without its index file, its extension or a slash at the end: different names of one page have the same. */
export function barePath(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/+$/, '');
}
