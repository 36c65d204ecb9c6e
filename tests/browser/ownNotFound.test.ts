/** A site's own `NotFound` knows the requested address, as in Docusaurus. */
import { expect, it } from 'vitest';
import { openContext, watchPage } from '../support/browser.ts';
import { useServedSite } from '../support/servedSite.ts';

const CONFIG = `export default {
  title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]],
};`;

const sites = {
  NotFound: useServedSite({
    'docusaurus.config.js': CONFIG,
    'src/pages/index.md': '# Start\n',
    'src/theme/NotFound.jsx': `
      import Layout from '@theme/Layout';
      export default ({ location }) => <Layout title="Lost"><output>{location.pathname}</output></Layout>;`,
  }),
  route: useServedSite({
    'docusaurus.config.js': CONFIG,
    'src/pages/index.md': '# Start\n',
    'src/theme/NotFound.jsx': `
      export default ({ history, match: { path, url, isExact, params } }) => (
        <main>
          <output>{url}</output>
          <p>{[path, isExact, params[0] === url, Object.keys(params)].join(' ')}</p>
          <button onClick={({ currentTarget }) => { currentTarget.title = history.location.pathname; }}>Where</button>
          <a onClick={() => history.push('/')}>Home</a>
        </main>
      );`,
  }),
  unasking: useServedSite({
    'docusaurus.config.js': CONFIG,
    'src/pages/index.md': '# Start\n',
    'src/theme/NotFound.jsx': 'export default () => <main>Nothing here</main>;',
  }),
  'NotFound/Content': useServedSite({
    'docusaurus.config.js': CONFIG,
    'src/pages/index.md': '# Start\n',
    'src/theme/NotFound/Content/index.jsx': `
      import { useLocation } from '@docusaurus/router';
      export default () => <output>{useLocation().pathname}</output>;`,
  }),
};

it.each(['NotFound', 'NotFound/Content', 'route'] as const)('%s shows it', async (part) => {
  const site = sites[part];
  const html = await (await fetch(`${site.url}no/such/page`)).text();
  expect(/<output>.*?<\/output>/.exec(html)?.[0]).toBe('<output>/404.html</output>');
  const context = await openContext();
  const tab = await context.newPage();
  const watch = await watchPage(tab, site.url);
  await tab.goto(`${site.url}no/such/page?q=1`);
  await expect.poll(() => tab.locator('output').innerText()).toBe('/no/such/page');
  expect(watch.problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  await context.close();
});

it('NotFound gets the properties of any route in Docusaurus', async () => {
  const site = sites.route;
  const context = await openContext();
  const tab = await context.newPage();
  await tab.goto(`${site.url}no/such/page`);
  await expect.poll(() => tab.locator('output').innerText()).toBe('/no/such/page');
  expect(await tab.locator('p').innerText()).toBe('* true true 0');
  await tab.locator('button', { hasText: 'Where' }).click();
  await expect.poll(() => tab.locator('button', { hasText: 'Where' }).getAttribute('title')).toBe('/no/such/page');
  await tab.locator('a', { hasText: 'Home' }).click();
  await expect.poll(() => tab.locator('h1').innerText()).toBe('Start');
  expect(new URL(tab.url()).pathname).toBe('/');
  await context.close();
});

it('a NotFound that does not read its route needs no script', async () => {
  const html = await (await fetch(`${sites.unasking.url}no/such/page`)).text();
  expect(html).toContain('Nothing here');
  expect(html).not.toContain('<!--oc-island');
});
