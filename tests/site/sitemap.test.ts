import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const HOME = { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n' };

it('a function of the configuration may decide what is in the sitemap', async () => {
  const sitemap = (body: string) =>
    `presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, sitemap: { async createSitemapItems({ routes, defaultCreateSitemapItems, ...rest }) { ${body} } } }]],`;
  const site = await fixtureSite(
    { ...HOME, 'docs/a.md': '# A\n' },
    {
      config: sitemap(
        "const items = await defaultCreateSitemapItems({ routes, ...rest }); return [...items.filter(({ url }) => !url.endsWith('/a')), { url: 'https://more.example/', priority: 1 }];",
      ),
    },
  );
  expect(await (await site.build()).read('sitemap.xml')).toMatch(
    /<loc>https:\/\/fixture\.example\/<\/loc>.*\n.*<loc>https:\/\/more\.example\/<\/loc><priority>1\.0<\/priority><\/url>\n<\/urlset>/,
  );
  const failing = await fixtureSite(HOME, { config: sitemap('return 7;') });
  const { messages, read } = await failing.build({ keepGoing: true });
  expect(messages).toEqual([
    'docusaurus.config.mjs: `createSitemapItems` of the sitemap fails: it gives 7; expected a list of items. The sitemap is made without it.',
  ]);
  expect(await read('sitemap.xml')).toContain('https://fixture.example/');
});

it('has the date of each file in git, whether or not pages show it', async () => {
  const page = (title: string) => `export default () => <h1>${title}</h1>;\n`;
  const site = await fixtureSite(
    {
      ...HOME,
      'docs/shown.md': '---\nlast_update: { date: 2020-05-06 }\n---\n\n# Shown\n',
      'blog/2021-01-02-post.md': '# Post\n',
      'src/pages/about.md': '# About\n',
      'src/pages/code.jsx': page('Code'),
    },
    {
      config:
        "presets: [['classic', { docs: { routeBasePath: '/docs' }, blog: { onUntruncatedBlogPosts: 'ignore' }, sitemap: { lastmod: 'date', ignorePatterns: ['**/{archive,authors,tags}'] } }]],",
    },
  );
  const git = (date: string, ...words: string[]) => {
    const own = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];
    const env = { ...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z` };
    const { status, stderr } = spawnSync('git', [...own, ...words], { cwd: site.dir, encoding: 'utf8', env });
    expect(status, stderr).toBe(0);
  };
  const dates = async () => {
    const sitemap = await (await site.build()).read('sitemap.xml');
    return [...sitemap.matchAll(/example(\/[^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(
      ([, at, date]) => `${at} ${date}`,
    );
  };
  git('2024-01-02', 'init', '-q');
  git('2024-01-02', 'add', 'docs', 'blog', 'src');
  git('2024-01-02', 'commit', '-qm', 'first');
  expect(await dates()).toEqual([
    '/about 2024-01-02',
    '/blog undefined',
    '/blog/2021/01/02/post 2024-01-02',
    '/code 2024-01-02',
    '/docs 2024-01-02',
    '/docs/shown 2024-01-02',
  ]);
  await site.write({ 'src/pages/code.jsx': page('More code') });
  await site.build();
  git('2024-03-04', 'commit', '-qam', 'second');
  expect(await dates()).toContain('/code 2024-03-04');
});
