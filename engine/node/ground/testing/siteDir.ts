import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Path → text, bytes, or a value to write as JSON. */
export type Files = Record<string, string | Uint8Array | object>;

/** Writes files into a new folder that goes away after the test. */
export function siteDir(files: Files): string {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'octavo-')));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  writeFiles(dir, files);
  return dir;
}

export function writeFiles(dir: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const filePath = path.join(dir, name);
    mkdirSync(path.dirname(filePath), { recursive: true });
    const isText = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(filePath, isText ? content : JSON.stringify(content, null, 2));
  }
}
