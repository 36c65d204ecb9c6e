import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const DE = 'i18n/de/docusaurus-plugin-content-docs/current';

const FILES = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\nSee [the guide](./guide.md#one).\n\n![](./sign.svg)\n',
  'docs/guide.md': '# Guide\n\n## One\n\nBack to [the start](/).\n\n:::note\n\nText.\n\n:::\n',
  'docs/sign.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'docs/plain.md': '# Plain\n\nNobody translates me.\n',
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  [`${DE}/intro.md`]: '---\nslug: /\n---\n\n# Anfang\n\nSiehe [die Anleitung](./guide.md#eins).\n\n![](./sign.svg)\n',
  [`${DE}/guide.md`]:
    '---\nslug: /anleitung\n---\n\n# Anleitung\n\n## Eins\n\nZum [Anfang](/).\n\n:::note\n\nText.\n\n:::\n',
};
const LOCALES = "i18n: { defaultLocale: 'en', locales: ['en', 'de', 'ar'] },";
const NAVBAR = "{ navbar: { title: 'T', logo: { src: 'img/logo.svg' }, items: [{ type: 'localeDropdown' }] } }";

const linkOf = (html: string, label: string) => new RegExp(`<a[^>]*href="([^"]*)"[^>]*>${label}</a>`).exec(html)?.[1];
const headOf = (html: string) =>
  [...html.matchAll(/<link rel="(canonical|alternate)" href="([^"]+)"(?: hreflang="([^"]+)")?/g)]
    .map(([, rel, href, lang]) => `${lang ?? rel} ${href}`)
    .filter((line) => line.includes('https:'));

describe('a site with several locales', () => {
  it('is one artefact: the default locale at the root, the others in folders, files once', async () => {
    const site = await fixtureSite(FILES, { config: LOCALES, themeConfig: NAVBAR });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const files = await built.files();
    expect(files.filter((file) => file.endsWith('.html') && !file.startsWith('_'))).toEqual([
      '404.html',
      'ar/404.html',
      'ar/guide.html',
      'ar/index.html',
      'ar/plain.html',
      'de/404.html',
      'de/anleitung.html',
      'de/index.html',
      'de/plain.html',
      'guide.html',
      'index.html',
      'plain.html',
    ]);
    expect(files.filter((file) => file.endsWith('logo.svg'))).toEqual(['img/logo.svg']);
    expect(files.filter((file) => /assets\/app\./.test(file))).toHaveLength(1);
    const german = await built.read('de/index.html');
    expect(german).toMatch(/^<!doctype html><html lang="de" dir="ltr"/);
    expect(german).toContain('<a href="anleitung.html#eins">die Anleitung</a>');
    expect(german).toContain('src="../img/logo.svg"');
    expect(german).toMatch(/<img[^>]* src="..\/assets\/files\/sign\./);
    expect(await built.read('ar/index.html')).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/);
  });

  it('is searched in the language of each', async () => {
    const theme = "['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', language: ['en', 'fr'] }]";
    const built = await (await fixtureSite(FILES, { config: `${LOCALES} themes: [${theme}],` })).build();
    const scriptOf = async (page: string) => {
      const file = /data-oc-site="([^"]+)"/.exec(await built.read(page))?.[1] ?? '';
      return /"search":"(assets[^"]+)"/.exec(await built.read(file))?.[1] ?? '';
    };
    expect(await scriptOf('index.html')).toMatch(/^assets\/search-fr\.\w+\.js$/);
    expect(await scriptOf('de/index.html')).toMatch(/^assets\/search-de-fr\.\w+\.js$/);
    expect(await scriptOf('ar/index.html')).toMatch(/^assets\/search-ar-fr\.\w+\.js$/);
    expect(await built.read(await scriptOf('de/index.html'))).toContain('octavo.searchLanguage');
    expect(await built.read('_octavo/notices-search.txt')).toContain('@orama/stemmers');

    const english = await (await fixtureSite(FILES, { config: `themes: [${theme.replace(", 'fr'", '')}],` })).build();
    expect((await english.files()).filter((file) => /search-(?!view|results)|notices-/.test(file))).toEqual([]);
  });

  it('says of every label that is not translated which language it is in', async () => {
    const sidebars = `module.exports = { main: ['intro', { type: 'category', label: 'More', items: ['guide', 'plain'] },
      { type: 'category', label: 'Rest', items: ['last'] }] };`;
    const files = {
      ...FILES,
      'sidebars.js': sidebars,
      'docs/plain.md': '# Plain\n\n## Why\n\nNobody translates me.\n\n## How\n\nText.\n',
      'docs/last.md': '# Last\n\nText.\n',
      'i18n/de/docusaurus-plugin-content-docs/current.json': '{ "sidebar.main.category.More": { "message": "Mehr" } }',
    };
    const docs = "{ routeBasePath: '/', sidebarPath: './sidebars.js' }";
    const built = await (await fixtureSite(files, { config: LOCALES, docs })).build();
    const html = await built.read('de/plain.html');
    const marked = (label: string) => `<bdi lang="en" dir="ltr">${label}</bdi>`;
    // Sidebar: the page, and a category.
    expect(html).toMatch(new RegExp(`<a class="menu__link[^>]*>${marked('Plain')}`));
    expect(html).toMatch(new RegExp(`<a class="menu__link[^>]*>${marked('Rest')}`));
    expect(html).toMatch(/<a class="menu__link[^>]*>Mehr</);
    expect(html).toMatch(new RegExp(`class="breadcrumbs__link" aria-current="page">${marked('Plain')}`));
    expect(html).toContain(`<div class="pagination-nav__label">${marked('Last')}</div>`);
    expect(html).toContain('<div class="pagination-nav__label">Anleitung</div>');
    expect(html).toMatch(/<ul class="table-of-contents [^"]*" lang="en" dir="ltr">/);
    expect((await built.sidebar('/de/plain')).items).toMatchObject([
      { label: 'Anfang' },
      { label: 'Mehr' },
      { language: { lang: 'en' } },
    ]);
    expect(await built.read('plain.html')).not.toContain('<bdi');
  });

  it('marks posts that are not translated in lists, in the archive, next to posts and below them', async () => {
    const post = (title: string) => `# ${title}\n\nText of ${title}.\n`;
    const files = {
      ...FILES,
      'blog/2024-01-01-old.md': post('Old post'),
      'blog/2024-01-02-new.md': post('New post'),
      'i18n/de/docusaurus-plugin-content-blog/2024-01-02-new.md': post('Neuer Beitrag'),
    };
    const built = await (await fixtureSite(files, { config: LOCALES, blog: '{}' })).build();
    const list = await built.read('de/blog.html');
    expect(list).toMatch(/<h2 class="title_f1Hy" lang="en" dir="ltr"><a [^>]*>Old post</);
    expect(list).toMatch(/<div class="markdown" lang="en" dir="ltr">\s*<p>Text of Old post/);
    expect(list).toMatch(/<h2 class="title_f1Hy"><a [^>]*>Neuer Beitrag</);
    const marked = '<bdi lang="en" dir="ltr">Old post</bdi>';
    // In the column of recent posts.
    expect(list).toMatch(new RegExp(`sidebarItemLink_mo7H"[^>]*>${marked}`));
    expect(await built.read('de/blog/archive.html')).toContain(marked);
    const translated = await built.read('de/blog/2024/01/02/new.html');
    expect(translated).toContain(`<div class="pagination-nav__label">${marked}</div>`);
    expect(await built.read('blog.html')).not.toContain(' lang="en" dir="ltr">Old');
    expect(await built.read('blog/archive.html')).toMatch(/ - (?:<!-- -->)?Old post</);
  });

  it('shows a page that is not translated in the default language, and reports so', async () => {
    const site = await fixtureSite(FILES, { config: LOCALES });
    const built = await site.build();
    const html = await built.read('de/plain.html');
    expect(html).toContain(
      'role="note" lang="de">Diese Seite ist noch nicht übersetzt; sie wird auf Englisch angezeigt.',
    );
    expect(html).toContain('<div class="theme-doc-markdown markdown" lang="en" dir="ltr">');
    expect(headOf(html)).toEqual([
      'canonical https://fixture.example/plain',
      'en https://fixture.example/plain',
      'x-default https://fixture.example/plain',
    ]);
    for (const page of ['plain.html', 'de/anleitung.html', 'de/index.html']) {
      expect(await built.read(page)).not.toContain('not translated');
    }
    const sitemap = await built.read('de/sitemap.xml');
    expect(sitemap).toContain('<loc>https://fixture.example/de/anleitung</loc>');
    expect(sitemap).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://fixture.example/guide"/>');
    expect(sitemap).not.toContain('plain');
    expect(await built.exists('ar/sitemap.xml')).toBe(false);
  });

  it('names the same page in the other languages, wherever it is', async () => {
    const site = await fixtureSite(FILES, { config: LOCALES, themeConfig: NAVBAR });
    const built = await site.build();
    const guide = await built.read('guide.html');
    expect(headOf(guide)).toEqual([
      'canonical https://fixture.example/guide',
      'en https://fixture.example/guide',
      'de https://fixture.example/de/anleitung',
      'x-default https://fixture.example/guide',
    ]);
    expect(linkOf(guide, 'Deutsch')).toBe('de/anleitung.html');
    const german = await built.read('de/anleitung.html');
    expect(linkOf(german, 'English')).toBe('../guide.html');
    expect(linkOf(german, 'العربية')).toBe('../ar/guide.html');
    expect(linkOf(await built.read('de/404.html'), 'English')).toBe('/index.html');
  });

  it("writes the theme's words in each language, those in an untranslated article in its language", async () => {
    const site = await fixtureSite(
      {
        ...FILES,
        'i18n/de/code.json': JSON.stringify({ 'theme.docs.paginator.next': { message: 'Vorwärts' } }),
        'i18n/ar/docusaurus-theme-classic/navbar.json': JSON.stringify({ 'item.label.Docs': { message: 'الوثائق' } }),
      },
      { config: LOCALES, themeConfig: "{ navbar: { items: [{ to: '/guide', label: 'Docs' }] } }" },
    );
    const built = await site.build();
    expect(await built.read('de/anleitung.html')).toContain('</svg></span>hinweis</div>');
    expect(await built.read('ar/guide.html')).toContain('note</div>');
    expect(await built.read('de/index.html')).toContain('<div class="pagination-nav__sublabel">Vorwärts</div>');
    expect(await built.read('ar/index.html')).toContain('>الوثائق</a>');
    expect(await built.read('index.html')).toContain('<div class="pagination-nav__sublabel">Next</div>');
    expect(await built.read('404.html')).toContain('Page Not Found');
    expect(await built.read('de/404.html')).toContain('Seite nicht gefunden');
  });

  it('translates what components ask for, on the server and in the browser', async () => {
    const site = await fixtureSite(
      {
        'docs/intro.mdx': `---\nslug: /\n---\n\nimport Counter from '@site/src/Counter';\n\n# Intro\n\n<Counter />\n`,
        'src/Counter.jsx': `import {useState} from 'react';
        import Translate, {translate} from '@docusaurus/Translate';
        import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
        const LABEL = translate({ id: 'count', message: 'Count' });
        export default function Counter() {
          const [n, set] = useState(0);
          const { i18n } = useDocusaurusContext();
          return <button title={LABEL} onClick={() => set(n + 1)}><Translate id="times" values={{ n }}>{'{n} times'}</Translate> {i18n.currentLocale}</button>;
        }`,
        'i18n/de/code.json': JSON.stringify({ count: { message: 'Zählen' }, times: { message: '{n} Mal' } }),
      },
      { config: LOCALES },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.read('index.html')).toContain(
      '<button title="Count">0<!-- --> times<!-- --> <!-- -->en</button>',
    );
    expect(await built.read('de/index.html')).toContain(
      '<button title="Zählen">0<!-- --> Mal<!-- --> <!-- -->de</button>',
    );
    const messages = (await built.files()).filter((file) => file.startsWith('assets/code/messages.'));
    expect(messages).toHaveLength(1);
    expect(await built.read('de/index.html')).toContain(messages[0]);
    expect(await built.read('index.html')).not.toContain(messages[0]);
  });

  it('builds some of them, one alone at the root', async () => {
    const site = await fixtureSite(FILES, { config: LOCALES, themeConfig: NAVBAR });
    const some = await site.build({ locales: ['ar', 'en'] });
    expect(await some.exists('ar/index.html')).toBe(true);
    expect(await some.exists('de/index.html')).toBe(false);
    expect(linkOf(await some.read('index.html'), 'Deutsch')).toBe('https://fixture.example/de/');
    const alone = await site.build({ locales: ['de'] });
    expect(await alone.files()).not.toContain('de/index.html');
    expect(await alone.read('index.html')).toContain('Anfang');
    expect(headOf(await alone.read('index.html'))[0]).toBe('canonical https://fixture.example/');
    await expect(site.build({ locales: ['ger'] })).rejects.toThrow('There is no locale "ger" in `i18n.locales`');
    const all = await site.build();
    expect(await all.exists('de/index.html')).toBe(true);
  });

  it('compiles nothing for a locale without translations', async () => {
    const { [`${DE}/intro.md`]: _intro, [`${DE}/guide.md`]: _guide, ...files } = FILES;
    const site = await fixtureSite(files);
    await site.build();
    const entries = () =>
      readdirSync(path.join(site.dir, '.octavo/cache'), { recursive: true, encoding: 'utf8' })
        .filter((name) => !name.startsWith('config'))
        .sort();
    const before = entries();
    expect(before.length).toBeGreaterThan(3);
    const text = readFileSync(path.join(site.dir, 'docusaurus.config.mjs'), 'utf8');
    await site.write({ 'docusaurus.config.mjs': text.replace('themeConfig:', `${LOCALES} themeConfig:`) });
    const built = await site.build();
    expect(built.report.pages).toBe(12);
    expect(entries()).toEqual(before);
  });

  it('gives each locale of the configuration its name', async () => {
    const site = await fixtureSite(FILES, {
      config: `${LOCALES} tagline: 'Tagline ' + process.env.DOCUSAURUS_CURRENT_LOCALE,`,
    });
    const built = await site.build();
    expect(await built.read('de/llms.txt')).toContain('> Tagline de');
    expect(await built.read('llms.txt')).toContain('> Tagline en');
    expect((await site.build()).report.outcome).toBe('up-to-date');
  });

  it.each([
    ['{', 'i18n/de/code.json', 'The file is not valid JSON'],
    ['[]', 'i18n/de/code.json', 'The file should hold one entry per text, not [].'],
    [
      '{\n"a": "b"\n}',
      'i18n/de/docusaurus-theme-classic/navbar.json:2',
      '"a" is "b"; expected an object with a text under `message`',
    ],
  ])('says what is wrong with %s', async (text, place, message) => {
    const site = await fixtureSite({ ...FILES, [place.replace(/:.*/, '')]: text }, { config: LOCALES });
    const { messages, report } = await site.build();
    expect(messages).toEqual([expect.stringContaining(`${place}: `.replace('.json: ', '.json'))]);
    expect(messages[0]).toContain(message);
    expect(report.outcome).toBe('failed');
  });
});

/** Records each run, and returns the locale in everything that plugins can return. */
const WITNESS = `import fs from 'node:fs';
  import path from 'node:path';
  export default function witness({ siteDir, baseUrl, i18n, localizationDir, codeTranslations }) {
    const locale = i18n.currentLocale;
    return {
      name: 'witness',
      loadContent() {
        fs.appendFileSync(path.join(siteDir, 'runs.txt'), locale + ' ' + process.env.DOCUSAURUS_CURRENT_LOCALE + ' ');
        return { locale, word: codeTranslations.hello ?? 'Hello', folder: path.basename(localizationDir) };
      },
      async contentLoaded({ content, actions }) {
        actions.setGlobalData(content);
        const data = await actions.createData('content.json', content);
        for (const page of ['shop/a', 'store/a']) {
          actions.addRoute({ path: baseUrl + page, component: '@site/src/Shop', modules: { data }, exact: true });
        }
      },
      getClientModules: () => [path.join(siteDir, 'src/client.js')],
      injectHtmlTags: ({ content }) => ({
        headTags: [
          { tagName: 'meta', attributes: { name: 'witness', content: content.word } },
          { tagName: 'script', attributes: { src: baseUrl + 'own.js' } },
          { tagName: 'script', innerHTML: 'window.word = ' + JSON.stringify(content.word) },
        ],
      }),
      postBuild({ outDir, routesPaths, content }) {
        const pages = fs.readdirSync(outDir, { recursive: true }).filter((file) => file.endsWith('/a.html')).sort();
        fs.writeFileSync(path.join(outDir, 'seen.txt'), [content.locale, pages, routesPaths.filter((p) => p.endsWith('/a'))].join(' '));
      },
    };
  }`;

const WITNESSED = {
  ...FILES,
  'docs/data.mdx': `# Data\n\nimport Data from '@site/src/Data';\n\n<Data />\n`,
  'plugins/witness.mjs': WITNESS,
  'src/Shop.jsx':
    "import Layout from '@theme/Layout';\nexport default ({ data }) => <Layout title='Shop'><h1>{data.word}</h1></Layout>;",
  'src/Data.jsx': `import { useState } from 'react';
    import { usePluginData } from '@docusaurus/useGlobalData';
    export default function Data() {
      const [n, set] = useState(0);
      const { word, folder } = usePluginData('witness');
      return <button onClick={() => set(n + 1)}>{word + ' ' + folder}</button>;
    }`,
  'src/client.js':
    "import config from '@generated/docusaurus.config';\nexport const onRouteUpdate = () => { window.base = config.baseUrl; };",
  'static/own.js': 'window.own = 1;',
  'i18n/de/code.json': JSON.stringify({ hello: { message: 'Hallo' } }),
};
const TWO = "i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, plugins: ['./plugins/witness.mjs'],";

describe('plugins in a site with several locales', () => {
  it('run for each, with the results of the locale', async () => {
    const site = await fixtureSite(WITNESSED, { config: TWO, themeConfig: NAVBAR });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(readFileSync(path.join(site.dir, 'runs.txt'), 'utf8')).toBe('en en de de ');
    for (const [folder, word, dir, up] of [
      ['', 'Hello', 'en', ''],
      ['de/', 'Hallo', 'de', '../'],
    ] as const) {
      expect(await built.read(`${folder}shop/a.html`)).toContain(`<h1>${word}</h1>`);
      const data = await built.read(`${folder}data.html`);
      expect(data).toContain(`<button>${word} ${dir}</button>`);
      expect(data).toContain(`<meta name="witness" content="${word}"`);
      // Once for all locales, as all static files are.
      expect(data).toContain(`src="${up}own.js"`);
      const [script = ''] = /assets\/code\/data\.\w+\.js/.exec(data) ?? [];
      expect(await built.read(script)).toContain(`"locale":"${dir}"`);
      const [modules = ''] = /assets\/code\/modules\.\w+\.js/.exec(data) ?? [];
      expect(await built.read(modules)).toContain(`"baseUrl":"/${folder}"`);
    }
    const german = await built.read('de/shop/a.html');
    expect(linkOf(german, 'English')).toBe('../../shop/a.html');
    expect(linkOf(await built.read('store/a.html'), 'Deutsch')).toBe('../de/store/a.html');
    // The policy allows what is inlined in either.
    const policy = await built.read('_headers');
    for (const word of ['Hello', 'Hallo']) {
      const hash = createHash('sha256').update(`window.word = "${word}"`).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
  });

  it('see the finished site one locale after the other', async () => {
    const site = await fixtureSite(WITNESSED, { config: TWO });
    const built = await site.build();
    expect(await built.read('seen.txt')).toBe('en shop/a.html,store/a.html /shop/a,/store/a');
    expect(await built.read('de/seen.txt')).toBe('de shop/a.html,store/a.html /de/shop/a,/de/store/a');
    const again = await site.build();
    expect(await again.read('de/seen.txt')).toBe(await built.read('de/seen.txt'));
    const alone = await site.build({ locales: ['de'] });
    expect(await alone.read('seen.txt')).toBe('de shop/a.html,store/a.html /shop/a,/store/a');
  });

  it('run once if there is one locale', async () => {
    const site = await fixtureSite(WITNESSED, { config: "plugins: ['./plugins/witness.mjs']," });
    await site.build();
    expect(readFileSync(path.join(site.dir, 'runs.txt'), 'utf8')).toBe('en en ');
  });
});

describe('in each locale', () => {
  it('a component in place of the theme’s shows its texts', async () => {
    const site = await fixtureSite(
      {
        ...FILES,
        'src/theme/Footer/index.jsx':
          'import Translate from \'@docusaurus/Translate\';\nexport default () => <footer><Translate id="bye">Bye</Translate></footer>;',
        'i18n/de/code.json': JSON.stringify({ bye: { message: 'Auf Wiedersehen' } }),
      },
      { config: LOCALES },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.read('plain.html')).toContain('<footer>Bye</footer>');
    expect(await built.read('de/plain.html')).toContain('<footer>Auf Wiedersehen</footer>');
    expect(await built.read('ar/plain.html')).toContain('<footer lang="en" dir="ltr">Bye</footer>');
  });

  it('versions are compared by its own text', async () => {
    const site = await fixtureSite(
      {
        'docs/page.md': '# Page\n\nNew text.\n',
        'versioned_docs/version-1/page.md': '# Page\n\nOld text.\n',
        'versions.json': '["1"]',
        [`${DE}/page.md`]: '# Seite\n\nDerselbe Text.\n',
        'i18n/de/docusaurus-plugin-content-docs/version-1/page.md': '# Seite\n\nDerselbe Text.\n',
      },
      {
        config: `${LOCALES} customFields: { octavo: { look: 'octavo' } },`,
        docs: "{ routeBasePath: '/', lastVersion: 'current' }",
      },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect((await built.files()).filter((file) => file.startsWith('_octavo/compare/'))).toEqual(
      ['ar/', 'de/', ''].flatMap((folder) =>
        ['1', 'current'].map((name) => `_octavo/compare/${folder}default/${name}.js`),
      ),
    );
    expect(await built.read('_octavo/compare/de/default/1.js')).toContain('Seite');
    expect(await built.read('_octavo/compare/default/1.js')).not.toContain('Seite');
    expect(await built.read('page.html')).toContain('compare.html?from=1&amp;to=current&amp;doc=page');
    expect(await built.read('de/page.html')).not.toContain('compare.html?from=1');
    expect(await built.exists('de/compare.html')).toBe(true);
  });
});
