/** Sites without a host: a folder on disk, and one document for all pages. */
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { serveFiles, type ServedSite } from '../../support/servedSite.ts';
import type { Reader } from '../describeReader.ts';

const HASH_SITE = {
  'docusaurus.config.mjs': `export default {
    title: 'Hash', url: 'https://hash.example', baseUrl: '/', favicon: 'icon.svg', future: { experimental_router: 'hash' },
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    themeConfig: { navbar: { title: 'Hash' } },
  };`,
  // Chromium asks for one that no page names, once, and reports that it is not there.
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.mdx': `---
slug: /
---
import Counter from '@site/src/Counter';

# Home

<Counter start={3}/>

[To the long page](./long.md)
`,
  'docs/long.md': `# Long\n\n${Array.from({ length: 40 }, (_, i) => `## Section ${i}\n\nText of ${i}.\n`).join('\n')}\n[Home](./index.mdx)\n`,
  'src/Counter.tsx': `import { useState } from 'react';
    export default function Counter({ start }) {
      const [count, setCount] = useState(start);
      return <button className="counter" onClick={() => setCount(count + 1)}>Count: {count}</button>;
    }`,
};

export function readElsewhere(reader: Reader): void {
  const { visit, it, full } = reader;
  const toDiskUrl = () => `${pathToFileURL(reader.outDir).href}/`;
  it('reads from disk: navigation, Back, and search', async () => {
    const siteUrl = toDiskUrl();
    await visit('quickstart.html', { siteUrl }, async (tab) => {
      await tab.click('.menu_SIkG a', 'App Garden');
      await tab.arrive('App Garden');
      await tab.untilAddress('/app-garden.html');
      await tab.goBack();
      await tab.arrive('Quickstart');
      await tab.goLive();
      await tab.press('Control+k');
      await tab.type('idle unload');
      await tab.until(() => document.querySelector('.oc-search-hit')?.textContent.includes('Idle unload'));
      await tab.press('Enter');
      await tab.arrive('Deployment');
      await tab.until(() => document.querySelector('article mark'));
    });
  });

  full('compares versions from disk', async () => {
    const siteUrl = toDiskUrl();
    await visit('compare.html?from=0.5.0&to=current&doc=models/deployment', { siteUrl }, async (tab) => {
      await tab.arrive('Deployment');
      await tab.until(() => document.querySelector('.oc-compare-row ins'));
    });
  });

  describe('a site in one document', () => {
    let site: ServedSite;
    beforeAll(async () => {
      site = await serveFiles(HASH_SITE);
    });
    afterAll(() => site?.close());
    const read = async (siteUrl: string, path: string) =>
      visit(path, { siteUrl }, async (tab) => {
        await tab.until(() => document.querySelector('.counter')?.textContent === 'Count: 3');
        await tab.click('.counter');
        await tab.until(() => document.querySelector('.counter')?.textContent === 'Count: 4');
        await tab.click('main a', 'To the long page');
        await tab.arrive('Long');
        await tab.untilAddress(`/${path}#/long`);
        await tab.evaluate(() => window.scrollTo(0, 700));
        await tab.until(() => Math.abs(scrollY - 700) < 2);
        await tab.click('.navbar__brand');
        await tab.arrive('Home');
        await tab.goBack();
        await tab.arrive('Long');
        await tab.until(() => Math.abs(scrollY - 700) < 2);
        await tab.click('.table-of-contents a', 'Section 5');
        await tab.untilAddress(`/${path}#/long#section-5`);
        expect(await tab.isSameDocument()).toBe(true);
      });
    it('is read over HTTP', () => read(site.url, ''));
    full('is read from disk', () => read(site.diskUrl, 'index.html'));
  });
}
