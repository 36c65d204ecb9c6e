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
