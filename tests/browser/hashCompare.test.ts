/** Versions compared in a site with hash routing: one document, every address behind `#`. */
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../../engine/node/serve/host/serve.ts';
import { closeTabs, openContext } from '../support/browser.ts';
import { fixtureSite } from '../support/fixtureSite.ts';
import { goLive, waitUntil } from '../support/tabSteps.ts';

const FILES = {
  'versions.json': '["1"]',
  'docs/intro.md': '---\nslug: /\n---\n\n# Welcome\n\nStart here.\n',
  'docs/models.md': '# Models\n\nThere are seven models.\n\n## Choose\n\nTake the [first](./intro.md).\n',
  'versioned_docs/version-1/intro.md': '---\nslug: /\n---\n\n# Welcome\n\nStart here.\n',
  'versioned_docs/version-1/models.md':
    '# Models\n\nThere are five models.\n\n## Choose\n\nTake the [first](./intro.md).\n',
};

beforeAll(async () => {});
afterAll(closeTabs);

it('lists a release and shows a page, under a prefix and from disk', async () => {
  const fixture = await fixtureSite(FILES, {
    config: "future: { experimental_router: 'hash' },",
    docs: "{ routeBasePath: '/', lastVersion: 'current' }",
  });
  const { report } = await fixture.build();
  const server = await serve({ dir: report.outDir, port: 0, base: '/h/' });
  const roots = [server.url.replace('localhost', '127.0.0.1'), pathToFileURL(`${report.outDir}/index.html`).href];
  for (const root of roots) {
    const context = await openContext({ viewport: { width: 1280, height: 800 } });
    const tab = await context.newPage();
    const problems: string[] = [];
    tab.on('pageerror', (error) => problems.push(error.message));
    await tab.goto(`${root}#/compare?from=1&to=current`);
    await goLive(tab);
    await tab.locator('.oc-compare-list a', { hasText: 'Models' }).click();
    await tab.locator('.oc-compare-row ins').waitFor();
    expect(await tab.locator('.oc-compare-row ins').innerText()).toBe('seven');
    expect(await tab.locator('.oc-compare-row del').innerText()).toBe('five');
    await tab.locator('h2 a.hash-link').click();
    await waitUntil(tab, () => location.hash === '#/models#choose');
    await tab.goBack();
    await tab.locator('.oc-compare-row ins').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  }
  await server.close();
});
