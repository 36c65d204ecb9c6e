import { rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTempFolder } from '../../../../tests/support/tempFolder.ts';
import { watchSite } from './watchSite.ts';

const WAIT = { timeout: 20_000 };

async function watchFolder() {
  const folder = await createTempFolder({ 'docs/a.md': '# A\n', 'docs/b.md': '# B\n', 'docs/c.md': '# C\n' });
  onTestFinished(() => folder.remove());
  const before = new Date(Date.now() - 60_000);
  for (const name of ['docs/a.md', 'docs/b.md', 'docs/c.md', 'docs', '.'])
    await utimes(path.join(folder.dir, name), before, before);
  const told: string[] = [];
  const watcher = watchSite(folder.dir, Date.now(), (files) => {
    told.push(...files.map((file) => path.relative(folder.dir, file)));
  });
  onTestFinished(() => watcher.close());
  return { ...folder, watcher, told };
}

it('tells of a file that is saved before all files were found, and of no other', async () => {
  const { write, told } = await watchFolder();
  await write({ 'docs/b.md': '# Other\n' });
  await expect.poll(() => [...new Set(told)], WAIT).toEqual(['docs/b.md']);
});

it('tells of what is saved, added and deleted later', async () => {
  const { dir, write, watcher, told } = await watchFolder();
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  await write({ 'docs/a.md': '# Other\n', 'docs/new.md': '# New\n' });
  await rm(path.join(dir, 'docs/c.md'));
  await expect.poll(() => [...new Set(told)].sort(), WAIT).toEqual(['docs/a.md', 'docs/c.md', 'docs/new.md']);
});
