import { describe, expect, it } from 'vitest';
import { loadTestSite } from '../content/testing/loadTestSite.ts';

const kindAt = (site: Awaited<ReturnType<typeof loadTestSite>>, path: string) =>
  site.routes.filter(({ routePath }) => routePath === path).map(({ kind }) => kind);

describe('toRoutes', () => {
  it('serves the search page if there is search', async () => {
    const files = { 'docs/a.md': '' };
    const themes = ['@easyops-cn/docusaurus-search-local'];
    const customFields = {};
    expect((await loadTestSite(files, { site: { themes, customFields } })).paths).toEqual([
      '/404.html',
      '/docs/a',
      '/search',
    ]);
    expect((await loadTestSite(files, { site: { customFields } })).paths).toEqual(['/404.html', '/docs/a', '/search']);
    expect((await loadTestSite(files, { site: { themes, customFields, trailingSlash: true } })).paths).toEqual([
      '/404.html',
      '/docs/a/',
      '/search/',
    ]);
    expect((await loadTestSite(files)).paths).toEqual(['/404.html', '/docs/a']);
  });

  it('leaves a page of the site at that address alone', async () => {
    const files = { 'docs/a.md': '', 'src/pages/search.md': '' };
    const site = await loadTestSite(files, { pages: {}, site: { customFields: {} } });
    expect(kindAt(site, '/search')).toEqual(['page']);
    expect(kindAt(site, '/search-results')).toEqual(['search']);
    expect(site.problems).toEqual([]);
  });

  // The winners are those in Docusaurus 3.8.1.
  it('keeps the first of two pages with one path and names both', async () => {
    const files = {
      'docs/a.md': '---\nslug: /\n---\n',
      'docs/b.md': '---\nslug: /x/\n---\n',
      'docs/c.md': '---\nslug: /c\n---\n',
      'docs/d.md': '---\nslug: /c\n---\n',
      'src/pages/index.md': '',
      'src/pages/x.md': '',
    };
    const options = { docs: { routeBasePath: '/' }, pages: {} };
    const site = await loadTestSite(files, options);
    expect(kindAt(site, '/')).toEqual(['page']);
    expect(kindAt(site, '/x')).toEqual(['page']);
    expect(site.problems).toEqual([
      'warning docs/a.md: The path "/" is taken by the page of "src/pages/index.md"; the document of "docs/a.md" is left out. Give one of them another `slug`.',
      'warning docs/b.md: The path "/x/" is taken by the page of "src/pages/x.md"; the document of "docs/b.md" is left out. Give one of them another `slug`.',
      'warning docs/d.md: The path "/c" is taken by the document of "docs/c.md"; the document of "docs/d.md" is left out. Give one of them another `slug`.',
    ]);
    const silent = await loadTestSite(files, { ...options, site: { onDuplicateRoutes: 'ignore' } });
    expect(silent.problems).toEqual([]);
    const strict = await loadTestSite(files, { ...options, site: { onDuplicateRoutes: 'throw' } });
    expect(strict.problems.every((line) => line.startsWith('error'))).toBe(true);
  });

  it('names paths that differ only in case, which Docusaurus accepts', async () => {
    const files = { 'docs/a.md': '---\nslug: API\n---\n', 'docs/api.md': '', 'docs/apis.md': '' };
    const strict = await loadTestSite(files, { site: { onDuplicateRoutes: 'throw' } });
    expect(strict.problems).toEqual([
      'warning docs/api.md: The path "/docs/api" differs only in case from "/docs/API", the document of "docs/a.md": on disks and hosts that ignore case, one replaces the other. Give one of them another `slug`.',
    ]);
    expect(strict.routes.filter(({ kind }) => kind === 'doc')).toHaveLength(3);
    const silent = await loadTestSite(files, { site: { onDuplicateRoutes: 'ignore' } });
    expect(silent.problems).toEqual([]);
  });

  it('lets the docs with the longer path win', async () => {
    const site = await loadTestSite(
      { 'docs/sdk/intro.md': '', 'docs/a.md': '', 'sdk/intro.md': '' },
      {
        docs: { routeBasePath: '/' },
        plugins: [['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'sdk' }]],
      },
    );
    const route = site.routes.find(({ routePath }) => routePath === '/sdk/intro');
    expect(route).toMatchObject({ kind: 'doc', instance: { id: 'sdk' } });
  });
});
