import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');

/** Paths in backticks that start at a folder of the repository. */
function pathsIn(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const folders = 'engine|create-octavo|handbook|site|conformance|bench|tests|scripts';
  return [...text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]*)\``, 'g'))].map(([, name = '']) => name);
}

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'])('%s', (file) => {
  it('names only paths that exist', () => {
    const missing = pathsIn(file).filter((name) => !/\/dist(?:\/|$)/.test(name) && !existsSync(path.join(ROOT, name)));
    expect(missing).toEqual([]);
  });
});
