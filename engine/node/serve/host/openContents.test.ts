import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { createTempFolder, type Files } from '../../../../tests/support/tempFolder.ts';
import { openContents } from './openContents.ts';
import { openFolder, type FoundFile } from './openFolder.ts';

/** Files that were written long ago, unless a test sets another time. */
async function createFolder(files: Files) {
  const { dir, write, remove } = await createTempFolder(files);
  onTestFinished(remove);
  const folder = openFolder(dir);
  const find = (file: string): FoundFile => {
    const found = folder.find(file);
    if (!found) throw new Error(`There is no ${file}.`);
    return found;
  };
  return { dir, write, find, findOld: (file: string) => ({ ...find(file), isSettled: true }) };
}

it('returns the content of a file, plain or compressed, each with its own tag', async () => {
  const { findOld } = await createFolder({ 'a.txt': 'text '.repeat(100), 'b.txt': 'text '.repeat(100) });
  const contents = openContents();
  const stored = await contents.load(findOld('a.txt'), 'stored');
  const compressed = await contents.load(findOld('a.txt'), 'gzip');
  expect(stored?.bytes.toString()).toBe('text '.repeat(100));
  expect(gunzipSync(compressed?.bytes ?? '').toString()).toBe('text '.repeat(100));
  expect(compressed?.etag).toBe(stored?.etag.replace(/"$/, '-gzip"'));
  expect((await contents.load(findOld('b.txt'), 'stored'))?.etag).toBe(stored?.etag);
  expect(contents.peek(findOld('a.txt'), 'stored')).toBe(stored);
});

it('returns nothing for a file that was replaced after it was found', async () => {
  const { find, write } = await createFolder({ 'a.txt': 'one' });
  const contents = openContents();
  const found = find('a.txt');
  await write({ 'a.txt': 'longer' });
  expect(await contents.load(found, 'stored')).toBeUndefined();
  expect(await contents.open(found)).toBeUndefined();
  expect((await contents.load(find('a.txt'), 'stored'))?.bytes.toString()).toBe('longer');
});

it('does not cache a file that was written a moment ago, because it may change again', async () => {
  const { dir, find } = await createFolder({ 'a.txt': 'one' });
  const contents = openContents();
  expect(find('a.txt').isSettled).toBe(false);
  await contents.load(find('a.txt'), 'stored');
  expect(contents.peek(find('a.txt'), 'stored')).toBeUndefined();
  // The modification time can be set back; the change time cannot.
  await utimes(path.join(dir, 'a.txt'), 0, 0);
  expect(find('a.txt').isSettled).toBe(false);
});

it('keeps the latest requests, up to a limit', async () => {
  const files = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`${at}.txt`, String(at).repeat(1000)]));
  const { findOld } = await createFolder(files);
  const contents = openContents(3500);
  for (const file of Object.keys(files)) {
    await contents.load(findOld(file), 'stored');
    contents.peek(findOld('0.txt'), 'stored');
  }
  const kept = Object.keys(files).filter((file) => contents.peek(findOld(file), 'stored'));
  expect(kept).toEqual(['0.txt', '8.txt', '9.txt']);
});
