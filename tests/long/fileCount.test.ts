/** A site of 800 pages has no more files for each page than a small one, and twice as many with compressed copies. */
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { generateCorpus } from '../../bench/corpus/generateCorpus.ts';
import { writeDocusaurusProject } from '../../bench/tools/docusaurusProject.ts';
import { countFiles, FILES_PER_PAGE, listFiles } from '../support/countFiles.ts';
import { runOctavo } from '../support/siteServer.ts';
import { createTempFolder } from '../support/tempFolder.ts';

it('has three files for each page, and few besides', async () => {
  const { dir, remove } = await createTempFolder();
  onTestFinished(remove);
  const [outDir, staticDir] = [path.join(dir, 'build'), path.join(dir, 'static')];
  await writeDocusaurusProject(dir, generateCorpus(800), undefined);
  await runOctavo('build', dir);
  const { files, pages } = await countFiles(outDir, staticDir);
  expect(pages).toBeGreaterThan(800);
  expect(files / pages).toBeLessThanOrEqual(FILES_PER_PAGE);

  await runOctavo('build', dir, '--compress');
  const compressed = (await listFiles(outDir)).filter((file) => /\.html\.(?:br|gz)$/.test(file));
  expect(compressed.length).toBeGreaterThanOrEqual(2 * pages);
  await runOctavo('build', dir);
  expect((await countFiles(outDir, staticDir)).files).toBe(files);
});
