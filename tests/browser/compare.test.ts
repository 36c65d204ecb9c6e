/** Differences between two versions, in the documentation of Emberhold. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openContext } from '../support/browser.ts';
import { findViolations } from '../support/axe.ts';
import { buildSiteOnce } from '../support/siteServer.ts';
import { goLive } from '../support/tabSteps.ts';
import { PHONE, useSite } from '../support/useSite.ts';

const site = useSite();
const RELEASE = '/compare?from=0.3.2&to=0.5.0';
const PAGE = '/compare?from=0.5.0&to=current&doc=models/deployment';

describe('a release', () => {
  it('lists pages in the order of the sidebar, moved ones as moved, with words and sections; follows the choice of versions', async () => {
    await site.visit(RELEASE, {}, async ({ tab, address, isSameDocument }) => {
      const items = tab.locator('.oc-compare-list > li');
      await items.first().waitFor();
      expect(await tab.locator('.oc-compare-summary').innerText()).toBe(
        '2 pages changed · 21 pages added · 3 pages moved · 14 pages removed',
      );
      expect(await tab.title()).toBe('What changed from 0.3.2 to 0.5.0');
      const jobs = items.filter({ hasText: 'was /0.3.2/company/jobs' });
      expect(await jobs.getAttribute('data-type')).toBe('moved');
      await jobs.scrollIntoViewIfNeeded();
      await expect.poll(() => jobs.locator('.oc-compare-words').innerText()).toMatch(/\+\d+ −\d+/);
      expect(await jobs.locator('.oc-compare-sections').innerText()).toContain('Equal opportunity (new)');
      const types = await items.evaluateAll((list) => list.map((item) => item.getAttribute('data-type')));
      expect(types.slice(0, 2)).toEqual(['changed', 'added']);
      expect(types.lastIndexOf('added')).toBeLessThan(types.indexOf('removed'));

      // The choice of versions, which Back undoes and a reload keeps.
      await tab.getByLabel('To', { exact: true }).selectOption('0.5.1');
      await expect.poll(() => address().replace('.html', '')).toBe('/compare?from=0.3.2&to=0.5.1');
      await tab.getByLabel('From', { exact: true }).selectOption('0.5.1');
      await expect
        .poll(() => tab.locator('.oc-compare-summary').innerText())
        .toBe('The two versions have the same text.');
      await tab.goBack();
      await tab.goBack();
      await expect.poll(() => tab.locator('.oc-compare-summary').innerText()).toContain('21 pages added');
      expect(await isSameDocument()).toBe(true);
      await tab.reload();
      await expect.poll(() => tab.locator('.oc-compare-summary').innerText()).toContain('21 pages added');
    });
  });

  it('opens on the newest pair that differs, and names versions with the same text', async () => {
    await site.visit('/compare', {}, async ({ tab }) => {
      await tab.locator('.oc-compare-list > li').first().waitFor();
      expect(await tab.getByLabel('From', { exact: true }).inputValue()).toBe('0.5.0');
      expect(await tab.getByLabel('To', { exact: true }).inputValue()).toBe('current');
      const options = await tab.locator('.oc-compare-choices select').first().locator('option').allInnerTexts();
      expect(options).toEqual(['0.5.1 (Latest)', '0.5.1 (same text as 0.5.1 (Latest))', '0.5.0', '0.3.2']);
      expect(await findViolations(tab)).toEqual([]);
    });
  });

  it('is reached from the version menu', async () => {
    await site.visit('/quickstart', {}, async ({ tab }) => {
      await tab.locator('.navbar .dropdown').first().hover();
      await tab.getByRole('link', { name: 'What changed in 0.5.1' }).click();
      await expect.poll(() => tab.locator('.oc-compare-summary').innerText()).toMatch(/\d+ pages changed/);
    });
  });

  it('offers the nearest version for one that does not exist', async () => {
    await site.visit('/compare?from=0.5.00&to=current', {}, async ({ tab, address }) => {
      await tab.locator('[role=alert]').waitFor();
      expect(await tab.locator('[role=alert]').innerText()).toContain('There is no version "0.5.00".');
      await tab.getByRole('button', { name: 'Compare with 0.5.0 instead' }).click();
      await expect.poll(address).toContain('from=0.5.0&to=current');
      await tab.locator('.oc-compare-list > li').first().waitFor();
    });
  });
});

describe('a page', () => {
  it('shows additions and removals, folds equal text, goes from change to change, side by side, on a phone', async () => {
    await site.visit(PAGE, {}, async ({ tab }) => {
      await tab.locator('.oc-compare-row').first().waitFor();
      expect(await tab.title()).toBe('Deployment: 0.5.0 → 0.5.1 (Latest)');
      expect(await tab.locator('main h1').innerText()).toBe('Deployment');
      const line = tab.locator('.oc-compare-row p', { hasText: 'On a machine without a GPU, the first' });
      expect(await line.locator('del').first().innerText()).toBe('line says');
      expect(await line.locator('ins').last().innerText()).toBe('two lines say');
      expect(await tab.locator('pre ins.oc-line').first().innerText()).toContain('Estimated memory');
      expect(await tab.locator('.oc-compare-fold').count()).toBeGreaterThan(0);
      // Headings lead to the page itself.
      const link = tab.locator('h2#create a.hash-link');
      expect(await link.evaluate((a) => (a as HTMLAnchorElement).href)).toMatch(
        /\/models\/deployment(?:\.html)?#create$/,
      );
      expect(await findViolations(tab)).toEqual([]);

      const status = tab.locator('.oc-compare-steps [role=status]');
      await status.waitFor();
      const count = Number(/^(\d+) changes$/.exec(await status.innerText())?.[1]);
      expect(count).toBeGreaterThan(10);
      await tab.getByRole('button', { name: 'Next change' }).click();
      expect(await status.innerText()).toBe(`Change 1 of ${count}`);
      expect(await tab.locator('[data-oc-current]').count()).toBe(1);
      await tab.keyboard.press('Alt+ArrowDown');
      expect(await status.innerText()).toBe(`Change 2 of ${count}`);
      await tab.keyboard.press('Alt+ArrowUp');
      await tab.keyboard.press('Alt+ArrowUp');
      expect(await status.innerText()).toBe(`Change ${count} of ${count}`);
      expect(await tab.locator('[data-oc-current]').isVisible()).toBe(true);

      await tab.setViewportSize({ width: 1500, height: 900 });
      await tab.getByLabel('Side by side').check();
      await tab.locator('.oc-compare-columns').first().waitFor();
      await expect.poll(() => status.innerText()).toBe(`${count} changes`);
      expect(await tab.locator('.oc-compare-columns > :first-child ins').count()).toBe(0);
      expect(await tab.locator('.oc-compare-columns > :last-child del').count()).toBe(0);
      await tab.setViewportSize(PHONE);
      await expect.poll(() => tab.locator('.oc-compare-columns').count()).toBe(0);
      const { scroll, width } = await tab.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        width: innerWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(width);
    });
  });

  it('is found under its old name; one that a version lacks is shown whole', async () => {
    const at = (doc: string) => `/compare?from=0.3.2&to=0.5.0&doc=${doc}`;
    await site.visit(at('company/jobs'), {}, async ({ tab }) => {
      const note = tab.locator('.oc-compare-note');
      await tab.locator('.oc-compare-row').first().waitFor();
      expect(await note.innerText()).toBe('Moved: /0.3.2/company/jobs → /0.5.0/team/jobs');
      expect(await tab.locator('main h2', { hasText: 'What we' }).locator('ins').innerText()).toBe('look for');

      /** By script: no page has such links. */
      const follow = (doc: string) =>
        tab.evaluate(
          (href) => {
            const link = document.createElement('a');
            link.href = href;
            document.querySelector('main')!.append(link);
            link.click();
            link.remove();
          },
          site.url + at(doc).slice(1),
        );
      await follow('quickstart');
      await expect.poll(() => note.innerText()).toBe('This page is new in 0.5.0.');
      await tab.locator('.oc-compare-row').first().waitFor();
      expect(await tab.locator('main del').count()).toBe(0);
      await follow('sdk/services/lab');
      await expect.poll(() => note.innerText()).toBe('This page is no longer there in 0.5.0.');
      await tab.locator('.oc-compare-row').first().waitFor();
      await follow('nothing');
      await tab.locator('[role=alert]').waitFor();
      expect(await tab.locator('[role=alert]').innerText()).toBe('There is no page "nothing" in 0.3.2 or in 0.5.0.');
    });
  });
});

it.each(['models/deployment', 'intro', 'architecture/overview'])(
  'the first change of %s is on the screen to begin with',
  async (doc) => {
    await site.visit(`/compare?from=0.5.0&to=current&doc=${doc}`, {}, async ({ tab }) => {
      const first = tab.locator('[data-oc-change]').first();
      await first.waitFor();
      await expect.poll(() => first.evaluate((mark) => mark.getBoundingClientRect().top < innerHeight - 40)).toBe(true);
    });
  },
);

it('in a translation, a page that was translated later is compared in the original', async () => {
  await site.visit('/ar/compare?from=0.5.0&to=current&doc=intro', {}, async ({ tab }) => {
    const article = tab.locator('.oc-compare-article');
    await article.locator('[data-oc-change]').first().waitFor();
    expect(await tab.locator('.oc-compare-note').innerText()).toContain('تُقارن النصوص الأصلية');
    expect(await article.evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['en', 'ltr']);
    const [added, removed] = (await tab.locator('.oc-compare-words [dir=ltr]').innerText())
      .split(' ')
      .map((text) => Number(text.slice(1)));
    expect(Math.max(added!, removed!)).toBeLessThan(100);
  });
});

it('a reader comes from a page by its line, and goes back', async () => {
  await site.visit('/models/deployment', {}, async ({ tab, arrive, isSameDocument }) => {
    await tab.getByRole('link', { name: 'Changed since 0.5.0' }).click();
    await tab.locator('.oc-compare-row').first().waitFor();
    await tab.goBack();
    // The comparison has the page's heading too.
    await tab.locator('.oc-compare').waitFor({ state: 'detached' });
    await arrive('Deployment');
    expect(await isSameDocument()).toBe(true);
  });
});

it('works from disk', async () => {
  const outDir = await buildSiteOnce();
  const context = await openContext({ viewport: { width: 1280, height: 800 } });
  const tab = await context.newPage();
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(error.message));
  await tab.goto(`${pathToFileURL(path.join(outDir, 'compare.html')).href}?from=0.3.2&to=0.5.0`);
  await goLive(tab);
  await tab.locator('.oc-compare-list a', { hasText: 'Installation process' }).click();
  await tab.locator('.oc-compare-row ins').first().waitFor();
  expect(await tab.locator('main h1').innerText()).toBe('Installation process');
  expect(problems).toEqual([]);
  await context.close();
});

it('says without script that it needs JavaScript, and links to the versions', async () => {
  await site.visit('/compare', { live: false, javaScriptEnabled: false }, async ({ tab }) => {
    expect(await tab.locator('main').innerText()).toContain('Comparing versions needs JavaScript.');
    expect(await tab.locator('main li a').allInnerTexts()).toEqual(['0.5.1 (Latest)', '0.5.1', '0.5.0', '0.3.2']);
  });
});
