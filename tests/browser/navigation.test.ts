import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { startBareServer, type OtherHost } from '../support/otherHosts.ts';
import { createRuntimeSite, openTab } from '../support/runtimeSite.ts';
import { holdRequests, waitUntil } from '../support/tabSteps.ts';

/** Where on its host the site lies. */
describe.each(['/', '/a/b/c/'])('at %s', (base) => {
  let host: HostTest;
  let folders: HostTest;
  let unset: HostTest;
  let bare: OtherHost;

  beforeAll(async () => {
    host = await startHost(await createRuntimeSite(), { base });
    bare = await startBareServer(host.folder.dir, base);
    folders = await startHost(await createRuntimeSite({ trailingSlash: true }), { base });
    unset = await startHost(await createRuntimeSite({ trailingSlash: undefined }), { base });
  });
  afterAll(async () => {
    await closeTabs();
    await Promise.all([host, folders, unset, bare].map((one) => one?.close()));
  });

  const hosts = [
    { name: 'a host with clean URLs', url: () => host.url, page: (path: string) => path, home: '' },
    { name: 'a bare host', url: () => bare.url, page: (path: string) => `${path}.html`, home: 'index.html' },
    { name: 'a host of folders', url: () => folders.url, page: (path: string) => `${path}/`, home: '' },
    { name: 'a host without trailingSlash', url: () => unset.url, page: (path: string) => `${path}/`, home: '' },
  ];

  describe.each(hosts)('on $name', ({ url, page, home }) => {
    it('links have the form the host wants; a click swaps the article; address, head, focus and announcement follow', async () => {
      const { tab, live, mark, follow, arrive, isSameDocument, context, console } = await openTab();
      await tab.goto(url() + page('models/long'));
      await live();
      await mark();
      const wrong = await tab.$$eval(
        'a[href]',
        (links, root) => links.map((link) => (link as HTMLAnchorElement).href).filter((href) => !href.startsWith(root)),
        url(),
      );
      expect(wrong.filter((href) => href.startsWith('http://127'))).toEqual([]);
      const article = await tab.getAttribute('main a:text-is("to short")', 'href');
      expect(new URL(article!, tab.url()).href).toBe(url() + page('models/short'));
      expect(await tab.evaluate(() => document.querySelector<HTMLAnchorElement>('.navbar__brand')!.href)).toBe(
        url() + home,
      );

      await follow('to short');
      await arrive('Short');
      expect(await isSameDocument()).toBe(true);
      expect(tab.url()).toBe(url() + page('models/short'));
      expect(await tab.title()).toBe('Short | Emberhold');
      expect(await tab.getAttribute('meta[name=description]', 'content')).toBe('About Short');
      expect(await tab.locator('link[rel=canonical]').count()).toBe(1);
      expect(await tab.getAttribute('html', 'class')).toBe('short-page');
      expect(await tab.textContent('.oc-announcer')).toBe('Short | Emberhold');
      await tab.keyboard.press('Tab');
      expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');

      await follow('to home');
      await arrive('Home');
      expect(tab.url()).toBe(url() + home);
      await follow('to seven');
      await arrive('Long');
      expect(tab.url()).toBe(`${url()}${page('models/long')}#s7`);
      expect(await tab.evaluate(() => document.querySelector(':target')?.id)).toBe('s7');
      await tab.goBack();
      await arrive('Home');
      await tab.goForward();
      await arrive('Long');
      expect(await isSameDocument()).toBe(true);
      expect(console.filter((line) => line.startsWith('error') && !line.includes('404'))).toEqual([]);
      await context.close();
    });
  });

  it('a host that answers /a/ with a.html: the address loses its slash, so that links are right', async () => {
    const { tab, live, context } = await openTab();
    // Our own host redirects, so a host that does not is simulated.
    await tab.route('**/models/long/*', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${host.url}models/long` }) }),
    );
    await tab.goto(`${host.url}models/long/?a=1#s2`);
    expect(tab.url()).toBe(`${host.url}models/long?a=1#s2`);
    await live();
    await context.close();
  });

  it('the home page tests whether the host has clean URLs', async () => {
    const { tab, live, context } = await openTab();
    await tab.goto(host.url);
    await live();
    await tab.waitForSelector('main a[href="models/short"]');
    await tab.goto(bare.url);
    await live();
    await tab.waitForTimeout(200);
    expect(await tab.getAttribute('main a:text-is("to short")', 'href')).toBe('models/short.html');
    await context.close();
  });

  it('only plain clicks on pages are followed here', async () => {
    const { tab, context, live, mark, isSameDocument } = await openTab();
    await tab.goto(`${host.url}models/short`);
    await live();
    await mark();
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      tab.click('main a:text-is("to long")', { modifiers: ['Control'] }),
    ]);
    await other.waitForURL(`${host.url}models/long`);
    expect(await tab.textContent('main h1')).toBe('Short');
    const requested: string[] = [];
    tab.on('request', (request) => requested.push(request.url()));
    await tab.hover('main a:text-is("to manual")');
    await tab.waitForTimeout(100);
    expect(requested.filter((address) => address.includes('manual'))).toEqual([]);
    expect(await isSameDocument()).toBe(true);
    await context.close();
  });

  it('while a page loads after Back, links of the old article stay right', async () => {
    const { tab, live, follow, arrive, context } = await openTab();
    await tab.goto(`${host.url}models/short`);
    await live();
    await follow('to slow');
    await arrive('Slow');
    await follow('to long');
    await arrive('Long');
    const release = await holdRequests(tab, '**/_octavo/page/models/short.js');
    await tab.evaluate(() => history.go(-2));
    await tab.waitForURL(`${host.url}models/short`);
    expect(await tab.textContent('main h1')).toBe('Long');
    expect(await tab.evaluate(() => document.querySelector<HTMLAnchorElement>('.navbar__brand')!.href)).toBe(host.url);
    expect(await tab.evaluate(() => document.baseURI)).toBe(`${host.url}models/long`);
    release();
    await arrive('Short');
    expect(await tab.locator('base').count()).toBe(0);
    await context.close();
  });

  it('marks search terms on arrival, after Back and after a reload, and removes them with the parameter', async () => {
    const { tab, live, follow, arrive, context } = await openTab();
    const marks = () => tab.locator('#words mark').allTextContents();
    await tab.goto(`${host.url}models/long`);
    await live();
    await follow('to marks');
    await arrive('Short');
    expect(await marks()).toEqual(['alpha', 'Alpha', 'beta']);
    await follow('to long');
    await arrive('Long');
    expect(await tab.locator('mark').count()).toBe(0);
    await tab.goBack();
    await arrive('Short');
    expect(await marks()).toEqual(['alpha', 'Alpha', 'beta']);
    await tab.reload();
    await tab.waitForSelector('#words mark');
    expect(await marks()).toEqual(['alpha', 'Alpha', 'beta']);
    await live();
    await follow('to short');
    await waitUntil(tab, () => location.search === '');
    expect(await tab.locator('mark').count()).toBe(0);
    expect(await tab.textContent('#words')).toBe('The alphabet starts with Alpha & beta.');
    await context.close();
  });
});
