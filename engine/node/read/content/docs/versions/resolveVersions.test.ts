import { describe, expect, it } from 'vitest';
import { loadFailure, loadTestSite } from '../../testing/loadTestSite.ts';
import { checkVersionName } from './checkVersionName.ts';

const FILES = {
  'docs/a.md': '# A',
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/a.md': '# A 2',
  'versioned_docs/version-2.0/b.md': '# B 2',
  'versioned_sidebars/version-2.0-sidebars.json': { main: ['a', 'b'] },
  'versioned_docs/version-1.0/a.md': '---\nslug: /\n---\n# A 1',
  'sdk/intro.md': '# SDK',
  'sdk_versions.json': '["0.1"]',
  'sdk_versioned_docs/version-0.1/intro.md': '# Old SDK',
  'sdk_versioned_sidebars/version-0.1-sidebars.json': { sdk: ['intro'] },
};

const SDK = [['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'sdk', sidebarPath: false }]];

async function versions(docs: Record<string, unknown>) {
  const site = await loadTestSite(FILES, { docs });
  return site.content.docs[0]?.versions.map(({ name, label, path, isLast, banner, badge }) =>
    [name, label, path, isLast, banner, badge].join(' | '),
  );
}

describe('versions', () => {
  // Recorded from Docusaurus 3.8.1.
  it('have defaults that follow from their order', async () => {
    expect(await versions({})).toEqual([
      'current | Next | /docs/next | false | unreleased | true',
      '2.0 | 2.0 | /docs | true | none | true',
      '1.0 | 1.0 | /docs/1.0 | false | unmaintained | true',
    ]);
  });

  it('can be configured', async () => {
    const docs = {
      routeBasePath: '/',
      lastVersion: 'current',
      versions: {
        current: { label: '3.0 (Latest)', badge: false },
        '1.0': { label: 'One', path: 'one', banner: 'none', noIndex: true, className: 'old' },
      },
    };
    expect(await versions(docs)).toEqual([
      'current | 3.0 (Latest) | / | true | none | false',
      '2.0 | 2.0 | /2.0 | false | unmaintained | true',
      '1.0 | One | /one | false | none | true',
    ]);
    const site = await loadTestSite(FILES, { docs });
    expect(site.version('1.0')).toMatchObject({ noIndex: true, className: 'old', mainDocPath: '/one/' });
    expect(site.version('2.0')).toMatchObject({ noIndex: false, className: 'docs-version-2.0' });
  });

  it('can be left out', async () => {
    expect(await versions({ includeCurrentVersion: false })).toHaveLength(2);
    expect(await versions({ disableVersioning: true })).toEqual(['current | Next | /docs | true | none | false']);
    expect(await versions({ onlyIncludeVersions: ['1.0'] })).toEqual(['1.0 | 1.0 | /docs | true | none | false']);
  });

  it('belong to their instance', async () => {
    const site = await loadTestSite(FILES, { plugins: SDK });
    expect(site.version('0.1', 'sdk')).toMatchObject({ path: '/sdk', sidebars: { sdk: [{ label: 'Old SDK' }] } });
    expect(site.version('current', 'sdk').path).toBe('/sdk/next');
    expect(site.version('1.0').sidebars).toEqual({});
    expect(site.doc('b', '2.0').previous).toEqual({ title: 'A 2', href: '/docs/a' });
  });

  it('begin at their main document', async () => {
    const site = await loadTestSite({ ...FILES, 'docs/0.md': '# Zero' });
    expect(['current', '2.0', '1.0'].map((name) => site.version(name).mainDocPath)).toEqual([
      '/docs/next/0',
      '/docs/a',
      '/docs/1.0/',
    ]);
  });

  it.each([
    [{ 'versions.json': '["1.0",]' }, {}, /^error versions\.json: The file is not valid JSON/],
    [{ 'versions.json': '{"a": 1}' }, {}, /versions\.json: The file should hold a list of version names/],
    [{ 'versions.json': '["1.0", "1.0"]' }, {}, /Version "1\.0" is listed twice/],
    [{ 'versions.json': '["a/b", 5, ""]' }, {}, /Version name "a\/b" is not possible: it must not contain/],
    [
      { 'versions.json': '["3.0"]' },
      {},
      /versioned_docs\/version-3\.0: The folder of version "3\.0" .* does not exist/,
    ],
    [{ 'versions.json': '[]' }, { includeCurrentVersion: false }, /leaves no version at all/],
    [{ 'docs/a.md': '---\ndraft: true\n---' }, {}, /All documents of version "current" are drafts/],
  ])('explain what is wrong with %j %j', async (files, docs, message) => {
    expect((await loadFailure({ ...FILES, ...files }, { docs })).join('\n')).toMatch(message);
  });

  it('need documents', async () => {
    expect(await loadFailure({ 'docs/readme.txt': '' })).toEqual([
      'error docs: There are no documents (**/*.{md,mdx}) in version "current" of docs instance "default".',
    ]);
    expect(await loadFailure({ 'docs/a.md': '' }, { docs: { disableVersioning: true } })).toEqual([
      'error docusaurus.config.js: Docs instance "default": `disableVersioning` is `true`, but there are no versions to leave out: remove it.',
    ]);
  });
});

describe('checkVersionName', () => {
  it.each(['1.0.0', 'v2', '2024 spring', 'ünï', '1.0-beta.1', 'current2'])('accepts %s', (name) => {
    expect(checkVersionName(name)).toBeUndefined();
  });

  it.each(['', '  ', 'a/b', 'a\\b', '.', '..', 'a:b', 'a\nb', 'a*', 'x'.repeat(33), 5, null])('refuses %j', (name) => {
    expect(checkVersionName(name)).toEqual(expect.any(String));
  });
});
