import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildEngineOnce } from '../support/siteServer.ts';
import { createTempFolder } from '../support/tempFolder.ts';

beforeAll(buildEngineOnce);

it('the site is the same whichever parser reads it', async () => {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  const [native, micromark] = ['native', 'micromark'].map((parser) => {
    const outDir = path.join(folder.dir, parser);
    const args = [
      path.resolve('engine/bin/octavo.mjs'),
      'build',
      path.resolve('site'),
      '--no-cache',
      '--out-dir',
      outDir,
    ];
    execFileSync(process.execPath, args, { env: { ...process.env, OCTAVO_PARSER: parser }, stdio: 'pipe' });
    return outDir;
  }) as [string, string];
  const files = readdirSync(native, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(readdirSync(micromark, { recursive: true, encoding: 'utf8' }).length).toBe(
    readdirSync(native, { recursive: true, encoding: 'utf8' }).length,
  );
  const different = files.filter((file) => {
    const [one, other] = [native, micromark].map((dir) => readFileSync(path.join(dir, file)));
    return !one!.equals(other!);
  });
  expect(different).toEqual([]);
});
