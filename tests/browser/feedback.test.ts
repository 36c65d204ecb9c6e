import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs, watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { serveFiles, type ServedSite } from '../support/servedSite.ts';
import { arriveAt } from '../support/tabSteps.ts';

/** Answers of readers, as the server received them. */
let received: Record<string, string>[] = [];
let status = 204;
let hasCors = true;
let server: Server;
let site: ServedSite;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ method: request.method!, ...Object.fromEntries(new URLSearchParams(body)) });
      response.writeHead(status, hasCors ? { 'Access-Control-Allow-Origin': '*' } : {}).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = await serveFiles({
    'docusaurus.config.mjs': `export default {
      title: 'Answers', url: 'https://answers.example', baseUrl: '/', trailingSlash: false,
      i18n: { defaultLocale: 'en', locales: ['en', 'de', 'ar'] },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      customFields: { octavo: { feedback: '${origin}/docs' } },
    };`,
    'docs/first.md': '# First\n\n[To the second](./second.md)\n',
    'docs/second.md': '# Second\n',
    'src/pages/index.md': '# Home\n\n[To the first](/first)\n',
  });
  expect(site.problems.map(({ message }) => message)).toEqual([]);
});

afterAll(async () => {
  await closeTabs();
  await site?.close();
  server?.close();
});

async function open(path: string, options?: Parameters<typeof openTab>[0]) {
  received = [];
  status = 204;
  hasCors = true;
  const opened = await openTab(options);
  const watch = await watchPage(opened.tab, site.url);
  await opened.tab.goto(site.url + path);
  return { ...opened, watch, said: opened.tab.locator('.oc-feedback [role=status]') };
}

const answerOf = (page: string, answer: string, locale = 'en') => ({
  method: 'POST',
  page,
  version: 'current',
  locale,
  answer,
});

it('sends the answer to the configured address, once, and thanks; nothing is sent before the click', async () => {
  const { tab, said, watch, context } = await open('first');
  expect(await tab.getByRole('group', { name: 'Was this page helpful?' }).count()).toBe(1);
  expect(await said.textContent()).toBe('');
  expect(received).toEqual([]);
  await tab.getByRole('button', { name: 'Yes' }).dblclick();
  await expect.poll(() => said.textContent()).toBe('Thank you for your answer.');
  expect(await said.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await tab.getByRole('button', { name: 'Yes' }).count()).toBe(0);
  expect(received).toEqual([answerOf('/first', 'yes')]);
  expect(tab.url()).toBe(`${site.url}first`);
  // The request itself leaves the site; nothing else is wrong.
  expect(watch.problems.filter((problem) => !problem.includes('/docs'))).toEqual([]);
  await context.close();
});

it('asks again on the next page, also where the first document had no question', async () => {
  const { tab, said, live, context } = await open('');
  await live();
  await tab.getByRole('link', { name: 'To the first' }).click();
  await arriveAt(tab, 'First');
  await tab.getByRole('button', { name: 'No' }).click();
  await expect.poll(() => said.textContent()).toBe('Thank you for your answer.');
  await tab.getByRole('link', { name: 'To the second' }).click();
  await arriveAt(tab, 'Second');
  await tab.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => said.textContent()).toBe('Thank you for your answer.');
  expect(received).toEqual([answerOf('/first', 'no'), answerOf('/second', 'yes')]);
  await context.close();
});

it.each([
  ['an error', () => (status = 500)],
  ['a refusal', () => (status = 403)],
  ['an answer that the browser may not read', () => (hasCors = false)],
])('says that %s is a failure, and lets the reader try again', async (_name, prepare) => {
  const { tab, said, context } = await open('first');
  prepare();
  await tab.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => said.textContent()).toBe('Your answer could not be sent. Please try again.');
  status = 200;
  hasCors = true;
  await tab.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => said.textContent()).toBe('Thank you for your answer.');
  await context.close();
});

it('is a plain form without JavaScript, which the policy allows, in the words of the locale', async () => {
  const { tab, context } = await open('de/first', { javaScriptEnabled: false });
  await tab.getByRole('group', { name: 'War diese Seite hilfreich?' }).getByRole('button', { name: 'Nein' }).click();
  await expect.poll(() => received).toEqual([answerOf('/de/first', 'no', 'de')]);
  expect(tab.url()).toBe(`${site.url}de/first`);
  await tab.goto(`${site.url}ar/first`);
  expect(await tab.getByRole('group').textContent()).toContain('هل كانت هذه الصفحة مفيدة؟');
  await context.close();
});
