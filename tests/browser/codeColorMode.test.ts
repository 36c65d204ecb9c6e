/** `useColorMode()` in the site's own code: the site's default on the server, then the reader's mode. */
import { expect, it } from 'vitest';
import { openContext, watchPage } from '../support/browser.ts';
import { useServedSite } from '../support/servedSite.ts';

const PAGE = `
  import { useColorMode } from '@docusaurus/theme-common';
  export default function Shade() {
    const { colorMode, colorModeChoice, setColorMode } = useColorMode();
    // The texts of each render. The first one must equal the server's.
    if (typeof window !== 'undefined') (window.seen ??= []).push(colorMode + ' ' + colorModeChoice);
    return (
      <main>
        <output>{colorMode} {String(colorModeChoice)}</output>
        <button onClick={() => setColorMode('light')}>Light</button>
        <button onClick={() => setColorMode(null)}>Default</button>
      </main>
    );
  }`;

const site = useServedSite({
  'docusaurus.config.js': `export default {
    title: 'T', url: 'https://t.example', baseUrl: '/',
    presets: [['classic', { docs: false, blog: false }]],
    themeConfig: { colorMode: { defaultMode: 'dark' } },
  };`,
  'src/pages/index.jsx': PAGE,
});

it('starts with the default of the site', async () => {
  const html = await (await fetch(site.url)).text();
  expect(/<output>.*<\/output>/.exec(html)?.[0]).toBe('<output>dark<!-- --> <!-- -->null</output>');
  const context = await openContext();
  const tab = await context.newPage();
  const watch = await watchPage(tab, site.url);
  await tab.goto(site.url);
  const shown = tab.locator('output');
  await expect.poll(() => shown.innerText()).toBe('dark dark');
  expect(await tab.evaluate(() => (window as { seen?: string[] }).seen?.[0])).toBe('dark null');
  await tab.getByRole('button', { name: 'Light' }).click();
  await expect.poll(() => shown.innerText()).toBe('light light');
  await tab.reload();
  await expect.poll(() => shown.innerText()).toBe('light light');
  expect(await tab.evaluate(() => (window as { seen?: string[] }).seen?.[0])).toBe('dark null');
  await tab.getByRole('button', { name: 'Default' }).click();
  await expect.poll(() => shown.innerText()).toBe('dark dark');
  expect(await tab.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(watch.problems).toEqual([]);
  await context.close();
});
