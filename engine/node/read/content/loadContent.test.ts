import { describe, expect, it } from 'vitest';
import { loadFailure, loadTestSite } from './testing/loadTestSite.ts';

describe('loadContent', () => {
  it('collects what is wrong in all instances and versions', async () => {
    const problems = await loadFailure(
      {
        'docs/a.md': '',
        'sidebars.json': { main: ['b'] },
        'versions.json': '["1.0"]',
        'versioned_docs/version-1.0/a.md': '',
        'versioned_sidebars/version-1.0-sidebars.json': '{"main": [{"type": "link"}]}',
        'sdk_versions.json': '["2"]',
        'sdk/x.md': '',
      },
      {
        docs: { sidebarPath: './sidebars.json' },
        plugins: [['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'sdk' }]],
      },
    );
    expect(problems.map((line) => line.split(': ')[0])).toEqual([
      'error sdk_versioned_docs/version-2',
      'error sidebars.json:3',
      'error versioned_sidebars/version-1.0-sidebars.json',
      'error versioned_sidebars/version-1.0-sidebars.json',
    ]);
  });

  it('reports which files besides Markdown it depends on', async () => {
    const site = await loadTestSite(
      {
        'docs/a.md': '',
        'docs/sub/_category_.yml': 'label: Sub',
        'docs/sub/b.md': '',
        'docs/tags.yml': 'x:\n',
        'sidebars.js': "module.exports = require('./items.js');",
        'items.js': "module.exports = {main: ['a']};",
        'versions.json': '[]',
        'blog/authors.yml': 'ann: {name: Ann}',
        'blog/2024-01-01-a.md': '<!-- truncate -->',
      },
      { docs: { sidebarPath: './sidebars.js' }, blog: {} },
    );
    expect(site.content.dataFiles.map((file) => file.slice(site.dir.length + 1)).sort()).toEqual([
      'blog/authors.yml',
      'docs/sub/_category_.yml',
      'docs/tags.yml',
      'items.js',
      'sidebars.js',
      'versions.json',
    ]);
  });

  it('prefers translated files of the default locale', async () => {
    const site = await loadTestSite({
      'docs/a.md': '# A',
      'docs/b.md': '# B',
      'i18n/en/docusaurus-plugin-content-docs/current/a.md': '# Localized A',
      'i18n/en/docusaurus-plugin-content-docs/current/only-there.md': '# Nobody asks for it',
    });
    expect(site.version().docs.map(({ title }) => title)).toEqual(['Localized A', 'B']);
  });

  it('takes ten thousand files in its stride', { timeout: 120_000 }, async () => {
    const files = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, i) => [
        `docs/f${i % 100}/p${i}.md`,
        `---\ntitle: Page ${i}\nsidebar_position: ${i % 7}\ntags: [t${i % 20}]\n---\nText`,
      ]),
    );
    const started = performance.now();
    const site = await loadTestSite(files);
    expect(site.version().docs).toHaveLength(10_000);
    expect(site.version().tags).toHaveLength(20);
    expect(site.doc('f1/p1').next).toBeDefined();
    // About a second on an idle machine; a step that compares all with all would take minutes.
    expect(performance.now() - started).toBeLessThan(60_000);
  });
});
