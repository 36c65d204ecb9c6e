import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const DOC = `import Facts from '@site/src/Facts';

# Page

<Facts />

[There](./other.md)
`;

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Hooks', url: 'https://hooks.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown' }] } },
  };`,
  'versions.json': '["1.0"]',
  'docs/page.mdx': DOC,
  'docs/other.md': '---\nslug: /\n---\n\n# Other\n\n[Back](./page.mdx)\n',
  'versioned_docs/version-1.0/page.mdx': DOC,
  'versioned_docs/version-1.0/other.md': '---\nslug: /\n---\n\n# Other\n\n[Back](./page.mdx)\n',
  'src/Facts.jsx': `
    import { useState } from 'react';
    import { useHistory, useLocation } from '@docusaurus/router';
    import useRouteContext from '@docusaurus/useRouteContext';
    import { useDoc, useDocsPreferredVersion, useDocsVersion, useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
    export default function Facts() {
      const [count, setCount] = useState(0);
      const history = useHistory();
      const { pathname, search, hash } = useLocation();
      const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion('default');
      const { metadata } = useDoc();
      const { activeDoc } = useActiveDocContext('default');
      return (
        <div>
          <button className="count" onClick={() => setCount(count + 1)}>{count}</button>
          <button className="push" onClick={() => history.push(metadata.permalink + '?a=1#b')}>Push</button>
          <button className="home" onClick={() => history.replace('/')}>Home</button>
          <button className="prefer" onClick={() => savePreferredVersionName('1.0')}>Prefer</button>
          <p className="facts">{[pathname, metadata.id, useDocsVersion().label, activeDoc.id, useRouteContext().plugin.id].join(' ')}</p>
          <p className="rest">{search + hash} {preferredVersion?.name ?? 'none'}</p>
        </div>
      );
    }
  `,
  'src/pages/moved.jsx': `import { Redirect } from '@docusaurus/router';
    export default () => <Redirect to="/page" />;`,
};

const site = useServedSite(FILES, { base: '/a/b/' });

const textOf = (tab: Page, selector: string) => tab.locator(selector).textContent();

it('live code knows its page, its address and what the reader prefers, and goes elsewhere', async () => {
  const { tab } = await openTab();
  const watch = await watchPage(tab, new URL(site.url).origin);
  await tab.goto(`${site.url}page`);
  await expect.poll(() => textOf(tab, '.facts')).toBe('/a/b/page page 1.0 page default');
  await tab.locator('.count').click();
  await expect.poll(() => textOf(tab, '.count')).toBe('1');
  expect(await textOf(tab, '.rest')).toBe(' none');
  await tab.locator('.push').click();
  await expect.poll(() => textOf(tab, '.rest')).toBe('?a=1#b none');
  await tab.locator('.prefer').click();
  await expect.poll(() => textOf(tab, '.rest')).toBe('?a=1#b 1.0');
  await tab.locator('.home').click();
  await expect.poll(() => textOf(tab, 'h1')).toBe('Other');
  // The same text in another version, by navigation.
  await tab.goto(`${site.url}next/`);
  await tab.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => textOf(tab, '.facts')).toBe('/a/b/next/page page Next page default');
  await tab.locator('.count').click();
  await expect.poll(() => textOf(tab, '.count')).toBe('1');
  expect(watch.problems).toEqual([]);
});

it('a page may send the reader elsewhere', async () => {
  const { tab } = await openTab();
  await tab.goto(`${site.url}moved`);
  await expect.poll(() => textOf(tab, 'h1')).toBe('Page');
  expect(new URL(tab.url()).pathname).toBe('/a/b/page');
});

it('live code knows its page from disk', async () => {
  const { tab } = await openTab();
  await tab.goto(`${site.diskUrl}page.html`);
  await tab.locator('.count').click();
  await expect.poll(() => textOf(tab, '.count')).toBe('1');
  expect(await textOf(tab, '.facts')).toContain(' page 1.0 page default');
});
