import { isValidPathname, joinPath } from './toRoutePath.ts';

export interface SlugInput {
  /** As the page's front matter says it. */
  written?: string;
  slug: string;
  /** In place of a slug that is refused. */
  fallback: string;
}

/**
 * The path a page may have. `?`, `#` and the like would end it early, and one that looks like the address of another site
 * would be taken for it where it is copied: such a path is refused (`complain` gets it and what is used instead), in
 * favour of `fallback`, in need with those characters encoded.
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
