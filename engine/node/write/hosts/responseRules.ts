/** The answers that all hosts give alike: `octavo serve`, and the hosts that the host files are for. */

/** Bytes of a file that is worth compressing. */
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
  // Pages' data files are scripts, which any site could otherwise run and so read.
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];
