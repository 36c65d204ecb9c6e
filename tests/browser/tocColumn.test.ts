import { expect, it } from 'vitest';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const site = useServedSite({
  'docusaurus.config.mjs': `export default {
    title: 'Contents', url: 'https://contents.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  };`,
  'docs/index.md': '# One\n\n## Two\n\nText.\n',
  'src/theme/DocItem/TOC/Desktop.jsx': `
    import Desktop from '@theme-original/DocItem/TOC/Desktop';
    export default () => <><Desktop /><p className="own">Own text</p></>;`,
});

it('shows what a site adds next to the contents on wide screens only', async () => {
  const { tab } = await openTab();
  await tab.goto(site.url);
  await expect.poll(() => tab.locator('.own').isVisible()).toBe(true);
  await tab.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => tab.locator('.own').isVisible()).toBe(false);
});

it('shows it on all screens without script, as in Docusaurus', async () => {
  const { tab } = await openTab({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await tab.goto(site.url);
  expect(await tab.locator('.own').isVisible()).toBe(true);
});
