import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crawlSite, type CrawlOptions } from '../support/crawlSite.ts';
import { sendRequest } from '../support/httpClient.ts';
import { findNginx, startNginxSite } from '../support/nginx.ts';
import { startBareServer, startStrippingProxy } from '../support/otherHosts.ts';
import { buildSiteOnce, startSite } from '../support/siteServer.ts';
import { buildSiteWith, ENGLISH, type SiteVariant } from '../support/siteVariant.ts';
import { serve } from '../../engine/node/serve/host/serve.ts';

/** One artefact, unchanged, on every kind of host. */
describe('the website of site/', () => {
  let outDir: string;
  const open: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    outDir = await buildSiteOnce();
  });
  afterEach(async () => {
    for (const host of open.splice(0).toReversed()) await host.close();
  });

  function keep<T extends { close(): Promise<void> }>(host: T): T {
    open.push(host);
    return host;
  }

  async function expectWhole(url: string, options: CrawlOptions, dir = outDir): Promise<void> {
    const report = await crawlSite(dir, url, options);
    expect(report.problems).toEqual([]);
    expect(report.documents).toBeGreaterThan(20);
    expect(report.addresses).toBeGreaterThan(report.documents);
  }

  it.each(['/', '/a/b/c/'])('is whole on octavo serve under %s', async (base) => {
    const { url } = keep(await startSite({ base }));
    await expectWhole(url, { form: 'clean', canonicalHops: 0 });
  });

  it('is whole on a bare server that knows files only', async () => {
    const { url } = keep(await startBareServer(outDir, '/some/where/'));
    await expectWhole(url, { form: 'file' });
  });

  it('is whole behind a proxy that takes a prefix away', async () => {
    const site = keep(await startSite());
    const { url } = keep(await startStrippingProxy(site.url, '/p/q/'));
    await expectWhole(url, { form: 'clean', canonicalHops: 0 });
  });

  const hostFile = (name: string, dir = outDir) => readFile(path.join(dir, '_octavo/hosts', name), 'utf8');
  const startShipped = async (dir = outDir) =>
    keep(await startNginxSite(dir, await hostFile('nginx.conf', dir), await hostFile('nginx.container.conf', dir)));

  it.skipIf(!findNginx())(
    'is whole on nginx with the configuration it contains, as a user without rights',
    async () => {
      const { origin, user } = await startShipped();
      expect(user).not.toBe(0);
      await expectWhole(`${origin}/`, { form: 'clean', canonicalHops: 0 });
      const page = await sendRequest(origin, '/', { headers: { 'Accept-Encoding': 'gzip' } });
      expect(page.headers['content-encoding']).toBe('gzip');
      expect(page.headers['content-security-policy']).toBe(
        (await readFile(path.join(outDir, '_octavo/csp.txt'), 'utf8')).trim(),
      );
    },
  );

  it('is packed by the container file it contains, for a user without rights', async () => {
    const lines = (await hostFile('Containerfile')).split('\n').filter((line) => /^[A-Z]+ /.test(line));
    const wordsOf = (name: string) =>
      lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.split(' ').slice(1));
    // The container is built from the folder of the artefact.
    for (const [from = ''] of wordsOf('COPY')) await expect(stat(path.join(outDir, from))).resolves.toBeDefined();
    expect(wordsOf('COPY').map(([, to]) => to)).toEqual([
      '/etc/nginx/nginx.conf',
      '/etc/nginx/conf.d/site.conf',
      /root "(.*)";/.exec(await hostFile('nginx.conf'))?.[1],
    ]);
    expect(wordsOf('USER')).toEqual([['nginx']]);
    const port = /listen (\d+);/.exec(await hostFile('nginx.conf'))?.[1];
    expect(Number(port)).toBeGreaterThan(1023);
    expect(wordsOf('EXPOSE')).toEqual([[port]]);
    expect(await hostFile('nginx.container.conf')).toContain('include /etc/nginx/conf.d/*.conf;');
  });

  describe.each([
    { name: 'true', line: 'trailingSlash: true,', canonicalHops: 0 },
    // A page is a folder, and its canonical address has no slash, as in Docusaurus: hosts add it.
    { name: 'unset', line: '', canonicalHops: 1 },
  ])('with trailingSlash $name', ({ line, canonicalHops }) => {
    let variant: SiteVariant;
    beforeAll(async () => {
      variant = await buildSiteWith('trailingSlash: false,', line, ...ENGLISH);
    });
    afterAll(() => variant?.remove());

    it('is whole on octavo serve, a bare server and nginx, without redirect loops', async () => {
      const dir = variant.outDir;
      const served = keep(await serve({ dir, port: 0, base: '/a/b/c/' }));
      await expectWhole(served.url.replace('localhost', '127.0.0.1'), { form: 'clean', canonicalHops }, dir);
      await expectWhole(keep(await startBareServer(dir, '/some/where/')).url, { form: 'file' }, dir);
      if (findNginx()) await expectWhole(`${(await startShipped(dir)).origin}/`, { form: 'clean', canonicalHops }, dir);
    });
  });
});
