import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startDev } from '../../engine/node/serve/dev/startDev.ts';
import type { RunningServer } from '../../engine/node/serve/host/serve.ts';
import { sendRequest } from '../support/httpClient.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

const files = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\n[a](./a.md)\n',
  'docs/a.md': '# A\n\nFirst text.\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  'static/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(siteFiles: Record<string, string> = files, config = '') {
  const site = await fixtureSite(siteFiles, { config });
  server = await startDev({ siteDir: site.dir, port: 0 });
  const base = server.url;
  const get = async (path: string) => {
    const response = await fetch(base + path, { redirect: 'manual' });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  return { site, get, base };
}

/** Waits until the server says that something changed. */
async function nextEvent(base: string): Promise<{ kind: Promise<string> }> {
  const abort = new AbortController();
  const response = await fetch(`${base}_octavo/events`, { signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  const kind = Promise.race([
    (async () => /event: (\w+)/.exec((await reader?.read())?.value ?? '')?.[1] ?? '')(),
    wait(20_000, 'nothing', { ref: false }),
  ]).finally(() => abort.abort());
  return { kind };
}

describe('octavo start', () => {
  it('serves pages, their data, drafts, static files and the not-found page', async () => {
    const { get } = await start();
    expect((await get('a')).text).toContain('First text.');
    expect((await get('_octavo/page/a.js')).text).toMatch(/^octavo\("_octavo\/page\/a\.js",\{/);
    expect((await get('draft')).status).toBe(200);
    expect((await get('img/x.svg')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const missing = await get('nowhere');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('Page Not Found');
    expect((await get('a/')).headers.get('location')).toBe('../a');
  });

  it('shows what keeps a page from being published, until it is mended', async () => {
    const bad = '---\nsidebar_position: first\n---\n\n# B\n\n[x](/nowhere) <Undefined />\n';
    const { site, get, base } = await start({ ...files, 'docs/b.mdx': bad }, "onBrokenLinks: 'throw',");
    const { text } = await get('b');
    expect([...text.matchAll(/<code>(docs\/b\.mdx:[\d:]+)<\/code>/g)].map(([, place]) => place)).toEqual([
      'docs/b.mdx:2',
      'docs/b.mdx:7:15',
      'docs/b.mdx:7:1',
    ]);
    expect((await get('a')).text).not.toContain('alert--danger');
    const { kind } = await nextEvent(base);
    await site.write({ 'docs/b.mdx': '# B\n\nFine.\n' });
    await kind;
    expect((await get('b')).text).not.toContain('alert--danger');
  });

  it('names file and line of what is wrong with the site', async () => {
    const site = await fixtureSite({ ...files, 'docs/b.md': '---\nsidebar_position: first\n---\n\n# B\n' });
    const told: string[] = [];
    server = await startDev({ siteDir: site.dir, port: 0, onProblems: (messages) => void told.push(...messages) });
    await expect
      .poll(() => told, { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^docs\/b\.md:2: Front matter `sidebar_position`/)]);
  });

  it('ends a request for the headers of the events', async () => {
    const { base } = await start();
    const response = await fetch(`${base}_octavo/events`, { method: 'HEAD' });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await response.text()).toBe('');
  });

  it('tells open pages about an edit, and serves the new text', async () => {
    const { site, get, base } = await start();
    await get('a');
    const { kind } = await nextEvent(base);
    await site.write({ 'docs/a.md': '# A\n\nSecond text.\n' });
    expect(await kind).toBe('page');
    expect((await get('a')).text).toContain('Second text.');
  });

  it('tells open pages to reload when the shell changed', async () => {
    const { site, get, base } = await start();
    const { kind } = await nextEvent(base);
    const config = (title: string) =>
      `export default { title: '${title}', url: 'https://f.example', baseUrl: '/', trailingSlash: false, presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`;
    await site.write({ 'docusaurus.config.mjs': config('Renamed') });
    expect(await kind).toBe('site');
    expect((await get('a')).text).toContain('<title>A | Renamed</title>');
  });

  it('shows a mistake in the page that has it, and recovers', async () => {
    const { site, get, base } = await start({ ...files, 'docs/bad.md': '# Bad\n\n{\n' });
    expect((await get('a')).status).toBe(200);
    const bad = await get('bad');
    expect(bad.status).toBe(200);
    expect(bad.text).toMatch(/role="alert".*bad\.md:3/);
    const { kind } = await nextEvent(base);
    await site.write({ 'docs/bad.md': '# Good\n' });
    await kind;
    expect((await get('bad')).text).not.toContain('role="alert"');
  });

  it('shows an edit of a component in place of the theme’s, and what is wrong with it', async () => {
    const footer = (text: string) => ({ 'src/theme/Footer.jsx': `export default () => <footer>${text}</footer>;` });
    const note = (text: string) => ({ 'src/theme/DocItem/Footer.jsx': `export default () => <i>${text}</i>;` });
    const { site, get, base } = await start({ ...files, ...footer('First'), ...note('first note') });
    const { text } = await get('a');
    expect(text).toContain('<footer>First</footer>');
    expect(text).toContain('<i>first note</i>');
    const { kind } = await nextEvent(base);
    await site.write(note('second note'));
    expect(await kind).toBe('page');
    expect((await get('a')).text).toContain('<i>second note</i>');
    // The browser keeps what is around the article, so it has to load the page again.
    const { kind: next } = await nextEvent(base);
    await site.write(footer('Second'));
    expect(await next).toBe('site');
    expect((await get('a')).text).toContain('<footer>Second</footer>');
    await site.write({ 'src/theme/Footer.jsx': 'export default () => <footer>;' });
    expect((await get('a')).text).not.toContain('<footer>');
    await site.remove('src/theme/Footer.jsx');
    expect((await get('a')).status).toBe(200);
  });

  it('has search while writing', async () => {
    const { get } = await start(
      files,
      "themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/' }]],",
    );
    const siteFile = /data-oc-site="([^"]+)"/.exec((await get('')).text)?.[1] ?? '';
    const data = (await get(siteFile)).text;
    const index = /"file":"(_octavo\/search\/[^"]+\.bin)"/.exec(data)?.[1] ?? '';
    const { status, text } = await get(index);
    expect(status).toBe(200);
    expect(text.slice(0, 3)).toBe('OcS');
    expect((await get('search')).status).toBe(200);
  });

  it('answers only to its own names, to no script of another site, and can only be read', async () => {
    const { base } = await start();
    const ask = async (headers: Record<string, string>, method = 'GET') => {
      const answer = await sendRequest(base, '/', { method, headers });
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      return answer.status;
    };
    expect(await ask({})).toBe(200);
    expect(await ask({ Host: 'evil.example' })).toBe(403);
    expect(await ask({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'script' })).toBe(403);
    expect(await ask({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'script' })).toBe(200);
    // A link to it in a message is one to follow.
    const visit = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
    expect(await ask({ ...visit, 'Sec-Fetch-Dest': 'document' })).toBe(200);
    expect(await ask({ ...visit, 'Sec-Fetch-Dest': 'iframe' })).toBe(403);
    expect(await ask({}, 'POST')).toBe(405);
    expect(await ask({}, 'HEAD')).toBe(200);
  });
});
