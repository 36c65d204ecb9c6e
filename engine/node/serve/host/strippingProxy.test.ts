import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost, type HostTest } from '../../../../tests/support/hostTest.ts';
import { followRedirects } from '../../../../tests/support/httpClient.ts';
import { startStrippingProxy, type OtherHost } from '../../../../tests/support/otherHosts.ts';

const FILES = {
  'index.html': 'home',
  '0.5.1.html': 'version',
  'guide/index.html': 'guide',
  'a/b/c.html': 'deep',
  _redirects: '/a/old /guide/\n/older/* /a/b/:splat\n',
};

describe('behind a proxy that takes a prefix away', () => {
  let host: HostTest;
  let proxy: OtherHost;

  beforeAll(async () => {
    host = await startHost(FILES);
    proxy = await startStrippingProxy(host.origin, '/x/y/');
  });
  afterAll(async () => {
    await proxy.close();
    await host.close();
  });

  it.each([
    ['', '', 'home'],
    ['index.html', '', 'home'],
    ['0.5.1/', '0.5.1', 'version'],
    ['0.5.1.html', '0.5.1', 'version'],
    ['guide', 'guide/', 'guide'],
    ['guide/index.html?q', 'guide/?q', 'guide'],
    ['a/b/c/', 'a/b/c', 'deep'],
    ['a/old', 'guide/', 'guide'],
    ['a/old/', 'guide/', 'guide'],
    ['older/c', 'a/b/c', 'deep'],
  ])('/x/y/%s leads to /x/y/%s', async (asked, end, body) => {
    const { answer, path } = await followRedirects(proxy.url, `/x/y/${asked}`);
    expect({ path, body: answer.text }).toEqual({ path: `/x/y/${end}`, body });
  });
});
