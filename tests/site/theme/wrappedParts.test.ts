import { describe, expect, it } from 'vitest';
import type { FixtureConfig } from '../../support/fixtureSite.ts';
import { siteWith, wrap, mainOf, scripts, PAGE, wrapAll, mark, buildWith } from '../../support/overrideSite.ts';

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

describe('a wrapped component shows the theme’s own and its addition', () => {
  // In each of these sites, no override contains another one.
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
    const built = await buildWith({ ...PAGE, ...wrapAll(names) });
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
    const built = await buildWith(wrapAll(names), plugins);
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

it('a wrapped not-found page has the site’s layout', async () => {
  const built = await buildWith({
    'src/theme/Layout.jsx': `
      import Layout from '@theme-original/Layout';
      export default (props) => <><b>above</b><Layout {...props} /></>;`,
    'src/theme/NotFound/index.jsx': wrap('NotFound', '<i>added</i>'),
  });
  const html = await built.html('/404');
  expect(html).toMatch(/<b>above<\/b>[^]*<nav [^]*<i>added<\/i>[^]*Page Not Found[^]*<footer/);
});

it('a wrapped post in a list shows its excerpt', async () => {
  const built = await buildWith({ 'src/theme/BlogPostItem/index.jsx': wrap('BlogPostItem', '<b>added</b>') });
  const html = mainOf(await built.html('/blog'));
  expect(html).toContain(
    '<b>added</b><article class="margin-bottom--xl"><header><h2 class="title_f1Hy"><a href="blog/2024/01/02/post.html">Post</a>',
  );
  expect(html).toContain('<p>The beginning.</p>');
  expect(html).toContain('Read more');
  expect(html).not.toContain('The rest.');
});

it('a wrapped layout of the blog shows what it adds to the contents of a post', async () => {
  const built = await buildWith(
    {
      'blog/2024-01-02-post.md': '---\nslug: post\n---\n\n# Post\n\nText.\n\n<!-- truncate -->\n\n## First\n\nMore.\n',
      'src/theme/BlogLayout.jsx': `
        import Original from '@theme-original/BlogLayout';
        export default ({ toc, ...props }) =>
          <Original {...props} toc={<><i className="ad">Ad</i>{toc}</>}><b className="before">Before</b>{props.children}</Original>;`,
    },
    { blog: '{}' },
  );
  const post = await built.html('/blog/post');
  expect(post).toMatch(
    /<b class="before">Before<\/b>.*<h2[^>]*>First.*<\/main><div class="col col--2"><i class="ad">Ad<\/i>.*href="#first"/s,
  );
  expect(post.split('href="#first"')).toHaveLength(3);
  expect(await built.html('/blog')).toContain('<div class="col col--2"><i class="ad">Ad</i></div>');
});
