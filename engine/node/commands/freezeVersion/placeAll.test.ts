import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteDir } from '../../ground/testing/siteDir.ts';
import { placeAll } from './placeAll.ts';

const listing = (dir: string) => readdirSync(dir, { recursive: true }).map(String).sort();

describe('placeAll', () => {
  it('makes copies and files', async () => {
    const dir = siteDir({ 'from/a/b.md': 'b', 'list.json': 'old' });
    await placeAll([
      { to: path.join(dir, 'new/copy'), from: path.join(dir, 'from') },
      { to: path.join(dir, 'list.json'), text: 'new', replaces: true },
    ]);
    expect(listing(dir)).toEqual([
      'from',
      'from/a',
      'from/a/b.md',
      'list.json',
      'new',
      'new/copy',
      'new/copy/a',
      'new/copy/a/b.md',
    ]);
    expect(readFileSync(path.join(dir, 'list.json'), 'utf8')).toBe('new');
  });

  it('leaves no trace when something cannot be prepared', async () => {
    const dir = siteDir({ 'from/a.md': '', 'list.json': 'old' });
    const before = listing(dir);
    const attempt = placeAll([
      { to: path.join(dir, 'new/copy'), from: path.join(dir, 'from') },
      { to: path.join(dir, 'other/deep/copy'), from: path.join(dir, 'missing') },
      { to: path.join(dir, 'list.json'), text: 'new', replaces: true },
    ]);
    await expect(attempt).rejects.toThrow('ENOENT');
    expect(listing(dir)).toEqual(before);
    expect(readFileSync(path.join(dir, 'list.json'), 'utf8')).toBe('old');
  });

  it('takes back what was placed when a later step fails', async () => {
    const dir = siteDir({ 'from/a.md': '', 'occupied/full.md': '' });
    const before = listing(dir);
    const attempt = placeAll([
      { to: path.join(dir, 'copy'), from: path.join(dir, 'from') },
      // A file cannot take the place of a folder, which shows only when it is moved there.
      { to: path.join(dir, 'occupied'), text: 'new' },
    ]);
    await expect(attempt).rejects.toThrow();
    expect(existsSync(path.join(dir, 'copy'))).toBe(false);
    expect(listing(dir)).toEqual(before);
  });
});
