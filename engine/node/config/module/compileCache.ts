import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Compiling takes longer than reading what was compiled before. */
export function cachedCompile(cacheDir: string | false, key: string[], compile: () => string): string {
  if (cacheDir === false) return compile();
  const file = path.join(cacheDir, `${digest(key.join('\0'))}.cjs.txt`);
  const cached = readEntry(file);
  if (cached !== undefined) return cached;
  const code = compile();
  writeEntry(file, code);
  return code;
}

/** The first line is the digest of the rest: a damaged entry does not pass for a whole one. */
function readEntry(file: string): string | undefined {
  try {
    const entry = readFileSync(file, 'utf8');
    const at = entry.indexOf('\n');
    const code = entry.slice(at + 1);
    return digest(code) === entry.slice(0, at) ? code : undefined;
  } catch {
    return undefined;
  }
}

function writeEntry(file: string, code: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, `${digest(code)}\n${code}`);
    renameSync(temporary, file);
  } catch {
    // A folder that cannot be written costs time, nothing else.
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
