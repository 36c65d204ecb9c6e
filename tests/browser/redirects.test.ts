/** Old addresses: the documents of the redirects plugin, on hosts that know no redirects. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../engine/node/serve/host/listen.ts';
import { closeServer } from '../../engine/node/serve/host/serve.ts';
import { closeTabs, openContext, watchPage } from '../support/browser.ts';
import { startBareServer } from '../support/otherHosts.ts';
import { openTab } from '../support/runtimeSite.ts';
import { serveFiles, type ServedSite } from '../support/servedSite.ts';

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Old', url: 'https://old.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    plugins: [['client-redirects', { redirects: [
      { from: ['/old', '/deep/older', '/file.html'], to: '/guide/page' },
      { from: '/part', to: '/guide/page?a=1#part' },
    ] }]],
  };`,
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
  'docs/guide/page.md': '# Page\n\n## Part\n',
};

let site: ServedSite;

beforeAll(async () => {
  site = await serveFiles(FILES);
  expect(site.problems).toEqual([]);
});
afterAll(async () => {
  await closeTabs();
  await site?.close();
});

const PAGE = '/a/b/guide/page.html?x=2#part';

it.each([
  ['old/?x=2#part', PAGE],
  ['deep/older/?x=2#part', PAGE],
  ['file.html?x=2#part', PAGE],
  ['part/?x=2#other', '/a/b/guide/page.html?a=1#part'],
])('%s keeps its query and hash, unless the new address has its own', async (from, to) => {
  const host = await startBareServer(site.outDir, '/a/b/');
  onTestFinished(() => host.close());
  const { tab } = await openTab();
  await tab.goto(host.url + from);
  await expect.poll(() => tab.locator('h1').textContent()).toBe('Page');
  const { pathname, search, hash } = new URL(tab.url());
  expect(pathname + search + hash).toBe(to);
});

it('leads on where a host serves the folder without a slash, and the policy allows its script', async () => {
  const policy = await readFile(path.join(site.outDir, '_octavo/csp.txt'), 'utf8');
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const name = pathname.replace('/a/b/', '');
    const file = path.join(site.outDir, /\.\w+$/.test(name) ? name : `${name}/index.html`);
    const body = await readFile(file).catch(() => undefined);
    const type = file.endsWith('.html') ? 'text/html' : 'text/javascript';
    response.writeHead(body ? 200 : 404, { 'Content-Type': type, 'Content-Security-Policy': policy.trim() });
    response.end(body);
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => closeServer(server, 0));
  const { tab } = await openTab();
  const watch = await watchPage(tab, `http://127.0.0.1:${port}`);
  await tab.goto(`http://127.0.0.1:${port}/a/b/deep/older#part`);
  await expect.poll(() => tab.locator('h1').textContent()).toBe('Page');
  expect(new URL(tab.url()).hash).toBe('#part');
  expect(watch.problems).toEqual([]);
});

it('leads on without script and from disk', async () => {
  const host = await startBareServer(site.outDir, '/a/b/');
  onTestFinished(() => host.close());
  const context = await openContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${host.url}old/`);
  await expect.poll(() => plain.locator('h1').textContent()).toBe('Page');
  await context.close();
  const { tab } = await openTab();
  await tab.goto(`${site.diskUrl}deep/older/index.html#part`);
  await expect.poll(() => tab.locator('h1').textContent()).toBe('Page');
  expect(new URL(tab.url()).hash).toBe('#part');
});
