/** What the site itself teaches search about other words for its pages. */
import { expect, it } from 'vitest';
import { loadContexts } from '../../bench/search/loadSite.ts';
import { search } from '../../engine/shared/search/search.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

const SEARCH = "themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/' }]],";

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
  const { docs } = await loadContexts(report.outDir);
  const top = async (query: string) => {
    const { hits } = await search(docs.indexes, query, { limit: 8, perPage: 2 });
    return hits.map(({ document }) => document.u + document.h);
  };
  expect(await top('neighbours')).toContain('/topics#tls');
  expect(await top('lot')).toContain('/topics');
  expect(await top('miscellany')).toEqual(['/topics']);
  expect(await top('grab bag')).toEqual(['/topics']);
  // Of another version, which has pages of its own.
  expect(await top('dashboards')).toEqual([]);
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
  const { docs } = await loadContexts(report.outDir);
  const top = async (query: string) => {
    const { hits } = await search(docs.indexes, query, { limit: 8, perPage: 2 });
    return hits.map(({ document }) => document.u + document.h);
  };
  expect((await top('air gap'))[0]).toBe('/air_gap');
  expect(await top('checklist')).toEqual(['/air_gap#checklist']);
  // The second of two equal headings is `twice-1`, which is no name.
  expect(await top('1')).toEqual([]);
});
