import { hash } from 'node:crypto';
import path from 'node:path';
import { writeCacheFile, readCacheFile } from '../../../ground/files/cacheFile.ts';

/** Reading compiled code back is faster than compiling it. */
export function cachedCompile(cacheDir: string | false, key: string[], compile: () => string): string {
  if (cacheDir === false) return compile();
  const file = path.join(cacheDir, `${digest(key.join('\0'))}.cjs.txt`);
  const cached = readEntry(file);
  if (cached !== undefined) return cached;
  const code = compile();
  writeCacheFile(file, `${digest(code)}\n${code}`);
  return code;
}

/** The first line is the digest of the rest, so that a damaged entry is detected. */
function readEntry(file: string): string | undefined {
  const entry = readCacheFile(file)?.toString('utf8');
  if (entry === undefined) return undefined;
  const at = entry.indexOf('\n');
  const code = entry.slice(at + 1);
  return digest(code) === entry.slice(0, at) ? code : undefined;
}

function digest(text: string): string {
  return hash('sha256', text, 'hex');
}
