/** Hosts limit files, or bill them: a site has three for each page (document, data, Markdown), and few besides. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../engine/node/commands/build.ts';
import { countFiles, FILES_PER_PAGE, listFiles } from '../support/countFiles.ts';
import { fixtureSite } from '../support/fixtureSite.ts';
import { buildSiteOnce, SITE } from '../support/siteServer.ts';

// A larger site is in `tests/long`.
it('the website of site/ has few files', async () => {
  const { files, pages } = await countFiles(await buildSiteOnce(), path.join(SITE, 'static'));
  expect(pages).toBeGreaterThan(400);
  expect(files / pages).toBeLessThanOrEqual(FILES_PER_PAGE);
});

it('compressed copies are two for each document, and go away again', async () => {
  const docs = Array.from({ length: 5 }, (_, at) => [`docs/p${at}.md`, `# Page ${at}\n`]);
  const site = await fixtureSite({ 'docs/index.md': '# A\n', ...Object.fromEntries(docs) });
  const { report } = await site.build();
  const countAll = () => countFiles(report.outDir, path.join(site.dir, 'static'));
  const { files, pages } = await countAll();
  expect(pages).toBeGreaterThan(5);

  await build({ siteDir: site.dir, threads: false, compress: true });
  const compressed = (await listFiles(report.outDir)).filter((file) => /\.html\.(?:br|gz)$/.test(file));
  expect(compressed.length).toBeGreaterThanOrEqual(2 * pages);
  await site.build();
  expect((await countAll()).files).toBe(files);
});
