import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost, type HostTest } from '../../../../tests/support/hostTest.ts';
import { followRedirects, sendRequest, type Answer } from '../../../../tests/support/httpClient.ts';
import { findNginx, startNginx, type RunningNginx } from '../../../../tests/support/nginx.ts';
import { createTempFolder, type TempFolder } from '../../../../tests/support/tempFolder.ts';
import { createHostFiles } from './createHostFiles.ts';
import { toImmutablePrefixes } from './immutablePrefixes.ts';
import { renderNginxSite } from './nginxSite.ts';
import type { Redirect } from './redirectsFile.ts';

const CSP = "default-src 'self'; script-src 'self' 'sha256-abc+/='";
const HASH = '0123456789abcdef';
const REDIRECTS: Redirect[] = [
  { from: '/old', to: '/models', status: 301 },
  { from: '/a/b/old', to: '/guide/', status: 302 },
  { from: '/away', to: 'https://example.com/x?y', status: 301 },
  { from: '/größe', to: '/café/größe 100%25', status: 301 },
  { from: '/v1/kept', to: '/models', status: 301 },
  { from: '/v1/*', to: '/guide/:splat', status: 301 },
  { from: '/v1/never', to: '/both', status: 301 },
  { from: '/gone-*', to: '/guide/', status: 302 },
  { from: '/a+b (c)/*', to: 'https://example.com/:splat?from=docs', status: 302 },
  { from: '/same/*', to: '/same/:splat', status: 301 },
];
const PAGE = `<title>Models</title>${'text '.repeat(200)}`;
const FILES = {
  'index.html': '<title>Home</title>',
  '404.html': '<title>Not here</title>',
  'de/404.html': '<title>Nicht hier</title>',
  'de/index.html': '<title>Start</title>',
  '0.5.1.html': '<title>0.5.1</title>',
  '0.5.1/models.html': '<title>Old models</title>',
  'models.html': PAGE,
  'models.html.gz': gzipSync(PAGE),
  'guide/index.html': '<title>Guide</title>',
  'guide/deep/index.html': '<title>Deep</title>',
  'both.html': '<title>Both</title>',
  'both/index.html': '<title>Both, inside</title>',
  data: 'plain',
  'data.html': '<title>Data</title>',
  'café/größe 100%.html': '<title>Größe</title>',
  'a:b.html': '<title>Colon</title>',
  'index/index.html': '<title>Index</title>',
  'page.md': '# Page',
  'site.webmanifest': '{}',
  'feed.xml': '<rss/>',
  [`assets/app.${HASH}.js`]: 'app()',
  'assets/logo.png': 'png',
  'assets/photo-1700000000.svg': '<svg/>',
  [`assets/größe (1).${HASH}.png`]: 'png',
  [`_octavo/site-${HASH}.js`]: 'octavo()',
  [`_octavo/page/a-${HASH}.js`]: 'octavo()',
  '_octavo/page/index.js': 'octavo()',
  '.env': 'SECRET',
  '_octavo/hosts/nginx.conf': 'secret',
};

const HASHED = [`assets/app.${HASH}.js`, `assets/größe (1).${HASH}.png`, `_octavo/site-${HASH}.js`];

const LOCALES = ['de/'];

const TARGETS = [
  '/', '/?x=1', '/index.html', '/index', '/index/', '/index/index.html', '/models', '/models?q=%20', '/models/', '/models.html', '/models.html?a=b',
  '/models/?a=b', '/0.5.1', '/0.5.1/', '/0.5.1.html', '/0.5.1/models', '/0.5.1/models/', '/0.5.1/models.html',
  '/guide', '/guide?x', '/guide/', '/guide/index.html', '/guide/index', '/guide/deep', '/guide/deep/index.html',
  '/both', '/both/', '/both.html', '/both/index.html', '/data', '/data/', '/data.html',
  '/caf%C3%A9/gr%C3%B6%C3%9Fe%20100%25', '/caf%C3%A9/gr%C3%B6%C3%9Fe%20100%25.html', '/caf%C3%A9/gr%C3%B6%C3%9Fe%20100%25/',
  '/de', '/de/', '/de/nope', '/de/nope/', '/de/nope.html', '/de/404', '/de/404.html', '/dex', '/_octavo/locales.txt', '/a:b', '/a:b.html', '/a:b/', '/nope', '/nope/', '/nope.html', '/nope/index.html', '/404', '/404.html', '/assets', '/assets/',
  `/assets/app.${HASH}.js`, `/assets/gone.${HASH}.js`, '/assets/logo.png', '/assets/photo-1700000000.svg', `/assets/gr%C3%B6%C3%9Fe%20(1).${HASH}.png`, `/_octavo/site-${HASH}.js`, '/_octavo/page/index.js', `/_octavo/page/a-${HASH}.js`,
  '/page.md', '/site.webmanifest', '/feed.xml', '/.env', '/_headers', '/_octavo/hosts/nginx.conf', '/old', '/old/', '/old?x=1', '/a/b/old', '/a/b/old/',
  '/v1/kept', '/v1/', '/v1', '/v1/deep/', '/v1/deep/?x=1', '/v1/a/b%20c/d', '/v1/never', '/v1x', '/gone-1', '/gone-a/b/c/', '/gone', '/same/x',
  '/a+b%20(c)/x/y', '/v1/.env', '/away', '/gr%C3%B6%C3%9Fe', '/models%0d%0aX-Evil:1/', '/%0d%0aSet-Cookie:a=b/',
]; // oxfmt-ignore

// Without nginx this part is skipped, and `npm test` reports it.
describe.skipIf(!findNginx())('nginx with the shipped configuration', () => {
  let folder: TempFolder;
  let nginx: RunningNginx;
  let host: HostTest;

  beforeAll(async () => {
    const files = Object.keys(FILES);
    const hostFiles = createHostFiles({
      csp: CSP,
      files,
      hashedFiles: HASHED,
      redirects: REDIRECTS,
      localeFolders: LOCALES,
    });
    const rules = Object.fromEntries(hostFiles.slice(0, 4).map(({ file, content }) => [file, content]));
    folder = await createTempFolder(FILES);
    host = await startHost({ ...FILES, ...rules });
    const immutable = toImmutablePrefixes(HASHED, files);
    nginx = await startNginx(folder.dir, { csp: CSP, redirects: REDIRECTS, localeFolders: LOCALES, immutable });
  });

  afterAll(async () => {
    await nginx.close();
    await host.close();
    await folder.remove();
  });

  it.each(TARGETS)('answers %s as "octavo serve" does', async (target) => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const [theirs, ours] = await Promise.all([
      sendRequest(nginx.origin, target, { headers }),
      sendRequest(host.origin, target, { headers }),
    ]);
    expect(describeAnswer(theirs)).toEqual(describeAnswer(ours));
    expect(theirs.headers['x-evil']).toBeUndefined();
    expect(theirs.headers['set-cookie']).toBeUndefined();
  });

  it.each(TARGETS)('finally redirects %s to a page', async (target) => {
    if (/^\/(?:away|a\+b)/.test(target)) return;
    const { answer, hops } = await followRedirects(nginx.origin, target);
    expect([200, 404]).toContain(answer.status);
    expect(hops).toBeLessThan(2);
  });

  it('passes on the part that a wildcard matched as it was sent, and never to another host', async () => {
    const evil = await sendRequest(nginx.origin, '/v1/%0d%0aX-Evil:1');
    expect(evil.headers['location']).toBe('../guide/%0d%0aX-Evil:1');
    expect(evil.headers['x-evil']).toBeUndefined();
    const slashes = await sendRequest(nginx.origin, '/v1///evil.example/x');
    expect(slashes.headers['location']).toMatch(/^(?:\.\.\/)+guide\/evil\.example\/x$/);
    const deep = await sendRequest(nginx.origin, `/v1/${'x/'.repeat(40)}`);
    expect(deep.headers['location']).toBe(`/guide/${'x/'.repeat(40)}`);
  });

  it('revalidates and resumes', async () => {
    const { etag } = (await sendRequest(nginx.origin, '/both')).headers;
    expect((await sendRequest(nginx.origin, '/both', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const part = await sendRequest(nginx.origin, '/assets/logo.png', { headers: { Range: 'bytes=1-' } });
    expect(part.text).toBe('ng');
  });

  it('sends the policy with everything', async () => {
    for (const target of ['/', '/nope', `/assets/app.${HASH}.js`, '/models.html']) {
      const { headers } = await sendRequest(nginx.origin, target);
      expect(headers['content-security-policy']).toBe(CSP);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['server']).toBe('nginx');
    }
  });
});

describe.skipIf(!findNginx())('nginx under a prefix', () => {
  it('serves the same folder', async () => {
    const inside = Object.fromEntries(Object.entries(FILES).map(([file, content]) => [`docs/v1/${file}`, content]));
    const folder = await createTempFolder(inside);
    const nginx = await startNginx(folder.dir, {
      csp: CSP,
      redirects: REDIRECTS,
      immutable: ['assets/app.'],
      base: '/docs/v1/',
    });
    try {
      expect((await sendRequest(nginx.origin, '/docs/v1/')).text).toContain('Home');
      expect((await followRedirects(nginx.origin, '/docs/v1')).path).toBe('/docs/v1/');
      expect((await followRedirects(nginx.origin, '/docs/v1/models.html?x')).path).toBe('/docs/v1/models?x');
      expect((await followRedirects(nginx.origin, '/docs/v1/0.5.1/')).path).toBe('/docs/v1/0.5.1');
      expect((await followRedirects(nginx.origin, '/docs/v1/a/b/old/')).path).toBe('/docs/v1/guide/');
      expect((await followRedirects(nginx.origin, '/docs/v1/v1/deep')).path).toBe('/docs/v1/guide/deep/');
      const missing = await sendRequest(nginx.origin, '/docs/v1/nope/x');
      expect(missing.status).toBe(404);
      expect(missing.text).toContain('Not here');
      const app = await sendRequest(nginx.origin, `/docs/v1/assets/app.${HASH}.js`);
      expect(app.headers['cache-control']).toContain('immutable');
      const photo = await sendRequest(nginx.origin, '/docs/v1/assets/photo-1700000000.svg');
      expect(photo.headers['cache-control']).toBe('no-cache');
    } finally {
      await nginx.close();
      await folder.remove();
    }
  });
});

it('stays valid with any policy and any address', () => {
  const config = renderNginxSite({
    csp: 'a "b" \\ c',
    redirects: [{ from: '/a"b', to: '/c$d"; return 200', status: 301 }],
  });
  expect(config).toContain('Content-Security-Policy "a \\"b\\" \\\\ c" always;');
  expect(config).toContain('location = "/a\\"b" { return 301 "./c%24d%22;%20return%20200$is_args$args"; }');
});

function describeAnswer({ status, headers, text, body }: Answer) {
  const isPage = status === 200 || status === 404;
  return {
    status,
    location: headers.location,
    cache: headers['cache-control'],
    csp: headers['content-security-policy'] ?? CSP,
    encoding: headers['content-encoding'],
    // Two names for the same type.
    type: isPage
      ? headers['content-type']?.toLowerCase().replace('application/javascript', 'text/javascript')
      : undefined,
    body: isPage ? (headers['content-encoding'] ? body.byteLength : text) : undefined,
  };
}
