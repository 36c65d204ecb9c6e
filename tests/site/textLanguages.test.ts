/** Where a locale is partly translated, every text in another language says which language that is. */
import { expect, it } from 'vitest';
import { findForeignTexts } from '../support/findForeignTexts.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

/** All texts of the original are in Latin letters, and all translations in Arabic ones. */
const isForeign = (text: string) => /[A-Za-z]{2}/.test(text) && !/[\u0600-\u06ff]/.test(text);

const FILES = {
  'docs/intro.md':
    '---\nslug: /\ntags: [common, Inline]\ndescription: What this is\n---\n\n# Introduction\n\nText.\n\n## First\n\nText.\n\n## Second\n\nText.\n',
  'docs/guide.md': '---\ntags: [common, Inline]\nsidebar_label: Guide here\n---\n\n# Guide\n\nText.\n',
  'docs/last.md': '---\npagination_label: The last page\n---\n\n# Last\n\nText.\n',
  'docs/tags.yml': 'common:\n  label: Common\n  description: Things in common\n',
  'sidebars.js': `module.exports = { main: [
    'intro',
    { type: 'category', label: 'Named', description: 'All with a name', items: ['guide'],
      link: { type: 'generated-index', title: 'Pages with a name', description: 'What they are' } },
    { type: 'category', label: 'Bare', items: ['last'], link: { type: 'generated-index' } },
  ] };`,
  'blog/authors.yml':
    'ann:\n  name: Ann Author\n  title: Writer of posts\n  description: She writes\n  page: true\n  image_url: /ann.png\n',
  'blog/tags.yml': 'news:\n  label: News\n  description: What is new\n',
  'blog/2024-01-01-old.md': '---\nauthors: [ann]\ntags: [news, Rare]\n---\n\n# Old post\n\nText.\n',
  'blog/2024-01-02-new.md':
    '---\nauthors: [{ name: Guest, title: From elsewhere }]\ntags: [news, Rare]\n---\n\n# New post\n\nStart.\n\n<!-- truncate -->\n\nText.\n',
  'static/ann.png': '',
  'i18n/ar/code.json': '{}',
};

const ARABIC_DOC = '---\nslug: /\ntags: [common, خاص]\n---\n\n# مقدمة\n\nنص.\n\n## أولا\n\nنص.\n\n## ثانيا\n\nنص.\n';
const ARABIC_POST = '---\nauthors: [ann, { name: ضيف }]\ntags: [news, نادر]\n---\n\n# جديد\n\nنص.\n';

async function build(files: Record<string, string>) {
  const site = await fixtureSite(
    { ...FILES, ...files },
    {
      docs: "{ routeBasePath: '/', sidebarPath: './sidebars.js' }",
      blog: "{ blogTitle: 'Stories', blogSidebarTitle: 'All stories', onInlineAuthors: 'ignore', onInlineTags: 'ignore' }",
      config: "title: 'موقع', i18n: { defaultLocale: 'en', locales: ['en', 'ar'] },",
      themeConfig: "{ navbar: { title: '', items: [] } }",
    },
  );
  const built = await site.build();
  const pages = (await built.files()).filter((file) => file.startsWith('ar/') && file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(15);
  const found = await Promise.all(
    pages.map(async (file) =>
      findForeignTexts(await built.read(file), 'ar', isForeign).map((text) => `${file} ${text}`),
    ),
  );
  return { built, found: found.flat() };
}

it('nothing is translated', async () => {
  const { found } = await build({});
  expect(found).toEqual([]);
});

it('some pages are', async () => {
  const plugin = (name: string) => `i18n/ar/docusaurus-plugin-content-${name}`;
  const { built, found } = await build({
    [`${plugin('docs')}/current/intro.md`]: ARABIC_DOC,
    [`${plugin('docs')}/current.json`]: '{ "sidebar.main.category.Named": { "message": "مسمى" } }',
    [`${plugin('blog')}/2024-01-02-new.md`]: ARABIC_POST,
  });
  expect(found).toEqual([]);
  // Translated texts are in the language of the page.
  const intro = await built.read('ar/index.html');
  expect(intro).toContain('>خاص</a>');
  expect(intro).toContain('<bdi lang="en" dir="ltr">Common</bdi>');
  expect(await built.read('ar/blog/2024/01/02/new.html')).toContain('>ضيف<');
});

it('so is what files declare', async () => {
  const { built } = await build({
    'i18n/ar/docusaurus-plugin-content-docs/current/tags.yml': 'common:\n  label: مشترك\n',
    'i18n/ar/docusaurus-plugin-content-blog/authors.yml': 'ann:\n  name: آن\n  page: true\n',
  });
  const guide = await built.read('ar/guide.html');
  expect(guide).toContain('>مشترك</a>');
  expect(guide).toContain('<bdi lang="en" dir="ltr">Inline</bdi>');
  expect(await built.read('ar/blog/authors.html')).toContain('authorName_yefp">آن<');
});
