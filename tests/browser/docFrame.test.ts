import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const classic = 'node_modules/@docusaurus/theme-classic';

const site = useServedSite({
  'docusaurus.config.mjs': `export default {
      title: 'Frames', url: 'https://frames.example', baseUrl: '/', trailingSlash: false,
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    };`,
  'docs/one.md': '---\nslug: /\n---\n\n# One\n\nFirst text.\n',
  'docs/two.md': '# Two\n\nSecond text.\n',
  [`${classic}/package.json`]: '{ "name": "@docusaurus/theme-classic" }',
  [`${classic}/lib/theme/DocRoot/Layout/index.js`]: `
    import { useState } from 'react';
    import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
    import DocSidebar from '@theme/DocSidebar';
    import Main from '@theme/DocRoot/Layout/Main';
    export default function DocRootLayout({ children }) {
      const [count, setCount] = useState(0);
      const sidebar = useDocsSidebar();
      return (
        <div className="docRoot_UBD9">
          <button className="count" onClick={() => setCount(count + 1)}>{count}</button>
          {sidebar && <aside><DocSidebar sidebar={sidebar.items} isHidden={count > 1} /></aside>}
          <Main>{children}</Main>
        </div>
      );
    }`,
  [`${classic}/lib/theme/DocRoot/Layout/Main/index.js`]:
    'export default ({ children }) => <main className="docMainContainer_TBSr">{children}</main>;',
  'src/theme/DocRoot/Layout/Main/index.jsx': `
    import Main from '@theme-original/DocRoot/Layout/Main';
    export default (props) => <div className="own"><Main {...props} /></div>;`,
});

it('keeps the layout around documents that the site extends, from page to page', async () => {
  const { tab, context, live } = await openTab();
  const watch = await watchPage(tab, site.url);
  await tab.goto(site.url);
  await live();
  const count = tab.locator('.count');
  await expect
    .poll(async () => {
      await count.click();
      return Number(await count.textContent());
    })
    .toBeGreaterThan(1);
  await tab.locator('aside').getByRole('link', { name: 'Two' }).click();
  await expect.poll(() => tab.locator('.own main').textContent()).toContain('Second text.');
  expect(await tab.locator('main').count()).toBe(1);
  expect(await tab.locator('aside').count()).toBe(1);
  expect(await tab.locator('aside [aria-current=page]').textContent()).toBe('Two');
  await tab.goBack();
  await expect.poll(() => tab.locator('.own main').textContent()).toContain('First text.');
  expect(await tab.locator('aside').getByRole('link').count()).toBe(2);
  expect(watch.problems).toEqual([]);
  await context.close();
});
