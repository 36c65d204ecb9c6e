/** Requests that readers send from pages of an API reference, to a real server on loopback. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { HOSTILE, startApiServer } from '../support/apiServer.ts';
import { findViolations, setColorMode, WIDTH_RULES } from '../support/axe.ts';
import { openContext, watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const [api, other] = [await startApiServer(), await startApiServer()];
afterAll(async () => {
  await Promise.all([api.close(), other.close()]);
});

const PLAIN = ['closed', 'fail', 'nothing', 'hostile', 'bytes', 'redirect', 'stream', 'flood', 'broken'];

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Echo', version: '1' },
  servers: [{ url: api.origin }, { url: `${other.origin}/echo`, description: 'Second' }],
  security: [{ token: [] }],
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      login: { type: 'http', scheme: 'basic' },
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
    },
  },
  paths: {
    '/echo/{id}': {
      post: {
        operationId: 'echo',
        summary: 'Echo a request',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a/b' },
          { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          { name: 'dry', in: 'query', schema: { type: 'boolean' } },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object', properties: { text: { example: 'it\'s "so"' } } } },
          },
        },
        responses: { 200: { description: 'What was sent.' } },
      },
    },
    '/echo': {
      get: {
        operationId: 'login',
        summary: 'Log in',
        security: [{ login: [] }, { session: [] }],
        responses: { 200: { description: 'Fine.' } },
      },
    },
    ...Object.fromEntries(
      PLAIN.map((name) => [
        `/${name}`,
        {
          get: {
            operationId: name,
            summary: `Get ${name}`,
            security: [],
            responses: { 200: { description: 'Fine.' } },
          },
        },
      ]),
    ),
  },
};

const site = useServedSite({
  'docusaurus.config.mjs': `export default {
      title: 'Try', url: 'https://try.example', baseUrl: '/', trailingSlash: false,
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      customFields: { octavo: { look: 'octavo', api: [
        { path: 'api/echo.json', tryIt: true },
        { path: 'api/echo.json', id: 'still' },
      ] } },
    };`,
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\n[Operations](/api/operations)\n',
  'api/echo.json': JSON.stringify(DESCRIPTION),
});

/** Opens the form of an operation. */
async function openForm(tab: Page, id: string): Promise<Locator> {
  const form = tab.locator(`#${id} ~ * details.oc-api-try`).first();
  await form.locator('summary').click();
  await form.getByRole('button', { name: 'Send request' }).waitFor();
  return form;
}

async function openPage(): Promise<Page> {
  const { tab, live } = await openTab();
  await tab.goto(`${site.url}api/operations`);
  await live();
  return tab;
}

const send = (form: Locator) => form.getByRole('button', { name: 'Send request' }).click();
const status = (form: Locator) => form.getByRole('status');
const answer = (form: Locator) => form.getByLabel('Response body');

describe('Try it', () => {
  it('sends what was filled in, and shows status, headers, body and time', async () => {
    const tab = await openPage();
    const form = await openForm(tab, 'echo');
    await form.getByLabel('token').fill('s3cret');
    await form.getByLabel('tags').fill('one, two & three');
    await form.getByLabel('dry').selectOption('true');
    await form.getByLabel('X-Trace').fill('t1');
    await send(form);
    await expect.poll(() => status(form).textContent()).toMatch(/^200 OK .*\d+ ?ms/);
    const echo = JSON.parse((await answer(form).textContent())!);
    expect(echo).toMatchObject({
      method: 'POST',
      url: '/echo/a%2Fb?tags=one&tags=two%20%26%20three&dry=true',
      body: JSON.stringify({ text: 'it\'s "so"' }, null, 2),
      headers: { authorization: 'Bearer s3cret', 'x-trace': 't1', 'content-type': 'application/json' },
    });
    expect(echo.headers).not.toHaveProperty('cookie');
    expect(echo.headers).not.toHaveProperty('referer');
    await form.getByText(/^Headers/).click();
    expect(await form.getByLabel('Headers').textContent()).toContain('x-own: shown');
    expect(await form.getByLabel('curl').textContent()).toBe(
      [
        `curl -X POST '${api.origin}/echo/a%2Fb?tags=one&tags=two%20%26%20three&dry=true'`,
        "-H 'Authorization: Bearer s3cret'",
        "-H 'X-Trace: t1'",
        "-H 'Content-Type: application/json'",
        `--data-binary '{\n  "text": "it'\\''s \\"so\\""\n}'`,
      ].join(' \\\n  '),
    );
  });

  it('keeps secrets in memory only, for one server, and forgets them with the document', async () => {
    const tab = await openPage();
    const form = await openForm(tab, 'echo');
    await form.getByLabel('token').fill('s3cret');
    const stored = () =>
      tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]));
    await send(form);
    await expect.poll(() => status(form).textContent()).toContain('200');
    expect(await stored()).not.toContain('s3cret');
    expect(tab.url()).not.toContain('s3cret');
    // Another server has other secrets.
    await form.getByLabel('Server').selectOption({ index: 1 });
    expect(await form.getByLabel('token').inputValue()).toBe('');
    await form.getByLabel('Server').selectOption({ index: 0 });
    expect(await form.getByLabel('token').inputValue()).toBe('s3cret');
    await tab.reload();
    const again = await openForm(tab, 'echo');
    expect(await again.getByLabel('token').inputValue()).toBe('');
  });

  it('logs in with a name and a password, and reports what no page may send', async () => {
    const tab = await openPage();
    const form = await openForm(tab, 'login');
    await form.getByLabel('User name').fill('ada');
    await form.getByLabel('Password').fill('höchst:geheim');
    await send(form);
    await expect.poll(() => answer(form).textContent()).toContain(Buffer.from('ada:höchst:geheim').toString('base64'));
    await form.getByLabel('One of').selectOption('session');
    await form.getByLabel('session').fill('abc');
    expect(await form.textContent()).toContain('No page may send Cookie');
    expect(await form.getByLabel('curl').textContent()).toContain("-H 'Cookie: sid=abc'");
  });

  it('shows errors of the server, and reports why there is no answer', async () => {
    const tab = await openPage();
    const failing = await openForm(tab, 'fail');
    await send(failing);
    await expect.poll(() => status(failing).textContent()).toContain('503 Service Unavailable');
    expect(await answer(failing).textContent()).toBe('Down for repair');
    const closed = await openForm(tab, 'closed');
    await send(closed);
    await expect.poll(() => status(closed).textContent()).toContain('(CORS)');
    const redirect = await openForm(tab, 'redirect');
    await send(redirect);
    await expect.poll(() => status(redirect).textContent()).toContain('redirect, which is not followed');
    const broken = await openForm(tab, 'broken');
    await send(broken);
    await expect.poll(() => status(broken).textContent()).toContain('before the response was complete');
    const nothing = await openForm(tab, 'nothing');
    await send(nothing);
    await expect.poll(() => nothing.textContent()).toContain('The response has no body.');
  });

  it('shows streams as they come, and ends them', async () => {
    const tab = await openPage();
    const form = await openForm(tab, 'stream');
    await send(form);
    await expect.poll(() => answer(form).textContent()).toContain('data: first');
    await form.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => status(form).textContent()).toContain('Stopped');
    expect(await answer(form).textContent()).toContain('data: first');
    const flood = await openForm(tab, 'flood');
    await send(flood);
    await expect.poll(() => status(flood).textContent()).toContain('Only the first 512 KB are shown');
    expect((await answer(flood).textContent())!.length).toBe(512_000);
  });

  it('shows every response as text, and binary data not at all', async () => {
    const tab = await openPage();
    const form = await openForm(tab, 'hostile');
    const title = await tab.title();
    await send(form);
    await expect.poll(() => answer(form).textContent()).toBe(HOSTILE);
    expect(await form.locator('img, script').count()).toBe(0);
    expect(await tab.title()).toBe(title);
    const bytes = await openForm(tab, 'bytes');
    await send(bytes);
    await expect.poll(() => bytes.textContent()).toContain('4 bytes of application/zip');
    const saved = tab.waitForEvent('download');
    await bytes.getByRole('button', { name: 'Save as a file' }).click();
    expect((await saved).suggestedFilename()).toBe('response.bin');
  });

  it('is allowed by the policy to reach the servers of the description, and no others', async () => {
    const stranger = await startApiServer();
    const context = await openContext();
    try {
      const tab = await context.newPage();
      await tab.goto(`${site.url}api/operations`);
      const fetchStatus = (url: string) =>
        tab.evaluate(
          (to) =>
            fetch(to).then(
              (response) => response.status,
              () => 'refused',
            ),
          url,
        );
      expect(await fetchStatus(`${other.origin}/echo`)).toBe(200);
      expect(await fetchStatus(`${stranger.origin}/echo`)).toBe('refused');
      expect(stranger.requests).toEqual([]);
    } finally {
      await context.close();
      await stranger.close();
    }
  });

  it('loads its script for pages that have it, once readers show intent, and works after a navigation', async () => {
    const { tab, live } = await openTab();
    const watch = await watchPage(tab, site.url);
    const scripts = () => watch.requests.filter((url) => url.includes('/try-it.'));
    await tab.goto(`${site.url}still/operations`);
    await live();
    expect(await tab.locator('.oc-api-try').count()).toBe(0);
    await tab.goto(site.url);
    await live();
    expect(scripts()).toEqual([]);
    await tab.getByRole('link', { name: 'Operations' }).click();
    const form = await openForm(tab, 'nothing');
    await send(form);
    await expect.poll(() => status(form).textContent()).toContain('204');
    expect(scripts()).toHaveLength(1);
  });

  it('is accessible in both colour modes, wide and narrow', async () => {
    const tab = await openPage();
    const form = await openForm(tab, 'echo');
    await send(form);
    await expect.poll(() => status(form).textContent()).toContain('200');
    await form.getByText(/^Headers/).click();
    expect(await findViolations(tab)).toEqual([]);
    await setColorMode(tab, 'dark');
    expect(await findViolations(tab, 'color-contrast')).toEqual([]);
    await tab.setViewportSize({ width: 390, height: 800 });
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findViolations(tab, ...WIDTH_RULES)).toEqual([]);
  });

  it('says that it needs JavaScript if there is none, and is not printed', async () => {
    const context = await openContext({ javaScriptEnabled: false });
    try {
      const tab = await context.newPage();
      await tab.goto(`${site.url}api/operations`);
      const form = tab.locator('details.oc-api-try').first();
      await form.locator('summary').click();
      expect(await form.textContent()).toContain('Sending requests needs JavaScript.');
      await tab.emulateMedia({ media: 'print' });
      expect(await form.isVisible()).toBe(false);
    } finally {
      await context.close();
    }
  });
});
