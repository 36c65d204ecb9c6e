import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { buildSiteOnce } from '../support/siteServer.ts';
import { createTempFolder } from '../support/tempFolder.ts';

it('the site is the same whichever parser reads it', async () => {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  // As all tests have it: by the native parser. However it was built, its bytes are those of a clean build.
  const native = await buildSiteOnce();
  const micromark = path.join(folder.dir, 'micromark');
  const args = [path.resolve('engine/bin/octavo.mjs'), 'build', path.resolve('site'), '--no-cache', '--out-dir', micromark];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, OCTAVO_PARSER: 'micromark' } });
  const files = filesIn(native);
  expect(files.length).toBeGreaterThan(500);
  expect(filesIn(micromark)).toEqual(files);
  const different = files.filter((file) => {
    const [one, other] = [native, micromark].map((dir) => readFileSync(path.join(dir, file)));
    return !one!.equals(other!);
  });
  expect(different).toEqual([]);
});

function filesIn(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name))).sort();
}
