import { symlink } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copySite } from '../../conformance/build/copySite.ts';
import { toLater, toLaterName } from '../../conformance/build/toLater.ts';
import { FIXTURES } from '../../conformance/build/paths.ts';
import { compareHanded, isHanded } from '../../conformance/handed/compareHanded.ts';
import { compareFacts } from '../../conformance/compareFacts.ts';
import { sortOut } from '../../conformance/meant.ts';
import { readOctavo } from '../../conformance/read/readOctavo.ts';
import { readRecorded } from '../../conformance/record.ts';
import { build } from '../../engine/node/commands/build.ts';
import { createTempFolder } from '../support/tempFolder.ts';

/** `npm run conformance -- --record` recorded the results of Docusaurus 3.8.1 for these folders. */
const fixtures = readdirSync(FIXTURES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe('a comparison', () => {
  it('notices what differs, wherever it is', async () => {
    const recorded = await readRecorded(path.join(FIXTURES, 'versions'));
    const changed = structuredClone(recorded);
    const { '/guide': guide, '/api': api } = changed.pages;
    guide!.title = 'Other';
    guide!.navbar[1] = 'Guide → /elsewhere';
    api!.links = [];
    changed.sidebars['default current main']![1]!.label = 'Renamed';
    changed.versions['api']!.reverse();
    delete changed.pages['/single'];
    delete changed.sitemaps['sitemap.xml'];
    const found = sortOut(compareFacts(recorded, changed)).unexplained;
    expect(found.map(({ where, what }) => `${where} ${what}`)).toEqual([
      ...recorded.pages['/api']!.links.map(() => '/api links'),
      '/guide title',
      '/guide navbar',
      '/single page',
      'default current main sidebars',
      'api versions',
      'sitemap.xml sitemaps',
    ]);
    expect(found.find(({ what }) => what === 'title')).toMatchObject({
      docusaurus: 'Guide | Versions',
      octavo: 'Other',
    });
  });

  it('finds nothing between equals', async () => {
    const recorded = await readRecorded(path.join(FIXTURES, 'docs'));
    expect(compareFacts(recorded, structuredClone(recorded))).toEqual([]);
  });
});

describe('the same folder gives the same website as the reference', () => {
  it.for(fixtures.map(({ name }) => name))('%s', async (name) => {
    const folder = await createTempFolder();
    onTestFinished(() => folder.remove());
    const siteDir = path.join(folder.dir, name);
    await copySite(path.join(FIXTURES, name), siteDir);
    // Where the reference finds the packages that a configuration imports.
    await symlink(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
    const { outDir, problems } = await build({ siteDir, cache: false, threads: false });

    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const recorded = await readRecorded(path.join(FIXTURES, name));
    expect(Object.keys(recorded.pages).length).toBeGreaterThan(5);
    expect(sortOut(compareFacts(recorded, await readOctavo(outDir, recorded.locale))).unexplained).toEqual([]);
    if (isHanded(outDir)) expect(await compareHanded(path.join(FIXTURES, name), outDir)).toEqual([]);
  });

  it('plugins receive what 3.10.2 passes, in a site of that release', async () => {
    const folder = await createTempFolder();
    onTestFinished(() => folder.remove());
    const siteDir = path.join(folder.dir, 'hooks');
    await copySite(path.join(FIXTURES, 'hooks'), siteDir);
    await toLater(siteDir);
    const { outDir } = await build({ siteDir, cache: false, threads: false });
    expect(await compareHanded(path.join(FIXTURES, toLaterName('hooks')), outDir)).toEqual([]);
  });
});
