/** One artefact on other hosts, configured as in `handbook/docs/hosting.md`. */
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { crawlSite } from '../support/crawlSite.ts';
import { findApache, findCaddy, startApache, startCaddy } from '../support/documentedHosts.ts';
import { fixtureSite } from '../support/fixtureSite.ts';
import { sendRequest } from '../support/httpClient.ts';
import { findNginx, startNginxSite } from '../support/nginx.ts';
import { startBareServer, type OtherHost } from '../support/otherHosts.ts';

const PAGES = {
  'docs/intro.md': `---\nslug: /\n---\n\n# Intro\n\n[A](area/a.md) [Area](area/index.md)\n\n${'Words of some length. '.repeat(60)}`,
  // A page and a folder of the same name.
  'docs/area/index.md': '# Area\n\n[A](a.md)\n',
  'docs/area/a.md': '# A\n\n[Intro](../intro.md)\n',
  'docs/area/Über uns.md': '# Über uns\n\n[A](a.md)\n',
  'static/note.txt': 'A note.',
};

async function buildPages(trailingSlash: boolean): Promise<string> {
  const { report } = await (await fixtureSite(PAGES, { trailingSlash, search: true })).build({ threads: false });
  // A server without rights reads it.
  const dir = await createFolder('octavo-hosted-');
  await cp(report.outDir, dir, { recursive: true });
  await chmod(dir, 0o755);
  return dir;
}

async function createFolder(name: string): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), name));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

async function startNginx(dir: string): Promise<OtherHost> {
  const read = (name: string) => readFile(path.join(dir, '_octavo/hosts', name), 'utf8');
  const { origin, close } = await startNginxSite(dir, await read('nginx.conf'), await read('nginx.container.conf'));
  return { url: `${origin}/`, close };
}

describe.each([
  { name: 'Apache', find: findApache, start: startApache },
  { name: 'Caddy', find: findCaddy, start: startCaddy },
  { name: 'nginx', find: findNginx, start: startNginx },
])('$name', ({ find, start }) => {
  it.skipIf(!find()).each([false, true])('serves the whole site, with trailing slashes: %s', async (trailingSlash) => {
    const dir = await buildPages(trailingSlash);
    const host = await start(dir);
    onTestFinished(host.close);
    const report = await crawlSite(dir, host.url, { form: 'clean', canonicalHops: 0 });
    expect(report.problems).toEqual([]);
    expect(report.documents).toBeGreaterThan(3);

    const get = (target: string, headers = {}) => sendRequest(host.url, target, { headers });
    const missing = await get('/no/such/page');
    expect([missing.status, missing.text]).toEqual([404, await readFile(path.join(dir, '404.html'), 'utf8')]);
    for (const hidden of ['/_headers', '/_octavo/hosts/nginx.conf']) expect((await get(hidden)).status).toBe(404);

    const page = await get('/', { 'Accept-Encoding': 'gzip' });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    const policy = (await readFile(path.join(dir, '_octavo/csp.txt'), 'utf8')).trim();
    for (const { headers } of [page, missing]) expect(headers['content-security-policy']).toBe(policy);
    expect((await get('/note.txt')).headers['cache-control']).toBe('no-cache');

    const packs = (await readdir(path.join(dir, '_octavo/search'))).filter((name) => name.startsWith('pack-'));
    const part = await get(`/_octavo/search/${packs[0]}`, { Range: 'bytes=0-2' });
    expect([part.status, part.text]).toEqual([206, 'OcS']);
    expect(part.headers['cache-control']).toContain('immutable');
  });
});

describe('Apache, under a prefix', () => {
  it.skipIf(!findApache()).each([false, true])('serves the whole site, with trailing slashes: %s', async (slash) => {
    const parent = await createFolder('octavo-prefix-');
    await chmod(parent, 0o755);
    const dir = path.join(parent, 'docs');
    await cp(await buildPages(slash), dir, { recursive: true });
    const host = await startApache(dir, '/docs');
    onTestFinished(host.close);
    expect((await crawlSite(dir, host.url, { form: 'clean' })).problems).toEqual([]);

    const get = (target: string) => sendRequest(host.url, target);
    const [requested, answered] = slash ? ['/docs/area/a', '/docs/area/a/'] : ['/docs/area/a/', '/docs/area/a'];
    const moved = await get(requested);
    expect([moved.status, new URL(moved.headers.location ?? '', host.url).pathname]).toEqual([301, answered]);
    const missing = await get('/docs/no/such/page');
    expect([missing.status, missing.text]).toEqual([404, await readFile(path.join(dir, '404.html'), 'utf8')]);
  });
});

/** GitHub Pages runs Jekyll on a branch, which omits names that begin so, unless the site opts out. */
async function publishLikeGitHub(dir: string): Promise<string> {
  const published = await createFolder('octavo-jekyll-');
  const isPlain = (await readdir(dir)).includes('.nojekyll');
  const isDropped = (file: string) =>
    path
      .relative(dir, file)
      .split(path.sep)
      .some((name) => /^[_.#~]/.test(name));
  await cp(dir, published, { recursive: true, filter: (file) => isPlain || !isDropped(file) });
  return published;
}

it('is whole on GitHub Pages, where Jekyll drops names with underscores', async () => {
  const dir = await buildPages(false);
  const published = await publishLikeGitHub(dir);
  expect((await readdir(published, { recursive: true })).length).toBe((await readdir(dir, { recursive: true })).length);
  const host = await startBareServer(published, '/project/');
  onTestFinished(host.close);
  expect((await crawlSite(published, host.url, { form: 'file' })).problems).toEqual([]);
});
