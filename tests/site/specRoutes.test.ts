/** Specification §1–§3: which pages the website has, and what stands around their content. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteData } from '../../engine/shared/siteData.ts';
import { readBuiltPages, type BuiltElement, type BuiltPage } from '../support/builtPages.ts';
import { buildSiteOnce } from '../support/siteServer.ts';
import {
  BLOG_PAGES,
  docsPagesOf,
  isTagOrAuthorPage,
  pagesOf,
  POSTS,
  SDK_PAGES,
  SDK_SIDEBAR,
  sidebarOf,
  SPEC_PAGES,
  VERSIONS,
  WITHOUT_SIDEBAR,
  type SpecSidebar,
  type SpecVersion,
} from '../support/specSite.ts';

let outDir: string;
let pages: Map<string, BuiltPage>;

beforeAll(async () => {
  outDir = await buildSiteOnce();
  pages = new Map((await readBuiltPages(outDir)).map((page) => [page.path, page]));
});

const page = (at: string): BuiltPage => {
  const found = pages.get(at);
  if (!found) throw new Error(`There is no page "${at}".`);
  return found;
};
const texts = (elements: BuiltElement[]) => elements.map(({ text }) => text);
/** Every page the specification speaks of, not-found included, to be looked at one by one. */
const all = () => [...pages.values()];
/** Pages about which `problem` says something, so that a failure names them all. */
const failing = (check: (page: BuiltPage) => unknown, among = all()) =>
  among.flatMap((one) => (check(one) ? [] : [one.path]));

describe('routes', () => {
  it('are those of the specification, and pages of the tags and authors of posts', () => {
    const paths = [...pages.keys()].filter((at) => !isTagOrAuthorPage(at)).sort();
    expect(paths).toEqual([...SPEC_PAGES, '/404.html'].sort());
    expect(SPEC_PAGES).toHaveLength(3 * 26 + 19 + 15 + 7 + 1);
  });

  it('of tags and authors are the ones posts name', () => {
    const named = POSTS.flatMap((at) => {
      const post = page(at);
      const links = post.all('main a[href]').map((link) => post.target(link.attribute('href')!));
      return links.filter(isTagOrAuthorPage);
    });
    const extra = [...pages.keys()].filter((at) => isTagOrAuthorPage(at) && at !== '/blog/tags');
    expect(extra.sort()).toEqual([...new Set(named)].sort());
  });

  it('are written as files without a folder of their own', () => {
    expect(
      failing(({ path: at, file }) => file === (at === '/' ? 'index.html' : `${at.slice(1)}.html`), spec()),
    ).toEqual([]);
  });

  it('have files beside them: feeds, sitemap, Markdown of every doc', async () => {
    const files = new Set((await readdir(outDir, { recursive: true })).map((file) => file.split(path.sep).join('/')));
    const docs = [...VERSIONS.flatMap(docsPagesOf), ...SDK_PAGES].map((at) => `${at.slice(1) || 'index'}.md`);
    const wanted = ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json', 'sitemap.xml', '404.html', ...docs];
    expect(wanted.filter((file) => !files.has(file))).toEqual([]);
  });
});

const spec = () => SPEC_PAGES.map(page);

describe('every page', () => {
  it('is English, left to right', () => {
    expect(failing((one) => one.one('html').attribute('lang') === 'en')).toEqual([]);
    expect(failing((one) => one.one('html').attribute('dir') === 'ltr')).toEqual([]);
  });

  it('has one h1, in one main, and headings that skip no level', () => {
    expect(failing((one) => one.one('h1').text !== '')).toEqual([]);
    expect(failing((one) => one.all('main h1').length === 1)).toEqual([]);
    expect(
      failing((one) => {
        const levels = one.all('main *').flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []));
        return levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
      }),
    ).toEqual([]);
  });

  it('starts with the skip link, then navbar, content, footer', () => {
    expect(
      failing((one) => {
        const landmarks = one.all('body *').filter(({ name }) => ['header', 'main', 'footer'].includes(name));
        const outer = landmarks.filter((element) => element.name !== 'header' || element.all('nav').length > 0);
        const first = one.all('body a')[0];
        return (
          first?.text === 'Skip to main content' &&
          first.attribute('href') === `#${one.one('main').attribute('id')}` &&
          outer.map(({ name }) => name).join() === 'header,main,footer'
        );
      }),
    ).toEqual([]);
  });

  it('has the navbar: menu button, brand, Docs, SDK, Blog, search, versions, colour mode; no language switcher', () => {
    const parts = (one: BuiltPage) =>
      one
        .all('header nav[aria-label=Main] *')
        .filter(({ name, has }) => (name === 'a' && !has('role')) || name === 'button' || name === 'input')
        .filter((element) => !isInMenu(one, element) && element.attribute('aria-label') !== 'Close search')
        .map((element) => element.attribute('aria-label') ?? element.text);
    expect(
      failing((one) => {
        const [menu, brand, ...rest] = parts(one);
        const version = rest.splice(4, 1)[0]!;
        return (
          menu === 'Toggle navigation bar' &&
          brand === 'Emberhold' &&
          rest.join() === 'Docs,SDK,Blog,Search,Switch between dark and light mode (currently light mode)' &&
          VERSIONS.some(({ label }) => label === version)
        );
      }),
    ).toEqual([]);
  });

  it('has the footer: Community, Company, copyright of 2025', () => {
    expect(
      failing((one) => {
        const columns = one
          .one('footer')
          .all('ul')
          .map((list) => texts(list.all('a')).join());
        const { text } = one.one('footer');
        return (
          columns.join(' ') === 'GitHub,Discord Emberhold' &&
          /^Community ?GitHub ?Discord ?Company ?Emberhold ?Copyright © 2025 Emberhold, Inc\./.test(text) &&
          text.endsWith('Built with ❤️ for the AI community.')
        );
      }),
    ).toEqual([]);
  });

  it('names its landmarks', () => {
    const allowed = ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages', 'Blog post page navigation'];
    expect(
      failing((one) =>
        one
          .all('nav')
          .every((nav) => nav.has('aria-labelledby') || allowed.includes(nav.attribute('aria-label') ?? '')),
      ),
    ).toEqual([]);
  });
});

/** The version menu's own links are not parts of the bar. */
function isInMenu(one: BuiltPage, element: BuiltElement): boolean {
  return one
    .all('header ul a')
    .some((link) => link.text === element.text && link.attribute('href') === element.attribute('href'));
}

describe('navbar links', () => {
  const link = (one: BuiltPage, label: string) =>
    one.all('header nav a').find(({ text, has }) => text === label && !has('aria-label'))!;
  const targetOf = (at: string, label: string) => page(at).target(link(page(at), label).attribute('href')!);

  it.each(VERSIONS)('Docs leads to the intro doc of $label on its pages', (version) => {
    const targets = new Set(docsPagesOf(version).map((at) => targetOf(at, 'Docs')));
    expect([...targets]).toEqual([version.prefix || '/']);
  });

  it('outside the docs lead to the latest intro doc, the SDK and the blog', () => {
    for (const at of [...SDK_PAGES, ...BLOG_PAGES, '/search', '/404.html']) {
      expect(['Docs', 'SDK', 'Blog'].map((label) => targetOf(at, label))).toEqual(['/', '/sdk/intro', '/blog']);
    }
  });

  it('are active where they belong: Docs with its sidebar, SDK and Blog below their paths', () => {
    const active = (at: string) =>
      ['Docs', 'SDK', 'Blog'].filter((label) => link(page(at), label).attribute('aria-current') === 'page').join();
    const expected = (at: string) => {
      if (SDK_PAGES.includes(at)) return 'SDK';
      if (at.startsWith('/blog')) return 'Blog';
      return at === '/search' || WITHOUT_SIDEBAR.includes(at) ? '' : 'Docs';
    };
    expect(SPEC_PAGES.filter((at) => active(at) !== expected(at))).toEqual([]);
  });
});

describe('version dropdown', () => {
  const entries = (at: string) =>
    page(at)
      .all('header ul a')
      .map((entry) => [entry.text, page(at).target(entry.attribute('href')!)]);
  const buttonOf = (at: string) => page(at).one('header button[aria-controls]').text;

  it('shows the version of the page; outside the docs the latest', () => {
    for (const version of VERSIONS) {
      expect(docsPagesOf(version).filter((at) => buttonOf(at) !== version.label)).toEqual([]);
    }
    const outside = [...SDK_PAGES, ...BLOG_PAGES, '/search', '/404.html'];
    expect(outside.filter((at) => buttonOf(at) !== '0.5.1 (Latest)')).toEqual([]);
  });

  it('leads to the same doc in each version, else to the version’s main doc', () => {
    const idOf = (at: string, { prefix }: SpecVersion) => (at === '/' ? '' : at.slice(prefix.length));
    for (const version of VERSIONS) {
      for (const at of docsPagesOf(version)) {
        const wanted = VERSIONS.map((other) => {
          const same = other.prefix + idOf(at, version) || '/';
          return [other.label, docsPagesOf(other).includes(same) ? same : other.prefix || '/'];
        });
        expect(entries(at)).toEqual(wanted);
      }
    }
  });

  it('leads to the versions’ main docs from outside the docs', () => {
    for (const at of [...SDK_PAGES, ...BLOG_PAGES, '/search', '/404.html']) {
      expect(entries(at)).toEqual(VERSIONS.map(({ label, prefix }) => [label, prefix || '/']));
    }
  });
});

describe('versions', () => {
  it.each(VERSIONS)('$label: every page has its badge and its wrapper', (version) => {
    const docs = docsPagesOf(version).map(page);
    expect(failing((one) => texts(one.all('main span')).includes(`Version: ${version.label}`), docs)).toEqual([]);
    const wrapper = `docs-wrapper docs-version-${version.name} `;
    expect(failing((one) => one.one('html').attribute('class')?.startsWith(wrapper), docs)).toEqual([]);
  });

  it.each(VERSIONS.slice(1))('$label: every page says that it is old, and leads to the latest', (version) => {
    const latest = docsPagesOf(VERSIONS[0]!);
    for (const one of docsPagesOf(version).map(page)) {
      const alert = one.one('main [role=alert]');
      expect(texts(alert.all('p'))).toEqual([
        `This is documentation for Emberhold ${version.label}, which is no longer actively maintained.`,
        'For up-to-date documentation, see the latest version (0.5.1 (Latest)).',
      ]);
      const same = one.path.slice(version.prefix.length) || '/';
      expect(alert.one('a').text).toBe('latest version');
      expect(one.target(alert.one('a').attribute('href')!)).toBe(latest.includes(same) ? same : '/');
    }
  });

  it('the latest docs, SDK and blog have no such banner; SDK and blog no badge', () => {
    const others = [...docsPagesOf(VERSIONS[0]!), ...SDK_PAGES, ...BLOG_PAGES].map(page);
    expect(failing((one) => one.all('main [role=alert]').length === 0, others)).toEqual([]);
    const plain = [...SDK_PAGES, ...BLOG_PAGES].map(page);
    expect(failing((one) => !one.all('main span').some(({ text }) => text.startsWith('Version:')), plain)).toEqual([]);
  });

  it('are known to the browser by name, label and path, per docs plugin', async () => {
    const file = page('/').one('html').attribute('data-oc-site')!;
    const script = await readFile(path.join(outDir, file), 'utf8');
    const { docs } = JSON.parse(script.slice(script.indexOf(',') + 1, script.lastIndexOf(')'))) as SiteData;
    expect(Object.keys(docs)).toEqual(['default', 'sdk']);
    expect(docs.default!.versions).toMatchObject(
      VERSIONS.map(({ name, label, prefix }) => ({ name, label, path: prefix || '/', isLast: name === 'current' })),
    );
    expect(docs.default!.versions.map(({ mainDocPath }) => mainDocPath)).toEqual(['/', '/0.5.1', '/0.5.0', '/0.3.2']);
    expect(docs.sdk!.versions).toMatchObject([
      { name: 'current', label: '0.5.1 (Latest)', path: '/sdk', mainDocPath: '/sdk/intro', isLast: true },
    ]);
  });
});

/** What a sidebar of a document says, as the specification writes it. */
function readSidebar(one: BuiltPage, list: BuiltElement): SpecSidebar {
  return list.children.map((item) => {
    const [folded] = item.children.filter(({ name }) => name === 'details');
    if (!folded) return one.target(item.one('a').attribute('href')!);
    const items = folded.children.find(({ name }) => name === 'ul')!;
    return [folded.children.find(({ name }) => name === 'summary')!.text, readSidebar(one, items)];
  });
}

const withPrefix = (sidebar: SpecSidebar, prefix: string): SpecSidebar =>
  sidebar.map((item) => (typeof item === 'string' ? prefix + item || '/' : [item[0], withPrefix(item[1], prefix)]));

describe('sidebar', () => {
  const nav = (one: BuiltPage) => one.one('nav[aria-label=Docs\\ sidebar]');
  const sidebars = [
    ...VERSIONS.map((version) => ({ name: version.label, prefix: version.prefix, sidebar: sidebarOf(version) })),
    { name: 'SDK', prefix: '', sidebar: SDK_SIDEBAR },
  ];

  it.each(sidebars)('of $name: order and labels, on each of its pages', ({ prefix, sidebar }) => {
    const wanted = withPrefix(sidebar, prefix);
    for (const at of pagesOf(wanted)) {
      const list = nav(page(at)).children.find(({ name }) => name === 'ul')!;
      expect(readSidebar(page(at), list)).toEqual(wanted);
    }
  });

  it.each(sidebars)(
    'of $name: the page is marked, its categories are open, all others closed',
    ({ prefix, sidebar }) => {
      const wanted = withPrefix(sidebar, prefix);
      const wayTo = (at: string, items: SpecSidebar): string[] =>
        items.flatMap((item) =>
          typeof item !== 'string' && pagesOf(item[1]).includes(at) ? [item[0], ...wayTo(at, item[1])] : [],
        );
      for (const at of pagesOf(wanted)) {
        const one = page(at);
        const current = nav(one).one('a[aria-current=page]');
        expect(one.target(current.attribute('href')!)).toBe(at);
        const open = nav(one)
          .all('details[open]')
          .map(({ children }) => children[0]!.text);
        expect([at, open]).toEqual([at, wayTo(at, wanted)]);
      }
    },
  );

  it('is absent where the specification says so, on the blog, on search and not-found', () => {
    const bare = [...WITHOUT_SIDEBAR, ...BLOG_PAGES, '/search', '/404.html'].map(page);
    const without = (one: BuiltPage) => one.all('nav').every((each) => each.attribute('aria-label') !== 'Docs sidebar');
    expect(failing(without, bare)).toEqual([]);
    expect(failing((one) => one.all('aside').length === 0, bare)).toEqual([]);
  });
});

describe('breadcrumbs', () => {
  it('lead from home through the categories to the page; none without a sidebar', () => {
    const trail = (one: BuiltPage) => one.all('nav').filter((nav) => nav.attribute('aria-label') === 'Breadcrumbs');
    for (const one of spec()) {
      const open = one.all('nav details[open] summary').map(({ text }) => text);
      const current = one
        .all('nav a[aria-current=page]')
        .map(({ text }) => text)
        .at(-1);
      const hasSidebar = one.all('nav').some((nav) => nav.attribute('aria-label') === 'Docs sidebar');
      const [crumbs] = trail(one);
      expect([one.path, crumbs !== undefined]).toEqual([one.path, hasSidebar]);
      if (!crumbs) continue;
      expect(one.target(crumbs.one('a').attribute('href')!)).toBe('/');
      expect(crumbs.one('a').attribute('aria-label')).toBe('Home page');
      const ways = open.filter((label) => label !== 'Versions');
      expect([one.path, ...texts(crumbs.all('li')).slice(1)]).toEqual([one.path, ...ways, current]);
    }
  });
});

describe('previous and next', () => {
  it('follow the sidebar; pages without one have none', () => {
    const sidebars = [...VERSIONS.map((v) => pagesOf(withPrefix(sidebarOf(v), v.prefix))), pagesOf(SDK_SIDEBAR)];
    for (const paths of sidebars) {
      for (const [index, at] of paths.entries()) {
        const pager = page(at).one('nav[aria-label=Docs\\ pages]');
        const links = pager.all('a').map((a) => [a.all('small')[0]?.text, page(at).target(a.attribute('href')!)]);
        expect([at, ...links]).toEqual([
          at,
          ...(index > 0 ? [['Previous', paths[index - 1]]] : []),
          ...(index < paths.length - 1 ? [['Next', paths[index + 1]]] : []),
        ]);
      }
    }
    const bare = WITHOUT_SIDEBAR.map(page);
    expect(failing((one) => one.all('nav').every((n) => n.attribute('aria-label') !== 'Docs pages'), bare)).toEqual([]);
  });
});

describe('table of contents', () => {
  it('lists h2 and h3 in order, nested; a page without them has none', () => {
    const docs = [...VERSIONS.flatMap(docsPagesOf), ...SDK_PAGES, ...POSTS].map(page);
    for (const one of docs) {
      const headings = one.all('article *').filter(({ name, has }) => /^h[23]$/.test(name) && has('id'));
      const wanted = headings.map((heading) => `#${heading.attribute('id')}`);
      const tocs = one.all('nav').filter((nav) => nav.has('aria-labelledby'));
      expect([one.path, tocs.length]).toEqual([one.path, wanted.length > 0 ? 1 : 0]);
      expect(tocs.flatMap((toc) => toc.all('a').map((a) => a.attribute('href')))).toEqual(wanted);
      const nested = tocs.flatMap((toc) => toc.all('ul ul a').map((a) => a.attribute('href')));
      expect(nested).toEqual(headings.flatMap((h) => (h.name === 'h3' ? `#${h.attribute('id')}` : [])));
      for (const heading of headings) {
        const label = heading.one('a.hash-link').attribute('aria-label');
        expect(label).toBe(`Direct link to ${heading.text}`);
      }
    }
  });
});
