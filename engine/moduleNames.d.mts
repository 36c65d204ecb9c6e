/** XXH64 with the seed 0. */
export function xxhash64(bytes: Buffer): Buffer;
/** `relPath` is relative to the site's folder and may begin with `node_modules`. */
export function moduleName(relPath: string, local: string): string;
