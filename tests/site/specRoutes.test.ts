/** Specification §1 and §2: which pages the website has, and what every one of them is made of. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite, type BuiltElement, type BuiltPage, type BuiltSite } from '../support/builtPages.ts';
import { buildSiteOnce } from '../support/siteServer.ts';
import {
  BLOG_PAGES,
  docsPagesOf,
  isApiPage,
  isTagOrAuthorPage,
  POSTS,
  SDK_PAGES,
  SPEC_PAGES,
  VERSIONS,
  WITHOUT_SIDEBAR,
} from '../support/specSite.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await readBuiltSite(await buildSiteOnce());
});

describe('routes', () => {
  it('are those of the specification, pages of tags and authors of posts, of the REST API, and the comparison of versions', () => {
    const paths = site.pages.map((page) => page.path).filter((at) => !isTagOrAuthorPage(at) && !isApiPage(at));
    expect(paths.sort()).toEqual([...SPEC_PAGES, '/404.html', '/compare'].sort());
    expect(SPEC_PAGES).toHaveLength(3 * 26 + 19 + 15 + 7 + 1);
  });

  it('of tags and authors are the ones that posts name', () => {
    const named = POSTS.map(site.page).flatMap((post) =>
      post.all('main a[href]').map((link) => post.target(link.attribute('href')!)),
    );
    const extra = site.pages.map((page) => page.path).filter(isTagOrAuthorPage);
    expect(extra.sort()).toEqual([...new Set([...named.filter(isTagOrAuthorPage), '/blog/tags'])].sort());
  });

  it('are written as files, not as folders', () => {
    const fits = ({ path: at, file }: BuiltPage) => file === (at === '/' ? 'index.html' : `${at.slice(1)}.html`);
    expect(site.failing(fits, SPEC_PAGES)).toEqual([]);
  });

  it('come with files: feeds, sitemap, the Markdown of every doc', async () => {
    const names = await readdir(site.outDir, { recursive: true });
    const files = new Set(names.map((name) => name.split(path.sep).join('/')));
    const docs = [...VERSIONS.flatMap(docsPagesOf), ...SDK_PAGES].map((at) => `${at.slice(1) || 'index'}.md`);
    const wanted = ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json', 'sitemap.xml', ...docs];
    expect(wanted.filter((file) => !files.has(file))).toEqual([]);
  });
});

describe('every page', () => {
  it('is English, left to right', () => {
    expect(site.failing((page) => page.one('html').attribute('lang') === 'en')).toEqual([]);
    expect(site.failing((page) => page.one('html').attribute('dir') === 'ltr')).toEqual([]);
  });

  it('has one h1, in its one main, and headings that skip no level', () => {
    // As in Docusaurus, the heading of the archive is in a header above it.
    const isTitled = (page: BuiltPage) =>
      page.all('h1').length === 1 &&
      page.all('main').length === 1 &&
      [...page.all('main h1'), ...page.all('.hero h1')].map(({ text }) => text !== '').join() === 'true';
    expect(site.failing(isTitled)).toEqual([]);
    const isOrdered = (page: BuiltPage) => {
      const levels = [...page.all('.hero *'), ...page.all('main *')].flatMap((element) =>
        /^h[1-6]$/.test(element.name) ? Number(element.attribute('aria-level') ?? element.name[1]) : [],
      );
      return levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
    };
    expect(site.failing(isOrdered)).toEqual([]);
  });

  it('has the skip link first, then navbar, content and footer', () => {
    const fits = (page: BuiltPage) => {
      const first = page.all('body a')[0];
      const order = page
        .all('body *')
        .filter(
          ({ name, text, attribute }) =>
            name === 'main' ||
            (name === 'nav' && attribute('aria-label') === 'Main') ||
            (name === 'footer' && text.includes('Copyright ©')),
        );
      const target = page.all('body *').find((element) => `#${element.attribute('id')}` === first?.attribute('href'));
      return (
        first?.text === 'Skip to main content' &&
        (target?.name === 'main' || target?.all('main').length === 1) &&
        order.map(({ name }) => name).join() === 'nav,main,footer'
      );
    };
    expect(site.failing(fits)).toEqual([]);
  });

  it('has the navbar: menu, brand, Docs, SDK, Blog, search, versions, languages, colour mode', () => {
    const bar = (page: BuiltPage) => {
      // Not the drawer, which follows it.
      const nav = page.one('nav[aria-label="Main"] .navbar__inner');
      const controls = nav.all('*').filter(({ name }) => ['a', 'button', 'input'].includes(name));
      return controls
        .filter(({ attribute }) => !attribute('class')?.includes('dropdown__link'))
        .map((control) => control.attribute('aria-label') ?? control.text)
        .filter((name) => name !== 'Close search')
        .join('|');
    };
    const fits = (page: BuiltPage) =>
      VERSIONS.some(
        ({ label }) =>
          bar(page) ===
          `Toggle navigation bar|Emberhold|Docs|SDK|Blog|Search|${label}|English|` +
            'Switch between dark and light mode (currently light mode)',
      );
    expect(site.failing(fits)).toEqual([]);
    const brandHome = (page: BuiltPage) => page.target(page.all('.navbar__inner a')[0]!.attribute('href')!) === '/';
    expect(site.failing(brandHome)).toEqual([]);
  });

  it('has the footer: Community, Company, and the copyright of 2025', () => {
    const fits = (page: BuiltPage) => {
      const footer = page.all('footer').at(-1)!;
      const links = footer.all('a').map((link) => `${link.text} ${link.attribute('href')}`);
      const text = footer.text.replaceAll(' ', '');
      return (
        links.join() ===
          'GitHub https://github.com/emberhold,Discord https://discord.gg/emberhold,Emberhold https://emberhold.example' &&
        text.startsWith('CommunityGitHubDiscordCompanyEmberhold') &&
        footer.text.endsWith('Copyright © 2025 Emberhold, Inc. Built with ❤️ for the AI community.')
      );
    };
    expect(site.failing(fits)).toEqual([]);
  });

  it('names its navigation landmarks', () => {
    const names = [
      'Main',
      'Docs sidebar',
      'Breadcrumbs',
      'Docs pages',
      'Blog post page navigation',
      'Blog list page navigation',
    ];
    const isNamed = (nav: BuiltElement) =>
      nav.has('aria-labelledby') || names.includes(nav.attribute('aria-label') ?? '');
    expect(site.failing((page) => page.all('nav').every(isNamed))).toEqual([]);
  });
});

describe('navbar links', () => {
  const labels = ['Docs', 'SDK', 'Blog'];
  const links = ({ all }: BuiltPage) =>
    labels.map((label) => all('.navbar__inner a').find((link) => link.text === label && !link.has('aria-label'))!);
  const targets = (page: BuiltPage) => links(page).map((link) => page.target(link.attribute('href')!));
  const outside = [...SDK_PAGES, ...BLOG_PAGES, '/search', '/404.html'];

  it.each(VERSIONS)('Docs leads to the intro doc of the version being read: $label', ({ prefix, ...version }) => {
    const wanted = [prefix || '/', '/sdk/intro', '/blog'].join();
    expect(site.failing((page) => targets(page).join() === wanted, docsPagesOf({ prefix, ...version }))).toEqual([]);
  });

  it('lead to the latest intro doc from outside the docs', () => {
    expect(site.failing((page) => targets(page).join() === '/,/sdk/intro,/blog', outside)).toEqual([]);
  });

  it('are active where they belong: Docs with its sidebar, SDK and Blog below their paths', () => {
    const expected = (at: string) => {
      if (at.startsWith('/blog')) return 'Blog';
      if (at.startsWith('/sdk/')) return 'SDK';
      return at === '/search' || WITHOUT_SIDEBAR.includes(at) ? '' : 'Docs';
    };
    const active = (page: BuiltPage) =>
      labels.filter((_, index) => links(page)[index]!.attribute('aria-current') === 'page').join();
    expect(site.failing((page) => active(page) === expected(page.path), SPEC_PAGES)).toEqual([]);
    expect(active(site.page('/404.html'))).toBe('');
  });
});

describe('not-found page', () => {
  it('says so in the words of the specification, and has links', () => {
    const page = site.page('/404.html');
    expect(page.one('h1').text).toBe('Page Not Found');
    expect(page.all('main p').map(({ text }) => text)).toEqual([
      'We could not find what you were looking for.',
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
      expect.stringMatching(/start page.*search/),
    ]);
  });
});
