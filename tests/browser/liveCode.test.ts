/** Live code: its first result is the page's, and what readers write runs in a frame that has no access to the page. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findColorlessViolations, setColorMode } from '../support/axe.ts';
import { openContext, watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Live', url: 'https://live.example', baseUrl: '/',
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: { customCss: './custom.css' } }]],
    themes: ['@docusaurus/theme-live-codeblock'],
  };`,
  'custom.css': '.markdown .mine { color: rgb(1, 2, 3) }',
  'src/theme/ReactLiveScope/index.js': `
    import React from 'react';
    import styles from './styles.module.css';
    const Box = ({ children }) => <div className={styles.box}>{children}</div>;
    export default { React, ...React, Box, answer: 42 };`,
  'src/theme/ReactLiveScope/styles.module.css': '.box { color: rgb(4, 5, 6) }',
  'docs/plain.mdx': '---\nslug: /\n---\n\n# Plain\n\n```jsx live\n<Box>The answer is {answer}</Box>\n```\n',
  'docs/counter.mdx': [
    '# Counter',
    '```tsx live noInline',
    'function Counter() {',
    '  const [count, setCount] = useState<number>(0);',
    '  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;',
    '}',
    'render(<Counter />);',
    '```',
  ].join('\n'),
};

const site = useServedSite(FILES);

const result = (page: Page): Locator => page.locator('.playgroundPreview_bYPY');
const frame = (page: Page): FrameLocator => page.frameLocator('.oc-live-frame--shown');
const field = (page: Page): Locator => page.locator('.playgroundEditor_L2Ll textarea');
const openEditor = async (page: Page): Promise<void> => {
  await page.click('.playgroundEditor_L2Ll');
  await field(page).waitFor();
};

it('without JavaScript the page has code and result', async () => {
  const context = await openContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(site.url);
  expect(await result(tab).innerText()).toBe('The answer is 42');
  expect((await tab.locator('.playgroundEditor_L2Ll .token-line').innerText()).trim()).toBe(
    '<Box>The answer is {answer}</Box>',
  );
  await context.close();
});

it('the result is live as components of the site are', async () => {
  const { tab, context } = await openTab();
  await tab.goto(`${site.url}counter`);
  await result(tab).locator('button').click();
  await expect.poll(() => result(tab).innerText()).toBe('Count 1');
  expect(await tab.locator('iframe').count()).toBe(0);
  await context.close();
});

describe.each([
  ['at the root', () => Promise.resolve(site.url)],
  ['below a path', () => site.serveAt('/a/b/')],
  ['from disk', () => Promise.resolve(`${site.diskUrl}index.html`)],
])('%s', (place, findUrl) => {
  it('what a reader writes runs in a frame without the origin of the page', async () => {
    const { tab, context } = await openTab();
    const url = await findUrl();
    const watch = await watchPage(tab, url.replace(/index\.html$/, ''));
    const requested: string[] = [];
    tab.on('request', (request) => requested.push(request.url()));
    await tab.goto(url);
    await openEditor(tab);
    expect(requested.filter((address) => address.includes('live-code.html'))).toHaveLength(1);
    expect(await result(tab).innerText()).toBe('The answer is 42');

    await field(tab).fill('<Box><b className="mine">Changed: {answer + 1} {self.origin}</b></Box>');
    await expect.poll(() => frame(tab).locator('body').innerText()).toBe('Changed: 43 null');
    const shown = frame(tab).locator('b');
    const colorOf = (element: Element) => getComputedStyle(element).color;
    if (place !== 'from disk') {
      expect(await shown.evaluate(colorOf)).toBe('rgb(1, 2, 3)');
      expect(await shown.locator('..').evaluate(colorOf)).toBe('rgb(4, 5, 6)');
    }
    expect(await tab.locator('.playgroundEditor_L2Ll pre').innerText()).toContain('Changed: {answer + 1}');

    await field(tab).fill(
      '<i>{(() => { try { return parent.document.title } catch (error) { return error.name } })()}</i>',
    );
    await expect.poll(() => frame(tab).locator('body').innerText()).toBe('SecurityError');
    await field(tab).fill('<i>{missing}</i>');
    await expect.poll(() => frame(tab).locator('pre').innerText()).toBe('ReferenceError: missing is not defined');
    await field(tab).fill('<i>');
    await expect.poll(() => frame(tab).locator('pre').innerText()).toContain('SyntaxError');
    await field(tab).fill('function Failing() { throw new TypeError("on purpose") }');
    await expect.poll(() => frame(tab).locator('pre').innerText()).toBe('TypeError: on purpose');
    expect(watch.problems.filter((problem) => !problem.includes('on purpose'))).toEqual([]);
    await context.close();
  });
});

it('the keyboard enters the editor, indents in it and leaves it', async () => {
  const { tab, context } = await openTab();
  await tab.goto(`${site.url}counter`);
  await tab.locator('.playgroundEditor_L2Ll pre').focus();
  await field(tab).waitFor();
  await expect.poll(() => field(tab).evaluate((element) => document.activeElement === element)).toBe(true);
  await tab.keyboard.press('Control+Home');
  await tab.keyboard.press('Tab');
  expect(await field(tab).inputValue()).toMatch(/^ {2}function/);
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Tab');
  expect(await field(tab).evaluate((element) => document.activeElement === element)).toBe(false);
  await context.close();
});

it('the frame follows the colour mode, and is as high as its content', async () => {
  const { tab, context } = await openTab();
  await tab.goto(site.url);
  await openEditor(tab);
  await field(tab).fill('<div style={{ height: 300 }}>High</div>');
  await expect.poll(() => tab.locator('iframe').evaluate((element) => element.clientHeight)).toBe(300);
  await setColorMode(tab, 'dark');
  await expect.poll(() => frame(tab).locator('html').getAttribute('data-theme')).toBe('dark');
  await context.close();
});

it.each(['light', 'dark'] as const)('is accessible: %s', async (mode) => {
  const { tab, context } = await openTab({ viewport: { width: 390, height: 800 } });
  await tab.goto(site.url);
  await setColorMode(tab, mode);
  expect(await findColorlessViolations(tab)).toEqual([]);
  await openEditor(tab);
  await field(tab).fill('<Box>Changed</Box>');
  await expect.poll(() => frame(tab).locator('body').innerText()).toBe('Changed');
  expect(await findColorlessViolations(tab)).toEqual([]);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});
