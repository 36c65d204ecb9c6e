import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureSite, type Built, type FixtureConfig, type FixtureSite } from '../support/fixtureSite.ts';

const DOCS = {
  'docs/index.md': '---\nslug: /\ntags: [first]\n---\n\n# One\n\nText of one.\n\n:::note[Mind]\n\nThe gap.\n\n:::\n',
  'docs/deep/two.md': '# Two\n\n## Part\n\nText of two.\n',
  'blog/2024-01-02-post.md':
    '---\ntitle: Post\ntags: [news]\nauthors: [ann]\n---\n\nThe beginning.\n\n<!-- truncate -->\n\nThe rest.\n',
  'blog/authors.yml': 'ann: { name: Ann, page: true }\n',
};
const PAGE = {
  'src/pages/words.md': '---\nmood: calm\n---\n\n# Words\n\n## Part\n\nText of words.\n',
};
const OPTIONS: FixtureConfig = {
  docs: "{ routeBasePath: '/', editUrl: 'https://edit.example/' }",
  blog: '{}',
  themeConfig: `{ footer: { copyright: 'Copyright of ours', links: [{ label: 'Two', to: '/deep/two' }] } }`,
};

const scripts = (files: string[]) => files.filter((file) => /^assets\/(?:code\/|live).*\.js$/.test(file));
const wrap = (name: string, before: string) =>
  `import Original from '@theme-original/${name}';
   export default function Wrapper(props) { return <>${before}<Original {...props} /></>; }`;

function siteWith(files: Record<string, string>, options: FixtureConfig = {}): Promise<FixtureSite> {
  return fixtureSite({ ...DOCS, ...files }, { ...OPTIONS, ...options });
}

/** Everything between navbar and footer; on docs pages, the content of `<main>`. */
const mainOf = (html: string) =>
  html.slice(
    html.search(/<main class="docMainContainer|<div id="__docusaurus_skip/),
    html.lastIndexOf('<footer class="theme-layout'),
  );

/** Pages of the site without overrides, built once for each configuration. */
const plainPages = new Map<string, Promise<Map<string, string>>>();
const PLAIN_PATHS = ['/', '/deep/two', '/tags', '/tags/first', '/404.html', '/blog', '/blog/archive'].concat([
  '/blog/2024/01/02/post',
  '/blog/tags',
  '/blog/tags/news',
  '/blog/authors',
  '/blog/authors/ann',
  '/words',
]);

async function plainHtml(routePath: string, options: FixtureConfig = {}): Promise<string> {
  const key = JSON.stringify(options);
  const pages = plainPages.get(key) ?? buildPlain(options);
  plainPages.set(key, pages);
  return (await pages).get(routePath)!;
}

async function buildPlain(options: FixtureConfig): Promise<Map<string, string>> {
  const built = await (await siteWith(PAGE, options)).build();
  return new Map(await Promise.all(PLAIN_PATHS.map(async (path) => [path, await built.html(path)] as const)));
}

/** Wraps these components; each adds its name. */
const wrapAll = (names: string[]) =>
  Object.fromEntries(names.map((name) => [`src/theme/${name}/index.jsx`, wrap(name, mark(name))]));
const mark = (name: string) => `<b>${name}</b>`;

it('MDXPage is given the page as a component with its data', async () => {
  const site = await siteWith({
    ...PAGE,
    'src/theme/MDXPage/index.jsx': `
      import Layout from '@theme/Layout';
      import MDXContent from '@theme/MDXContent';
      export default function MDXPage({ content: Content }) {
        const { title, permalink, frontMatter } = Content.metadata;
        return (
          <Layout><main className="own">
            <p>{[title, permalink, frontMatter.mood, ...Content.toc.map(({ id }) => id)].join(', ')}</p>
            <MDXContent><Content /></MDXContent>
          </main></Layout>
        );
      }`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/words');
  expect(html.match(/<main\b/g)).toHaveLength(1);
  expect(html).toMatch(/<main class="own"[^>]*><p>Words, \/words, calm, part<\/p>/);
  expect(html).toContain('Text of words.');
});

describe('a wrapped component shows the theme’s own, and what it adds', () => {
  // No override of one site is inside another.
  it.each<Record<string, string>[]>([
    [
      {
        DocItem: '/',
        DocTagsListPage: '/tags',
        DocTagDocListPage: '/tags/first',
        BlogListPage: '/blog',
        BlogPostPage: '/blog/2024/01/02/post',
        BlogTagsListPage: '/blog/tags',
        BlogTagsPostsPage: '/blog/tags/news',
        BlogArchivePage: '/blog/archive',
        'Blog/Pages/BlogAuthorsListPage': '/blog/authors',
        'Blog/Pages/BlogAuthorsPostsPage': '/blog/authors/ann',
        MDXPage: '/words',
        NotFound: '/404.html',
      },
    ],
    [{ 'DocItem/Layout': '/', BlogLayout: '/blog', 'NotFound/Content': '/404.html' }],
    [
      {
        'DocItem/Content': '/',
        'DocItem/Footer': '/',
        'DocItem/Paginator': '/',
        DocBreadcrumbs: '/',
        BlogSidebar: '/blog',
        BlogPostItems: '/blog',
      },
    ],
    [{ DocPaginator: '/', EditMetaRow: '/', TagsListInline: '/', BlogPostItem: '/blog/2024/01/02/post' }],
    [{ EditThisPage: '/', TOC: '/deep/two' }],
    [{ 'DocItem/TOC/Desktop': '/deep/two' }],
  ])('%o', async (places) => {
    const names = Object.keys(places);
    const built = await (await siteWith({ ...PAGE, ...wrapAll(names) })).build();
    expect(built.messages).toEqual([]);
    for (const [name, routePath] of Object.entries(places)) {
      const html = mainOf(await built.html(routePath));
      expect(html).toContain(mark(name));
      const without = names.reduce((text, other) => text.replaceAll(mark(other), ''), html);
      expect(without).toBe(mainOf(await plainHtml(routePath)));
      expect((await built.data(routePath)).main).toContain(mark(name));
    }
    // They need no browser, so no script is loaded for them.
    expect(scripts(await built.files())).toEqual([]);
  });

  it.each([
    [['Footer', 'AnnouncementBar', 'Navbar']],
    [['Logo', 'SearchBar', 'ColorModeToggle']],
    [['Layout']],
    [['Root']],
  ])('%o, on every page', async (names) => {
    const themeConfig = `{ announcementBar: { content: 'News' }, navbar: { title: 'Here' }, footer: { copyright: 'Copyright of ours' } }`;
    const plugins = { themeConfig, config: "themes: ['@easyops-cn/docusaurus-search-local']," };
    const built = await (await siteWith(wrapAll(names), plugins)).build();
    expect(built.messages).toEqual([]);
    for (const routePath of ['/', '/deep/two', '/blog', '/404.html']) {
      const words = (html: string) => textOf(html.slice(html.indexOf('<body'), html.indexOf('<script type')));
      const html = await built.html(routePath);
      for (const name of names) expect(html).toContain(mark(name));
      const without = names.reduce((text, name) => text.replaceAll(mark(name), ''), html);
      expect(words(without)).toBe(words(await plainHtml(routePath, plugins)));
    }
  });

  const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
});

it('the site’s own layout does not show the frame of pages twice', async () => {
  const files = {
    'src/theme/Layout/index.jsx': `
      import Footer from '@theme/Footer';
      import Navbar from '../Navbar';
      import Bar from '@theme/AnnouncementBar';
      export default ({ children }) => <div className="own"><Bar /><Navbar /><div>{children}</div><Footer /></div>;`,
    'src/theme/Footer.jsx': 'export default () => <footer>Our footer</footer>;',
    'src/theme/Navbar.jsx': wrap('Navbar', '<b>Our navbar</b>'),
    // Whatever is shown here is made before it.
    'src/theme/NotFound.jsx': `
      import Layout from './Layout';
      import Original from '@theme-original/Navbar';
      export default () => <Layout><p>Nothing here</p><Original /></Layout>;`,
    // So is the layout that a view of Docusaurus's shows itself.
    'src/theme/BlogLayout.jsx': `
      import Layout from '@theme/Layout';
      export default ({ children }) => <Layout><main>{children}</main></Layout>;`,
    'src/theme/NavbarItem/ComponentTypes.jsx': `
      import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
      export default { ...ComponentTypes, 'custom-own': () => <i>Our item</i> };`,
    'src/pages/own.jsx': `
      import Layout from '@theme/Layout';
      export default () => <Layout><p>Our page</p></Layout>;`,
  };
  const themeConfig = `{ navbar: { items: [{ type: 'custom-own' }] }, announcementBar: { content: 'News' } }`;
  const built = await (await siteWith(files, { themeConfig })).build();
  expect(built.messages).toEqual([]);
  for (const routePath of ['/', '/blog', '/own', '/404.html']) {
    const html = await built.html(routePath);
    for (const once of ['Our footer', 'Our navbar', '>News<', 'class="own"']) {
      expect(html.split(once), `${once} on ${routePath}`).toHaveLength(2);
    }
  }
  expect(mainOf(await built.html('/404.html'))).toMatch(/Nothing here.*Our item/s);
});

it('a layout of the site’s own decides what is around pages', async () => {
  const files = {
    'src/theme/Layout/index.jsx': `
      import Footer from '@theme/Footer';
      import { useLocation } from '@docusaurus/router';
      export default function Layout({ children, noFooter }) {
        return <>{children}{!noFooter && !useLocation().pathname.startsWith('/deep') && <Footer />}</>;
      }`,
    'src/pages/own.jsx': `
      import Layout from '@theme/Layout';
      export default () => <Layout noFooter><p>Our page</p></Layout>;`,
    'src/pages/bare.jsx': 'export default () => <p>Nothing around</p>;',
  };
  const themeConfig = `{ navbar: { title: 'Here' }, announcementBar: { content: 'News' }, footer: { copyright: 'Ours' } }`;
  const built = await (await siteWith(files, { themeConfig })).build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/')).toContain('>Ours<');
  for (const routePath of ['/deep/two', '/own', '/bare']) expect(await built.html(routePath)).not.toContain('>Ours<');
  expect((await built.data('/deep/two')).without).toBe('footer');

  const plain = files['src/theme/Layout/index.jsx'].replace(/ && !useLocation[^&]*/, '');
  const bare = await (await siteWith({ ...files, 'src/theme/Layout/index.jsx': plain }, { themeConfig })).build();
  for (const routePath of ['/', '/deep/two', '/blog', '/own', '/404.html']) {
    const html = await bare.html(routePath);
    expect(html, routePath).not.toMatch(/<nav[^>]*class="[^"]*navbar|>News</);
    expect(html.includes('>Ours<'), routePath).toBe(routePath !== '/own');
  }
});

it('an article inside a live part is on its page once', async () => {
  const built = await (
    await siteWith({
      'src/theme/DocItem/Layout.jsx': `
        import BrowserOnly from '@docusaurus/BrowserOnly';
        import Breadcrumbs from '@theme/DocBreadcrumbs';
        export default ({ children }) => <div><BrowserOnly>{() => <Breadcrumbs />}</BrowserOnly>{children}</div>;`,
      'docs/once.md': '# Once\n\nOnly one time.\n',
    })
  ).build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/once');
  expect(html.split('<p>Only one time.</p>')).toHaveLength(2);
  // What only the browser shows comes with the page.
  expect(html).toContain('<template data-oc-later><!--oc-part "DocBreadcrumbs"-->');
});

it('contexts of Root and Layout reach components in content and in parts', async () => {
  const built = await (
    await siteWith({
      'src/contexts.js': `
        import { createContext, useContext } from 'react';
        export const Word = createContext(undefined);
        export const Size = createContext('none');
        export function useWord() {
          const word = useContext(Word);
          if (word === undefined) throw new Error('useWord is called outside Root');
          return word;
        }`,
      'src/theme/Root.jsx': `
        import { useEffect, useState } from 'react';
        import { composeProviders } from '@docusaurus/theme-common';
        import { Word } from '../contexts';
        const Giver = ({ children }) => {
          const [word] = useState('ROOT');
          useEffect(() => {});
          return <Word.Provider value={word}><i>banner</i>{children}</Word.Provider>;
        };
        const Earlier = ({ children }) => <Word.Provider value="EARLIER">{children}</Word.Provider>;
        const Givers = composeProviders([Earlier, Giver]);
        export default ({ children }) => <Givers>{children}</Givers>;`,
      'src/theme/Layout/index.jsx': `
        import Layout from '@theme-original/Layout';
        import { Size } from '../../contexts';
        export default (props) => <Size.Provider value="LAYOUT"><Layout {...props} /></Size.Provider>;`,
      'src/theme/Footer.jsx': `
        import { useWord } from '../contexts';
        export default () => <footer>Footer with {useWord()}</footer>;`,
      'src/Words.jsx': `
        import { useContext } from 'react';
        import { Size, useWord } from './contexts';
        export default () => <b>{useWord()} and {useContext(Size)}</b>;`,
      'src/Sizes.jsx': `
        import { useContext } from 'react';
        import { Size } from './contexts';
        export default () => <b>Size {useContext(Size)}</b>;`,
      'docs/words.mdx':
        "import Sizes from '@site/src/Sizes';\nimport Words from '@site/src/Words';\n\n# Words\n\n<Words />\n\n<Sizes />\n",
      'src/pages/code.jsx': `
        import Words from '../Words';
        import Layout from '@theme/Layout';
        export default () => <Layout><main><Words /></main></Layout>;`,
    })
  ).build();
  expect(built.messages).toEqual([]);
  const { main: article } = await built.data('/words');
  // Root has state, so what it gives may change; Layout has none.
  expect(article.replaceAll('<!-- -->', '')).toMatch(
    /<!--oc-island [^>]*Words.jsx[^>]*--><b>ROOT and LAYOUT<\/b><!--\/oc-->\s*<b>Size LAYOUT<\/b>/,
  );
  expect(article.split('oc-island')).toHaveLength(2);
  expect(article).not.toContain('banner');
  const html = await built.plainHtml('/words');
  expect(html.replace(/<!--.*?-->/g, '')).toContain('<footer>Footer with ROOT</footer>');
  expect(html.split('<i>banner</i>')).toHaveLength(2);
  expect(await built.plainHtml('/code')).toContain('<b>ROOT and LAYOUT</b>');
});

it.each<[string, Record<string, string>]>([
  ['without a layout of the site’s own', {}],
  ['inside a wrapped layout', { 'src/theme/Layout/index.jsx': wrap('Layout', '') }],
  [
    'that the layout shows itself',
    {
      'src/theme/Layout/index.jsx': `
        import Footer from '@theme/Footer';
        import Provider from '@theme/Layout/Provider';
        export default ({ children }) => <Provider>{children}<Footer /></Provider>;`,
    },
  ],
])('a provider of the layout gives its context to components and parts: %s', async (_title, layout) => {
  const built = await (
    await siteWith({
      ...layout,
      'src/word.js': `
        import { createContext, useContext } from 'react';
        export const Word = createContext(undefined);
        export function useWord() {
          const word = useContext(Word);
          if (word === undefined) throw new Error('useWord is called outside its provider');
          return word;
        }`,
      'src/theme/Layout/Provider.jsx': `
        import { composeProviders } from '@docusaurus/theme-common';
        import { ColorModeProvider, NavbarProvider } from '@docusaurus/theme-common/internal';
        import Original from '@theme-original/Layout/Provider';
        import { Word } from '../../word';
        const Own = ({ children }) => <Word.Provider value="GIVEN">{children}</Word.Provider>;
        const All = composeProviders([ColorModeProvider, NavbarProvider, Own]);
        export default ({ children }) => <Original><hr className="once" /><All>{children}</All></Original>;`,
      'src/theme/Footer.jsx': `
        import { useWord } from '../word';
        export default () => <footer>Footer with {useWord()}</footer>;`,
      'src/Words.jsx': `
        import { useWord } from './word';
        export default () => <b>{useWord()}</b>;`,
      'docs/words.mdx': "import Words from '@site/src/Words';\n\n# Words\n\n<Words />\n",
    })
  ).build();
  expect(built.messages).toEqual([]);
  expect((await built.html('/words')).match(/<hr class="once"/g)).toHaveLength(1);
  expect((await built.data('/words')).main).toContain('<b>GIVEN</b>');
  expect((await built.html('/words')).replace(/<!--.*?-->/g, '')).toContain('<footer>Footer with GIVEN</footer>');
});

it('a theme provider of the site’s own is around all pages', async () => {
  const site = await siteWith({
    'src/theme/ThemeProvider/index.jsx': wrap('ThemeProvider', '<b>theme</b>').replace(
      '<Original {...props} />',
      '<Original><section>{props.children}</section></Original>',
    ),
    'src/theme/Root.jsx': 'export default ({ children }) => <main id="root">{children}</main>;',
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/deep/two')).toMatch(
    /<main id="root"><b>theme<\/b><section><div id="__docusaurus">.*Text of two.*<\/section><\/main>/s,
  );
});

it('options of content plugins name the components of pages', async () => {
  const built = await (
    await siteWith(
      {
        'src/List.jsx': `
          import Layout from '@theme/Layout';
          import styles from './list.module.css';
          export default ({ items, metadata }) => <Layout><main className={styles.own}>{metadata.blogTitle}: {items.map(({ content: Post }) =>
            <a key={Post.metadata.title} href={Post.metadata.permalink}>{Post.metadata.title}</a>)}</main></Layout>;`,
        'src/list.module.css': '.own { color: red }',
        'src/theme/OwnItem.jsx': `
          import DocItem from '@theme/DocItem';
          export default (props) => <><i>own item</i><DocItem {...props} /></>;`,
        'src/theme/BlogArchivePage.jsx': 'export default () => <p>archive</p>;',
        'src/theme/Blog/Pages/BlogAuthorsListPage.jsx': `
          export default ({ authors }) => <p>{authors.map(({ name, count }) => name + ' ' + count)}</p>;`,
        'src/theme/Blog/Pages/BlogAuthorsPostsPage.jsx': `
          export default ({ author, items }) => <p>{author.name + ': ' + items[0].content.metadata.title}</p>;`,
      },
      {
        docs: "{ routeBasePath: '/', docItemComponent: '@theme/OwnItem' }",
        // A package's component is none of the site's.
        blog: "{ blogListComponent: '@site/src/List', blogTagsListComponent: '@theme/PackageTags' }",
      },
    )
  ).build();
  expect(built.messages).toEqual([]);
  expect(await built.plainHtml('/blog')).toMatch(
    /<main class="own_\w+">Blog: <a href="[^"]*post[^"]*">Post<\/a><\/main>/,
  );
  expect(mainOf(await built.plainHtml('/deep/two'))).toMatch(/<i>own item<\/i>[^]*Text of two\./);
  expect(await built.plainHtml('/blog/archive')).toContain('<p>archive</p>');
  expect(await built.plainHtml('/blog/authors')).toContain('<p>Ann 1</p>');
  expect(await built.plainHtml('/blog/authors/ann')).toContain('<p>Ann: Post</p>');
  expect(await built.plainHtml('/blog/tags')).toContain('news');
});

describe('parts around pages that differ from page to page', () => {
  const files = {
    'docs/deep/_category_.json': '{ "label": "Deep", "link": { "type": "generated-index", "slug": "/deep" } }',
    'docs/cards.mdx': "# Cards\n\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n",
  };
  const themeConfig = `{ navbar: { title: 'Here', items: [
    { to: '/deep/two', label: 'Link' },
    { label: 'Menu', items: [{ to: '/', label: 'Start' }] },
    { type: 'html', value: '<i>Html</i>' },
  ] } }`;
  const options = { themeConfig, config: "themes: ['@easyops-cn/docusaurus-search-local']," };
  /** The HTML between the comment with its name and the one that ends it. */
  const partOf = (html: string, name: string) => {
    const [, after] = html.split(`<!--oc-slot ${name}-->`);
    let depth = 1;
    const end = [...(after ?? '').matchAll(/<!--(oc-|\/oc-->)/g)].find(
      ([, mark]) => (depth += mark === 'oc-' ? 1 : -1) === 0,
    );
    return after?.slice(0, end?.index);
  };

  it('show the theme’s own and what is added, where they are shown', async () => {
    const plain = await (await siteWith(files, options)).build();
    const groups: [name: string, slot: string, shown: string, notShown?: string][][] = [
      [
        ['DocSidebar', 'DocSidebar', '/deep/two', '/blog'],
        ['BackToTopButton', 'BackToTopButton', '/deep/two', '/blog'],
        ['SearchPage', 'SearchPage', '/search', '/'],
        ['NavbarItem/DefaultNavbarItem', 'NavbarItem 0', '/'],
        ['NavbarItem/DropdownNavbarItem', 'NavbarItem 1', '/'],
        ['NavbarItem/HtmlNavbarItem', 'NavbarItem 2', '/'],
      ],
      [['NavbarItem', 'NavbarItem 1', '/']],
    ];
    for (const parts of groups) {
      const built = await (await siteWith({ ...files, ...wrapAll(parts.map(([name]) => name)) }, options)).build();
      expect(built.messages).toEqual([]);
      for (const part of parts) await expectWrapped(built, plain, ...part);
    }
  });

  async function expectWrapped(
    built: Built,
    plain: Built,
    name: string,
    slot: string,
    shown: string,
    notShown?: string,
  ) {
    const part = partOf(await built.html(shown), slot);
    expect(part?.startsWith(mark(name)), `${name}: ${part}`).toBe(true);
    const own = part!.replace(mark(name), '');
    const ids = (text: string) => text.replace(/ (?:id|for|popoverTarget|aria-controls)="[^"]*"|<!--.*?-->/gi, '');
    expect(ids(await plain.html(shown))).toContain(ids(own));
    if (name === 'DocSidebar') expect(own).toMatch(/<a [^>]*href=/);
    // The data of a page contains it, but not a second copy of what the app shows.
    const { slots } = await built.data(shown);
    expect(slots?.[slot]).toContain(mark(name));
    expect(slots?.[slot]).not.toContain('oc-sidebar');
    if (notShown === undefined) return;
    expect(partOf(await built.html(notShown), slot) ?? '').toBe('');
    expect((await built.data(notShown)).slots?.[slot]).toBe('');
  }

  it('are given what Docusaurus gives them, and know their page', async () => {
    const site = await siteWith(
      {
        ...files,
        'src/theme/DocSidebar.jsx': `
          import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
          import Link from '@docusaurus/Link';
          const Item = ({ item, path }) => item.type === 'category'
            ? <li>{item.label}<ul>{item.items.map((child) => <Item key={child.label} item={child} path={path} />)}</ul></li>
            : <li><Link to={item.href} data-active={isActiveSidebarItem(item, path)}>{item.label}</Link></li>;
          export default ({ sidebar, path }) => <ul>{sidebar.map((item) => <Item key={item.label} item={item} path={path} />)}</ul>;`,
        'src/theme/TOC.jsx':
          'export default ({ toc }) => <ol>{toc.map(({ id, value, level }) => <li key={id}>{level} {value}</li>)}</ol>;',
      },
      options,
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.plainHtml('/deep/two');
    expect(partOf(html, 'DocSidebar')).toBe(
      '<ul><li><a data-active="false" href="../cards.html">Cards</a></li>' +
        '<li>Deep<ul><li><a data-active="true" href="two.html">Two</a></li></ul></li>' +
        '<li><a data-active="false" href="../index.html">One</a></li></ul>',
    );
    expect(html).toContain('<div class="col col--3"><ol><li>2 Part</li></ol></div>');
    // It needs no browser. The only script is the one that changes it after a navigation.
    expect(scripts(await built.files())).toEqual([]);
    expect((await built.files()).filter((file) => /assets\/slots\..*js$/.test(file))).toHaveLength(1);
  });

  it('one that fails on a page leaves the theme’s own there', async () => {
    const site = await siteWith({
      'src/theme/TOC.jsx': `export default () => { throw new Error('no luck'); };`,
    });
    const built = await site.build({ keepGoing: true });
    expect(built.messages).toEqual([
      "src/theme/TOC.jsx: `TOC` fails: no luck. The theme's own is shown in its place. It shows on /deep/two.",
    ]);
    expect(await built.html('/deep/two')).toContain('class="tableOfContents_bqdL');
  });

  it.each([
    [
      'wrapped',
      wrap('DocCard', '<b>added</b>'),
      /<article class="docCardListItem_W1sv col col--6"><b>added<\/b><a class="card padding--lg cardContainer_fWXF" href="(?:deep\/)?two.html">/,
    ],
    [
      'in place of the theme’s',
      `import Link from '@docusaurus/Link'; export default ({ item }) => <Link className="card" to={item.href}>{item.label}</Link>;`,
      /<article [^>]*><a class="card" href="(?:deep\/)?two.html">Two<\/a><\/article>/,
    ],
  ])('cards, %s: in generated indexes and in content', async (_how, text, expected) => {
    const site = await siteWith({
      ...files,
      'docs/deep/cards.mdx': files['docs/cards.mdx'],
      'src/theme/DocCard.jsx': text,
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(mainOf(await built.html('/deep'))).toMatch(expected);
    expect(mainOf(await built.html('/deep/cards'))).toMatch(expected);
  });

  it('a sidebar of the blog lists posts by Docusaurus’s own helpers', async () => {
    const site = await siteWith({
      'blog/2025-01-31-new.md': '# New\n\nText.\n\n<!-- truncate -->\n',
      'blog/2024-01-31-old.md': '# Old\n\nText.\n\n<!-- truncate -->\n',
      'blog/2023-01-31-secret.md': '---\nunlisted: true\n---\n\n# Secret\n\nText.\n\n<!-- truncate -->\n',
      'src/theme/BlogSidebar/index.jsx': [
        "import { BlogSidebarItemList, groupBlogSidebarItemsByYear, useVisibleBlogSidebarItems } from '@docusaurus/plugin-content-blog/client';",
        'export default function BlogSidebar({ sidebar }) {',
        '  const items = useVisibleBlogSidebarItems(sidebar.items);',
        '  return <aside className="mine">{groupBlogSidebarItemsByYear(items).map(([year, posts]) => (',
        '    <section key={year}>{year}<BlogSidebarItemList items={posts} ulClassName="u" liClassName="l" linkClassName="k" /></section>',
        '  ))}</aside>;',
        '}',
      ].join('\n'),
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.html('/blog/2024/01/31/old');
    expect(html).toMatch(
      /<section>2025<ul class="u"><li class="l"><a class="k" href="[^"]*new[^"]*">New<\/a><\/li><\/ul>/,
    );
    expect(html).toMatch(
      /<section>2024<ul class="u"><li class="l"><a class="k active" aria-current="page" [^>]*>Old<\/a>/,
    );
    expect(html).not.toContain('Secret</a>');
  });

  it('content may import what only Docusaurus’s theme has, where it is installed', async () => {
    const classic = 'node_modules/@docusaurus/theme-classic';
    const site = await siteWith({
      [`${classic}/package.json`]: '{ "name": "@docusaurus/theme-classic" }',
      [`${classic}/lib/theme/Tag/index.js`]: 'export default ({ label }) => <em>#{label}</em>;',
      'docs/own.mdx':
        "# Tags\n\nimport Tag from '@theme/Tag';\nimport Icon from '@theme/Icon/ExternalLink';\n\n<Tag label=\"a\" /> <Icon width={9} />\n",
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(mainOf(await built.plainHtml('/own'))).toMatch(
      /<em>#a<\/em>\s<svg width="9" [^>]*><use href="#theme-svg-external-link"/,
    );
  });

  it('content may show parts of its page, and parts of the shell', async () => {
    const site = await siteWith({
      'docs/own.mdx': [
        '# Own',
        "import EditThisPage from '@theme/EditThisPage';",
        "import DocBreadcrumbs from '@theme/DocBreadcrumbs';",
        "import ColorModeToggle from '@theme/ColorModeToggle';",
        "import DocSidebar from '@theme/DocSidebar';",
        "import NavbarItem from '@theme/NavbarItem';",
        "import TOC from '@theme/TOC';",
        '<div className="parts"><EditThisPage editUrl="https://x.example/e" /><DocBreadcrumbs /><ColorModeToggle className="own" /></div>',
        '<div className="toc"><TOC toc={toc} /><TOC /></div>',
        '<div className="item"><NavbarItem label="Two" to="/deep/two" /><NavbarItem type="doc" docId="index" /><DocSidebar /></div>',
        '## Below\n',
      ].join('\n\n'),
    });
    const built = await site.build();
    expect(built.messages).toEqual([
      'docs/own.mdx:17: `<TOC>` is given no headings, and is left out. Write `<TOC toc={toc} />`.',
      expect.stringMatching(
        /^docs\/own\.mdx:19: An item of the type "doc" shows in the navbar of the configuration only; here it is left out\. Write a link/,
      ),
      expect.stringContaining('The theme shows "DocSidebar" on the pages that it belongs to; here it is left out.'),
    ]);
    const html = mainOf(await built.html('/own'));
    expect(html).toMatch(
      /<div class="toc"><div class="tableOfContentsInline_prmo"><ul class="table-of-contents"><li><a href="#below">Below<\/a><\/li>/,
    );
    expect(html).toContain('<div class="item"><a class="navbar__item navbar__link" href="deep/two.html">Two</a></div>');
    expect(mainOf(await built.html('/own'))).toMatch(
      /<div class="parts"><a [^>]*href="https:\/\/x.example\/e"[^]*?Edit this page<\/a><nav [^>]*aria-label="Breadcrumbs"[^]*?>Own<\/span>[^]*?<\/nav><!--oc-island \["@theme\/Navbar#ColorModeToggle"[^]*?<div class="toggle_vylO own">[^]*?<!--\/oc--><\/div>/,
    );
  });

  it('a component deep inside shows in Docusaurus’s own component around it', async () => {
    const classic = 'node_modules/@docusaurus/theme-classic';
    const site = await siteWith({
      [`${classic}/package.json`]: '{ "name": "@docusaurus/theme-classic" }',
      [`${classic}/lib/theme/Footer/index.js`]: 'export default () => null;',
      [`${classic}/lib/theme/DocSidebar/index.js`]: `
        import DocSidebarItems from '@theme/DocSidebarItems';
        export default ({ sidebar, path }) => <ul className="menu__list"><DocSidebarItems items={sidebar} activePath={path} /></ul>;`,
      [`${classic}/lib/theme/DocSidebarItems/index.js`]: `
        import DocSidebarItem from '@theme/DocSidebarItem';
        export default ({ items, ...props }) => items.map((item) => <DocSidebarItem key={item.label} item={item} {...props} />);`,
      [`${classic}/lib/theme/DocSidebarItem/index.js`]: 'export default ({ item }) => <li>{item.label}</li>;',
      'src/theme/DocSidebarItem/index.jsx': wrap('DocSidebarItem', '<i>new</i>'),
      'src/theme/DocSidebar/index.jsx': wrap('DocSidebar', '<b>around</b>'),
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(partOf(await built.html('/'), 'DocSidebar')).toMatch(
      /^<b>around<\/b><ul class="menu__list"><i>new<\/i><li>deep<\/li><i>new<\/i><li>One<\/li><\/ul>$/,
    );
  });
});

it('parts of the shell have the properties of their places', async () => {
  const classic = 'node_modules/@docusaurus/theme-classic';
  const show = (name: string) =>
    `export default ({ children, ...props }) => <${name} data-props={JSON.stringify(props)} />;`;
  const site = await siteWith({
    [`${classic}/package.json`]: '{ "name": "@docusaurus/theme-classic" }',
    [`${classic}/lib/theme/Navbar/ColorModeToggle/index.js`]: `
      import ColorModeToggle from '@theme/ColorModeToggle';
      export default ({ className }) => <ColorModeToggle className={className} buttonClassName="of-the-navbar" value="light" />;`,
    'src/theme/Logo.jsx': show('u'),
    'src/theme/ColorModeToggle.jsx': show('s'),
    'src/theme/SkipToContent.jsx': `
      import { SkipToContentLink } from '@docusaurus/theme-common';
      export default () => <SkipToContentLink className="jump" />;`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = (await built.html('/')).replaceAll('&quot;', '"');
  expect(html).toContain(
    '<u data-props="{"className":"navbar__brand","imageClassName":"navbar__logo","titleClassName":"navbar__title text--truncate"}">',
  );
  const given = (className: string) =>
    `<s data-props="{"className":"${className}","buttonClassName":"of-the-navbar","value":"light"}">`;
  expect(html).toContain(given('colorModeToggle_DEke'));
  // In the drawer, which is only in the document where there is no script.
  expect(html).toContain(given('margin-right--md'));
  expect(html).toContain('<a class="jump" href="#__docusaurus_skipToContent_fallback">Skip to main content</a>');
});

it('links of a part are active on the pages that they lead to, without script', async () => {
  const site = await siteWith({
    'src/theme/Footer.jsx': `
      import Link from '@docusaurus/Link';
      import useBaseUrl from '@docusaurus/useBaseUrl';
      const link = { isNavLink: true, activeClassName: 'here' };
      export default () => (
        <footer>
          <Link {...link} to="/deep/two">whole</Link>
          <Link {...link} to={useBaseUrl('/deep')}>below</Link>
          <Link {...link} to="/deep" exact>exact</Link>
          <Link {...link} to="https://x.example/deep/two">outside</Link>
          <Link {...link} to="/" isActive={(match, { pathname }) => pathname.endsWith('two')}>tested</Link>
        </footer>
      );`,
  });
  const built = await site.build();
  const activeOn = async (path: string) =>
    [...(await built.plainHtml(path)).matchAll(/<a class="here" aria-current="page"[^>]*>(\w+)/g)].map(
      ([, label]) => label,
    );
  expect(await activeOn('/deep/two')).toEqual(['whole', 'below', 'tested']);
  expect(await activeOn('/')).toEqual([]);
  expect(await built.html('/')).not.toContain('oc-island');
});

it('a not-found page that adds to the theme’s has the site’s layout', async () => {
  const site = await siteWith({
    'src/theme/Layout.jsx': `
      import Layout from '@theme-original/Layout';
      export default (props) => <><b>above</b><Layout {...props} /></>;`,
    'src/theme/NotFound/index.jsx': wrap('NotFound', '<i>added</i>'),
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/404');
  expect(html).toMatch(/<b>above<\/b>[^]*<nav [^]*<i>added<\/i>[^]*Page Not Found[^]*<footer/);
});

it('a wrapped post of a list shows what there is to read of it', async () => {
  const site = await siteWith({ 'src/theme/BlogPostItem/index.jsx': wrap('BlogPostItem', '<b>added</b>') });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = mainOf(await built.html('/blog'));
  expect(html).toContain(
    '<b>added</b><article class="margin-bottom--xl"><header><h2 class="title_f1Hy"><a href="blog/2024/01/02/post.html">Post</a>',
  );
  expect(html).toContain('<p>The beginning.</p>');
  expect(html).toContain('Read more');
  expect(html).not.toContain('The rest.');
});

it('links of a part are right on every page', async () => {
  const site = await siteWith({
    'src/theme/Footer.jsx': `
      import Link from '@docusaurus/Link';
      import logo from '@site/src/logo.png';
      export default () => <footer><Link to="/deep/two">Two</Link><img src={logo} alt="" style={{ width: 10 }} /></footer>;`,
    'src/logo.png': 'picture',
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/')).toMatch(/<footer><a href="deep\/two.html">Two<\/a><img src="assets\/files\/logo/);
  expect(await built.html('/deep/two')).toMatch(
    /<footer><a href="two.html">Two<\/a><img src="\.\.\/assets\/files\/logo/,
  );
  // Shown at any address.
  expect(await built.html('/404.html')).toMatch(/<footer><a href="\/deep\/two.html">Two<\/a><img src="\/assets\/files/);
  expect(await built.html('/')).not.toContain('style="width');
});

it('hooks describe the page', async () => {
  const site = await siteWith({
    'src/theme/DocItem/Footer.jsx': `
      import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
      export default function Footer() {
        const { metadata, frontMatter, toc } = useDoc();
        return <i>{metadata.title}|{metadata.permalink}|{metadata.editUrl}|{toc.map(({ value }) => value)}|{String(frontMatter.tags)}|{useDocsVersion().label}</i>;
      }`,
    'src/theme/BlogPostItem.jsx': `
      import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
      export default function Post({ children }) {
        const { metadata, isBlogPostPage } = useBlogPost();
        return <section data-page={isBlogPostPage}>{metadata.title} {metadata.tags[0].label} {metadata.date}{children}</section>;
      }`,
    'src/theme/DocItem/index.jsx': `
      import Original from '@theme-original/DocItem';
      export default function DocItem(props) {
        const { content: Content } = props;
        const { metadata, frontMatter, contentTitle, toc } = Content;
        return <><u>{[metadata.id, frontMatter.tags, contentTitle, toc.length].join('|')}</u><aside><Content /></aside><Original {...props} /></>;
      }`,
    'src/theme/AnnouncementBar.jsx': `
      import { useThemeConfig } from '@docusaurus/theme-common';
      import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
      export default function AnnouncementBar() {
        const { announcementBar } = useThemeConfig();
        const { isActive } = useAnnouncementBar();
        return isActive ? announcementBar.content : null;
      }`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.plainHtml('/')).toContain('<i>One|/|https://edit.example/docs/index.md||first|Next</i>');
  expect(await built.plainHtml('/deep/two')).toContain(
    '|/deep/two|https://edit.example/docs/deep/two.md|Part|undefined|Next</i>',
  );
  expect(await built.plainHtml('/deep/two')).toMatch(
    /<u>deep\/two\|\|Two\|1<\/u><aside>[^]*Text of two[^]*<\/aside>[^]*Text of two/,
  );
  const post = 'Post news 2024-01-02T00:00:00.000Z<p>The beginning.</p>';
  expect(await built.plainHtml('/blog')).toMatch(new RegExp(`<section data-page="false">${post}\\s*</section>`));
  expect(await built.plainHtml('/blog/2024/01/02/post')).toMatch(
    new RegExp(`<section data-page="true">${post}\\s*<p>The rest.</p></section>`),
  );
});

describe('content', () => {
  it('is made of the site’s own components', async () => {
    const site = await siteWith({
      'src/theme/Admonition/index.jsx': `
        import { processAdmonitionProps } from '@docusaurus/theme-common';
        export default function Admonition(given) {
          const { type, title, children } = processAdmonitionProps(given);
          return <aside data-type={type}><h6>{title}</h6>{children}</aside>;
        }`,
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/')).toMatch(/<aside data-type="note"><h6>Mind<\/h6>\s*<p>The gap.<\/p>\s*<\/aside>/);
    await site.remove('src/theme/Admonition');
    expect(await (await site.build()).html('/')).toContain('theme-admonition-note');
  });

  it('may have admonitions of the site’s own types', async () => {
    const site = await siteWith(
      {
        'docs/three.md': '# Three\n\n:::quote[Who]\n\nSaid so.\n\n:::\n\n:::tip\n\nHere.\n\n:::\n',
        'src/theme/Admonition/Types.jsx': `
          import Types from '@theme-original/Admonition/Types';
          const Quote = ({ title, children }) => <blockquote><cite>{title}</cite>{children}</blockquote>;
          export default { ...Types, quote: Quote };`,
      },
      { docs: "{ routeBasePath: '/', admonitions: { keywords: ['quote'] } }" },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/three')).toMatch(/<blockquote><cite>Who<\/cite>\s*<p>Said so.<\/p>\s*<\/blockquote>/);
    expect(await built.html('/three')).toContain('theme-admonition-tip');
  });

  it('may have icons of admonitions', async () => {
    const site = await siteWith({
      'docs/three.mdx': `# Three
import Admonition from '@theme/Admonition';\n
:::note\n\nNew.\n\n:::\n\n:::secondary\n\nNew too.\n\n:::\n\n:::tip\n\nAround.\n\n:::\n\n:::info\n\nAs it was.\n\n:::\n
<Admonition type="note" icon="!">Given.</Admonition>
`,
      'src/theme/Admonition/Icon/Note.jsx': 'export default (props) => <svg id="new" {...props} />;',
      'src/theme/Admonition/Icon/Tip/index.jsx': `
        import Original from '@theme-original/Admonition/Icon/Tip';
        export default (props) => <b><Original {...props} /></b>;`,
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.html('/three');
    const headings = [...html.matchAll(/<div class="admonitionHeading_Gvgb">(.*?)<\/div>/gs)].map(([, found]) => found);
    expect(headings.map((found) => found?.replace(/<path [^>]+>/, '<path>'))).toEqual([
      '<span class="admonitionIcon_Rf37"><svg id="new"></svg></span>note',
      '<span class="admonitionIcon_Rf37"><svg id="new"></svg></span>secondary',
      '<span class="admonitionIcon_Rf37"><b><svg viewBox="0 0 12 16"><path></path></svg></b></span>tip',
      '<span class="admonitionIcon_Rf37"><svg viewBox="0 0 14 16"><path></path></svg></span>info',
      '<span class="admonitionIcon_Rf37">!</span>note',
    ]);
    await site.remove('src/theme/Admonition');
    expect(await (await site.build()).html('/three')).not.toContain('id="new"');
  });

  it('may build its own types on those of the theme', async () => {
    const site = await siteWith(
      {
        'docs/three.md':
          '# Three\n\n:::loud[Who]\n\nSaid so.\n\n:::\n\n:::loud\n\nAgain.\n\n:::\n\n:::tip\n\nHere.\n\n:::\n',
        'src/theme/Admonition/Types.jsx': `
          import Types from '@theme-original/Admonition/Types';
          const { warning: Warning } = Types;
          export default { ...Types, loud: (props) => <Warning className="louder" {...props} /> };`,
      },
      { docs: "{ routeBasePath: '/', admonitions: { keywords: ['loud'] } }" },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.html('/three');
    const [first, second, third] = html.match(/<div class="theme-admonition .*?<\/div>/gs) ?? [];
    expect(first).toMatch(
      /^<div class="theme-admonition theme-admonition-loud admonition_xJq3 alert alert--warning louder">.*>Who</s,
    );
    expect(second).toMatch(/alert--warning louder">.*>warning</s);
    expect(third).toMatch(
      /^<div class="theme-admonition theme-admonition-tip admonition_xJq3 alert alert--success">.*>tip</s,
    );
  });
});

it('an icon of the switch of the colour mode brings along Docusaurus’s component around the switch', async () => {
  const classic = 'node_modules/@docusaurus/theme-classic';
  const site = await siteWith({
    'src/theme/Icon/LightMode.jsx': 'export default (props) => <svg id="sun" {...props} />;',
    [`${classic}/package.json`]: '{ "name": "@docusaurus/theme-classic" }',
    [`${classic}/lib/theme/Navbar/ColorModeToggle/index.js`]: `
      import { useColorMode } from '@docusaurus/theme-common';
      import Toggle from '@theme/ColorModeToggle';
      export default ({ className }) => <Toggle className={className} value={useColorMode().colorMode} />;`,
    [`${classic}/lib/theme/ColorModeToggle/index.js`]: `
      import Light from '@theme/Icon/LightMode';
      export default ({ className, value }) => <i className={className}>{value}<Light /></i>;`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.plainHtml('/')).toContain('<i class="colorModeToggle_DEke">light<svg id="sun"></svg></i>');
});

it('a component deep inside a part shows in the entries of its table, too', async () => {
  const classic = 'node_modules/@docusaurus/theme-classic';
  const site = await siteWith(
    {
      'docs/three.md': '# Three\n\n:::tip\n\nHere.\n\n:::\n\n:::loud\n\nThere.\n\n:::\n',
      'src/theme/Admonition/Layout/index.jsx': `
        export default ({ type, className, children }) => <aside className={type + ' ' + className}>{children}</aside>;`,
      'src/theme/Admonition/Types.jsx': `
        import Types from '@theme-original/Admonition/Types';
        import Layout from '@theme/Admonition/Layout';
        export default { ...Types, loud: (props) => <Layout {...props} className="own" /> };`,
      [`${classic}/package.json`]: '{ "name": "@docusaurus/theme-classic" }',
      [`${classic}/lib/theme/Admonition/index.js`]: `
        import { processAdmonitionProps } from '@docusaurus/theme-common';
        import Types from '@theme/Admonition/Types';
        export default (given) => {
          const props = processAdmonitionProps(given);
          const Type = Types[props.type];
          return <Type {...props} />;
        };`,
      [`${classic}/lib/theme/Admonition/Types.js`]: `
        import Layout from '@theme/Admonition/Layout';
        const Tip = (props) => <Layout {...props} className="alert--success" />;
        export default { note: Tip, tip: Tip };`,
      [`${classic}/lib/theme/Admonition/Layout/index.js`]: 'export default () => <p>not this</p>;',
    },
    { docs: "{ routeBasePath: '/', admonitions: { keywords: ['loud'] } }" },
  );
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/three');
  expect(html).toMatch(/<aside class="tip alert--success">\s*<p>Here.<\/p>\s*<\/aside>/);
  expect(html).toMatch(/<aside class="loud own">\s*<p>There.<\/p>\s*<\/aside>/);
});

it('a component deep inside a part brings along Docusaurus’s own component for the whole', async () => {
  const classic = 'node_modules/@docusaurus/theme-classic';
  const files = { 'src/theme/Footer/Copyright.jsx': 'export default ({ copyright }) => <small>{copyright}!</small>;' };
  const site = await siteWith({
    ...files,
    [`${classic}/package.json`]: '{ "name": "@docusaurus/theme-classic" }',
    [`${classic}/lib/theme/Footer/index.js`]: `
      import { useThemeConfig } from '@docusaurus/theme-common';
      import Copyright from '@theme/Footer/Copyright';
      import Mark from '@theme/Footer/Mark';
      export default () => <footer><Mark/><Copyright copyright={useThemeConfig().footer.copyright} /></footer>;`,
    [`${classic}/lib/theme/Footer/Copyright/index.js`]: 'export default () => <p>not this</p>;',
    [`${classic}/lib/theme/Footer/Mark.js`]: 'export default () => <b>mark</b>;',
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.plainHtml('/')).toContain('<footer><b>mark</b><small>Copyright of ours!</small></footer>');
  const bare = await (await siteWith(files)).build();
  expect(bare.messages).toEqual([
    'src/theme/Footer/Copyright.jsx: Left out: It is a part of "Footer", which shows it only as Docusaurus\'s own component: install @docusaurus/theme-classic. It would show on every page. "octavo swizzle --list" names what can be replaced in src/theme.',
  ]);
});

it('a link is active where the path begins with an address of useBaseUrl', async () => {
  const text = `import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

export function Go({ base }) {
  const address = useBaseUrl(base);
  return <Link to="/" isNavLink isActive={(_match, { pathname }) => pathname.startsWith(address)}>{base}</Link>;
}

<Go base="/fo" /> <Go base="/x" />`;
  const built = await (await siteWith({ 'docs/four.mdx': text })).build();
  expect(built.messages).toEqual([]);
  const links = (await built.plainHtml('/four')).match(/<a [^>]*>\/(?:fo|x)<\/a>/g);
  expect(links).toEqual([expect.stringContaining('class="active"'), expect.not.stringContaining('active')]);
});

describe('without JavaScript', () => {
  const toggle = '<button className="navbar__toggle clean-btn">Menu</button>';

  it('the button of the site’s own navbar opens the theme’s drawer', async () => {
    const text = `export default () => <nav className="navbar">${toggle}</nav>;`;
    const html = await (await (await siteWith({ 'src/theme/Navbar.jsx': text })).build()).plainHtml('/');
    expect(html.match(/id="octavo:drawer"/g)).toHaveLength(1);
    expect(html).toMatch(
      /<button popovertarget="octavo:drawer" class="navbar__toggle.*<footer.*<noscript><div class="theme-layout-navbar-sidebar/s,
    );
  });

  it('a navbar with the theme’s inside keeps its drawer', async () => {
    const text = `import Navbar from '@theme-original/Navbar';\nexport default (props) => <div><Navbar {...props} /></div>;`;
    const html = await (await (await siteWith({ 'src/theme/Navbar.jsx': text })).build()).plainHtml('/');
    expect(html.match(/id="octavo:drawer"/g)).toHaveLength(1);
  });
});

describe('components around documents', () => {
  const withoutComments = (html: string) => html.replace(/<!--.*?-->/gs, '');
  const classic = 'node_modules/@docusaurus/theme-classic';
  const theme = {
    [`${classic}/package.json`]: '{ "name": "@docusaurus/theme-classic" }',
    [`${classic}/lib/theme/DocRoot/Layout/index.js`]: `
      import { useState } from 'react';
      import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
      import Sidebar from '@theme/DocRoot/Layout/Sidebar';
      import Main from '@theme/DocRoot/Layout/Main';
      export default function DocRootLayout({ children }) {
        const [hidden] = useState(false);
        const sidebar = useDocsSidebar();
        return <div className="layout">{sidebar && <Sidebar sidebar={sidebar.items} />}<Main hidden={hidden}>{children}</Main></div>;
      }`,
    [`${classic}/lib/theme/DocRoot/Layout/Sidebar/index.js`]: `
      import DocSidebar from '@theme/DocSidebar';
      export default ({ sidebar }) => <aside><DocSidebar sidebar={sidebar} /></aside>;`,
    [`${classic}/lib/theme/DocRoot/Layout/Main/index.js`]: 'export default ({ children }) => <main>{children}</main>;',
  };
  const own = {
    'src/theme/DocsRoot.jsx': `
      import renderRoutes from '@docusaurus/renderRoutes';
      import Layout from '@theme/Layout';
      export default ({ route }) => <><Layout>{renderRoutes(route.routes)}</Layout><i>after</i></>;`,
    'src/theme/DocVersionRoot.jsx': `
      import renderRoutes from '@docusaurus/renderRoutes';
      import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
      export default ({ route, version }) => (
        <DocsVersionProvider version={version}><p>{version.version}</p>{renderRoutes(route.routes)}</DocsVersionProvider>
      );`,
    'src/theme/DocRoot/index.jsx': `
      import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
      import DocRootLayout from '@theme/DocRoot/Layout';
      export default function DocRoot(props) {
        const { docElement, sidebarName, sidebarItems } = useDocRootMetadata(props);
        return <DocsSidebarProvider name={sidebarName} items={sidebarItems}><DocRootLayout>{docElement}</DocRootLayout></DocsSidebarProvider>;
      }`,
    'src/theme/DocRoot/Layout/Main/index.jsx': `
      import Main from '@theme-original/DocRoot/Layout/Main';
      export default (props) => <div className="around"><Main {...props} /></div>;`,
  };

  it('show sidebar and content in Docusaurus’s layout', async () => {
    const built = await (await siteWith({ ...theme, ...own })).build();
    expect(built.messages).toEqual([]);
    const html = withoutComments(await built.plainHtml('/'));
    const layout = /<div id="__docusaurus_skipToContent_fallback"[^>]*>(.*)<footer/s.exec(html)?.[1] ?? '';
    expect(layout).toMatch(
      /^<p>current<\/p><div class="layout"><aside><div class="sidebar_.*<\/aside><div class="around"><main><div class="row">.*<article>.*<\/main><\/div><\/div><i>after<\/i>/s,
    );
    expect(html.match(/<aside/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
  });

  it('bring Docusaurus’s layout along, whichever the site replaces', async () => {
    for (const name of Object.keys(own)) {
      const built = await (await siteWith({ ...theme, [name]: (own as Record<string, string>)[name]! })).build();
      expect(built.messages, name).toEqual([]);
      expect(withoutComments(await built.plainHtml('/')), name).toMatch(
        /<div class="layout"><aside>.*<main><div class="row">/s,
      );
    }
  });
});

it('what an ejected component imports from the inside of theme-common comes from the package', async () => {
  const common = 'node_modules/@docusaurus/theme-common';
  const files = {
    'docs/three.mdx':
      'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n# Three\n\n<Tabs groupId="g"><TabItem value="a" label="A">one</TabItem><TabItem value="b" label="B">two</TabItem></Tabs>\n\nimport ApiTabs from \'@theme/ApiTabs\';\n\n<ApiTabs groupId="g"><TabItem value="of-api">three</TabItem></ApiTabs>\n',
    'src/theme/Tabs.tsx': `
      import { useTabs, useScrollPositionBlocker, type TabItemProps } from '@docusaurus/theme-common/internal';
      import { useThemeConfig } from '@docusaurus/theme-common';
      export default function Tabs(props) {
        const { values, selected, select } = useTabs(props);
        const { blockElementScrollPositionUntilNextRender: block } = useScrollPositionBlocker();
        const choose = (event) => { block(event.currentTarget); select(event.currentTarget.value); };
        return <div>
          {values.map(({ value, label }) => <button key={value} value={value} onClick={choose}>{label}{value === selected && '!'}</button>)}
          {typeof useThemeConfig()}{props.children}
        </div>;
      }`,
    // In the form in which theme packages are published.
    'src/theme/ApiTabs.js': `"use strict";
      Object.defineProperty(exports, "__esModule", { value: true });
      const jsx_runtime_1 = require("react/jsx-runtime");
      const internal_1 = require("@docusaurus/theme-common/internal");
      exports.default = (props) => {
        (0, internal_1.useScrollPositionBlocker)();
        return (0, jsx_runtime_1.jsx)("p", { children: (0, internal_1.useTabs)(props).selected });
      };`,
  };
  const site = await siteWith({
    ...files,
    [`${common}/package.json`]: '{ "name": "@docusaurus/theme-common", "sideEffects": false }',
    [`${common}/lib/index.js`]:
      "export { useThemeConfig } from './config';\nexport { useStorageSlot } from './utils/storageUtils';\n",
    [`${common}/lib/config.js`]: "export const useThemeConfig = () => { throw new Error('not this'); };\n",
    [`${common}/lib/internal.js`]: "export * from './index';\nexport { useTabs } from './utils/tabsUtils';\n",
    [`${common}/lib/utils/storageUtils.js`]:
      "import storage from '@generated/site-storage';\nexport const useStorageSlot = () => [storage.type];\n",
    [`${common}/lib/utils/tabsUtils.js`]: `
      import { Children, useState } from 'react';
      import { useStorageSlot } from './storageUtils';
      export function useTabs({ groupId, children }) {
        const [chosen] = useStorageSlot(groupId);
        const values = Children.map(children, ({ props }) => props);
        const [selected, select] = useState(chosen ?? values[0].value);
        return { values, selected, select };
      }`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = (await built.html('/three')).replaceAll('<!-- -->', '');
  expect(html).toContain('<!--oc-island ["@site/src/theme/Tabs.tsx#default"');
  expect(html).toContain('<button value="a">A!</button><button value="b">B</button>object');
  expect(html).toContain('<p>of-api</p>');
});

it('items of a navbar find the document and the sidebar that they lead to', async () => {
  const site = await siteWith({
    'src/theme/Footer.jsx': `
      import { useLayoutDoc, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
      export default () => <footer>{[useLayoutDoc('deep/two').path, useLayoutDocsSidebar('defaultSidebar').link.label].join(' ')}</footer>;`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const footer = /<footer>.*?<\/footer>/.exec(await built.html('/'));
  expect(footer?.[0]).toBe('<footer>/deep/two deep/two</footer>');
});

it('code finds the items of the navbar without types that Docusaurus does not know', async () => {
  const site = await siteWith(
    {
      'src/theme/Footer.jsx': `
        import { useThemeConfig } from '@docusaurus/theme-common';
        export default () => <footer>{JSON.stringify(useThemeConfig().navbar.items.map(({ type, items }) => [type, items?.[0].type]))}</footer>;`,
    },
    {
      themeConfig:
        "{ navbar: { items: [{ label: 'Two', to: '/deep/two' }, { label: 'More', items: [{ label: 'Two', to: '/deep/two' }] }] } }",
    },
  );
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/')).toContain('<footer>[[null,null],[&quot;dropdown&quot;,null]]</footer>');
});

it('what several parts share is shown in each of them', async () => {
  const classic = 'node_modules/@docusaurus/theme-classic';
  const site = await siteWith({
    'src/theme/PaginatorNavLink.jsx': 'export default ({ title }) => <i>to {title}</i>;',
    [`${classic}/package.json`]: '{ "name": "@docusaurus/theme-classic" }',
    [`${classic}/lib/theme/PaginatorNavLink/index.js`]: 'export default () => <p>not this</p>;',
    [`${classic}/lib/theme/Footer/index.js`]: 'export default () => <p>not this</p>;',
    [`${classic}/lib/theme/DocPaginator/index.js`]: `
      import PaginatorNavLink from '@theme/PaginatorNavLink';
      export default ({ previous }) => <nav className="own">{previous && <PaginatorNavLink {...previous} />}</nav>;`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.plainHtml('/')).toContain('<nav class="own"><i>to Two</i></nav>');
  expect(await built.plainHtml('/')).not.toContain('not this');
});

it('an item of the navbar around the search bar is shown where the configuration has one', async () => {
  const files = {
    'src/theme/NavbarItem/SearchNavbarItem.jsx': `import SearchBar from '@theme/SearchBar';
      export default ({ mobile }) => (mobile ? null : <div className="own"><b>Find</b><SearchBar /></div>);`,
  };
  const themes = "themes: ['@easyops-cn/docusaurus-search-local'],";
  const options = { config: `${themes} themeConfig: { navbar: { items: [{ type: 'search', position: 'right' }] } },` };
  const built = await (await siteWith(files, options)).build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/');
  expect(html).toMatch(/<div class="own"><b>Find<\/b>.*type="search"/s);
  // Without such an item, the bar alone stands at the end of the navbar.
  const alone = await (await siteWith(files, { config: themes })).build();
  const [navbar] = /<nav .*?<\/nav>/s.exec(await alone.html('/')) ?? [];
  expect(navbar).not.toContain('<b>Find</b>');
  expect(navbar).toContain('type="search"');
  // Some name the file of the plugin whose search bar they wrap.
  const wrapped = `import SearchBar from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/SearchBar/index.jsx';
    export default () => <><u>around</u><SearchBar /></>;`;
  const around = await (await siteWith({ ...files, 'src/theme/SearchBar.jsx': wrapped }, options)).build();
  expect(around.messages).toEqual([]);
  expect(await around.html('/')).toMatch(/<b>Find<\/b>.*<u>around<\/u>.*type="search"/s);
  const inner = { 'src/theme/SearchBar.jsx': "export default () => <a href='https://find.example/'>elsewhere</a>;" };
  const both = await (await siteWith({ ...files, ...inner }, options)).build();
  expect(await both.html('/')).toMatch(
    /<div class="own"><b>Find<\/b><a href="https:\/\/find\.example\/"[^>]*>elsewhere<\/a><\/div>/,
  );
});

it('the search bar of a replaced search is shown nowhere', async () => {
  const files = {
    'src/theme/SearchBar.jsx': 'export default () => <b>Dead bar</b>;',
    'src/theme/Footer.jsx': `import SearchBar from '@theme/SearchBar';
      export default () => <footer><SearchBar /></footer>;`,
  };
  const replaced = { config: "plugins: ['docusaurus-lunr-search']," };
  const html = await (await (await siteWith(files, replaced)).build()).html('/');
  expect(html).not.toContain('Dead bar');
  expect(html).toMatch(/navbarSearchContainer_Bca1.*type="search"/s);
  // A copy of the plugin's own bar, which requests an index that does not exist.
  const copy = {
    'src/theme/SearchBar/index.jsx': `import { searchByWorker } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
      export default () => <b onClick={searchByWorker}>Dead bar</b>;`,
  };
  const local = { config: "themes: ['@easyops-cn/docusaurus-search-local']," };
  const built = await (await siteWith(copy, local)).build();
  expect(await built.html('/')).not.toContain('Dead bar');
  expect(built.messages).toEqual([]);
});

it('a search bar of the site’s own shows where the site has no other search', async () => {
  const files = { 'src/theme/SearchBar.jsx': 'export default () => <b>Find it</b>;' };
  const html = await (await (await siteWith(files)).build()).html('/');
  expect(html).toMatch(/<div class="navbarSearchContainer_Bca1">(?:(?!<\/div>).)*<b>Find it<\/b>/);
  const themed = {
    'theme/index.js': "module.exports = () => ({ name: 'find', getThemePath: () => __dirname + '/parts' });",
    'theme/parts/SearchBar/index.jsx': `import Original from '@theme-init/SearchBar';
      export default () => <><b>Find it</b><Original /></>;`,
  };
  const items = "{ navbar: { items: [{ type: 'search', position: 'left' }] } }";
  const options = { config: "themes: ['./theme'],", themeConfig: items };
  const built = await (await siteWith(themed, options)).build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/')).toMatch(/theme-layout-navbar-left(?:(?!theme-layout-navbar-right).)*<b>Find it<\/b>/);
  const config = 'customFields: { octavo: { search: false } },';
  expect(await plainHtml('/', { config, themeConfig: items })).toContain(
    '<div class="navbarSearchContainer_Bca1"></div>',
  );
});

// In the form in which theme packages are published; the second is TypeScript's output for `export =`.
it.each([
  ['exports.default', 'exports.default = Own;'],
  ['module.exports', 'module.exports = Own;'],
])('a component may be CommonJS: `%s`', async (_how, last) => {
  const text = `"use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    const { jsx, jsxs } = require('react/jsx-runtime');
    const Original = require('@theme-init/Footer');
    function Own(props) { return jsxs('div', { children: ['before', jsx(Original.default, props)] }); }
    ${last}`;
  const built = await (await siteWith({ 'src/theme/Footer/index.js': text })).build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/')).toMatch(/<div>before.*Copyright of ours/s);
});

it('what cannot be honoured is named, with what can', async () => {
  const built = await (await siteWith({ 'src/theme/DocRoot/index.jsx': 'export default () => null;' })).build();
  expect(built.messages).toEqual([
    'src/theme/DocRoot/index.jsx: Left out: It is around Docusaurus\'s own layout of documents: install @docusaurus/theme-classic. "octavo swizzle --list" names what can be replaced in src/theme.',
  ]);
});

it('what the site’s own content and code import is no part of the theme', async () => {
  const site = await siteWith({
    'src/theme/Badge/index.jsx': "import Mark from './Mark';\nexport default () => <b>badge <Mark/></b>;",
    'src/theme/Badge/Mark.jsx': 'export default () => <i>mark</i>;',
    'src/theme/Footer/Newsletter.jsx': 'export default () => <i>letters</i>;',
    'src/theme/Icon/Home.jsx': 'export default () => <i>home</i>;',
    'src/theme/Icon/Close.jsx': 'export default () => <i>close</i>;',
    'src/Sign.jsx':
      "import Badge from '@site/src/theme/Badge';\nimport Letter from '@theme/Footer/Newsletter';\nimport Close from '@theme/Icon/Close';\nexport default () => <p><Badge/> <Letter/> <Close/></p>;",
    'docs/three.mdx':
      "import Sign from '@site/src/Sign';\nimport Home from '@theme/Icon/Home';\n\n# Three\n\n<Sign/>\n\n<Home/>\n",
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/three');
  expect(html).toContain('<p><b>badge <i>mark</i></b> <i>letters</i> <i>close</i></p>');
  expect(html).toContain('<i>home</i>');
});

describe('code that is wrong', () => {
  it.each([
    [
      'throws',
      "export default () => { throw new Error('no luck'); };",
      /Footer.jsx: `Footer` fails: no luck\. The theme's own/,
    ],
    [
      'throws when it is loaded',
      "export default () => null;\nthrow new Error('early');",
      /"@theme\/Footer" fails when it is loaded: early/,
    ],
    ['exports no component', 'export const Footer = 1;', /Footer.jsx: It has no default export, so it is left out\./],
    ['exports nothing', 'const Footer = 1;', /Footer.jsx: It has no default export, so it is left out\./],
    [
      'cannot be read',
      'export default () => <p>;',
      /^src\/theme\/Footer.jsx:1: The file cannot be read: .* It is left out\.$/,
    ],
  ])('%s: the theme’s own shows', async (_what, text, message) => {
    const site = await siteWith({ 'src/theme/Footer.jsx': text });
    const built = await site.build({ keepGoing: true });
    expect(built.messages.join('\n')).toMatch(message);
    expect(built.messages).toHaveLength(1);
    expect(await built.html('/')).toContain('Copyright of ours');
    expect(await built.html('/')).not.toContain('data-oc-part');
  });

  it.each([
    [
      'cannot be read',
      'export default () => <p>;',
      /^src\/theme\/Tabs.jsx:1: The file cannot be read: .* It is left out\.$/,
    ],
    [
      'throws when it is loaded',
      "throw new Error('early');\nexport default () => null;",
      /"@theme\/Tabs" fails when it is loaded: early/,
    ],
  ])('%s: that matters where content names it', async (_what, text, message) => {
    const files = { 'src/theme/Tabs.jsx': text };
    expect((await (await siteWith(files)).build()).messages).toEqual([]);
    const named =
      "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# Three\n\n<Tabs><TabItem value=\"a\">one</TabItem></Tabs>\n";
    const shown = await (await siteWith({ ...files, 'docs/three.mdx': named })).build({ keepGoing: true });
    expect(shown.messages.join('\n')).toMatch(message);
    expect(await shown.html('/three')).toContain('one');
    const written = { 'docs/three.md': '# Three\n\n```bash npm2yarn\nnpm install\n```\n' };
    // The package is not installed, and not needed.
    const config = `presets: [['classic', { blog: false, docs: { routeBasePath: '/', remarkPlugins: [require('@docusaurus/remark-plugin-npm2yarn')] } }]],`;
    const made = await siteWith({ ...files, ...written }, { config });
    const built = await made.build({ keepGoing: true });
    expect(built.messages.join('\n')).toMatch(message);
    expect(await built.html('/three')).toMatch(/role="tab"[^]*yarn/);
  });

  it('cannot be read, and all content is made of it: the theme’s own shows', async () => {
    const built = await (
      await siteWith({ 'src/theme/Heading.jsx': 'export default () => <p>;' })
    ).build({ keepGoing: true });
    expect(built.messages).toEqual([expect.stringMatching(/^src\/theme\/Heading.jsx:1: The file cannot be read: /)]);
    expect(await built.html('/deep/two')).toMatch(/<h2[^>]* id="part"/);
  });

  it('imports something missing: named with its line, the rest shows', async () => {
    const site = await siteWith({
      'src/theme/Footer.jsx': "import x from 'not-there';\nexport default () => <footer>still {x.y}here</footer>;",
    });
    const built = await site.build({ keepGoing: true });
    expect(built.messages.join('\n')).toMatch(/Footer.jsx:1: The package "not-there" is not installed/);
    expect(await built.plainHtml('/')).toContain('<footer>still here</footer>');
  });

  it('fails on some pages: those are named, once', async () => {
    const site = await siteWith({
      'src/theme/DocItem/Footer.jsx': `
        import { useDoc } from '@docusaurus/plugin-content-docs/client';
        export default () => { if (useDoc().metadata.title === 'Two') throw new Error('not two'); return <i>fine</i>; };`,
    });
    const built = await site.build({ keepGoing: true });
    expect(built.messages).toEqual([
      "src/theme/DocItem/Footer.jsx: `DocItem/Footer` fails: not two. The theme's own is shown in its place. It shows on /deep/two.",
    ]);
    expect(await built.html('/')).toContain('<i>fine</i>');
    expect(await built.html('/deep/two')).toContain('Edit this page');
  });

  it('a navbar item that nobody has is named', async () => {
    const site = await siteWith(
      { 'src/theme/NavbarItem/ComponentTypes.js': 'export default {};' },
      { themeConfig: "{ navbar: { title: 'Here', items: [{ type: 'custom-x', position: 'left' }] } }" },
    );
    const built = await site.build({ keepGoing: true });
    expect(built.messages.join('\n')).toContain('There is no "custom-x" in it');
    expect(await built.html('/')).toContain('navbar__brand');
  });
});

it('any build ends in the bytes of a clean one', async () => {
  const site = await siteWith({});
  const steps: [string, Record<string, string | undefined>][] = [
    ['add', { 'src/theme/Footer.jsx': 'export default () => <footer>mine</footer>;' }],
    [
      'edit',
      {
        'src/theme/Footer.jsx': "import Part from '../Part';\nexport default () => <footer><Part/></footer>;",
        'src/Part.jsx': 'export default () => <b>part</b>;',
      },
    ],
    [
      'edit what it imports',
      {
        'src/Part.jsx':
          "import { useState } from 'react';\nexport default () => { const [n] = useState(7); return <b>{n}</b>; };",
      },
    ],
    ['a part of pages', { 'src/theme/DocItem/Footer.jsx': wrap('DocItem/Footer', '<i>note</i>') }],
    ['break', { 'src/theme/DocItem/Footer.jsx': "export default () => { throw new Error('x'); };" }],
    ['mend', { 'src/theme/DocItem/Footer.jsx': wrap('DocItem/Footer', '<i>mended</i>') }],
    [
      'of content',
      {
        'src/theme/Details.jsx': wrap('Details', '<u>more</u>'),
        'docs/three.md': '<details><summary>S</summary>T</details>',
      },
    ],
    [
      'remove',
      {
        'src/theme/Footer.jsx': undefined,
        'src/theme/DocItem/Footer.jsx': undefined,
        'src/theme/Details.jsx': undefined,
      },
    ],
  ];
  await site.build();
  for (const [step, files] of steps) {
    for (const [file, text] of Object.entries(files)) {
      if (text === undefined) await site.remove(file);
      else await site.write({ [file]: text });
    }
    const built = await site.build({ keepGoing: true });
    const clean = await site.build({ keepGoing: true, cache: false, outDir: `${site.dir}-clean` });
    expect([step, built.messages]).toEqual([step, clean.messages]);
    expect([step, await contents(built)]).toEqual([step, await contents(clean)]);
  }
}, 120_000);

async function contents({ report }: Built): Promise<Record<string, string>> {
  const names = (await readdir(report.outDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(report.outDir, path.join(entry.parentPath, entry.name)));
  const files = names
    .sort()
    .map(async (name) => [name, await readFile(path.join(report.outDir, name), 'latin1')] as const);
  return Object.fromEntries(await Promise.all(files));
}

it('gives components ejected from an earlier Docusaurus 3 what they import', async () => {
  const site = await fixtureSite(
    {
      'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
      'docs/deep/two.md': '# Two\n',
      'blog/2024-01-02-post.md': '# A post\n\nText.\n\n<!-- truncate -->\n',
      'src/theme/BlogPostItem.jsx': `
      import { BlogPostProvider, useBlogPost } from '@docusaurus/theme-common/internal';
      export default function Item({ children }) {
        const { metadata } = useBlogPost();
        return <article><h2>Old {metadata.title}</h2>{children}</article>;
      }
      export const unused = BlogPostProvider;`,
      'src/theme/DocItem/Footer.jsx': `
      import { useDoc, useDocsVersion } from '@docusaurus/theme-common/internal';
      import { useDocsPreferredVersion } from '@docusaurus/theme-common';
      export default function Footer() {
        const { metadata } = useDoc();
        const { preferredVersion } = useDocsPreferredVersion();
        return <footer>Old {metadata.title}, {useDocsVersion().label}, {String(preferredVersion?.name ?? null)}</footer>;
      }`,
    },
    OPTIONS,
  );
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect((await built.plainHtml('/')).replaceAll('<!-- -->', '')).toContain('<footer>Old Home, Next, null</footer>');
  expect(await built.plainHtml('/blog/2024/01/02/post')).toContain('Old A post');
});

describe('what Markdown makes', () => {
  const WRITTEN =
    '# One\n\nText with `code`.\n\n```js title="a.js"\nconst a = 1;\n```\n\n## Part\n\n![picture](./p.svg)\n';
  const files = {
    'docs/one.md': WRITTEN,
    'docs/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
  };

  it('is shown by the files below `MDXComponents` that the site replaces', async () => {
    const built = await (
      await siteWith({
        ...files,
        'src/theme/MDXComponents/Img.js': 'export default (props) => <img {...props} data-own="" />;',
        'src/theme/MDXComponents/Heading.js':
          "import H from '@theme-original/MDXComponents/Heading';\nexport default (props) => <H {...props} data-as={props.as} />;",
        'src/theme/MDXComponents/Code.js':
          "import C from '@theme-original/MDXComponents/Code';\nexport default (props) => <em data-meta={props.metastring}><C {...props} /></em>;",
      })
    ).build();
    expect(built.messages).toEqual([]);
    const page = mainOf(await built.html('/one'));
    expect(page).toMatch(/<img [^>]*data-own/);
    expect(page).toMatch(/<h2 data-as="h2"[^>]* id="part"/);
    expect(page).toContain('<em><code>code</code></em>');
    expect(page).toMatch(/<em data-meta="title=&quot;a.js&quot;"><div class="language-js codeBlockContainer/);
    expect(page).toContain('<div class="codeBlockTitle_OeMC">a.js</div>');
  });

  it('is a `pre` with the properties that a plugin gave it, and with the code as text inside', async () => {
    const config = `presets: [['classic', { blog: false, docs: { routeBasePath: '/', rehypePlugins: [() => (tree) => {
      for (const node of tree.children) if (node.tagName === 'pre') node.properties['data-name'] = 'given';
    }] } }]],`;
    const built = await (
      await siteWith(
        {
          ...files,
          'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents';
            import React from 'react';
            const Pre = ({ children, 'data-name': name }) => {
              const { props } = React.Children.only(children);
              return <figure data-name={name} title={props.className}>{React.cloneElement(children, { children: props.children.toUpperCase() })}</figure>;
            };
            export default { ...Original, pre: Pre };`,
        },
        { config },
      )
    ).build();
    expect(built.messages).toEqual([]);
    const page = mainOf(await built.html('/one'));
    expect(page).toContain('<figure data-name="given" title="language-js"><div class="language-js codeBlockContainer');
    expect(page).toContain('CONST');
    expect(page).toContain('<code>code</code>');
  });
});
