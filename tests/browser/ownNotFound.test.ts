/** A site's own `NotFound` knows which address was asked for, as with Docusaurus. */
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
  'NotFound/Content': useServedSite({
    'docusaurus.config.js': CONFIG,
    'src/pages/index.md': '# Start\n',
    'src/theme/NotFound/Content/index.jsx': `
      import { useLocation } from '@docusaurus/router';
      export default () => <output>{useLocation().pathname}</output>;`,
  }),
};

it.each(['NotFound', 'NotFound/Content'] as const)('%s shows it', async (part) => {
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
