/** Specification §2 and §9, behaviour §5: sidebars, breadcrumbs, previous and next, tables of contents. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite, type BuiltElement, type BuiltPage, type BuiltSite } from '../support/builtPages.ts';
import { buildSiteOnce } from '../support/siteServer.ts';
import {
  BLOG_PAGES,
  docsPagesOf,
  pagesOf,
  POSTS,
  SDK_PAGES,
  SDK_SIDEBAR,
  sidebarOf,
  SPEC_PAGES,
  VERSIONS,
  WITHOUT_SIDEBAR,
  type SpecSidebar,
} from '../support/specSite.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await readBuiltSite(await buildSiteOnce());
});

const withPrefix = (sidebar: SpecSidebar, prefix: string): SpecSidebar =>
  sidebar.map((item) => {
    if (typeof item === 'string') return prefix + item || '/';
    // The SDK has no versions.
    if ('link' in item) return { link: item.link.startsWith('/sdk/') ? item.link : prefix + item.link };
    return [item[0], withPrefix(item[1], prefix)];
  });

/** In the form for a reader: links have addresses like pages. */
type Tree = (string | [label: string, items: Tree])[];
const toTree = (sidebar: SpecSidebar): Tree =>
  sidebar.map((item) => (typeof item === 'string' ? item : 'link' in item ? item.link : [item[0], toTree(item[1])]));

const SIDEBARS = [
  ...VERSIONS.map((version) => ({ name: version.label, sidebar: withPrefix(sidebarOf(version), version.prefix) })),
  { name: 'the SDK', sidebar: SDK_SIDEBAR },
];

/** The labels of the categories that lead to a page. */
const wayTo = (at: string, sidebar: SpecSidebar): string[] =>
  sidebar.flatMap((item) =>
    Array.isArray(item) && pagesOf(item[1]).includes(at) ? [item[0], ...wayTo(at, item[1])] : [],
  );

const navs = (page: BuiltPage, name: string) => page.all(`nav[aria-label="${name}"]`);
const sidebarIn = (page: BuiltPage) => page.one('nav[aria-label="Docs sidebar"]');

/** A list of the document, in the notation of the specification. */
function readTree(page: BuiltPage, list: BuiltElement): Tree {
  return list.children.map((item) => {
    const [head, items] = item.children;
    return items ? [head!.one('a').text, readTree(page, items)] : page.target(item.one('a').attribute('href')!);
  });
}

describe.each(SIDEBARS)('the sidebar of $name', ({ sidebar }) => {
  it('has its pages in order and its categories by name, on each of its pages', () => {
    for (const at of pagesOf(sidebar)) {
      const page = site.page(at);
      expect(readTree(page, sidebarIn(page).children[0]!)).toEqual(toTree(sidebar));
    }
  });

  it('marks the page; the categories that lead to it are open, all others closed', () => {
    for (const at of pagesOf(sidebar)) {
      const page = site.page(at);
      const current = sidebarIn(page).one('a[aria-current="page"]');
      expect(page.target(current.attribute('href')!)).toBe(at);
      const open = sidebarIn(page)
        .all('a[aria-expanded="true"]')
        .map(({ text }) => text);
      expect([at, ...open]).toEqual([at, ...wayTo(at, sidebar)]);
    }
  });

  it('gives each page its breadcrumbs: home, categories, the page', () => {
    for (const at of pagesOf(sidebar)) {
      const page = site.page(at);
      const crumbs = page.one('nav[aria-label="Breadcrumbs"]');
      const home = crumbs.one('a');
      expect([home.attribute('aria-label'), page.target(home.attribute('href')!)]).toEqual(['Home page', '/']);
      const label = sidebarIn(page).one('a[aria-current="page"]').text;
      expect(crumbs.all('li').map(({ text }) => text)).toEqual(['', ...wayTo(at, sidebar), label]);
    }
  });

  it('is followed by Previous and Next', () => {
    const paths = pagesOf(sidebar);
    for (const [index, at] of paths.entries()) {
      const page = site.page(at);
      const links = page.one('nav[aria-label="Docs pages"]').all('a');
      expect(
        links.map((link) => [link.one('.pagination-nav__sublabel').text, page.target(link.attribute('href')!)]),
      ).toEqual([
        ...(index > 0 ? [['Previous', paths[index - 1]]] : []),
        ...(index < paths.length - 1 ? [['Next', paths[index + 1]]] : []),
      ]);
    }
  });
});

it('pages that have no sidebar have no breadcrumbs and no neighbours either', () => {
  const bare = [...WITHOUT_SIDEBAR, ...BLOG_PAGES, '/search', '/404.html'];
  for (const name of ['Docs sidebar', 'Breadcrumbs', 'Docs pages']) {
    // As in Docusaurus, the last one exists and is empty.
    expect(site.failing((page) => navs(page, name).every((nav) => nav.all('a').length === 0), bare)).toEqual([]);
  }
  expect(SPEC_PAGES).toHaveLength(
    bare.length - 1 + SIDEBARS.reduce((count, { sidebar }) => count + pagesOf(sidebar).length, 0),
  );
});

describe('the table of contents', () => {
  const ARTICLES = [...VERSIONS.flatMap(docsPagesOf), ...SDK_PAGES, ...POSTS];
  const headingsOf = (page: BuiltPage) =>
    page.all('article *').filter((element) => /^h[23]$/.test(element.name) && element.has('id'));

  it('lists h2 and h3 in order, h3 nested; without headings there is none', () => {
    for (const at of ARTICLES) {
      const page = site.page(at);
      const headings = headingsOf(page);
      const tocs = page.all('.tableOfContents_bqdL');
      expect([at, tocs.length]).toEqual([at, headings.length > 0 ? 1 : 0]);
      const hrefs = (links: BuiltElement[]) => links.map((link) => link.attribute('href'));
      const ids = (elements: BuiltElement[]) => elements.map((element) => `#${element.attribute('id')}`);
      expect(tocs.flatMap((toc) => hrefs(toc.all('a')))).toEqual(ids(headings));
      const nested = headings.filter(({ name }, index) => name === 'h3' && index > 0);
      expect(tocs.flatMap((toc) => hrefs(toc.all('ul ul a')))).toEqual(ids(nested));
    }
  });

  it('is behind a button above the content of docs in narrow windows', () => {
    const docs = ARTICLES.filter((path) => !POSTS.includes(path) && headingsOf(site.page(path)).length > 0);
    expect(docs.length).toBeGreaterThan(50);
    for (const at of docs) {
      const folded = site.page(at).one('article .theme-doc-toc-mobile');
      expect(folded.one('button').text).toBe('On this page');
      // The script copies the list from the column.
      expect(folded.all('a')).toHaveLength(0);
      expect(site.page(at).all('.theme-doc-toc-desktop .table-of-contents')).toHaveLength(1);
    }
  });

  it('leads to headings that can be linked to', () => {
    const isLinked = (heading: BuiltElement) => {
      const link = heading.one('a.hash-link');
      return (
        link.attribute('href') === `#${heading.attribute('id')}` &&
        link.attribute('aria-label') === `Direct link to ${heading.text.replace(link.text, '')}`
      );
    };
    expect(site.failing((page) => headingsOf(page).every(isLinked), ARTICLES)).toEqual([]);
  });
});
