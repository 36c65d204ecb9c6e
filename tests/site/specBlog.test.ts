/** Specification §2 (blog), behaviour §8 and §15. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite, type BuiltElement, type BuiltPage, type BuiltSite } from '../support/builtPages.ts';
import { buildSiteOnce } from '../support/siteServer.ts';
import { POSTS } from '../support/specSite.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await readBuiltSite(await buildSiteOnce());
});

const SHORT_DATES = ['1/13/2025', '1/3/2025', '12/31/2024', '4/15/2024'];
const MEDIUM_DATES = ['Jan 13, 2025', 'Jan 3, 2025', 'Dec 31, 2024', 'Apr 15, 2024'];

const title = (at: string) => site.page(at).one('h1').text;
const links = (page: BuiltPage, elements: BuiltElement[]) =>
  elements.map((link) => [page.target(link.attribute('href')!), link.text]);
/** The picture of a post, not of its author. */
const isWide = (image: BuiltElement) => Number(image.attribute('width')) / Number(image.attribute('height')) === 16 / 9;
const readingTime = ({ text }: BuiltElement) => /\b\d+ min read/.exec(text)?.[0];

describe('/blog', () => {
  it('has a card per post, newest first: one link with picture, title, date, reading time, description', () => {
    const page = site.page('/blog');
    const cards = page.all('main li').filter((item) => item.all('h2').length > 0);
    expect(cards.map((card) => page.target(card.one('a').attribute('href')!))).toEqual(POSTS);
    expect(cards.map((card) => card.one('h2').text)).toEqual(POSTS.map(title));
    expect(cards.map((card) => card.one('time').text)).toEqual(MEDIUM_DATES);
    for (const [index, card] of cards.entries()) {
      expect(card.all('a img').filter(isWide)).toHaveLength(1);
      const description = site.page(POSTS[index]!).one('head meta[name="description"]').attribute('content')!;
      expect(card.text).toContain(description);
      expect(readingTime(card)).toBeDefined();
    }
    expect(page.one('h1').text).toBe('Blog');
  });
});

describe('a post', () => {
  it.each(POSTS.map((at, index) => ({ at, index })))(
    '$at: date, reading time, description, picture',
    ({ at, index }) => {
      const header = site.page(at).all('article header')[0]!;
      expect(header.one('time').text).toBe(SHORT_DATES[index]);
      expect(header.one('time').attribute('datetime')).toContain(at.slice(6, 16).replaceAll('/', '-'));
      const card = site
        .page('/blog')
        .all('main li')
        .filter((item) => item.all('h2').length > 0)[index]!;
      expect(readingTime(header)).toBe(readingTime(card));
      expect(header.all('img').filter(isWide)).toHaveLength(1);
      expect(header.text).toContain(site.page(at).one('head meta[name="description"]').attribute('content')!);
    },
  );

  it('takes as long to read as 200 words a minute need', async () => {
    const folder = path.join(site.outDir, '../blog');
    const sources = (await readdir(folder)).filter((name) => name.endsWith('.md'));
    for (const at of POSTS) {
      const name = at.split('/').at(-1)!;
      const source = await readFile(
        path.join(
          folder,
          sources.find((file) => file.endsWith(`${name}.md`))!,
        ),
        'utf8',
      );
      const words = source.replace(/^---[^]*?\n---\n/, '').split(/\s+/).length;
      const shown = Number.parseInt(readingTime(site.page(at).all('article header')[0]!)!, 10);
      // What counts as a word is a matter of taste at the edges: marks, code, links.
      expect([name, Math.abs(shown - words / 200) < 0.2 * shown + 1]).toEqual([name, true]);
    }
  });

  it('shows its authors and tags, and leads to the newer and the older post', () => {
    for (const [index, at] of POSTS.entries()) {
      const page = site.page(at);
      const named = page.all('main a').map((link) => page.target(link.attribute('href') ?? ''));
      expect(named.some((target) => target.startsWith('/blog/authors/'))).toBe(true);
      expect(named.some((target) => target.startsWith('/blog/tags/'))).toBe(true);
      const neighbours = page.one('nav[aria-label="Blog post page navigation"]').all('a');
      expect(neighbours.map((link) => page.target(link.attribute('href')!))).toEqual(
        [POSTS[index - 1], POSTS[index + 1]].filter(Boolean),
      );
    }
  });

  it('has no list of posts beside it: the sidebar counts none', () => {
    const blog = ['/blog', '/blog/archive', '/blog/authors', ...POSTS];
    expect(site.failing((page) => !page.html.includes('All Posts'), blog)).toEqual([]);
  });
});

it('the archive lists years from the newest, and in a year the posts from the oldest', () => {
  const page = site.page('/blog/archive');
  expect(page.one('h1').text).toBe('Archive');
  const years = page.all('main section');
  expect(years.map((year) => [year.children[0]!.text, ...links(page, year.all('a'))])).toEqual([
    ['2025', [POSTS[1], `January 3 - ${title(POSTS[1]!)}`], [POSTS[0], `January 13 - ${title(POSTS[0]!)}`]],
    ['2024', [POSTS[3], `April 15 - ${title(POSTS[3]!)}`], [POSTS[2], `December 31 - ${title(POSTS[2]!)}`]],
  ]);
});

it('the authors page has an entry per author with name, role and number of posts', () => {
  const page = site.page('/blog/authors');
  expect(page.one('h1').text).toBe('Authors');
  const entries = page.all('main li');
  expect(entries.length).toBeGreaterThan(0);
  let posts = 0;
  for (const entry of entries) {
    expect(entry.one('h2').one('a').text).not.toBe('');
    const [line] = entry.all('p').filter(({ text }) => / · \d+ posts?$/.test(text));
    const [role, count] = line!.text.split(' · ');
    expect(role).not.toBe('');
    posts += Number.parseInt(count!, 10);
  }
  // A post with two authors counts for both.
  const bylines = POSTS.map(site.page).flatMap((post) => [
    ...new Set(
      post
        .all('main a[href]')
        .map((link) => post.target(link.attribute('href')!))
        .filter((target) => target.startsWith('/blog/authors/')),
    ),
  ]);
  expect(posts).toBe(bylines.length);
  expect(bylines.length).toBeGreaterThan(POSTS.length);
});
