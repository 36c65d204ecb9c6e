import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { BrowserContextOptions, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations, setColorMode } from '../support/axe.ts';
import { closeTabs, openContext, watchPage } from '../support/browser.ts';
import { startContentSite, type ContentSite } from '../support/contentSite.ts';
import { openTab } from '../support/runtimeSite.ts';
import { holdRequests } from '../support/tabSteps.ts';

let site: ContentSite;

beforeAll(async () => {
  site = await startContentSite();
});
afterAll(async () => {
  await closeTabs();
  await site?.close();
});

type Visit = Awaited<ReturnType<typeof openTab>>;

/** Opens a page with the app running, hands it to `use`, and expects that nothing went wrong meanwhile. */
async function visit(address: string, use: (visit: Visit) => Promise<void>, options: BrowserContextOptions = {}) {
  const opened = await openTab(options);
  const watch = await watchPage(opened.tab, site.url);
  await opened.tab.goto(site.url + address);
  await opened.live();
  await use(opened);
  await opened.context.close();
  expect(watch.problems).toEqual([]);
}

const CODE = '.theme-code-block';
/** Labels of the tabs that are selected, set by set. */
const selected = (tab: Tab) => tab.$$eval('[role=tab][aria-selected=true]', (all) => all.map((one) => one.textContent));
const stored = (tab: Tab, group: string) =>
  tab.evaluate((name) => localStorage.getItem(`docusaurus.tab.${name}`), group);
const pick = (tab: Tab, name: string, nth = 0) => tab.getByRole('tab', { name }).nth(nth).click();
const topOf = (tab: Tab, selector: string, nth = 0) =>
  tab
    .locator(selector)
    .nth(nth)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Like browsers without scroll anchoring: the view jumps when something above it changes its height. */
const letJump = (tab: Tab) => tab.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));

describe('tabs', () => {
  it('show one panel, by click, by keys, and for find-in-page', () =>
    visit('', async ({ tab }) => {
      expect(await selected(tab)).toEqual(['Linux', 'First']);
      await pick(tab, 'macOS');
      expect(await selected(tab)).toEqual(['macOS', 'First']);
      expect(await tab.getByText('For macOS.').isVisible()).toBe(true);
      expect(await tab.getByText('For Linux.').isVisible()).toBe(false);
      const seen: (string | null | undefined)[] = [];
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
        await tab.keyboard.press(key);
        const label = await tab.evaluate(() => document.activeElement?.textContent);
        expect((await selected(tab))[0]).toBe(label);
        seen.push(label);
      }
      expect(seen).toEqual(['Windows', 'Linux', 'Windows', 'Linux', 'Windows']);
      // Tab stops once in each set of tabs.
      expect(await tab.locator('[role=tab][tabindex="-1"]').count()).toBe(3);
      await tab.keyboard.press('Tab');
      expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('First');
      // The browser's own step before it shows a match of find-in-page.
      await tab.$eval('[role=tabpanel][hidden]', (panel) =>
        panel.dispatchEvent(new Event('beforematch', { bubbles: true })),
      );
      expect((await selected(tab))[0]).toBe('Linux');
    }));

  it('of a group are the same in another window, on this page, the next, and after a reload; nothing in view moves', () =>
    visit('second', async ({ tab, context, live, arrive, follow }) => {
      const bar = '[role=tablist]';
      await letJump(tab);
      await tab.locator(bar).nth(1).scrollIntoViewIfNeeded();
      const barBefore = await topOf(tab, bar, 1);
      // The first set, far above, becomes much lower.
      await pick(tab, 'macOS', 1);
      await tab.waitForTimeout(100);
      expect(Math.abs((await topOf(tab, bar, 1)) - barBefore)).toBeLessThanOrEqual(1);

      const heading = '#second-set';
      await tab.locator(heading).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      const headingBefore = await topOf(tab, heading);
      const other = await context.newPage();
      await other.goto(`${site.url}second`);
      await other.getByRole('tab', { name: 'Windows' }).first().click();
      await expect.poll(() => selected(tab)).toEqual(['Windows', 'Windows', 'zsh']);
      expect(Math.abs((await topOf(tab, heading)) - headingBefore)).toBeLessThanOrEqual(1);
      await other.close();

      await pick(tab, 'macOS');
      expect(await selected(tab)).toEqual(['macOS', 'macOS', 'zsh']);
      expect(await stored(tab, 'os')).toBe('mac');
      await follow('home');
      await arrive('Everything');
      expect(await selected(tab)).toEqual(['macOS', 'First']);
      await tab.reload();
      await live();
      await expect.poll(() => selected(tab)).toEqual(['macOS', 'First']);
    }));

  it('are chosen by the address, which follows them, unless its value is unknown', () =>
    visit('second?os=win&x=1#far', async ({ tab, follow }) => {
      await expect.poll(() => selected(tab)).toEqual(['Windows', 'Linux', 'zsh']);
      expect(await stored(tab, 'os')).toBeNull();
      const entries = await tab.evaluate(() => history.length);
      await pick(tab, 'macOS');
      expect(tab.url()).toBe(`${site.url}second?os=mac&x=1#far`);
      expect(await tab.evaluate(() => history.length)).toBe(entries);
      await pick(tab, 'Linux');
      await follow('to mac');
      await expect.poll(() => tab.url()).toBe(`${site.url}second?os=mac`);
      expect((await selected(tab))[0]).toBe('macOS');

      await tab.evaluate(() => localStorage.setItem('docusaurus.tab.os', 'plan9'));
      await tab.goto(`${site.url}second?os=beos`);
      await tab.mouse.move(3, 3, { steps: 2 });
      await tab.waitForSelector('[role=tabpanel][hidden=until-found]', { state: 'attached' });
      expect(await selected(tab)).toEqual(['Linux', 'Linux', 'zsh']);
    }));

  it('take the click that came before their script', async () => {
    const { tab, context } = await openTab();
    const release = await holdRequests(tab, '**/assets/app.*.js');
    await tab.goto(site.url, { waitUntil: 'domcontentloaded' });
    await pick(tab, 'Windows');
    expect(await selected(tab)).toEqual(['Linux', 'First']);
    release();
    await expect.poll(() => selected(tab)).toEqual(['Windows', 'First']);
    await context.close();
  });

  it('work even if the data of the site never loads', async () => {
    const { tab, context } = await openTab();
    await tab.route('**/_octavo/site-*.js', (route) => route.abort());
    await tab.goto(site.url);
    await tab.mouse.move(2, 2, { steps: 2 });
    await tab.waitForSelector('[hidden=until-found]', { state: 'attached' });
    await pick(tab, 'macOS');
    expect(await selected(tab)).toEqual(['macOS', 'First']);
    await context.close();
  });

  it('work from disk, also those in the address', async () => {
    const { tab, context, live } = await openTab();
    await tab.goto(pathToFileURL(path.join(site.outDir, 'second.html')).href);
    await live();
    await pick(tab, 'macOS');
    expect(await selected(tab)).toEqual(['macOS', 'macOS', 'zsh']);
    await context.close();
  });
});

describe('closed content opens', () => {
  const deeper = '#deeper-still';

  it('for the hash of the address', () =>
    visit(deeper, async ({ tab }) => {
      await expect.poll(() => tab.isVisible(deeper)).toBe(true);
      expect(await selected(tab)).toEqual(['Linux', 'Second']);
      await expect.poll(() => topOf(tab, deeper)).toBeLessThan(200);
    }));

  it('for the hash of a page that is navigated to, and for a link on it', () =>
    visit('second', async ({ tab, arrive, follow }) => {
      await tab.$eval('main a[href="./"], main a[href="index.html"]', (link) => {
        link.setAttribute('href', `${link.getAttribute('href')}#in-the-fold`);
        (link as HTMLElement).click();
      });
      await arrive('Everything');
      await expect.poll(() => tab.isVisible('#in-the-fold')).toBe(true);
      expect(await topOf(tab, '#in-the-fold')).toBeLessThan(200);
      await follow('to deeper');
      await expect.poll(() => tab.isVisible(deeper)).toBe(true);
      expect(new URL(tab.url()).hash).toBe(deeper);
      await expect.poll(() => topOf(tab, deeper)).toBeLessThan(200);
    }));

  it('for a search, once, unless its words are visible', () =>
    visit('?_highlight=text', async ({ tab }) => {
      await tab.waitForSelector('mark');
      expect(await tab.isVisible('#in-the-fold')).toBe(false);
      expect(await selected(tab)).toEqual(['Linux', 'First']);
      await tab.goto(`${site.url}second?_highlight=pelican#second-set`);
      await expect.poll(() => tab.isVisible('mark')).toBe(true);
      expect(await selected(tab)).toEqual(['Linux', 'Linux', 'bash']);
      await pick(tab, 'zsh');
      await pick(tab, 'macOS');
      expect(await selected(tab)).toEqual(['macOS', 'macOS', 'zsh']);
    }));
});

describe('code blocks', () => {
  const opacity = (tab: Tab) =>
    tab
      .locator('.buttonGroup_M5ko')
      .first()
      .evaluate((group) => getComputedStyle(group).opacity);

  it('show their buttons to pointer and keyboard, wrap if there is something to wrap, and are copied exactly', () =>
    visit(
      '',
      async ({ tab }) => {
        expect(await opacity(tab)).toBe('0');
        await tab.locator(CODE).first().hover();
        await expect.poll(() => opacity(tab)).toBe('1');
        await tab.mouse.move(2, 2);
        await expect.poll(() => opacity(tab)).toBe('0');
        await tab.locator('.buttonGroup_M5ko button').first().focus();
        await expect.poll(() => opacity(tab)).toBe('1');

        const long = tab.locator(CODE).nth(1);
        const wrap = long.getByRole('button', { name: 'Toggle word wrap' });
        await expect.poll(() => tab.locator(CODE).nth(2).locator('button').count()).toBe(1);
        const isWide = () => long.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
        expect(await isWide()).toBe(true);
        await long.locator('pre').focus();
        await tab.keyboard.press('Tab');
        await tab.keyboard.press('Enter');
        expect(await isWide()).toBe(false);
        expect(await wrap.getAttribute('aria-pressed')).toBe('true');
        await tab.keyboard.press('Enter');
        expect(await isWide()).toBe(true);
        expect(await wrap.getAttribute('aria-pressed')).toBe('false');

        const copied = async (nth: number) => {
          const block = tab.locator(CODE).nth(nth);
          await block.hover();
          await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
          await block.locator('.copyButtonCopied_Vdqa').waitFor();
          await expect.poll(() => tab.textContent('.oc-announcer[aria-live]')).toBe('Copied');
          return tab.evaluate(() => navigator.clipboard.readText());
        };
        expect(await copied(0)).toBe(
          "const plain = 'text'; // a comment\nexport async function load(path) { return fetch(`/api/${path}`); }",
        );
        const python = await copied(1);
        expect(python).toMatch(
          /^import os\nclient = .*\nclass Model\(Base\):\n {4}"""Text\."""\n.*\n {8}return .* on$/,
        );
        expect(await copied(2)).toBe('- old\n+ new');
        expect(await copied(3)).toBe('<p class="x" id="y">Text</p>');
      },
      { permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' },
    ));

  it('always show their buttons on a touch screen', () =>
    visit('', async ({ tab }) => expect(await opacity(tab)).toBe('1'), {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 800 },
    }));

  it('have their buttons on the next page too, each only once, and after its first frame', () =>
    visit('second', async ({ tab, follow, arrive }) => {
      const counts = () =>
        tab.$$eval(CODE, (all) => all.map((one) => one.querySelectorAll('.buttonGroup_M5ko').length));
      await tab.evaluate(() => {
        const note = () =>
          (document.body.dataset.early = String(document.querySelectorAll('.buttonGroup_M5ko').length));
        document.addEventListener('octavo:page', () => requestAnimationFrame(note));
      });
      await follow('home');
      await arrive('Everything');
      await expect.poll(counts).toEqual([1, 1, 1, 1, 1]);
      expect(await tab.getAttribute('body', 'data-early')).toBe('0');
    }));
});

/** Without a way to choose, all panels are shown. */
const expectAll = async (tab: Tab) => {
  for (const text of ['For Linux.', 'For macOS.', 'For Windows.', 'Shown at first.']) {
    expect([text, await tab.getByText(text).isVisible()]).toEqual([text, true]);
  }
  expect(await tab.locator('[role=tablist]').first().isVisible()).toBe(false);
  const labels = await tab.$$eval('[role=tabpanel]', (panels) =>
    panels.map((panel) => getComputedStyle(panel, '::before').content),
  );
  expect(labels.slice(0, 3)).toEqual(['"Linux"', '"macOS"', '"Windows"']);
};

it('everything is visible without script', async () => {
  const context = await openContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(site.url);
  await expectAll(tab);
  expect(await tab.locator(`${CODE} button`).count()).toBe(0);
  await tab.click('summary:has-text("More")');
  expect(await tab.isVisible('#in-the-fold')).toBe(true);
  await context.close();
});

/** On the background of code, and on that of marked lines. */
async function expectReadableCode(tab: Tab): Promise<void> {
  const ratios = await tab.evaluate(() => {
    const code = document.querySelector('.theme-code-block-highlighted-line')!;
    const canvas = document.createElement('canvas').getContext('2d')!;
    /** Luminance of the last colour, laid over the ones before it. */
    const luminance = (...colors: string[]) => {
      for (const color of colors) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const ground = getComputedStyle(code.closest('pre')!).backgroundColor;
    const grounds = [luminance(ground), luminance(ground, getComputedStyle(code).backgroundColor)];
    const types = 'comment keyword string number function class-name tag attr-name inserted deleted plain'.split(' ');
    return types.flatMap((name) => {
      const token = document.createElement('span');
      token.className = `token ${name}`;
      code.append(token);
      const text = luminance(getComputedStyle(token).color);
      return grounds.map((light) => [name, (Math.max(text, light) + 0.05) / (Math.min(text, light) + 0.05)] as const);
    });
  });
  expect(ratios.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
  expect(new Set(ratios.map(([, ratio]) => ratio)).size).toBeGreaterThan(10);
}

describe('an article with everything', () => {
  it('is accessible and readable, light and dark; fits every window; on paper everything is there', () =>
    visit('', async ({ tab }) => {
      await tab.$$eval('details', (all) => all.forEach((one) => (one.open = true)));
      await pick(tab, 'Second');
      for (const width of [1280, 390]) {
        await tab.setViewportSize({ width, height: 800 });
        expect(await findViolations(tab)).toEqual([]);
        await setColorMode(tab, 'dark');
        expect(await findViolations(tab, 'color-contrast')).toEqual([]);
        await setColorMode(tab, 'light');
      }
      for (const mode of ['light', 'dark'] as const) {
        await setColorMode(tab, mode);
        await expectReadableCode(tab);
      }
      // Wide content scrolls in place.
      for (const width of [320, 390, 768, 1000, 1280]) {
        await tab.setViewportSize({ width, height: 800 });
        const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([width, over]).toEqual([width, 0]);
      }
      await tab.setViewportSize({ width: 320, height: 800 });
      expect(await tab.$eval('.markdown table', (table) => table.scrollWidth > table.clientWidth)).toBe(true);

      await tab.$$eval('details', (all) => all.forEach((one) => (one.open = false)));
      await tab.setViewportSize({ width: 1280, height: 800 });
      await pick(tab, 'First');
      await pick(tab, 'macOS');
      await tab.emulateMedia({ media: 'print' });
      await expectAll(tab);
      expect(await tab.getByText('Deepest words.').isVisible()).toBe(true);
      expect(await tab.isVisible('.buttonGroup_M5ko button')).toBe(false);
      const isWide = await tab.$$eval('pre', (all) => all.some((pre) => pre.scrollWidth > pre.clientWidth));
      expect(isWide).toBe(false);
    }));

  it('shows which tab is selected in colours of the reader', () =>
    visit(
      '',
      async ({ tab }) => {
        const borders = await tab.$$eval('[role=tab]', (tabs) =>
          tabs.slice(0, 3).map((one) => getComputedStyle(one).borderBottomWidth),
        );
        expect(borders).toEqual(['2px', '0px', '0px']);
      },
      { forcedColors: 'active' },
    ));
});
