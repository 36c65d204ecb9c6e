/** Machines that share what they compiled: nginx with WebDAV is the server, folders are the machines. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi, afterEach } from 'vitest';
import { createSharedCache } from '../../engine/node/ground/sharedCache/createSharedCache.ts';
import { compileShard } from '../../engine/node/make/compileShard.ts';
import { fixtureSite, type Built } from '../support/fixtureSite.ts';
import { findNginx } from '../support/nginx.ts';
import { startWebdavCache } from '../support/webdavCache.ts';

const FILES = {
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, i) => [
      `docs/p${i}.mdx`,
      `# Page ${i}\n\nimport P from './_part.mdx';\n\n<P />\n\nText ${i}.\n`,
    ]),
  ),
  'docs/_part.mdx': 'A part.\n',
  'docs/index.md': '---\nslug: /\n---\n\n# Start\n',
};

afterEach(() => vi.unstubAllEnvs());

async function contentsOf(built: Built): Promise<Record<string, string>> {
  const files = await built.files();
  return Object.fromEntries(
    await Promise.all(files.sort().map(async (file) => [file, await built.read(file)] as const)),
  );
}

const machine = () => fixtureSite(FILES, { search: true });

it.skipIf(!findNginx())('a machine finds what another one compiled, and builds the same site', async () => {
  const { url, dir } = await startWebdavCache();
  const alone = await (await machine()).build({ threads: false });
  vi.stubEnv('OCTAVO_CACHE_URL', url);
  const first = await (await machine()).build({ threads: false });
  expect(first.report.shared?.notes).toEqual([]);
  expect(first.report.shared?.found).toBe(0);
  expect(first.report.shared?.sent).toBeGreaterThanOrEqual(9);

  const second = await (await machine()).build({ threads: false });
  expect(second.report.shared).toMatchObject({ sent: 0, notes: [] });
  expect(second.report.shared?.found).toBeGreaterThanOrEqual(9);
  expect(await contentsOf(second)).toEqual(await contentsOf(alone));

  // Somebody changed what the server holds.
  for (const name of await readdir(path.join(dir, 'cas'))) {
    const file = path.join(dir, 'cas', name);
    await writeFile(file, (await readFile(file, 'latin1')).replace('Page', 'Evil'), 'latin1').catch(() => undefined);
  }
  const third = await (await machine()).build({ threads: false });
  expect(third.report.shared?.notes[0]).toContain('has an entry that is damaged');
  expect(await contentsOf(third)).toEqual(await contentsOf(alone));
});

it.skipIf(!findNginx())('machines that compile a share each leave nothing to compile', async () => {
  const { url } = await startWebdavCache();
  const alone = await (await machine()).build({ threads: false });
  const pages: number[] = [];
  for (const at of [1, 2, 3]) {
    const { dir } = await machine();
    const openShared = () => createSharedCache({ url });
    const report = await compileShard({ siteDir: dir, shard: { at, of: 3 }, threads: false, openShared });
    expect(report.shared?.notes).toEqual([]);
    pages.push(report.pages);
  }
  expect(pages.reduce((sum, count) => sum + count, 0)).toBe(9);
  expect(Math.max(...pages)).toBeLessThan(9);
  vi.stubEnv('OCTAVO_CACHE_URL', url);
  const last = await (await machine()).build({ threads: false });
  expect(last.report.shared).toMatchObject({ sent: 0, notes: [] });
  expect(await contentsOf(last)).toEqual(await contentsOf(alone));
});

it('a build does without a server that is missing', async () => {
  vi.stubEnv('OCTAVO_CACHE_URL', 'http://127.0.0.1:9');
  const { report } = await (await machine()).build({ threads: false });
  expect(report.outcome).toBe('built');
  expect(report.shared?.notes).toEqual([expect.stringContaining('is not used any more in this build')]);
});
