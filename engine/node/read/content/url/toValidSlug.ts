import { isValidPathname, joinPath } from './toRoutePath.ts';

export interface SlugInput {
  /** As in the page's front matter. */
  written?: string;
  slug: string;
  /** Replaces a rejected slug. */
  fallback: string;
}

/**
 * The valid path of a page. `?`, `#` and similar characters would end it early, and a path that looks like the address
 * of another site would be mistaken for one when copied. Such a path is reported to `complain` and replaced by
 * `fallback`, with those characters encoded if necessary.
 */
export function toValidSlug(
  { written, slug, fallback }: SlugInput,
  complain: (slug: string, used: string) => void,
): string {
  const isAddress = written !== undefined && ADDRESS.test(written);
  if (!isAddress && isValidPathname(joinPath(slug))) return slug;
  const used = isValidPathname(joinPath(fallback)) ? fallback : fallback.split('/').map(encodeURIComponent).join('/');
  complain(isAddress ? written : slug, used);
  return used;
}

/** `//a.example`, `https://a.example`, `javascript:…`; but `/std:vector` is a name. */
const ADDRESS = /^\s*(?:[/\\]{2}|[/\\]?(?:[a-z][a-z\d+.-]*:[/\\]|(?:javascript|data|vbscript|mailto|blob|tel):))/i;
