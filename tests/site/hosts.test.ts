import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crawlSite } from '../support/crawlSite.ts';
import { sendRequest } from '../support/httpClient.ts';
import { findNginx, startNginxSite } from '../support/nginx.ts';
import { startBareServer, startStrippingProxy } from '../support/otherHosts.ts';
import { buildSiteOnce, startSite } from '../support/siteServer.ts';

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

  async function expectWhole(url: string, form: 'clean' | 'file'): Promise<void> {
    const report = await crawlSite(outDir, url, form);
    expect(report.problems).toEqual([]);
    expect(report.documents).toBeGreaterThan(20);
    expect(report.addresses).toBeGreaterThan(report.documents);
  }

  it.each(['/', '/docs/', '/a/b/c/'])('is whole on octavo serve under %s', async (base) => {
    const { url } = keep(await startSite({ base }));
    await expectWhole(url, 'clean');
  });

  it('is whole on a bare server that knows files only', async () => {
    const { url } = keep(await startBareServer(outDir, '/some/where/'));
    await expectWhole(url, 'file');
  });

  it('is whole behind a proxy that takes a prefix away', async () => {
    const site = keep(await startSite());
    const { url } = keep(await startStrippingProxy(site.url, '/p/q/'));
    await expectWhole(url, 'clean');
  });

  it.skipIf(!findNginx())('is whole on nginx with the configuration it carries', async () => {
    const shipped = await readFile(path.join(outDir, '_octavo/hosts/nginx.conf'), 'utf8');
    const { origin } = keep(await startNginxSite(outDir, shipped));
    await expectWhole(`${origin}/`, 'clean');
    const page = await sendRequest(origin, '/', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(page.headers['content-security-policy']).toBe(
      (await readFile(path.join(outDir, '_octavo/csp.txt'), 'utf8')).trim(),
    );
  });
});
