import { describe, expect, it } from 'vitest';
import { loadTestSite } from '../testing/loadTestSite.ts';

const load = (files: Record<string, string>, pages: Record<string, unknown> = {}, site: Record<string, unknown> = {}) =>
  loadTestSite(files, { docs: false, pages, site });

describe('pages', () => {
  // Recorded from Docusaurus 3.8.1.
  it('are served under their names', async () => {
    const site = await load({
      'src/pages/index.md': '# Home\n\nWelcome',
      'src/pages/about.mdx': '---\ntitle: About\ndescription: D\nwrapperClassName: wide\nunlisted: true\n---\n',
      'src/pages/sub/index.md': '',
      'src/pages/sub/page one.md': '# P1',
      'src/pages/slugged.md': '---\nslug: /new/slug\n---\n',
      'src/pages/draft.md': '---\ndraft: true\n---\n',
      'src/pages/_partial.md': '',
      'src/pages/ü.md': '',
      'src/pages/50%.md': '',
      'src/pages/a%20b.md': '',
    });
    expect(site.paths).toEqual([
      '/',
      '/404.html',
      '/50%',
      '/a%20b',
      '/about',
      '/new/slug',
      '/sub/',
      '/sub/page one',
      '/ü',
    ]);
    const [page] = site.content.pages[0]?.pages.filter(({ routePath }) => routePath === '/about') ?? [];
    expect(page).toMatchObject({ title: 'About', description: 'D', wrapperClassName: 'wide', unlisted: true });
    expect(site.problems).toEqual([]);
  });

  it('obey their options', async () => {
    const site = await load(
      { 'web/a.md': '# A', 'web/sub/index.md': '' },
      { path: 'web', routeBasePath: 'p', editUrl: 'https://git.example' },
      { trailingSlash: false },
    );
    expect(site.paths).toEqual(['/404.html', '/p/a', '/p/sub']);
    expect(site.content.pages[0]?.pages[0]?.editUrl).toBe('https://git.example/web/a.md');
  });

  it('may be written as components', async () => {
    const site = await load({
      'src/pages/index.tsx': 'export default () => null;',
      'src/pages/old.js': '',
      'src/pages/sub/index.jsx': '',
      'src/pages/_part.tsx': '',
      'src/pages/x.test.tsx': '',
      'src/pages/__tests__/y.js': '',
      'src/pages/types.d.ts': '',
      'src/pages/styles.module.css': '',
      'src/pages/ok.md': '',
    });
    expect(site.paths).toEqual(['/', '/404.html', '/ok', '/old', '/sub/']);
    expect(site.problems).toEqual([]);
  });
});
