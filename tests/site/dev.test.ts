import { chmod, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startDev } from '../../engine/node/serve/dev/startDev.ts';
import { formatPlace, TOKEN_HEADER, type DevProblem, type DevProblems } from '../../engine/shared/devProblems.ts';
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

const WAIT = { timeout: 60_000 };

/** Waits until the server reports these problems of the page and of other pages. */
async function untilProblems(base: string, at: string, wanted: Record<'page' | 'others', string[]>): Promise<void> {
  const show = (problem: DevProblem) => `${problem.severity} ${formatPlace(problem)}`;
  const ask = async () => {
    const found = (await (await fetch(`${base}_octavo/problems?at=${at}`)).json()) as DevProblems;
    return { page: found.page.map(show), others: found.others.map(show) };
  };
  await expect.poll(ask, WAIT).toEqual(wanted);
}

/** Waits until the server reports a change. */
async function nextEvent(base: string): Promise<{ kind: Promise<string> }> {
  const abort = new AbortController();
  const response = await fetch(`${base}_octavo/events`, { signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  const kind = Promise.race([
    (async () => {
      for (;;) {
        const { value = '', done } = await reader!.read();
        // A separate process finds the problems of the site, some time later.
        const found = [...value.matchAll(/event: (\w+)/g)].find(([, name]) => name !== 'problems');
        if (found || done) return found?.[1] ?? '';
      }
    })(),
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

  it('reports the problems of a page, and the number elsewhere, until they are fixed', async () => {
    const bad = '---\nsidebar_position: first\n---\n\n# B\n\n[x](/nowhere) <Undefined />\n';
    const style = { 'src/site.css': '.a { color red }\n' };
    const { site, base } = await start(
      { ...files, 'docs/b.mdx': bad, ...style },
      "onBrokenLinks: 'throw', stylesheets: [], presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: { customCss: './src/site.css' } }]],",
    );
    const inPage = ['error docs/b.mdx:2', 'error docs/b.mdx:7:1', 'error docs/b.mdx:7:15'];
    const inStyle = ['error src/site.css:1:6'];
    await untilProblems(base, '/b', { page: inPage, others: inStyle });
    await untilProblems(base, '/a', { page: [], others: [...inPage, ...inStyle] });
    await site.write({ 'docs/b.mdx': '# B\n\nFine.\n' });
    await untilProblems(base, '/b', { page: [], others: inStyle });
    await site.write({ 'src/site.css': '.a { color: red }\n' });
    await untilProblems(base, '/a', { page: [], others: [] });
  });

  it('reports problems of a draft, which a build ignores', async () => {
    const { base } = await start({ ...files, 'docs/later.mdx': '---\ndraft: true\n---\n\n# D\n\n<Undefined />\n' });
    await untilProblems(base, '/later', { page: ['error docs/later.mdx:7:1'], others: [] });
  });

  it('reports why a site cannot be read, until it can be read again', async () => {
    const { site, get, base } = await start();
    const config = await readFile(path.join(site.dir, 'docusaurus.config.mjs'), 'utf8');
    await site.write({ 'docusaurus.config.mjs': config.replace("title: 'Fixture'", 'title: 3') });
    await untilProblems(base, '/a', { page: [], others: ['error docusaurus.config.mjs'] });
    const { status, text } = await get('a');
    expect(status).toBe(500);
    expect(text).toMatch(/docusaurus\.config\.mjs<\/code>\s*<pre>title: /);
    await site.write({ 'docusaurus.config.mjs': config });
    await untilProblems(base, '/a', { page: [], others: [] });
    expect((await get('a')).status).toBe(200);
  });

  it('leaves no trace of these reports in a build', async () => {
    const site = await fixtureSite(files);
    const { files: list, read } = await site.build();
    for (const file of await list()) expect(await read(file), file).not.toMatch(/octavo-problems|_octavo\/problems/);
  });

  it('opens files of the site in an editor, for its own pages only', async () => {
    const { site, base } = await start();
    await site.write({ 'editor.sh': `#!/bin/sh\necho "$@" > ${site.dir}/opened.txt\n`, '../outside.md': '# No' });
    await chmod(path.join(site.dir, 'editor.sh'), 0o755);
    vi.stubEnv('LAUNCH_EDITOR', `"${path.join(site.dir, 'editor.sh')}" --wait`);
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await rm(path.join(site.dir, '../outside.md'));
    });
    const { token } = (await (await fetch(`${base}_octavo/problems`)).json()) as DevProblems;
    const own = { origin: base.replace(/\/$/, ''), [TOKEN_HEADER]: token };
    const open = async (file: string, headers: Record<string, string> = own) => {
      const body = JSON.stringify({ file, line: 3 });
      return (await fetch(`${base}_octavo/open`, { method: 'POST', headers, body })).status;
    };
    expect(await open('docs/a.md', { ...own, [TOKEN_HEADER]: 'x' })).toBe(403);
    expect(await open('docs/a.md', { ...own, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await open('docs/a.md', { ...own, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await open('docs/a.md', { [TOKEN_HEADER]: token })).toBe(403);
    expect(await open('../outside.md')).toBe(404);
    expect(await open('/etc/hostname')).toBe(404);
    expect(await open('docs/none.md')).toBe(404);
    expect((await fetch(`${base}_octavo/open`, { headers: own })).status).toBe(404);
    expect(await open('docs/a.md')).toBe(200);
    const opened = () => readFile(path.join(site.dir, 'opened.txt'), 'utf8').catch(() => '');
    await expect.poll(opened, WAIT).toBe(`--wait ${path.join(site.dir, 'docs/a.md')}\n`);
  });

  it('names file and line of what is wrong with the site', async () => {
    const site = await fixtureSite({ ...files, 'docs/b.md': '---\nsidebar_position: first\n---\n\n# B\n' });
    const reported: string[] = [];
    server = await startDev({ siteDir: site.dir, port: 0, onProblems: (messages) => void reported.push(...messages) });
    await expect
      .poll(() => reported, WAIT)
      .toEqual([expect.stringMatching(/^docs\/b\.md:2: Front matter `sidebar_position`/)]);
  });

  it('answers a HEAD request for the events', async () => {
    const { base } = await start();
    const response = await fetch(`${base}_octavo/events`, { method: 'HEAD' });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await response.text()).toBe('');
  });

  it('notifies open pages of an edit, and serves the new text', async () => {
    const { site, get, base } = await start();
    await get('a');
    const { kind } = await nextEvent(base);
    await site.write({ 'docs/a.md': '# A\n\nSecond text.\n' });
    expect(await kind).toBe('text');
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

  it('shows a page with a mistake in it, and recovers', async () => {
    const { site, get, base } = await start({ ...files, 'docs/bad.md': '# Bad\n\n{\n' });
    expect((await get('a')).status).toBe(200);
    expect((await get('bad')).status).toBe(200);
    await untilProblems(base, '/bad', { page: ['error docs/bad.md:3:1'], others: [] });
    const { kind } = await nextEvent(base);
    await site.write({ 'docs/bad.md': '# Good\n' });
    await kind;
    await untilProblems(base, '/bad', { page: [], others: [] });
    expect((await get('bad')).text).toContain('Good');
  });

  it('shows an edit of a replaced theme component, and its mistakes', async () => {
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

  it('has search', async () => {
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

  it('sends the fonts of a look byte for byte', async () => {
    const { get, base } = await start(files, "customFields: { octavo: { look: 'octavo' } },");
    const [sheet = ''] = /assets\/theme\.[^"]*\.css/.exec((await get('')).text) ?? [];
    const [, font = ''] = /url\("?\.\/([^)"]+\.woff2)/.exec((await get(sheet)).text) ?? [];
    const response = await fetch(`${base}assets/${font}`);
    expect(response.headers.get('content-type')).toBe('font/woff2');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
    // The format has its own length in its head.
    expect(bytes.length).toBe(bytes.readUInt32BE(8));
  });

  it('answers only to its own host names, never to scripts of other sites, and is read-only', async () => {
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

describe('the response of octavo start', () => {
  it('contains no file from outside the site, however the path is written', async () => {
    const { site, base } = await start({ ...files, 'secret.txt': 'TOP-SECRET', '.env': 'TOP-SECRET' });
    const name = path.basename(site.dir);
    for (const address of [
      '/../secret.txt',
      '/img/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/img/%2e%2e/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/img/..%5c..%5csecret.txt',
      '/img/..\\..\\secret.txt',
      '//secret.txt',
      '/.env',
      '/../.env',
      `/../../${name}/secret.txt`,
      '/%00/../secret.txt',
      '/img/x.svg/../../../secret.txt',
      `/@fs${site.dir}/secret.txt`,
      `${site.dir}/secret.txt`,
      `/file://${site.dir}/secret.txt`,
    ]) {
      const { status, text } = await sendRequest(base, address);
      expect({ address, status, isSent: text.includes('TOP-SECRET') }).toEqual({ address, status, isSent: false });
      expect(status, address).toBeGreaterThanOrEqual(300);
    }
  });

  it('is the requested range of a file', async () => {
    const { base } = await start({ ...files, 'static/film.mp4': '0123456789', 'static/empty.txt': '' });
    const ask = async (range?: string, file = '/film.mp4', method = 'GET') => {
      const { status, headers, text } = await sendRequest(base, file, { method, headers: range ? { range } : {} });
      return [status, headers['content-range'], text];
    };
    expect(await ask()).toEqual([200, undefined, '0123456789']);
    expect(await ask('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await ask('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await ask('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await ask('bytes=5-99')).toEqual([206, 'bytes 5-9/10', '56789']);
    expect((await ask('bytes=10-'))[0]).toBe(416);
    expect((await ask('bytes=4-2'))[0]).toBe(416);
    expect(await ask('bytes=0-1,4-5')).toEqual([200, undefined, '0123456789']);
    expect(await ask('bytes=0-1', '/film.mp4', 'HEAD')).toEqual([206, 'bytes 0-1/10', '']);
    expect(await ask(undefined, '/empty.txt')).toEqual([200, undefined, '']);
  });
});
