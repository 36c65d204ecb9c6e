/** Other words for pages, which search learns from the site itself. */
import { expect, it } from 'vitest';
import { openIndexes } from '../../bench/search/loadSite.ts';
import { search } from '../../engine/shared/search/search.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

const SEARCH = "themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/' }]],";

/** Pages and sections that search finds, in one version. */
async function findPages(outDir: string, query: string, version = ''): Promise<string[]> {
  const { hits } = await search(await openIndexes(outDir, version), query, { limit: 8, perPage: 2 });
  return hits.map(({ document }) => document.u + document.h);
}

it('texts of links, titles of earlier versions and old addresses lead to a page', async () => {
  const site = await fixtureSite(
    {
      'docs/index.md': [
        '# Home',
        'Read how to [reach it from your neighbours](./topics.md#tls) or [see the lot](/topics), and [here](https://x.example/topics).',
        'See [below](#below).',
        '## Below {#below}',
        'Text.',
      ].join('\n\n'),
      'docs/topics.md': '# Topics\n\nAll kinds.\n\n## TLS {#tls}\n\nHow it is set up.',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/index.md': '# Home\n\nOld. [Dashboards](topics.md)',
      'versioned_docs/version-1.0/topics.md': '# Miscellany\n\nAll kinds.',
    },
    {
      docs: "{ routeBasePath: '/', lastVersion: 'current', versions: { current: { path: '/' } } }",
      config: `${SEARCH} plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/old/grab_bag', to: '/topics' }] }]],`,
    },
  );
  const { report } = await site.build();
  const top = (query: string) => findPages(report.outDir, query);
  expect(await top('neighbours')).toContain('/topics#tls');
  expect(await top('lot')).toContain('/topics');
  expect(await top('miscellany')).toEqual(['/topics']);
  expect(await top('grab bag')).toEqual(['/topics']);
  // Another version has its own pages.
  expect(await top('dashboards')).toEqual([]);
  // The address of a version's first page is the version's name, which does not describe the page.
  expect(await findPages(report.outDir, 'home', '1.0/')).toEqual(['/1.0']);
  expect(await findPages(report.outDir, '1.0', '1.0/')).toEqual([]);
});

it('addresses lead to a page, and ids to a section', async () => {
  const site = await fixtureSite(
    {
      'docs/index.md': '# Home\n\nText.',
      'docs/air_gap.md':
        '# Without a network\n\nText.\n\n## Before you go {#checklist}\n\nText.\n\n## Twice\n\nText.\n\n## Twice\n\nText.',
    },
    { docs: "{ routeBasePath: '/' }", config: SEARCH },
  );
  const { report } = await site.build();
  const top = (query: string) => findPages(report.outDir, query);
  expect((await top('air gap'))[0]).toBe('/air_gap');
  expect(await top('checklist')).toEqual(['/air_gap#checklist']);
  // The second of two equal headings is `twice-1`, which is no name.
  expect(await top('1')).toEqual([]);
});

it("readers' words lead to a page or section in all its versions, and follow edits of the file", async () => {
  const site = await fixtureSite(
    {
      'docs/index.md': '# Home\n\nText.',
      'docs/topics.md': '# Topics\n\nAll kinds.\n\n## TLS {#tls}\n\nHow it is set up.',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/topics.md': '# Topics\n\nAll kinds.\n\n## TLS {#tls}\n\nHow it was set up.',
      'words.txt': [
        '# What our readers say.',
        '',
        '/topics | junk drawer,',
        '/topics.html#tls | green sesame, lock icon',
        '/topics#tsl | seal',
        '/topic | drawer',
        'topics | drawer',
        '/topics |',
      ].join('\r\n'),
    },
    {
      docs: "{ routeBasePath: '/', lastVersion: 'current', versions: { current: { path: '/' } } }",
      config: `${SEARCH} customFields: { octavo: { search: { readerWords: './words.txt' } } },`,
    },
  );
  const { report, messages } = await site.build({ keepGoing: true });
  const how = 'Write: /operations#backup | disaster recovery, restore point';
  expect(messages).toEqual([
    `words.txt:7: "topics | drawer" is no page with its readers' words. ${how}`,
    `words.txt:8: "/topics |" is no page with its readers' words. ${how}`,
    `words.txt:5: There is no section "/topics#tsl", so its readers' words find nothing. Did you mean "/topics#tls"?`,
    `words.txt:6: There is no page "/topic", so its readers' words find nothing. Did you mean "/topics"?`,
  ]);
  const top = (query: string, version: string) => findPages(report.outDir, query, version);
  expect(await top('sesames', '')).toEqual(['/topics#tls']);
  expect(await top('sesames', '1.0/')).toEqual(['/1.0/topics#tls']);
  expect(await top('junk', '')).toEqual(['/topics']);

  await site.write({ 'words.txt': '/ | sesame' });
  expect((await site.build()).messages).toEqual([]);
  expect(await top('sesames', '')).toEqual(['/']);
  expect(await top('sesames', '1.0/')).toEqual([]);

  await site.remove('words.txt');
  await expect(site.build()).rejects.toThrow(
    'The file of readers\' words "./words.txt" does not exist. Correct `customFields.octavo.search.readerWords`, or leave it out.',
  );
});
