import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteDir, writeFiles } from '../testing/siteDir.ts';
import { changedInputs, narrowInputs, recordInputs } from './inputs.ts';
import { listSiteFolder, siteFileExists } from './siteFiles.ts';

/** A folder with recorded inputs: `docs` was listed, `docs/a.md` read, `docs/_b.md` looked for. */
async function readFolder() {
  const dir = siteDir({ 'docs/a.md': '# A', 'docs/c.md': '# C', 'docs/below/d.md': '# D' });
  const at = (name: string) => path.join(dir, name);
  // The stamp of a file that was just written does not count.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const recorder = recordInputs();
  await listSiteFolder(at('docs'));
  for (const name of ['docs/a.md', 'docs/_b.md']) siteFileExists(at(name));
  recorder.stop();
  const changed = (...names: string[]) => {
    const few = narrowInputs(recorder.inputs(), names.map(at));
    return few && [...changedInputs(few)].map((name) => path.relative(dir, name));
  };
  return { dir, at, changed };
}

it('checks only changed files and the listings that contain them', async () => {
  const { dir, at, changed } = await readFolder();
  expect(changed('docs/a.md', 'docs/c.md')).toEqual([]);
  writeFiles(dir, { 'docs/a.md': '# Other', 'docs/_b.md': '# B' });
  expect(changed('docs/a.md')).toEqual(['docs/a.md']);
  expect(changed('docs/_b.md')).toEqual(['docs/_b.md']);
  rmSync(at('docs/c.md'));
  expect(changed('docs/c.md')).toEqual(['docs']);
});

it('reports an unknown change for a folder, or for a file that nobody read', async () => {
  const { changed } = await readFolder();
  expect(changed('docs/a.md', 'docs')).toBeUndefined();
  expect(changed('docs/below')).toBeUndefined();
  expect(changed('elsewhere/a.md')).toBeUndefined();
});

it('takes a file that two builds read just after it was written for changed', () => {
  const dir = siteDir({});
  const file = path.join(dir, 'a.md');
  const inputsOfBuild = (text: string) => {
    const recorder = recordInputs();
    writeFiles(dir, { 'a.md': text });
    siteFileExists(file);
    recorder.stop();
    return recorder.inputs();
  };
  const [before, now] = ['one', 'two'].map(inputsOfBuild);
  expect([...changedInputs(before!, now)]).toEqual([file]);
});
