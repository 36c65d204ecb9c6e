/** The site's own code under the development server: save a component, look at the browser. */
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startDev } from '../../engine/node/serve/dev/startDev.ts';
import { closeTabs, openContext } from '../support/browser.ts';
import { fixtureSite } from '../support/fixtureSite.ts';
import { goLive } from '../support/tabSteps.ts';

const COUNTER = `
  import { useState } from 'react';
  import styles from './counter.module.css';
  export default function Counter() {
    const [count, setCount] = useState(0);
    return <button className={styles.button} onClick={() => setCount(count + 1)}>Count: {count}</button>;
  }`;
const FILES = {
  'docs/intro.mdx': "---\nslug: /\n---\n\nimport Counter from '@site/src/Counter';\n\n# Welcome\n\n<Counter/>\n",
  'src/Counter.jsx': COUNTER,
  'src/counter.module.css': '.button { color: rgb(1, 2, 3) }',
  'src/pages/about.jsx': `import Layout from '@theme/Layout';\nexport default () => <Layout title="About"><h1>About us</h1></Layout>;`,
};

beforeAll(async () => {});
afterAll(closeTabs);

async function openPage(path = '') {
  const site = await fixtureSite(FILES);
  const server = await startDev({ siteDir: site.dir, port: 0 });
  onTestFinished(() => server.close());
  const context = await openContext();
  onTestFinished(() => context.close());
  const tab = await context.newPage();
  await tab.goto(server.url.replace('localhost', '127.0.0.1') + path);
  await goLive(tab);
  await tab.evaluate('window.stays = true');
  return { site, tab };
}

it('an edit of a component shows, and it lives on', async () => {
  const { site, tab } = await openPage();
  const button = tab.locator('.markdown button');
  await button.click();
  await expect.poll(() => button.textContent()).toBe('Count: 1');
  await site.write({ 'src/Counter.jsx': COUNTER.replace('Count:', 'Total:').replace('count + 1', 'count + 10') });
  await expect.poll(() => button.textContent()).toMatch(/^Total: /);
  await button.click();
  await expect.poll(() => button.textContent()).toBe('Total: 10');
});

it('an edit of a style shows without a reload', async () => {
  const { site, tab } = await openPage();
  const color = () => tab.evaluate(() => getComputedStyle(document.querySelector('.markdown button')!).color);
  expect(await color()).toBe('rgb(1, 2, 3)');
  await site.write({ 'src/counter.module.css': '.button { color: rgb(4, 5, 6) }' });
  await expect.poll(color).toBe('rgb(4, 5, 6)');
  expect(await tab.evaluate('window.stays')).toBe(true);
});

it('an edit of a page shows without a reload', async () => {
  const { site, tab } = await openPage('about');
  await site.write({ 'src/pages/about.jsx': FILES['src/pages/about.jsx'].replace('About us', 'About them') });
  await expect.poll(() => tab.locator('.main-wrapper h1').textContent()).toBe('About them');
  expect(await tab.evaluate('window.stays')).toBe(true);
});

it('a syntax error is named with its place until it is fixed', async () => {
  const { site, tab } = await openPage();
  await site.write({ 'src/Counter.jsx': COUNTER.replace('</button>;', ';') });
  await expect
    .poll(async () => (await tab.locator('octavo-problems .place').allTextContents()).join())
    .toMatch(/src\/Counter\.jsx:7:\d+/);
  await site.write({ 'src/Counter.jsx': COUNTER.replace('Count:', 'Mended:') });
  await expect.poll(() => tab.locator('.markdown button').textContent()).toBe('Mended: 0');
  await expect.poll(() => tab.locator('body').innerText()).not.toContain('Counter.jsx');
  await expect.poll(() => tab.locator('octavo-problems').count(), { timeout: 60_000 }).toBe(0);
});
