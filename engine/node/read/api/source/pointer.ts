import { decodePath } from '../../../../shared/url/sitePaths.ts';

/** JSON pointers as fragments of an address: `#/paths/~1chat/post`. */

export function toPointer(keys: readonly string[]): string {
  return keys.length === 0 ? '#' : `#/${keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

/** The keys that a fragment names; undefined if it is not a pointer. */
export function fromPointer(fragment: string): string[] | undefined {
  if (fragment === '') return [];
  if (!fragment.startsWith('/')) return undefined;
  return fragment
    .slice(1)
    .split('/')
    .map((part) => decodePath(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}
