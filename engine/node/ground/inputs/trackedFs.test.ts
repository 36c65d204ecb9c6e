import { rmSync, symlinkSync } from 'node:fs';
import type fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteDir } from '../testing/siteDir.ts';
import { recordInputs, type Inputs } from './inputs.ts';
import { callsOf } from './readsOf.ts';
import { trackedBuiltin } from './trackedFs.ts';

const tracked = trackedBuiltin('node:fs') as typeof fs;

/** The names of recorded inputs, relative to the folder. */
function inputsIn(dir: string, { files, folders }: Pick<Inputs, 'files' | 'folders'>) {
  const names = (table: object) => Object.keys(table).map((file) => path.relative(dir, file));
  return { files: names(files), folders: names(folders) };
}

it('records a folder that does not exist yet; the call fails in its own way', async () => {
  const dir = siteDir({});
  const missing = path.join(dir, 'missing');
  const recorder = recordInputs();
  const listed = tracked.promises.readdir(missing, { recursive: true });
  await expect(listed).rejects.toThrow('ENOENT');
  recorder.stop();
  expect(inputsIn(dir, recorder.inputs()).folders).toEqual(['missing']);
});

it('records all that a copied folder contains, and follows no links', () => {
  const dir = siteDir({ 'from/a.txt': '', 'from/deep/b.txt': '', 'from/empty/c.txt': '' });
  rmSync(path.join(dir, 'from/empty/c.txt'));
  symlinkSync('..', path.join(dir, 'from/deep/up'));
  const recorder = recordInputs();
  tracked.cpSync(path.join(dir, 'from'), path.join(dir, 'to'), { recursive: true });
  recorder.stop();
  const { files, folders } = inputsIn(dir, recorder.inputs());
  expect(folders.sort()).toEqual(['from', 'from/deep', 'from/empty']);
  expect(files).toEqual(expect.arrayContaining(['from/a.txt', 'from/deep/b.txt', 'from/deep/up']));
});

it.runIf('globSync' in tracked)('records a search by patterns as a call, because its reads cannot be seen', () => {
  const calls = new Set<string>();
  callsOf(calls, () => (tracked as unknown as { globSync(patterns: string[]): void }).globSync(['*.none']));
  expect([...calls]).toEqual(['fs.globSync']);
});
