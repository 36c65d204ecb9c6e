import { rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTempFolder } from '../../../../tests/support/tempFolder.ts';
import { watchInputs } from './watchInputs.ts';

const WAIT = { timeout: 20_000 };

async function watchFolder() {
  const folder = await createTempFolder({ 'docs/a.md': '# A\n', 'docs/b.md': '# B\n', 'docs/c.md': '# C\n' });
  onTestFinished(() => folder.remove());
  const before = new Date(Date.now() - 60_000);
  for (const name of ['docs/a.md', 'docs/b.md', 'docs/c.md', 'docs', '.'])
    await utimes(path.join(folder.dir, name), before, before);
  const told: string[] = [];
  const watcher = watchInputs(folder.dir, Date.now(), (files) => {
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
  await watcher.ready;
  await write({ 'docs/a.md': '# Other\n', 'docs/new.md': '# New\n' });
  await rm(path.join(dir, 'docs/c.md'));
  await expect.poll(() => [...new Set(told)].sort(), WAIT).toEqual(['docs/a.md', 'docs/c.md', 'docs/new.md']);
});

it('tells of changes outside the site folder, in what was read there and nowhere else', async () => {
  const { watcher, told } = await watchFolder();
  const other = await createTempFolder({ 'docs/a.md': '# A\n', 'docs/below/b.md': '# B\n', 'label.json': '1' });
  onTestFinished(() => other.remove());
  const files = { [path.join(other.dir, 'label.json')]: 'stamp' };
  watcher.add({ files, folders: { [path.join(other.dir, 'docs')]: 'listing' }, variables: {}, cwd: '' });
  await watcher.ready;
  // Until the watcher is there, which it does not tell, the first change is made again.
  let text = '';
  await expect
    .poll(async () => {
      await other.write({ 'docs/a.md': (text += '# A\n'), 'docs/below/b.md': text, 'label.json': text });
      return [...new Set(told)].map((file) => path.basename(file)).sort();
    }, WAIT)
    .toEqual(['a.md', 'label.json']);
});
