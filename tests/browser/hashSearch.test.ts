/** Search in a site with hash routing: one document, every address behind `#`. */
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../../engine/node/serve/host/serve.ts';
import { closeTabs, openContext } from '../support/browser.ts';
import { fixtureSite } from '../support/fixtureSite.ts';
import { describeTab } from '../support/searchSite.ts';
import { goLive } from '../support/tabSteps.ts';

const FILES = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Welcome\n\nStart here.\n',
  'docs/models.md': `# Models\n\nWhich models there are.\n\n## Quantization\n\nSmaller weights need less memory.\n${'\nMore text.\n'.repeat(60)}`,
};

beforeAll(async () => {});
afterAll(closeTabs);

it('finds, marks, goes back and has its page, under a prefix and from disk', async () => {
  const fixture = await fixtureSite(FILES, {
    config: `future: { experimental_router: 'hash' },
      themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', indexBlog: false, highlightSearchTermsOnTargetPage: true }]],`,
  });
  const { report } = await fixture.build();
  const server = await serve({ dir: report.outDir, port: 0, base: '/h/' });
  const roots = [server.url.replace('localhost', '127.0.0.1'), pathToFileURL(`${report.outDir}/index.html`).href];
  for (const root of roots) {
    const context = await openContext({ viewport: { width: 1280, height: 800 } });
    const tab = await context.newPage();
    const problems: string[] = [];
    tab.on('pageerror', (error) => problems.push(error.message));
    await tab.goto(root);
    await goLive(tab);
    const { search, options, marks, box } = describeTab(tab, context, { problems, requests: [] }, root);
    await search('quantization');
    await options.first().click();
    await tab.waitForFunction(() => location.hash === '#/models?_highlight=quantization#quantization');
    await expect.poll(async () => [...new Set(await marks())]).toEqual(['Quantization']);
    await tab.getByRole('button', { name: 'Clear search' }).click();
    await tab.waitForFunction(() => location.hash === '#/models#quantization');
    expect(await marks()).toEqual([]);
    await tab.goBack();
    await tab.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Welcome');

    await box.fill('memory');
    await options.first().waitFor();
    await tab.getByRole('option', { name: 'See all results' }).click();
    await tab.waitForFunction(() => location.hash === '#/search?q=memory');
    await tab.locator('.oc-search-results h2 a').first().click();
    await tab.waitForFunction(() => location.hash === '#/models?_highlight=memory#quantization');
    await expect.poll(async () => [...new Set(await marks())]).toEqual(['memory']);
    expect(problems).toEqual([]);
    await context.close();
  }
  await server.close();
});
