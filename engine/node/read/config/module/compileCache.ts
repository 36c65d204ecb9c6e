import { hash } from 'node:crypto';
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../../ground/files/cacheFile.ts';
import { packFile, unpackFile } from '../../../ground/files/packedFile.ts';

const MAGIC = 'octavo-module-1';

/** Reading compiled code back is faster than compiling it. */
export function cachedCompile(cacheDir: string | false, source: string[], compile: () => string): string {
  if (cacheDir === false) return compile();
  const key = hash('sha256', source.join('\0'), 'hex');
  const file = path.join(cacheDir, `${key}.cjs.txt`);
  const bytes = readCacheFile(file);
  const [cached] = (bytes && unpackFile(MAGIC, key, bytes)) ?? [];
  if (cached) return cached.toString();
  const code = compile();
  writeCacheFile(file, packFile(MAGIC, key, [Buffer.from(code)]));
  return code;
}
