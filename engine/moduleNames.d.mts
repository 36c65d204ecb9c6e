/** XXH64 with the seed 0. */
export function xxhash64(bytes: Buffer): Buffer;
/** `relPath` is from the site's folder, `node_modules` and all. */
export function moduleName(relPath: string, local: string): string;
