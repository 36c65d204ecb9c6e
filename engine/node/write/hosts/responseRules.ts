/** Rules for responses that all hosts share: `octavo serve`, and the hosts with host files. */

/** The minimal size of a file worth compressing, in bytes. */
export const COMPRESS_FROM_BYTES = 600;

/** For a file that is named by its content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated each time; an `ETag` makes that cheap. */
export const CACHE_REVALIDATE = 'no-cache';

/** Headers for every response, besides the Content-Security-Policy. */
export const SECURITY_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Data files of pages are scripts, which any site could otherwise run and thereby read.
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];
