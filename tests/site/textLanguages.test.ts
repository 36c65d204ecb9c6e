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
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
  'src/Count.js': `import { useState } from 'react';
    import { translate } from '@docusaurus/Translate';
    export default function Count() {
      const [n, set] = useState(0);
      return <button title={translate({ message: 'Count it' })} onClick={() => set(n + 1)}>
        {translate({ message: 'Clicked {n} times' }, { n })}
      </button>;
    }`,
  'src/pages/hello.js': `import Layout from '@theme/Layout';
    import Translate, { translate } from '@docusaurus/Translate';
    import Count from '../Count';
    export default () => <Layout title="مرحبا"><main>
      <h1><Translate>Hello, world!</Translate></h1>
      <p><Translate values={{ name: <b>أحمد</b> }}>{'Dear {name}, welcome.'}</Translate></p>
      <p id="known"><Translate id="known">Known text</Translate></p>
      <img alt={translate({ message: 'A picture' })} src="/logo.svg" />
      <a href="https://x.example"><Translate>Go there</Translate> <svg width="4" height="4" /></a>
      <Count />
    </main></Layout>;`,
  'docs/known.mdx':
    'import Translate from \'@docusaurus/Translate\';\n\n# Known\n\n<p id="known"><Translate id="known">Known text</Translate></p>\n',
  'i18n/ar/code.json': '{ "known": { "message": "نص معروف" } }',
};

const THEME_CONFIG = `{
  announcementBar: { id: 'a', content: 'Version 2 is <a href="/guide">out</a>.' },
  navbar: { title: 'Mixed (beta)', logo: { src: 'logo.svg', alt: 'The logo' }, items: [
    { type: 'docSidebar', sidebarId: 'main', label: 'Docs (all)' },
    { type: 'dropdown', label: 'More', items: [
      { label: 'Outside', href: 'https://x.example' }, { type: 'html', value: '<b>Some</b> HTML' }] },
    { type: 'docsVersionDropdown' },
  ] },
  footer: { logo: { src: 'logo.svg', alt: 'Our logo' }, copyright: 'Copyright 2024', links: [
    { title: 'Learn', items: [
      { label: 'Guide', to: '/guide' }, { label: 'Home', href: 'https://x.example' }, { html: '<i>Raw</i> text' }] },
  ] },
}`;

const ARABIC_DOC = '---\nslug: /\ntags: [common, خاص]\n---\n\n# مقدمة\n\nنص.\n\n## أولا\n\nنص.\n\n## ثانيا\n\nنص.\n';
const ARABIC_POST = '---\nauthors: [ann, { name: ضيف }]\ntags: [news, نادر]\n---\n\n# جديد\n\nنص.\n';

async function build(files: Record<string, string>) {
  const site = await fixtureSite(
    { ...FILES, ...files },
    {
      docs: "{ routeBasePath: '/', sidebarPath: './sidebars.js' }",
      blog: "{ blogTitle: 'Stories', feedOptions: { type: 'all' }, blogSidebarTitle: 'All stories', onInlineAuthors: 'ignore', onInlineTags: 'ignore' }",
      config: "title: 'موقع', i18n: { defaultLocale: 'en', locales: ['en', 'ar'] },",
      themeConfig: THEME_CONFIG,
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

it('labels of navbar and footer say so only where they are not translated', async () => {
  const theme = 'i18n/ar/docusaurus-theme-classic';
  const { built, found } = await build({
    [`${theme}/navbar.json`]: '{ "title": { "message": "خليط" }, "item.label.More": { "message": "المزيد" } }',
    [`${theme}/footer.json`]: '{ "link.item.label.Guide": { "message": "الدليل" } }',
  });
  expect(found).toEqual([]);
  const arabic = await built.read('ar/index.html');
  expect(arabic).toMatch(/<b class="navbar__title text--truncate">خليط</);
  expect(arabic).toMatch(/<a class="navbar__link"[^>]*>المزيد</);
  expect(arabic).toMatch(/<a lang="en" dir="ltr" class="navbar__item navbar__link[^>]*>Docs \(all\)</);
  expect(arabic).toMatch(/<a class="footer__link-item" href[^>]*>الدليل</);
  expect(arabic).toContain('<div class="footer__title" lang="en" dir="ltr">Learn</div>');
  expect(await built.read('index.html')).not.toMatch(/<(?!html)\w+[^>]* lang=/);
});

it('a configuration may be written for each locale', async () => {
  const site = await fixtureSite(FILES, {
    docs: "{ routeBasePath: '/', sidebarPath: './sidebars.js' }",
    config: "i18n: { defaultLocale: 'en', locales: ['en', 'ar'] },",
    themeConfig: `{ navbar: { title: 'Both', items: [
      { to: '/guide', label: process.env.DOCUSAURUS_CURRENT_LOCALE === 'ar' ? 'الدليل' : 'Guide' },
      { to: '/last', label: 'Last' }] } }`,
  });
  const html = await (await site.build()).read('ar/index.html');
  expect(html).toMatch(/<a class="navbar__item[^>]*>الدليل</);
  expect(html).toMatch(/<a lang="en" dir="ltr" class="navbar__item[^>]*>Last</);
});

it('texts of components declare their language if it differs from that around them', async () => {
  const { built } = await build({});
  const page = await built.plainHtml('/ar/hello');
  expect(page).toContain('<h1 lang="en" dir="ltr">Hello, world!</h1>');
  expect(page).toContain('<p lang="en" dir="ltr">Dear <b lang="ar" dir="rtl">أحمد</b>, welcome.</p>');
  expect(page).toContain('<p id="known">نص معروف</p>');
  expect(page).toContain('<button lang="en" dir="ltr" title="Count it">Clicked 0 times</button>');
  // An untranslated document is in English, but not this text.
  expect(await built.plainHtml('/ar/known')).toContain('<p lang="ar" dir="rtl" id="known">نص معروف</p>');
  expect(await built.plainHtml('/hello')).toContain('<h1>Hello, world!</h1>');
});

it('entries of feeds', async () => {
  const { built } = await build({ [`i18n/ar/docusaurus-plugin-content-blog/2024-01-02-new.md`]: ARABIC_POST });
  for (const [file, entry] of [
    ['rss.xml', 'item'],
    ['atom.xml', 'entry'],
  ]) {
    const feed = await built.read(`ar/blog/${file}`);
    expect(feed.split(`<${entry} xml:lang="en">`)).toHaveLength(2);
    expect(feed.split(`<${entry}>`)).toHaveLength(2);
    expect(await built.read(`blog/${file}`)).not.toContain('xml:lang');
  }
  const languages = async (file: string) =>
    (JSON.parse(await built.read(file)) as { items: { language?: string }[] }).items.map(({ language }) => language);
  expect(await languages('ar/blog/feed.json')).toEqual([undefined, 'en']);
  expect(await languages('blog/feed.json')).toEqual([undefined, undefined]);
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
