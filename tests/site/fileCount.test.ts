/** Hosts limit files, or bill them: a site has three for each page (document, data, Markdown), and few besides. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { generateCorpus } from '../../bench/corpus/generateCorpus.ts';
import { writeDocusaurusProject } from '../../bench/tools/docusaurusProject.ts';
import { buildSiteOnce, runOctavo, SITE } from '../support/siteServer.ts';

const FILES_PER_PAGE = 3.2;
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

/** Static files and pictures are the author's own. */
async function countFiles(outDir: string, staticDir: string): Promise<{ files: number; pages: number }> {
  const own = new Set(await listFiles(staticDir));
  const files = (await listFiles(outDir)).filter((file) => !own.has(file) && !PICTURE.test(file));
  return { files: files.length, pages: files.filter((file) => file.startsWith(path.join('_octavo', 'page'))).length };
}

it('the website of site/ has few files', async () => {
  const { files, pages } = await countFiles(await buildSiteOnce(), path.join(SITE, 'static'));
  expect(pages).toBeGreaterThan(400);
  expect(files / pages).toBeLessThanOrEqual(FILES_PER_PAGE);
});

it(
  'a larger one has no more for each page, and twice as many with compressed copies',
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'octavo-files-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeDocusaurusProject(folder, generateCorpus(800), undefined);
    await runOctavo('build', folder);
    const { files, pages } = await countFiles(path.join(folder, 'build'), path.join(folder, 'static'));
    expect(pages).toBeGreaterThan(800);
    expect(files / pages).toBeLessThanOrEqual(FILES_PER_PAGE);

    await runOctavo('build', folder, '--compress');
    const compressed = (await listFiles(path.join(folder, 'build'))).filter((file) => /\.html\.(?:br|gz)$/.test(file));
    expect(compressed.length).toBeGreaterThanOrEqual(2 * pages);
    await runOctavo('build', folder);
    expect((await countFiles(path.join(folder, 'build'), path.join(folder, 'static'))).files).toBe(files);
  },
);
