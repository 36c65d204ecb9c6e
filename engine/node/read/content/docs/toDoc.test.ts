import { describe, expect, it } from 'vitest';
import { loadTestSite } from '../testing/loadTestSite.ts';

const SIDEBARS = `module.exports = {
  main: ['one', {type: 'category', label: 'Cat', link: {type: 'doc', id: 'two'}, items: ['three', 'hidden',
    {type: 'category', label: 'Index', link: {type: 'generated-index'}, items: ['four']}]}, 'five'],
  other: ['six'],
};`;

const FILES = {
  'docs/one.md': '# One',
  'docs/two.md': '# Two',
  'docs/three.md': '---\nsidebar_label: 3\npagination_label: Third\n---\n# Three',
  'docs/four.md': '# Four',
  'docs/five.md': '# Five',
  'docs/six.md': '# Six',
  'docs/hidden.md': '---\nunlisted: true\n---\n# Hidden',
  'docs/alone.md': '# Alone',
  'sidebars.js': SIDEBARS,
};

const OPTIONS = { docs: { sidebarPath: './sidebars.js' } };

describe('the place of a document', () => {
  // Recorded from Docusaurus 3.8.1.
  it('has neighbours, unlisted pages passed over', async () => {
    const site = await loadTestSite(FILES, OPTIONS);
    const around = (id: string) => [site.doc(id).previous?.title, site.doc(id).next?.title];
    expect(around('one')).toEqual([undefined, 'Two']);
    expect(around('two')).toEqual(['One', 'Third']);
    expect(around('three')).toEqual(['Two', 'Index']);
    expect(around('four')).toEqual(['Index', 'Five']);
    expect(around('hidden')).toEqual([undefined, undefined]);
    expect(around('alone')).toEqual([undefined, undefined]);
    expect(site.version().generatedIndexes[0]).toMatchObject({
      previous: { title: 'Hidden', href: '/docs/hidden' },
      next: { title: 'Four', href: '/docs/four' },
    });
  });

  it('has breadcrumbs', async () => {
    const site = await loadTestSite(FILES, OPTIONS);
    const trail = (id: string) => site.doc(id).breadcrumbs?.map(({ label, href }) => `${label} ${href}`);
    expect(trail('two')).toEqual(['Cat /docs/two']);
    expect(trail('three')).toEqual(['Cat /docs/two', '3 /docs/three']);
    expect(trail('four')).toEqual(['Cat /docs/two', 'Index /docs/category/index', 'Four /docs/four']);
    expect(trail('alone')).toBeUndefined();
    expect(site.version().generatedIndexes[0]?.breadcrumbs?.map(({ label }) => label)).toEqual(['Cat', 'Index']);
  });

  it('shows no breadcrumbs where they are switched off', async () => {
    const site = await loadTestSite(FILES, { docs: { ...OPTIONS.docs, breadcrumbs: false } });
    expect(site.doc('three').breadcrumbs).toBeUndefined();
  });

  it('obeys the front matter', async () => {
    const site = await loadTestSite(
      {
        ...FILES,
        'docs/one.md': '---\npagination_next: six\n---\n# One',
        'docs/two.md': '---\npagination_prev: null\npagination_next: hidden\n---\n# Two',
        'docs/alone.md': '---\ndisplayed_sidebar: main\n---\n# Alone',
        'docs/six.md': '---\ndisplayed_sidebar: null\n---\n# Six',
      },
      OPTIONS,
    );
    expect(site.doc('one').next).toEqual({ title: 'Six', href: '/docs/six' });
    expect(site.doc('two')).toMatchObject({ previous: undefined, next: undefined });
    expect(site.doc('alone')).toMatchObject({ sidebarName: 'main', breadcrumbs: [] });
    expect(site.doc('six')).toMatchObject({ sidebarName: undefined, breadcrumbs: undefined });
  });

  it('reports names in the front matter that do not exist', async () => {
    const site = await loadTestSite(
      {
        ...FILES,
        'docs/one.md': '---\ntitle: One\npagination_next: sx\n---',
        'docs/alone.md': '---\ndisplayed_sidebar: mian\n---',
      },
      OPTIONS,
    );
    expect(site.problems).toEqual([
      'error docs/alone.md:2: There is no sidebar "mian" to display. Did you mean "main"?',
      'error docs/one.md:3: `pagination_next` names the document "sx", which does not exist. Did you mean "six"?',
    ]);
  });
});

describe('a document', () => {
  it('takes what its front matter says', async () => {
    const site = await loadTestSite({
      'docs/a.md': `---
title: Title
description: Described
keywords: [x, y]
image: ./pic.png
hide_title: true
hide_table_of_contents: true
toc_min_heading_level: 2
toc_max_heading_level: 4
custom: kept
---
# Other title`,
    });
    expect(site.doc('a')).toMatchObject({
      title: 'Title',
      description: 'Described',
      keywords: ['x', 'y'],
      image: './pic.png',
      hideTitle: true,
      hideToc: true,
      tocMinLevel: 2,
      tocMaxLevel: 4,
      file: { contentTitle: 'Other title', frontMatter: { custom: 'kept' }, frontMatterLines: 11 },
    });
  });

  it('is found under any name', async () => {
    const site = await loadTestSite({
      'docs/sp ace/na me.md': '# S',
      'docs/ünï/cödé.md': '# Ü',
      'docs/100%/x.md': '# P',
      'docs/empty.md': '',
      'docs/bom.md': '\uFEFF---\ntitle: BOM\n---\ntext',
      'docs/crlf.md': '---\r\ntitle: CRLF\r\n---\r\n\r\nText\r\n',
    });
    expect(site.paths).toEqual(
      expect.arrayContaining(['/docs/sp ace/na me', '/docs/ünï/cödé', '/docs/100%/x', '/docs/empty']),
    );
    expect(site.doc('bom')).toMatchObject({ title: 'BOM', description: 'text' });
    expect(site.doc('crlf')).toMatchObject({ title: 'CRLF', description: 'Text' });
    expect(site.doc('empty')).toMatchObject({ title: 'empty', description: '' });
    expect(site.problems).toEqual([]);
  });

  it('with a problem does not keep others from loading', async () => {
    const site = await loadTestSite({
      'docs/good.md': '# Good',
      'docs/yaml.md': '---\ntitle: a: b\n---\n# Shown all the same',
      'docs/latin.md': Buffer.from([0x23, 0x20, 0xe9]),
      'docs/id.md': '---\nid: a/b\n---\n',
      'docs/slug.md': '---\nslug: /what?\n---\n',
      'docs/why?.md': '# Why',
      'docs/sub/one.md': '---\nid: same\n---\n',
      'docs/sub/two.md': '---\nid: same\nslug: other\n---\n',
    });
    expect(site.problems.sort()).toEqual([
      'error docs/id.md:2: Document id "a/b" must not contain a slash; use `slug` for the path.',
      'error docs/slug.md:2: The path "/what?" that front matter `slug` gives cannot be part of a URL; using "/slug". Set `slug` to a plain path such as "/guides/start".',
      'error docs/why?.md:1: The path "/why?" that the file name gives cannot be part of a URL; using "/why%3F". Set `slug` to a plain path such as "/guides/start".',
      expect.stringMatching(
        /^error docs\/yaml\.md:2: The front matter is not valid YAML: .*Put quotes around the value\.$/,
      ),
      'warning docs/latin.md:1: The file is not valid UTF-8; unreadable bytes show as "\uFFFD". Save it with UTF-8 encoding.',
      'warning docs/sub/two.md: The id "sub/same" is also that of "docs/sub/one.md". Rename one of the files, or give it an `id` of its own in the front matter.',
    ]);
    expect(site.paths).toEqual(
      expect.arrayContaining(['/docs/good', '/docs/yaml', '/docs/slug', '/docs/id', '/docs/sub/other']),
    );
    expect(site.doc('yaml').title).toBe('Shown all the same');
    expect(site.doc('id').file.frontMatter).toEqual({});
  });
});

const editUrl = (params: Record<string, string>) =>
  [params.version, params.versionDocsDirPath, params.docPath, params.permalink, params.locale].join('|');

describe('edit links', () => {
  const files = {
    'docs/a.md': '',
    'docs/b.md': '---\ncustom_edit_url: https://own.example/b\n---\n',
    'docs/c.md': '---\ncustom_edit_url: null\n---\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.md': '',
    'i18n/en/docusaurus-plugin-content-docs/current/d.md': '',
    'docs/d.md': '',
  };

  // Recorded from Docusaurus 3.8.1.
  it('name the file in the repository', async () => {
    const site = await loadTestSite(files, { docs: { editUrl: 'https://git.example/edit/main/' } });
    expect(site.doc('a').editUrl).toBe('https://git.example/edit/main/docs/a.md');
    expect(site.doc('b').editUrl).toBe('https://own.example/b');
    expect(site.doc('c').editUrl).toBeUndefined();
    expect(site.doc('d').editUrl).toBe('https://git.example/edit/main/docs/d.md');
    expect(site.doc('a', '1.0').editUrl).toBe('https://git.example/edit/main/versioned_docs/version-1.0/a.md');
  });

  it('can lead to the current version and to translations', async () => {
    const docs = { editUrl: 'https://git.example', editCurrentVersion: true, editLocalizedFiles: true };
    const site = await loadTestSite(files, { docs });
    expect(site.doc('a', '1.0').editUrl).toBe('https://git.example/docs/a.md');
    expect(site.doc('d').editUrl).toBe('https://git.example/i18n/en/docusaurus-plugin-content-docs/current/d.md');
  });

  it('can be computed', async () => {
    const site = await loadTestSite(files, { docs: { editUrl }, site: { baseUrl: '/base/', trailingSlash: true } });
    expect(site.doc('a', '1.0').editUrl).toBe('1.0|versioned_docs/version-1.0|a.md|/base/docs/a|en');
  });
});

describe('tags', () => {
  // Recorded from Docusaurus 3.8.1.
  it('have pages', async () => {
    const site = await loadTestSite({
      'docs/b.md': '---\ntitle: B\ntags: [Hello World, C++, 日本]\n---',
      'docs/a.md': '---\ntitle: A\ntags: [hello-world, {label: Lab, permalink: /custom/x}]\n---',
      'docs/c.md': '---\ntags: [secret, hello-world]\nunlisted: true\n---',
    });
    expect(site.version().tags).toEqual([
      { label: 'hello-world', permalink: '/docs/tags/hello-world', docIds: ['a', 'b'], unlisted: false },
      { label: 'Lab', permalink: '/docs/tags/custom/x', docIds: ['a'], unlisted: false },
      { label: 'C++', permalink: '/docs/tags/c', docIds: ['b'], unlisted: false },
      { label: '日本', permalink: '/docs/tags/日本', docIds: ['b'], unlisted: false },
      { label: 'secret', permalink: '/docs/tags/secret', docIds: ['c'], unlisted: true },
    ]);
    expect(site.paths).toContain('/docs/tags');
  });

  it('are declared in a file', async () => {
    const site = await loadTestSite({
      'docs/tags.yml': 'known:\n  label: Known tag\n  description: About\n  permalink: /kk\nPLAIN word:\n',
      'docs/a.md': '---\ntags: [known, PLAIN word, knwon]\n---',
    });
    expect(site.doc('a').tags).toEqual([
      { label: 'Known tag', permalink: '/docs/tags/kk', description: 'About', isDeclared: true },
      { label: 'Plain word', permalink: '/docs/tags/plain-word', isDeclared: true },
      { label: 'knwon', permalink: '/docs/tags/knwon' },
    ]);
    expect(site.problems).toEqual([
      'warning docs/a.md:2: Tag "knwon" is not declared in "tags.yml". Did you mean "known"?',
    ]);
  });

  it('are checked as the options say', async () => {
    const files = {
      'docs/tags.yml': 'a: {x: 1}\nb: {label: 5}\nc:\nC: {permalink: /c}\n',
      'docs/a.md': '---\ntags: [zzz]\n---',
    };
    const strict = await loadTestSite(files, { docs: { onInlineTags: 'throw' } });
    expect(strict.problems).toEqual([
      'error docs/tags.yml: Tag "a.x" is {"x":1}; expected only the keys `label`, `description`, `permalink`.',
      'error docs/tags.yml: Tag "b.label" is {"label":5}; expected a text that is not empty.',
      'error docs/tags.yml: Tags "c" and "C" both have the permalink "/c".',
      'error docs/a.md:2: Tag "zzz" is not declared in "tags.yml".',
    ]);
    expect((await loadTestSite(files, { docs: { tags: false } })).problems).toEqual([]);
  });
});
