import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../../../tests/support/tempFolder.ts';
import { ROOT_FILE } from '../../shared/documentAttributes.ts';
import { clearSite } from './clearSite.ts';

let site: TempFolder;
beforeEach(async () => {
  site = await createTempFolder({ 'docs/a.md': '# A', '.octavo/cache/x': 'x' });
});
afterEach(() => site.remove());

it('removes the website and the cache, and nothing else', async () => {
  await site.write({ [`build/${ROOT_FILE}`]: '', 'build/index.html': '' });
  const folders = ['build', '.octavo'].map((name) => path.join(site.dir, name));
  expect(await clearSite(site.dir)).toEqual({ removed: folders, left: [] });
  expect(await readdir(site.dir)).toEqual(['docs']);
  expect(await clearSite(site.dir)).toEqual({ removed: [], left: [] });
});

it('leaves a build folder alone that something else wrote', async () => {
  await site.write({ 'build/thesis.pdf': 'years of work' });
  expect(await clearSite(site.dir)).toEqual({
    removed: [path.join(site.dir, '.octavo')],
    left: [path.join(site.dir, 'build')],
  });
  expect(await readdir(path.join(site.dir, 'build'))).toEqual(['thesis.pdf']);
});
