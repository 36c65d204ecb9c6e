/**
 * Files whose name carries a hash of their content: a host may let browsers keep them for ever.
 * At least ten hexadecimal digits, so that no date in the name of an author's own file looks like a hash.
 */
export const IMMUTABLE_FILE = /^(?:assets|_octavo)\/(?:.*\/)?[^/]*[.-][0-9a-f]{10,64}(?:\.[^/]*)?$/;

/** A page's data has a fixed address, whatever its title looks like. */
const PAGE_DATA = /^_octavo\/page\//;

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked for again each time; an `ETag` makes that cheap. */
export const CACHE_REVALIDATE = 'no-cache';

export function isImmutableFile(file: string): boolean {
  return IMMUTABLE_FILE.test(file) && !PAGE_DATA.test(file);
}
