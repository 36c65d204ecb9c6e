import { isValidPathname, joinPath } from './toRoutePath.ts';

/**
 * The path a page may have. `?`, `#` and the like would end it early: a path with them is refused (`complain` gets
 * it and what is used instead), in favour of `fallback`, in need with those characters encoded.
 */
export function toValidSlug(slug: string, fallback: string, complain: (slug: string, used: string) => void): string {
  if (isValidPathname(joinPath(slug))) return slug;
  const used = isValidPathname(joinPath(fallback)) ? fallback : fallback.split('/').map(encodeURIComponent).join('/');
  complain(slug, used);
  return used;
}
