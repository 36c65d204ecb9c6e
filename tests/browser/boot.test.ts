import type { Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { createRuntimeSite, openTab } from '../support/runtimeSite.ts';
import { holdRequests } from '../support/tabSteps.ts';

let host: HostTest;
let respecting: HostTest;

const announcementBar = { id: 'a1', html: 'Emberhold 0.5.1 is out.', isCloseable: true };

beforeAll(async () => {
  host = await startHost(await createRuntimeSite({ announcementBar }), { base: '/docs/' });
  const colorMode = { defaultMode: 'light' as const, disableSwitch: false, respectPrefersColorScheme: true };
  respecting = await startHost(await createRuntimeSite({ colorMode }));
});
afterAll(async () => {
  await closeTabs();
  await Promise.all([host, respecting].map((one) => one?.close()));
});

const at = (path: string) => `${host.origin}/docs/${path}`;

describe('colour mode', () => {
  it('goes from system to light, dark and back if the site respects the system, and follows changes of the system', async () => {
    const { tab, live, context } = await openTab({ colorScheme: 'dark' });
    await tab.goto(`${respecting.origin}/models/short`);
    expect(await tab.getAttribute('html', 'data-theme')).toBe('dark');
    await live();
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.waitForSelector('html[data-theme=light]', { state: 'attached' });
    const seen: (string | null)[] = [];
    for (let step = 0; step < 4; step++) {
      seen.push(await tab.getAttribute('html', 'data-theme-choice'));
      await tab.locator('.navbar__inner .toggleButton_gllP').click();
    }
    expect(seen).toEqual(['system', 'light', 'dark', 'system']);
    await context.close();
  });
});

describe('before the app has loaded', () => {
  it('a click by a script starts the app, and takes effect', async () => {
    const { tab, context } = await openTab();
    await tab.goto(at('models/short'), { waitUntil: 'domcontentloaded' });
    await tab.evaluate(() => {
      const html = `<div class="tabs-container"><ul role="tablist"><li role="tab" aria-selected="true" data-oc-value="a">A</li>
        <li role="tab" aria-selected="false" data-oc-value="b">B</li></ul><div><div role="tabpanel">One</div>
        <div role="tabpanel" hidden>Two</div></div></div>`;
      document.querySelector('main')!.insertAdjacentHTML('beforeend', html);
      document.querySelector<HTMLElement>('[data-oc-value=b]')!.click();
    });
    await tab.waitForSelector('html[data-oc-live]', { state: 'attached' });
    await expect.poll(() => tab.getAttribute('[data-oc-value=b]', 'aria-selected')).toBe('true');
    await context.close();
  });

  it('colour mode, announcement and search field already work, and the app keeps their state', async () => {
    const { tab, live, console, context } = await openTab();
    const release = await holdRequests(tab, '**/assets/app.js');
    await tab.goto(at('models/short'), { waitUntil: 'domcontentloaded' });
    await tab.locator('.navbar__inner .toggleButton_gllP').click();
    expect(await tab.getAttribute('html', 'data-theme')).toBe('dark');
    expect(await tab.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await tab.click('.announcementBarClose_gvF7');
    expect(await tab.isVisible('.theme-announcement-bar')).toBe(false);
    const field = tab.locator('.navbar input[type=search]');
    await field.focus();
    await tab.keyboard.type('deplo');
    expect(await tab.getAttribute('html', 'data-oc-live')).toBeNull();
    release();
    await live();
    expect(await field.inputValue()).toBe('deplo');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await tab.keyboard.type('y');
    expect(await field.inputValue()).toBe('deploy');
    expect(await tab.locator('.theme-announcement-bar').count()).toBe(0);
    expect(await tab.getAttribute('.navbar__inner .toggleButton_gllP', 'title')).toBe('dark mode');
    expect(await tab.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    expect(console.filter((line) => /hydrat/i.test(line))).toEqual([]);
    await context.close();
  });

  it('a link works without the app', async () => {
    const { tab, arrive, context } = await openTab();
    await tab.route('**/assets/app.js', () => {});
    await tab.goto(at('models/short'), { waitUntil: 'domcontentloaded' });
    await tab.click('main a:text-is("to long")');
    await arrive('Long');
    expect(tab.url()).toBe(at('models/long'));
    await context.close();
  });

  it.each([
    ['a key', (tab: Tab) => tab.keyboard.press('Tab')],
    ['the pointer', (tab: Tab) => tab.mouse.move(3, 3, { steps: 2 })],
    ['the wheel', (tab: Tab) => tab.mouse.wheel(0, 40)],
  ])('the first intent (%s) loads the app, and nothing loads it earlier', async (_, act) => {
    const { tab, context } = await openTab();
    // A headless browser reports a pointer in the corner from the start, although nobody has moved it.
    const scripts: string[] = [];
    tab.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await tab.goto(at('models/short'), { waitUntil: 'networkidle' });
    await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts).toEqual([at('assets/menus.js')]);
    await act(tab);
    await tab.waitForSelector('html[data-oc-live]');
    await context.close();
  });

  it.each(['models/short#end', 'models/short?_highlight=text', 'nowhere'])(
    'the app loads immediately if the document alone does not show the requested place: %s',
    async (address) => {
      const { tab, context } = await openTab();
      await tab.goto(at(address));
      await tab.waitForSelector('html[data-oc-live]');
      await context.close();
    },
  );
});

describe('when the app’s script does not load', () => {
  it('the home page says so, with the configured and a suggested base URL', async () => {
    const { tab, context } = await openTab();
    await tab.route('**/assets/app.js', (route) => route.fulfill({ status: 404 }));
    await tab.goto(at(''));
    await tab.mouse.move(200, 200, { steps: 2 });
    const banner = tab.getByRole('alert').filter({ hasText: 'did not load properly' });
    await banner.waitFor();
    expect(await banner.innerText()).toBe(
      'Your Docusaurus site did not load properly.\n' +
        'A very common reason is a wrong site baseUrl configuration.\n' +
        'Current configured baseUrl = / (default value)\n' +
        'We suggest trying baseUrl = /docs/',
    );
    await context.close();
  });

  it('a document of a replaced build is loaded again', async () => {
    const { tab, live, context } = await openTab();
    let documents = 0;
    await tab.route(at(''), async (route) => {
      const response = await route.fetch();
      const isOld = route.request().isNavigationRequest() && ++documents === 1;
      const body = await response.text();
      await route.fulfill({ response, body: isOld ? body.replace('assets/app.js', 'assets/app.old.js') : body });
    });
    await tab.goto(at(''));
    await tab.mouse.move(200, 200, { steps: 2 });
    await tab.waitForSelector('html[data-oc-app="assets/app.js"]');
    await live();
    expect(await tab.getByRole('alert').count()).toBe(0);
    await context.close();
  });

  it('because the network is gone, the home page does not blame the base URL', async () => {
    const { tab, context } = await openTab();
    await tab.goto(at(''));
    await context.setOffline(true);
    // It tries to load its document again before it says anything.
    const failures: string[] = [];
    tab.on('requestfailed', (request) => failures.push(request.url()));
    await tab.mouse.move(200, 200, { steps: 2 });
    await expect.poll(() => failures).toContain(at(''));
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await tab.getByRole('alert').count()).toBe(0);
    await context.close();
  });

  it('the home page also says so when the host sends an empty script', async () => {
    const { tab, context } = await openTab();
    await tab.route('**/assets/app.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await tab.goto(at(''));
    await tab.mouse.move(200, 200, { steps: 2 });
    await tab.getByRole('alert').filter({ hasText: 'did not load properly' }).waitFor();
    await context.close();
  });
});

it('without storage there is one warning, and everything works unsaved', async () => {
  const { tab, live, console, context } = await openTab();
  await tab.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new Error('denied');
      },
    }),
  );
  await tab.goto(at('models/short'));
  await live();
  await tab.locator('.navbar__inner .toggleButton_gllP').click();
  expect(await tab.getAttribute('html', 'data-theme')).toBe('dark');
  await tab.click('.announcementBarClose_gvF7');
  expect(await tab.locator('.theme-announcement-bar').count()).toBe(0);
  expect(console.filter((line) => line.includes('browser storage is not available'))).toHaveLength(1);
  expect(console.filter((line) => line.startsWith('error') && !line.includes('404'))).toEqual([]);
  await context.close();
});

describe('the 404 page, at any depth', () => {
  it('finds the site, and its links lead back to it', async () => {
    const { tab, live, mark, isSameDocument, arrive, context, console } = await openTab();
    await tab.goto(at('deep/er/and/deeper'));
    await tab.waitForSelector('main a[href^="/docs/"]');
    await live();
    await mark();
    const strays = await tab.$$eval('a[href], img[src]', (all) =>
      all
        .map((element) => element.getAttribute(element.hasAttribute('src') ? 'src' : 'href')!)
        .filter((address) => !/^(?:\/docs\/|#|https?:)/.test(address)),
    );
    expect(strays).toEqual([]);
    await tab.getByRole('link', { name: 'Go to the start page' }).click();
    await arrive('Home');
    expect(await isSameDocument()).toBe(true);
    expect(tab.url()).toBe(at(''));
    expect(await tab.getAttribute('main a:text-is("to short")', 'href')).toBe('models/short');
    await tab.goBack();
    await arrive('Page Not Found');
    expect(tab.url()).toBe(at('deep/er/and/deeper'));
    expect(console.filter((line) => /hydrat/i.test(line))).toEqual([]);
    await context.close();
  });
});
