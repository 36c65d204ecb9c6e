import { describe, expect, it } from 'vitest';
import { loadTestSite } from '../testing/loadTestSite.ts';

interface TimeParams {
  content: string;
  frontMatter: { fast?: boolean };
  locale: string;
  defaultReadingTime(params: { content: string; locale: string }): number;
}

const AUTHORS = `ann:
  name: Ann
  title: Editor
  url: https://ann.example
  image_url: /img/ann.png
  email: ann@test.example
  page: true
  description: Writes.
  socials:
    x: annx
    stackoverflow: 123
    github: https://git.example/ann
bob:
  name: Bob
  page:
    permalink: /bobby
`;

const QUIET = { onUntruncatedBlogPosts: 'ignore' };

const load = (files: Record<string, string>, blog: Record<string, unknown> = {}, site: Record<string, unknown> = {}) =>
  loadTestSite(files, { docs: false, blog: { ...QUIET, ...blog }, site });

describe('a blog', () => {
  // Recorded from Docusaurus 3.8.1.
  it('has posts, newest first, each knowing its neighbours', async () => {
    const site = await load({
      'blog/2024-01-02-first.md': '# Title 1\n\nBody\n',
      'blog/2024-03-04-second/index.md': '---\ntitle: Two\n---\n',
      'blog/named.md': '---\ndate: 2020-05-06\nslug: own/slug\ntitle_meta: For the tab\n---\n',
      'blog/timed.md': '---\ndate: 2020-05-06T10:11:12Z\nslug: /abs\n---\n',
      'blog/quoted.md': '---\ndate: "2020-05-06 10:11"\n---\n',
      'blog/2019-01-01-hidden.md': '---\nunlisted: true\n---\n',
      'blog/2018-01-01-draft.md': '---\ndraft: true\n---\n',
      'blog/_skipped.md': '',
    });
    const { posts } = site.blog();
    expect(posts.map(({ id, date }) => [id, date])).toEqual([
      ['/2024/03/04/second', '2024-03-04T00:00:00.000Z'],
      ['/2024/01/02/first', '2024-01-02T00:00:00.000Z'],
      ['/abs', '2020-05-06T10:11:12.000Z'],
      ['/quoted', '2020-05-06T10:11:00.000Z'],
      ['own/slug', '2020-05-06T00:00:00.000Z'],
      ['/2019/01/01/hidden', '2019-01-01T00:00:00.000Z'],
    ]);
    expect(site.post('/2024/01/02/first')).toMatchObject({
      title: 'Title 1',
      description: 'Body',
      routePath: '/blog/2024/01/02/first',
      previous: { title: 'Two', href: '/blog/2024/03/04/second' },
      next: { title: 'timed', href: '/blog/abs' },
    });
    expect(site.post('own/slug')).toMatchObject({ next: undefined });
    const hidden = site.post('/2019/01/01/hidden');
    expect([hidden.unlisted, hidden.previous, hidden.next]).toEqual([true, undefined, undefined]);
    expect(site.paths).toEqual([
      '/404.html',
      '/blog',
      '/blog/2019/01/01/hidden',
      '/blog/2024/01/02/first',
      '/blog/2024/03/04/second',
      '/blog/abs',
      '/blog/archive',
      '/blog/own/slug',
      '/blog/quoted',
    ]);
    expect(site.problems).toEqual([]);
  });

  it('is cut into pages', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 5 }, (_, i) => [`blog/2024-01-0${i + 1}-p${i}.md`, '---\ntags: [t]\nauthors: bob\n---\n']),
    );
    const site = await load({ ...files, 'blog/authors.yml': AUTHORS }, { postsPerPage: 2 });
    // Later pages of an author are named after the authors' path, as with Docusaurus.
    expect(site.paths.filter((path) => /\d$/.test(path) && !path.includes('/2024/'))).toEqual([
      '/blog/authors/bobby/authors/2',
      '/blog/authors/bobby/authors/3',
      '/blog/page/2',
      '/blog/page/3',
      '/blog/tags/t/page/2',
      '/blog/tags/t/page/3',
    ]);
    const second = site.routes.find(({ routePath }) => routePath === '/blog/page/2');
    expect(second).toMatchObject({
      list: { page: 2, totalPages: 3, totalCount: 5, previousPage: '/blog', nextPage: '/blog/page/3' },
    });
  });

  it('obeys its options', async () => {
    const files = { 'blog/2024-01-01-a.md': '---\ntags: [t]\n---\n', 'blog/2024-02-02-b.md': '' };
    const site = await load(
      files,
      {
        routeBasePath: 'news',
        sortPosts: 'ascending',
        archiveBasePath: null,
        tagsBasePath: 'topics',
        postsPerPage: 'ALL',
        blogSidebarCount: 'ALL',
        blogSidebarTitle: 'All',
        blogTitle: 'News',
        feedOptions: { type: 'all', limit: null },
        editUrl: 'https://git.example/edit',
      },
      { trailingSlash: true, baseUrl: '/base/' },
    );
    expect(site.paths).toEqual([
      '/404.html',
      '/news/',
      '/news/2024/01/01/a/',
      '/news/2024/02/02/b/',
      '/news/topics/',
      '/news/topics/t/',
    ]);
    expect(site.blog()).toMatchObject({
      title: 'News',
      archivePath: null,
      posts: [{ id: '/2024/01/01/a' }, { id: '/2024/02/02/b' }],
      sidebar: { title: 'All', items: [{ title: 'a', href: '/news/2024/01/01/a/' }, { title: 'b' }] },
      feed: { types: ['rss', 'atom', 'json'], limit: false },
    });
    expect(site.blog().posts[0]?.editUrl).toBe('https://git.example/edit/blog/2024-01-01-a.md');
  });

  it('may be empty, or not there at all', async () => {
    const empty = await load({});
    expect(empty.paths).toEqual(['/404.html']);
    expect(empty.blog().feed.types).toEqual([]);
    expect((await load({ 'blog/authors.yml': AUTHORS })).paths).toEqual([
      '/404.html',
      '/blog/authors',
      '/blog/authors/ann',
      '/blog/authors/bobby',
    ]);
  });

  it('lets the site choose and order its posts', async () => {
    const site = await load(
      { 'blog/2024-01-01-a.md': '', 'blog/2024-02-02-b.md': '', 'blog/2024-03-03-c.md': '' },
      {
        processBlogPosts: async ({ blogPosts }: { blogPosts: { metadata: { title: string } }[] }) =>
          blogPosts.filter((post) => post.metadata.title !== 'b').toReversed(),
      },
    );
    expect(site.blog().posts.map(({ title, next }) => [title, next?.title])).toEqual([
      ['a', 'c'],
      ['c', undefined],
    ]);
  });

  it('lets the site compute the reading time', async () => {
    const files = { 'blog/2024-01-01-a.md': '---\nfast: true\n---\n# Title\n\none two', 'blog/2024-01-02-b.md': 'x' };
    const readingTime = ({ content, frontMatter, defaultReadingTime, locale }: TimeParams) =>
      frontMatter.fast ? 100 * defaultReadingTime({ content, locale }) + content.length : undefined;
    const times = async (options: Record<string, unknown>) =>
      (await load(files, options)).blog().posts.map((post) => post.readingTime);
    expect(await times({ readingTime })).toEqual([{ minutes: undefined }, { minutes: 8 }]);
    expect(await times({ readingTime, showReadingTime: false })).toEqual([undefined, undefined]);
    const failing = await load(files, {
      readingTime: () => {
        throw new Error('no time');
      },
    });
    expect(failing.problems).toEqual([
      expect.stringContaining("`readingTime` of the blog's options failed: no time"),
      expect.stringContaining("`readingTime` of the blog's options failed: no time"),
    ]);
  });

  it('names posts without a truncation marker', async () => {
    const files = {
      'blog/2024-01-01-a.md': 'x',
      'blog/2024-01-02-b.md': 'x {/* truncate */}',
      'blog/2024-01-03-c.md': '',
    };
    const site = await load(files, { onUntruncatedBlogPosts: 'warn' });
    expect(site.problems).toEqual([
      expect.stringContaining('2024-01-03-c.md: The post has no truncation marker.'),
      expect.stringContaining('2024-01-01-a.md: The post has no truncation marker.'),
    ]);
    expect((await load(files, { onUntruncatedBlogPosts: 'warn', truncateMarker: /^/ })).problems).toEqual([]);
  });
});

describe('authors', () => {
  // Recorded from Docusaurus 3.8.1.
  it('come from the authors file, the post, or both', async () => {
    const site = await load(
      {
        'blog/authors.yml': AUTHORS,
        'blog/2024-01-01-a.md': '---\nauthors: ann\n---\n',
        'blog/2024-01-02-b.md': '---\nauthors: [bob, {key: ann, title: Guest}]\n---\n',
        'blog/2024-01-03-c.md': '---\nauthors: {name: Cy, image_url: ./cy.png, socials: {mastodon: cy}}\n---\n',
        'blog/2024-01-04-d.md': '---\nauthor: Old\nauthor_title: T\nauthor_url: https://old.example\n---\n',
      },
      { onInlineAuthors: 'ignore' },
    );
    const ann = {
      key: 'ann',
      name: 'Ann',
      title: 'Editor',
      url: 'https://ann.example',
      email: 'ann@test.example',
      description: 'Writes.',
      imageUrl: '/img/ann.png',
      socials: [
        { platform: 'x', url: 'https://x.com/annx' },
        { platform: 'stackoverflow', url: 'https://stackoverflow.com/users/123' },
        { platform: 'github', url: 'https://git.example/ann' },
      ],
      page: '/blog/authors/ann',
    };
    expect(site.post('/2024/01/01/a').authors).toEqual([{ ...ann, postCount: 0 }]);
    expect(site.post('/2024/01/02/b').authors).toMatchObject([
      { key: 'bob', page: '/blog/authors/bobby' },
      { ...ann, title: 'Guest' },
    ]);
    expect(site.post('/2024/01/03/c').authors).toMatchObject([
      { name: 'Cy', imageUrl: './cy.png', socials: [{ platform: 'mastodon', url: 'https://mastodon.social/@cy' }] },
    ]);
    expect(site.post('/2024/01/04/d').authors).toMatchObject([{ name: 'Old', title: 'T', url: 'https://old.example' }]);
    expect(site.blog().authors.map(({ key, postCount }) => [key, postCount])).toEqual([
      ['ann', 2],
      ['bob', 1],
    ]);
  });

  it('that are wrong are reported; the posts stay', async () => {
    const site = await load({
      'blog/authors.yml': `${AUTHORS}nobody: {title: x}\nlist: [a]\nrude: {name: R, socials: {x: a/b}}\ntwin: {name: T, page: {permalink: bobby}}\n`,
      'blog/2024-01-01-a.md': '---\ntitle: A\nauthors: [anne]\n---\n',
      'blog/2024-01-02-b.md': '---\nauthors: [bob, bob]\n---\n',
      'blog/2024-01-03-c.md': '---\nauthors: bob\nauthor: Old\n---\n',
      'blog/2024-01-04-d.md': '---\nauthors: {name: Inline}\n---\n',
    });
    expect(site.problems.sort()).toEqual([
      'error blog/2024-01-01-a.md:3: Author "anne" is not in "authors.yml". Did you mean "ann"?',
      'error blog/2024-01-02-b.md:2: Author "bob" is named twice.',
      'error blog/2024-01-03-c.md:2: Use `authors` or the old `author_*` keys, not both: remove the old ones.',
      'error blog/authors.yml: Author "list" is ["a"]; expected an object.',
      'error blog/authors.yml: Author "nobody" is {"title":"x"}; expected an object with `name`, `image_url` or both.',
      'error blog/authors.yml: Author "rude": `socials.x` is "a/b"; expected a handle or a URL.',
      'error blog/authors.yml: Authors "bob" and "twin" both have the page "/blog/authors/bobby".',
      'warning blog/2024-01-04-d.md:2: Author "Inline" is not declared in "authors.yml". Declare authors there once and name them by key, or set `onInlineAuthors` to "ignore".',
      expect.stringContaining('The path "/blog/authors/bobby" is taken'),
    ]);
    expect(site.blog().posts).toHaveLength(4);
  });

  it('can be named by key only if there is an authors file', async () => {
    const site = await load({ 'blog/2024-01-01-a.md': '---\nauthors: ann\n---\n' });
    expect(site.problems).toEqual([
      'error blog/2024-01-01-a.md:2: Author "ann" is not in "authors.yml". There are no authors in "authors.yml".',
    ]);
  });
});

describe('dates', () => {
  it('that do not exist are days of the next month, or reported', async () => {
    const site = await load({
      'blog/2024-13-45-a.md': '',
      'blog/2024-04-31-b.md': '',
      'blog/c.md': '---\ntitle: C\ndate: 2024-02-30\n---\n',
      'blog/d.md': '---\ndate: tomorrow\n---\n',
    });
    expect(site.problems.filter((line) => line.startsWith('error')).sort()).toEqual([
      'error blog/2024-13-45-a.md: There is no day "2024-13-45" in the calendar; rename the file or set `date` in its front matter.',
      'error blog/d.md:2: Front matter `date` is "tomorrow"; expected a date such as 2025-01-31 or 2025-01-31T08:00.',
    ]);
    expect(site.blog().posts).toHaveLength(4);
    const dates = site.blog().posts.map(({ file, date }) => `${file.relPath} ${date.slice(0, 10)}`);
    expect(dates).toEqual(expect.arrayContaining(['2024-04-31-b.md 2024-05-01', 'c.md 2024-03-01']));
  });
});
