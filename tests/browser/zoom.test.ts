import type { Page as Tab } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';
import { arriveAt, holdRequests } from '../support/tabSteps.ts';
import { DESKTOP, PHONE } from '../support/useSite.ts';

const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="300" viewBox="0 0 ${width} 300"><rect width="100%" height="100%" fill="#888"/></svg>`;
const chain = Array.from({ length: 14 }, (_, n) => `A${n}[A step of some length ${n}] --> A${n + 1}[Another ${n}]`);

const config = (octavo: string) => `export default {
  title: 'Pictures', url: 'https://pictures.example', baseUrl: '/', trailingSlash: false,
  markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid'], customFields: { octavo: ${octavo} },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: { customCss: './own.css' } }]],
};`;

const PAGES = {
  'own.css': 'img[src*=own] { cursor: zoom-in }',
  'static/wide.svg': svg(2400),
  'static/own.svg': svg(2400),
  'static/middle.svg': svg(600),
  'static/small.svg': svg(200),
  'docs/pictures.md': `---
slug: /
---

# Pictures

[To text](./text.md)

![A middle one](/middle.svg)

![A wide one](/wide.svg)

![A small one](/small.svg)

[![A linked one](/wide.svg)](./text.md)

![The site's own](/own.svg)

## A section

![](/wide.svg)

\`\`\`mermaid
flowchart LR
  ${chain.join('\n  ')}
\`\`\`
`,
  'docs/text.md': '# Text\n\nNo picture. [To pictures](./pictures.md)\n',
};

const site = useServedSite({ ...PAGES, 'docusaurus.config.mjs': config("{ look: 'octavo' }") });
const classic = useServedSite({ ...PAGES, 'docusaurus.config.mjs': config('{}') });
const zooming = useServedSite({ ...PAGES, 'docusaurus.config.mjs': config('{ zoom: true }') });

const marked = (tab: Tab) =>
  tab.locator('[data-oc-zoom]').evaluateAll((all) => all.map((one) => one.getAttribute('alt') || one.ariaLabel));
const WIDE = ['A wide one', 'A section', expect.stringMatching(/^Flowchart: A step/)];

async function open(url: string, options?: Parameters<typeof openTab>[0]) {
  const opened = await openTab(options);
  const watch = await watchPage(opened.tab, url);
  await opened.tab.goto(url);
  return { ...opened, watch };
}

it('opens what is wider than its column, and nothing else, by keys', async () => {
  const { tab, live, watch, context } = await open(site.url);
  expect(await tab.locator('[data-oc-zoom], dialog').count()).toBe(0);
  await live();
  await expect.poll(() => marked(tab)).toEqual(WIDE);
  const picture = tab.getByRole('button', { name: 'A wide one' });
  const { width: before } = (await picture.boundingBox())!;
  await picture.focus();
  await tab.keyboard.press('Enter');
  const dialog = tab.getByRole('dialog', { name: 'A wide one' });
  const large = dialog.locator('img');
  const width = async () => (await large.boundingBox())!.width;
  await large.waitFor();
  const opened = await width();
  expect(opened).toBeGreaterThan(before * 1.3);
  expect(opened).toBeLessThanOrEqual(1280);
  await tab.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(opened * 1.25, 0);
  await tab.keyboard.press('End');
  await tab.keyboard.press('ArrowRight');
  await expect.poll(() => dialog.locator('.oc-zoom-view').evaluate((view) => view.scrollLeft)).toBeGreaterThan(0);
  await tab.keyboard.press('0');
  await expect.poll(width).toBeCloseTo(opened, 0);
  await tab.keyboard.press('Escape');
  await expect.poll(() => tab.locator('dialog').count()).toBe(0);
  expect(await picture.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(watch.problems).toEqual([]);
  await context.close();
});

it('opens diagrams by pointer, in their colours, and closes by its button and next to the picture', async () => {
  const { tab, live, watch, context } = await open(site.url);
  await live();
  const diagram = tab.locator('article svg[data-oc-zoom]');
  const fill = (of: string) =>
    tab.evaluate((name) => getComputedStyle(document.querySelector(`${name} .nodes > *`)!).fill, of);
  await diagram.click();
  await tab.locator('dialog svg').waitFor();
  expect(await fill('dialog')).toBe(await fill('article'));
  await tab.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => tab.locator('dialog').count()).toBe(0);
  await diagram.click();
  await tab.locator('dialog svg').waitFor();
  await tab.mouse.click(5, 5);
  await expect.poll(() => tab.locator('dialog').count()).toBe(0);
  expect(watch.problems).toEqual([]);
  await context.close();
});

it('leaves links and pictures that the site handles alone', async () => {
  const { tab, live, context } = await open(site.url);
  await live();
  await expect.poll(() => marked(tab)).toEqual(WIDE);
  await tab.getByAltText("The site's own").click();
  expect(await tab.locator('dialog').count()).toBe(0);
  await tab.getByAltText('A linked one').click();
  await arriveAt(tab, 'Text');
  expect(await tab.locator('dialog').count()).toBe(0);
  await context.close();
});

it('comes with the first page that has pictures, follows the width of the window, and closes with its page', async () => {
  const { tab, live, watch, context } = await open(`${site.url}text`, { viewport: PHONE });
  await live();
  const scripts = () => watch.requests.filter((url) => url.includes('/zoom.'));
  expect(scripts()).toEqual([]);
  const release = await holdRequests(tab, '**/*.svg');
  await tab.getByRole('link', { name: 'To pictures' }).click();
  await arriveAt(tab, 'Pictures');
  // The diagram is a part of the page; pictures count when they have loaded.
  await expect.poll(() => marked(tab)).toEqual(WIDE.slice(2));
  release();
  await expect.poll(() => marked(tab)).toEqual(['A middle one', ...WIDE]);
  expect(scripts()).toHaveLength(1);
  await tab.setViewportSize(DESKTOP);
  await expect.poll(() => marked(tab)).toEqual(WIDE);
  await tab.setViewportSize(PHONE);
  await expect.poll(() => marked(tab)).toEqual(['A middle one', ...WIDE]);
  await tab.getByAltText('A wide one').click();
  await tab.locator('dialog img').waitFor();
  await tab.goBack();
  await arriveAt(tab, 'Text');
  await expect.poll(() => tab.locator('dialog').count()).toBe(0);
  await context.close();
});

it('is off in the look of Docusaurus unless the site switches it on, and without JavaScript', async () => {
  const plain = await open(classic.url);
  await plain.live();
  await plain.tab.getByAltText('A wide one').click();
  expect(plain.watch.requests.filter((url) => url.includes('/zoom.'))).toEqual([]);
  expect(await plain.tab.locator('[data-oc-zoom], dialog').count()).toBe(0);
  await plain.context.close();

  const { tab, live, watch, context } = await open(zooming.url);
  await live();
  await expect.poll(() => marked(tab)).toEqual(WIDE);
  await tab.getByAltText('A wide one').click();
  await tab.locator('dialog img').waitFor();
  expect(watch.problems).toEqual([]);
  await context.close();

  const silent = await open(site.url, { javaScriptEnabled: false });
  expect(await silent.tab.locator('[data-oc-zoom], dialog, article [role=button]').count()).toBe(0);
  await silent.context.close();
});
