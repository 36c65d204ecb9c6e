/** Specification §2 (head metadata), behaviour §8 and §9: metadata of each page, feeds and sitemap. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite, type BuiltPage, type BuiltSite } from '../support/builtPages.ts';
import { buildSiteOnce } from '../support/siteServer.ts';
import {
  BLOG_PAGES,
  docsPagesOf,
  OTHER_LOCALES,
  POSTS,
  SDK_PAGES,
  SITE_URL,
  SPEC_PAGES,
  TRANSLATED_DOCS,
  VERSIONS,
} from '../support/specSite.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await readBuiltSite(await buildSiteOnce());
});

const read = (file: string) => readFile(path.join(site.outDir, file), 'utf8');
const urlOf = (at: string) => SITE_URL + at;
const meta = (page: BuiltPage, selector: string) => page.all(`head meta${selector}`).map((m) => m.attribute('content'));
const hasMeta = (selector: string, value: (page: BuiltPage) => string) => (page: BuiltPage) =>
  meta(page, selector).join('|') === value(page);

describe('head', () => {
  it('titles are the page’s, then the site’s; search has its own alone, not-found the site’s', () => {
    expect(site.failing((page) => page.all('head title').length === 1)).toEqual([]);
    const titled = SPEC_PAGES.filter((at) => at !== '/search');
    const fits = (page: BuiltPage) => page.one('head title').text === `${page.one('h1').text} | Emberhold`;
    expect(site.failing(fits, titled)).toEqual([]);
    expect(site.page('/search').one('head title').text).toBe('Search the documentation');
    expect(site.page('/404.html').one('head title').text).toBe('Emberhold');
  });

  it('docs and posts describe themselves, each in its own words', () => {
    const described = [...VERSIONS.flatMap(docsPagesOf), ...SDK_PAGES, ...POSTS];
    const fits = (page: BuiltPage) => {
      const [description, ...more] = meta(page, '[name="description"]');
      return more.length === 0 && description!.length > 20;
    };
    expect(site.failing(fits, described)).toEqual([]);
    const latest = [...docsPagesOf(VERSIONS[0]!), ...SDK_PAGES, ...POSTS].map(site.page);
    const texts = latest.map((page) => meta(page, '[name="description"]')[0]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('open graph: title, description, address, locale en, and the other locales', () => {
    expect(site.failing(hasMeta('[property="og:title"]', (page) => page.one('head title').text))).toEqual([]);
    const description = (page: BuiltPage) => meta(page, '[name="description"]').join('|');
    expect(site.failing(hasMeta('[property="og:description"]', description))).toEqual([]);
    expect(
      site.failing(
        hasMeta('[property="og:url"]', (page) => urlOf(page.path)),
        SPEC_PAGES,
      ),
    ).toEqual([]);
    expect(site.failing(hasMeta('[property="og:locale"]', () => 'en'))).toEqual([]);
    expect(site.failing(hasMeta('[property="og:locale:alternate"]', () => OTHER_LOCALES.join('|')))).toEqual([]);
    expect(site.failing(hasMeta('[name="twitter:card"]', () => 'summary_large_image'))).toEqual([]);
  });

  it('canonical and default alternate are the page’s own address, old versions included; translated pages have others', () => {
    const links = (page: BuiltPage, selector: string) =>
      page.all(`head link${selector}`).map((link) => link.attribute('href'));
    for (const selector of ['[rel="canonical"]', '[hreflang="en"]', '[hreflang="x-default"]']) {
      expect(site.failing((page) => links(page, selector).join('|') === urlOf(page.path), SPEC_PAGES)).toEqual([]);
    }
    const foreign = (page: BuiltPage) => links(page, '[hreflang]').length - 2;
    const translated = SPEC_PAGES.filter((at) => TRANSLATED_DOCS.includes(at));
    expect(site.failing((page) => foreign(page) === OTHER_LOCALES.length, translated)).toEqual([]);
  });

  it('every page declares the three feeds, viewport and icon', () => {
    const fits = (page: BuiltPage) => {
      const feeds = page.all('head link[rel="alternate"]').filter((link) => link.attribute('title')?.endsWith('Feed'));
      const lines = feeds.map(
        (link) => `${link.attribute('type')} ${link.attribute('title')} ${page.target(link.attribute('href')!)}`,
      );
      return (
        lines.join('|') ===
        'application/rss+xml Emberhold RSS Feed /blog/rss.xml|' +
          'application/atom+xml Emberhold Atom Feed /blog/atom.xml|' +
          'application/json Emberhold JSON Feed /blog/feed.json'
      );
    };
    expect(site.failing(fits)).toEqual([]);
    expect(site.failing((page) => meta(page, '[name="viewport"]')[0]!.includes('width=device-width'))).toEqual([]);
    const icon = (page: BuiltPage) => page.target(page.one('head link[rel="icon"]').attribute('href')!);
    expect(site.failing((page) => icon(page) === '/img/favicon.svg')).toEqual([]);
  });

  it('search is not to be indexed but followed, not-found neither; all other pages may be', () => {
    const robots = (page: BuiltPage) => meta(page, '[name="robots"]').join('|');
    expect(robots(site.page('/search'))).toBe('noindex, follow');
    expect(robots(site.page('/404.html'))).toContain('noindex');
    expect(
      site.failing(
        (page) => robots(page) === '',
        SPEC_PAGES.filter((at) => at !== '/search'),
      ),
    ).toEqual([]);
  });

  it('pages with breadcrumbs have them as structured data', () => {
    interface Crumbs {
      '@type': string;
      itemListElement: { position: number; name: string; item: string }[];
    }
    for (const page of SPEC_PAGES.map(site.page)) {
      const scripts = page.all('head script[type="application/ld+json"]').map(({ text }) => JSON.parse(text) as Crumbs);
      const lists = scripts.filter((script) => script['@type'] === 'BreadcrumbList');
      expect([page.path, lists.length]).toEqual([page.path, page.all('nav[aria-label="Breadcrumbs"]').length]);
      for (const { itemListElement } of lists) {
        expect(itemListElement.map(({ position }) => position)).toEqual(itemListElement.map((_, index) => index + 1));
        expect(itemListElement.at(-1)!.item).toBe(urlOf(page.path));
      }
    }
  });
});

describe('what machines read of the blog', () => {
  const things = (at: string) =>
    site
      .page(at)
      .all('head script[type="application/ld+json"]')
      .map(({ text }) => JSON.parse(text) as Record<string, unknown>);

  it('a post: what it is, when, by whom, with which picture, in which blog', () => {
    for (const at of POSTS) {
      const page = site.page(at);
      const [post, ...more] = things(at);
      expect(more).toEqual([]);
      const url = urlOf(at);
      const picture = page.one('head meta[property="og:image"]').attribute('content');
      expect(post).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        '@id': url,
        mainEntityOfPage: url,
        url,
        headline: page.one('h1').text,
        name: page.one('h1').text,
        description: page.one('head meta[name="description"]').attribute('content'),
        datePublished: page.all('article header')[0]!.one('time').attribute('datetime'),
        image: { '@type': 'ImageObject', '@id': picture, url: picture, contentUrl: picture },
        isPartOf: { '@type': 'Blog', '@id': urlOf('/blog'), name: 'Blog' },
      });
      // One author is an object, several are a list. The page names the same authors.
      const authors = [(post as { author: unknown }).author].flat();
      const targets = page.all('main a[href]').map((link) => page.target(link.attribute('href')!));
      const named = new Set(targets.filter((target) => target.startsWith('/blog/authors/')));
      expect(authors).toEqual(
        Array.from(named, () =>
          expect.objectContaining({
            '@type': 'Person',
            name: expect.stringMatching(/^Emberhold /),
            image: expect.stringMatching(/^https:/),
          }),
        ),
      );
    }
  });

  it('the list: the blog and its posts, newest first', () => {
    const [blog, ...more] = things('/blog') as { blogPost: { '@id': string; headline: string }[] }[];
    expect(more).toEqual([]);
    expect(blog).toMatchObject({ '@type': 'Blog', '@id': urlOf('/blog'), headline: 'Blog' });
    expect(blog!.blogPost.map((post) => post['@id'])).toEqual(POSTS.map(urlOf));
    expect(blog!.blogPost.every((post) => '@type' in post && !('@context' in post))).toBe(true);
  });
});

describe('feeds', () => {
  const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]);
  const titles = () => POSTS.map((at) => site.page(at).one('h1').text);

  it('RSS: the four posts, newest first', async () => {
    const rss = await read('blog/rss.xml');
    expect(rss).toMatch(/^<\?xml .*\?>\s*<rss version="2\.0"/);
    const items = rss.split('<item>').slice(1);
    expect(items.map((item) => /<link>(.*?)<\/link>/.exec(item)?.[1])).toEqual(POSTS.map(urlOf));
    expect(items.map((item) => /<title><!\[CDATA\[(.*?)\]\]>/.exec(item)?.[1])).toEqual(titles());
    expect(items.every((item) => /<description><!\[CDATA\[.{20,}\]\]>/.test(item))).toBe(true);
  });

  it('Atom: the same', async () => {
    const atom = await read('blog/atom.xml');
    const entries = atom.split('<entry>').slice(1);
    expect(entries.map((entry) => /<id>(.*?)<\/id>/.exec(entry)?.[1])).toEqual(POSTS.map(urlOf));
    const updated = matches(atom, /<updated>(.*?)<\/updated>/g);
    expect(updated).toEqual([...updated].sort().reverse());
    expect(matches(atom, /<title type="html"><!\[CDATA\[(.*?)\]\]>/g)).toEqual(titles());
  });

  it('JSON: the same', async () => {
    const feed = JSON.parse(await read('blog/feed.json')) as {
      version: string;
      items: { url: string; title: string; summary: string }[];
    };
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(feed.items.map(({ url }) => url)).toEqual(POSTS.map(urlOf));
    expect(feed.items.map(({ title }) => title)).toEqual(titles());
    expect(feed.items.every(({ summary }) => summary.length > 20)).toBe(true);
  });

  it('name the site’s own address only, nothing relative', async () => {
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      const text = (await read(`blog/${file}`)).replaceAll('\\"', '"');
      const addresses = matches(text, /(?:href|src)="([^"]*)"/g);
      expect(addresses.length).toBeGreaterThan(10);
      expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:)/.test(address!))).toEqual([]);
    }
  });
});

it('the sitemap lists every page once, but neither search nor not-found', async () => {
  const urls = [...(await read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
  expect(urls.filter((url) => !/\/blog\/(?:tags|authors\/)|\/sdk\/api(?:\/|$)/.test(url)).sort()).toEqual(
    SPEC_PAGES.filter((at) => at !== '/search')
      .map(urlOf)
      .sort(),
  );
  expect(new Set(urls).size).toBe(urls.length);
  expect(BLOG_PAGES.every((at) => urls.includes(urlOf(at)))).toBe(true);
});
