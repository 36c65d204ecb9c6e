import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

/** Kinds that are not drawn at build time, so the browser has to. */
const DRAWN = {
  class: 'classDiagram\n  class Animal {\n    +int age\n    +eat()\n  }\n  Animal <|-- Duck',
  er: 'erDiagram\n  CUSTOMER ||--o{ ORDER : places',
  gantt: 'gantt\n  dateFormat YYYY-MM-DD\n  section One\n  Task :a1, 2024-01-01, 30d',
};
const block = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\`\n`;

const site = useServedSite({
  'docusaurus.config.mjs': `export default {
      title: 'Diagrams', url: 'https://diagrams.example', baseUrl: '/', trailingSlash: false,
      markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid'],
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    };`,
  'docs/plain.md': '---\nslug: /\n---\n\n# Plain\n\nNo diagram. [To the drawn ones](./drawn.md)\n',
  'docs/drawn.md': `# Drawn\n\n${Object.values(DRAWN).map(block).join('\n')}\n${block('classDiagram\n  this is << wrong')}\n`,
  'docs/static.md': `# Static\n\n${block('flowchart LR\n  A --> B')}`,
});

const address = (page: string) => site.url + page;

it('draws what the build could not, in both colour modes, within the policy', async () => {
  const { tab, context, live } = await openTab();
  const watch = await watchPage(tab, address(''));
  await tab.goto(address('drawn'));
  await live();
  const drawings = tab.locator('.oc-mermaid-drawing svg');
  await expect.poll(() => drawings.count(), { timeout: 40_000 }).toBe(3);
  expect(await drawings.first().textContent()).toContain('Animal');
  const fill = () =>
    drawings
      .first()
      .locator('.nodeLabel')
      .first()
      .evaluate((text) => getComputedStyle(text).color);
  const light = await fill();
  expect(await tab.locator('pre.mermaid:visible').count()).toBe(1);
  expect(await tab.locator('pre.mermaid:visible').textContent()).toContain('wrong');

  await tab.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expect.poll(fill, { timeout: 20_000 }).not.toBe(light);
  expect(await tab.evaluate(() => document.adoptedStyleSheets.length)).toBe(3);
  expect(watch.problems).toEqual([]);
  await context.close();
});

it('loads the script for a page that needs it, and for no other', async () => {
  const { tab, context, live } = await openTab();
  const watch = await watchPage(tab, address(''));
  await tab.goto(address(''));
  await live();
  expect(watch.requests.filter((url) => url.includes('mermaid'))).toEqual([]);
  await tab.getByRole('link', { name: 'To the drawn ones' }).click();
  await expect.poll(() => tab.locator('.oc-mermaid-drawing svg').count(), { timeout: 40_000 }).toBe(3);
  expect(watch.requests.filter((url) => url.includes('mermaid'))).toHaveLength(1);
  await tab.goto(address('static'));
  await live();
  expect(await tab.locator('.oc-diagram svg').count()).toBeGreaterThan(0);
  expect(watch.requests.filter((url) => url.includes('mermaid'))).toHaveLength(1);
  expect(watch.problems).toEqual([]);
  await context.close();
});

it('what the build has drawn has Mermaid’s colours in the classic look', async () => {
  const { tab } = await openTab();
  await tab.goto(address('static'));
  const node = tab.locator('.oc-diagram .nodes > *').first();
  const fill = () => node.evaluate((shape) => getComputedStyle(shape).fill);
  expect(await fill()).toBe('rgb(236, 236, 255)');
  await tab.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect(await fill()).toBe('rgb(31, 32, 32)');
});

const themed = useServedSite({
  'docusaurus.config.mjs': `export default {
      title: 'Diagrams', url: 'https://diagrams.example', baseUrl: '/', trailingSlash: false,
      markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid'],
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      themeConfig: { mermaid: { theme: { light: 'forest' }, options: { flowchart: { nodeSpacing: 300 } } } },
    };`,
  'docs/plain.md': `---\nslug: /\n---\n\n# Plain\n\n${block('flowchart LR\n  A[One<br/>two] --> B\n  A --> C')}`,
});

it('draws every diagram in the configured theme, as Docusaurus does', async () => {
  const { tab, context, live } = await openTab();
  const watch = await watchPage(tab, themed.url);
  await tab.goto(themed.url);
  await live();
  const nodes = tab.locator('.oc-mermaid-drawing .node rect.label-container');
  await expect.poll(() => nodes.count(), { timeout: 40_000 }).toBe(3);
  const fill = () => nodes.first().evaluate((shape) => getComputedStyle(shape).fill);
  expect(await fill()).toBe('rgb(205, 228, 152)');
  const label = tab.locator('.oc-mermaid-drawing .nodeLabel').first();
  expect(await label.evaluate((text) => getComputedStyle(text).fontFamily)).toContain('trebuchet');
  expect(await tab.locator('.oc-mermaid-drawing').evaluate((drawing) => drawing.clientHeight)).toBeGreaterThan(300);
  await tab.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expect.poll(fill, { timeout: 20_000 }).toBe('rgb(31, 32, 32)');
  expect(watch.problems).toEqual([]);
  await context.close();
});
