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

const DATES = ['January 13, 2025', 'January 3, 2025', 'December 31, 2024', 'April 15, 2024'];

const title = (at: string) => site.page(at).one('h1').text;
const links = (page: BuiltPage, elements: BuiltElement[]) =>
  elements.map((link) => [page.target(link.attribute('href')!), link.text]);
/** The picture of a post, not of its author. */
const isWide = (image: BuiltElement) => Number(image.attribute('width')) / Number(image.attribute('height')) === 16 / 9;
const readingTime = ({ text }: BuiltElement) => /\b\d+ min read/.exec(text)?.[0];

describe('/blog', () => {
  it('has the posts, newest first: title, date, reading time, and the text up to its truncation', () => {
    const page = site.page('/blog');
    const posts = page.all('main article');
    expect(posts.map((post) => page.target(post.one('h2 a').attribute('href')!))).toEqual(POSTS);
    expect(posts.map((post) => post.one('h2').text)).toEqual(POSTS.map(title));
    expect(posts.map((post) => post.one('time').text)).toEqual(DATES);
    for (const [index, post] of posts.entries()) {
      const whole = site.page(POSTS[index]!).one('.markdown');
      const begin = post.one('.markdown');
      expect(begin.all('img').filter(isWide)).toHaveLength(1);
      expect(whole.text.startsWith(begin.text)).toBe(true);
      expect(begin.text.length).toBeLessThan(whole.text.length / 4);
      expect(readingTime(post.one('header'))).toBeDefined();
      const more = post.one('footer').all('a').at(-1)!;
      expect([more.text, page.target(more.attribute('href')!)]).toEqual(['Read more', POSTS[index]]);
    }
    expect(page.one('h1').text).toBe('Blog');
  });
});

describe('a post', () => {
  it.each(POSTS.map((at, index) => ({ at, index })))('$at: date, reading time, picture', ({ at, index }) => {
    const header = site.page(at).all('article header')[0]!;
    expect(header.one('time').text).toBe(DATES[index]);
    expect(header.one('time').attribute('datetime')).toContain(at.slice(6, 16).replaceAll('/', '-'));
    const listed = site.page('/blog').all('main article header')[index]!;
    expect(readingTime(header)).toBe(readingTime(listed));
    expect(isWide(site.page(at).all('article .markdown img')[0]!)).toBe(true);
  });

  it('has a reading time of 200 words a minute', async () => {
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
      // What counts as a word is debatable for marks, code and links.
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

  it('has no list of posts next to it: the sidebar counts none', () => {
    const blog = ['/blog', '/blog/archive', '/blog/authors', ...POSTS];
    expect(site.failing((page) => !page.html.includes('All Posts'), blog)).toEqual([]);
  });
});

it('the archive lists years from the newest, and in a year the posts from the oldest', () => {
  const page = site.page('/blog/archive');
  expect(page.one('h1').text).toBe('Archive');
  const years = page.all('main section .col');
  expect(years.map((year) => [year.children[0]!.attribute('id'), ...links(page, year.all('li a'))])).toEqual([
    ['2025', [POSTS[1], `January 3 - ${title(POSTS[1]!)}`], [POSTS[0], `January 13 - ${title(POSTS[0]!)}`]],
    ['2024', [POSTS[3], `April 15 - ${title(POSTS[3]!)}`], [POSTS[2], `December 31 - ${title(POSTS[2]!)}`]],
  ]);
});

it('the authors page has an entry per author with name, role and number of posts', () => {
  const page = site.page('/blog/authors');
  expect(page.one('h1').text).toBe('Authors');
  const entries = page.all('main section li');
  expect(entries.length).toBeGreaterThan(0);
  let posts = 0;
  for (const entry of entries) {
    expect(entry.one('.avatar__name a h2').text).not.toBe('');
    expect(entry.one('small').text).not.toBe('');
    posts += Number.parseInt(entry.one('.avatar__name span').text, 10);
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
