import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTempFolder } from '../../../../tests/support/tempFolder.ts';
import { watchInputs } from './watchInputs.ts';

const WAIT = { timeout: 20_000 };

/** Watches the inputs of a site: all of `docs`, `label.json`, and a missing file and folder. */
async function watchSite() {
  const folder = await createTempFolder({ 'docs/a.md': '# A\n', 'docs/b.md': '# B\n', 'label.json': '1', other: '' });
  onTestFinished(() => folder.remove());
  const reported = new Set<string>();
  const watcher = watchInputs(folder.dir, (files) => {
    for (const file of files) reported.add(path.relative(folder.dir, file));
  });
  onTestFinished(() => watcher.close());
  const at = (name: string) => path.join(folder.dir, name);
  watcher.addFolder(at('docs'));
  for (const name of ['docs/a.md', 'docs/b.md', 'label.json', 'i18n/de/code.json']) watcher.addFile(at(name));
  const expectTold = (...names: string[]) => expect.poll(() => [...reported].sort(), WAIT).toEqual(names);
  return { ...folder, at, reported, watcher, expectTold };
}

it('reports files that are saved, added and deleted, and no others', async () => {
  const { at, write, expectTold } = await watchSite();
  await write({
    other: 'x',
    'another.json': '2',
    'docs/a.md': '# Other\n',
    'docs/new.md': '# New\n',
    'label.json': '2',
  });
  await rm(at('docs/b.md'));
  await expectTold('docs/a.md', 'docs/b.md', 'docs/new.md', 'label.json');
});

it('reports a file that replaces another, as editors save', async () => {
  const { at, write, reported, expectTold } = await watchSite();
  for (const text of ['1', '2']) {
    reported.clear();
    await write({ 'docs/a.md~': text });
    await rename(at('docs/a.md~'), at('docs/a.md'));
    await expectTold('docs/a.md');
  }
});

it('reports a file whose folder is made later', async () => {
  const { at, write, reported, expectTold } = await watchSite();
  await mkdir(at('i18n'));
  await expectTold('i18n');
  await mkdir(at('i18n/de'));
  await expectTold('i18n', 'i18n/de');
  reported.clear();
  await write({ 'i18n/de/code.json': '{}' });
  await expectTold('i18n/de/code.json');
});

it('reports files in a folder that was moved away and made again', async () => {
  const { at, write, reported, expectTold } = await watchSite();
  await rename(at('docs'), at('old'));
  await expectTold('docs');
  await write({ 'docs/a.md': '# A\n' });
  await expect.poll(() => reported.has(path.join('docs', 'a.md')), WAIT).toBe(true);
  reported.clear();
  await write({ 'docs/a.md': '# Other\n', 'old/b.md': '# Other\n' });
  await expectTold('docs/a.md');
});

it('reports the target of a symbolic link, by the name of the link', async () => {
  const { at, write, reported, watcher, expectTold } = await watchSite();
  await mkdir(at('far'));
  await write({ 'far/text.md': '1' });
  await symlink(at('far/text.md'), at('docs/link.md'));
  await expectTold('docs/link.md');
  reported.clear();
  watcher.addFile(at('docs/link.md'));
  await write({ 'far/text.md': '2' });
  await expectTold('docs/link.md');
});

it('reports changes outside the site folder, only of files that were read', async () => {
  const { watcher, reported } = await watchSite();
  const other = await createTempFolder({ 'docs/a.md': '# A\n', 'docs/below/b.md': '# B\n', 'label.json': '1' });
  onTestFinished(() => other.remove());
  watcher.addFile(path.join(other.dir, 'label.json'));
  watcher.addFolder(path.join(other.dir, 'docs'));
  await other.write({ 'docs/a.md': '# Other\n', 'docs/below/b.md': '# Other\n', 'label.json': '2' });
  await expect
    .poll(() => [...reported].map((file) => path.basename(file)).sort(), WAIT)
    .toEqual(['a.md', 'label.json']);
});
