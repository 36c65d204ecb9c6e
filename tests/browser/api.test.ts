/** Pages of an API reference in a browser: in both looks, on every way to a page, without a script of their own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findViolations, setColorMode, WIDTH_RULES } from '../support/axe.ts';
import { openContext, watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const lantern = readFileSync(path.join(import.meta.dirname, '../fixtures/api/lantern.yaml'), 'utf8');
/** One operation fewer, one field more, and one field that was optional before. */
const older = lantern
  .replace('/lamps/{id}:', '/bulbs/{id}:')
  .replace(
    'parameters:\n        - { name: limit,',
    'parameters:\n        - { name: page, in: query, schema: { type: integer } }\n        - { name: limit,',
  );

const files = (look: string) => ({
  'docusaurus.config.mjs': `export default {
      title: 'Lantern', url: 'https://lantern.example', baseUrl: '/', trailingSlash: false,
      presets: [['classic', { docs: { routeBasePath: 'docs' }, blog: false }]],
      customFields: { octavo: { look: '${look}', api: { path: 'api/lantern.yaml', versions: { '1.0': 'api/older.yaml' } } } },
    };`,
  'docs/guide.md': '# Guide\n\n[Lamps](/api/lamps)\n',
  'api/lantern.yaml': lantern,
  'api/older.yaml': older,
});

const octavo = useServedSite(files('octavo'));
const classic = useServedSite(files('classic'));

describe('pages of an API reference', () => {
  it.each(['api', 'api/lamps', 'api/schemas/lamp'])(
    '%s is accessible, light and dark, wide and narrow',
    async (page) => {
      const { tab, live } = await openTab();
      await tab.goto(octavo.url + page);
      await live();
      await tab.evaluate(() =>
        document.querySelectorAll('main details').forEach((fold) => ((fold as HTMLDetailsElement).open = true)),
      );
      expect(await findViolations(tab)).toEqual([]);
      await setColorMode(tab, 'dark');
      expect(await findViolations(tab, 'color-contrast')).toEqual([]);
      await tab.setViewportSize({ width: 390, height: 800 });
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await findViolations(tab, ...WIDTH_RULES)).toEqual([]);
    },
  );

  it.each(['octavo', 'classic'])('keeps requests in view next to the text where there is room (%s)', async (look) => {
    const { tab, live } = await openTab();
    await tab.setViewportSize({ width: 1440, height: 800 });
    await tab.goto(`${(look === 'octavo' ? octavo : classic).url}api/lamps`);
    await live();
    const boxOf = async (part: string) => (await tab.locator(`.oc-api-${part}`).nth(1).boundingBox())!;
    const [intro, side] = [await boxOf('intro'), await boxOf('side')];
    expect(side.x).toBeGreaterThan(intro.x + intro.width);
    expect(intro.width).toBeGreaterThan(400);
    // The end of its text is on the screen, and the request is too.
    await tab
      .locator('.oc-api-rest')
      .nth(1)
      .evaluate((rest) => rest.scrollIntoView({ block: 'end' }));
    expect((await boxOf('side')).y).toBeGreaterThanOrEqual(0);
    await tab.setViewportSize({ width: 1000, height: 800 });
    expect((await boxOf('side')).x).toBe((await boxOf('intro')).x);
    // A sheet of paper.
    await tab.setViewportSize({ width: 760, height: 1000 });
    await tab.emulateMedia({ media: 'print' });
    const { width } = (await tab.locator('.theme-doc-markdown').boundingBox())!;
    expect(width).toBeGreaterThan(680);
  });

  it('has no faults of structure in the classic look', async () => {
    const { tab, live } = await openTab();
    await tab.goto(`${classic.url}api/lamps`);
    await live();
    // Infima's own colours are not ours to fix.
    const found = (await findViolations(tab)).filter((line) => !line.startsWith('color-contrast'));
    expect(found).toEqual([]);
    await tab.setViewportSize({ width: 390, height: 800 });
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('keeps the format of an answer inside its box, however narrow', async () => {
    for (const root of [octavo.url, classic.url]) {
      const { tab } = await openTab();
      await tab.setViewportSize({ width: 320, height: 800 });
      await tab.goto(`${root}api/lamps`);
      const gaps = await tab.locator('.oc-api-details > summary > code').evaluateAll((codes) =>
        codes.map((code) => {
          const box = code.closest('details')!.getBoundingClientRect();
          return box.bottom - code.getBoundingClientRect().bottom;
        }),
      );
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.min(...gaps)).toBeGreaterThan(4);
    }
  });

  it('loads no script that a page of docs does not load, within the policy, at the root and below a prefix', async () => {
    const scripts: string[][] = [];
    const prefixed = await octavo.serveAt('/some/where/');
    for (const [root, page] of [
      [octavo.url, 'docs/guide'],
      [octavo.url, 'api/lamps'],
      [prefixed, 'api/lamps'],
    ] as const) {
      const { tab, live } = await openTab();
      const watch = await watchPage(tab, root);
      await tab.goto(root + page);
      await live();
      scripts.push(
        watch.requests
          .filter((url) => /\/assets\/.*\.js$/.test(url))
          .map((url) => url.slice(root.length))
          .sort(),
      );
      expect(watch.problems).toEqual([]);
    }
    expect(scripts[1]).toEqual(scripts[0]);
    expect(scripts[2]).toEqual(scripts[0]);
  });

  it('shows the language of samples that was chosen before, on this page and on others', async () => {
    const { tab, live } = await openTab();
    await tab.goto(`${octavo.url}api/lamps`);
    await live();
    await tab.getByRole('tab', { name: 'Python' }).first().click();
    const chosen = () => tab.locator('[role=tab][aria-selected=true]').allTextContents();
    await expect.poll(async () => new Set(await chosen())).toEqual(new Set(['Python']));
    await tab.goto(`${octavo.url}api/rooms`);
    await live();
    await expect.poll(async () => new Set(await chosen())).toEqual(new Set(['Python']));
  });

  it('is read from disk: links, folds, anchors', async () => {
    const { tab, live } = await openTab();
    await tab.goto(`${octavo.diskUrl}api/lamps.html`);
    await live();
    const field = tab.locator('#createLamp-body-light-Colour-hex');
    expect(await field.isVisible()).toBe(false);
    await tab.goto(`${octavo.diskUrl}api/lamps.html#createLamp-body-light-Colour-hex`);
    await expect.poll(() => field.isVisible()).toBe(true);
    await tab.locator('main a[href*="schemas/lamp"]:visible').first().click();
    await tab.getByRole('heading', { level: 1, name: 'Lamp' }).waitFor();
  });

  it('is printed with folded content, and without the sidebar', async () => {
    const { tab, live } = await openTab();
    await tab.goto(`${octavo.url}api/lamps`);
    await live();
    await tab.emulateMedia({ media: 'print' });
    expect(await tab.locator('.theme-doc-sidebar-container').isVisible()).toBe(false);
    await tab.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => tab.locator('#createLamp-body-light-Colour-hex').isVisible()).toBe(true);
  });

  it('is read without JavaScript', async () => {
    const context = await openContext({ javaScriptEnabled: false });
    try {
      const tab = await context.newPage();
      await tab.goto(`${octavo.url}api/lamps`);
      await tab.locator('li.oc-api-field > details > summary:visible').first().click();
      expect(await tab.locator('li.oc-api-field li.oc-api-field:visible').count()).toBeGreaterThan(0);
    } finally {
      await context.close();
    }
  });
});

describe('the comparison of versions', () => {
  it('reports what changed in an API, what breaks clients first, and leads to the operations', async () => {
    const { tab, live } = await openTab();
    const watch = await watchPage(tab, octavo.url);
    await tab.goto(`${octavo.url}compare?id=api`);
    await live();
    const changes = tab.getByRole('region', { name: 'API changes' });
    await changes.waitFor();
    // Changes that may break some clients are neither counted nor denied.
    expect(await changes.locator('p').count()).toBe(0);
    const grave = changes.locator(':scope > ul > li');
    expect(await grave.allTextContents()).toEqual([
      'GET /lampsmay break clients query page The parameter was removed. request-parameter-removed',
    ]);
    await changes.locator('summary').click();
    expect(await changes.locator('details').textContent()).toContain('DELETE /lamps/{id}');
    expect(await findViolations(tab)).toEqual([]);
    expect(watch.problems).toEqual([]);
    await changes.getByRole('link', { name: 'GET /lamps' }).first().click();
    await tab.getByRole('heading', { level: 1, name: 'lamps' }).waitFor();
    expect(tab.url()).toContain('#listLamps');
  });

  it('reports the same on the page with the operations, and nothing on other pages', async () => {
    const { tab, live } = await openTab();
    await tab.goto(`${octavo.url}compare?id=api&doc=lamps`);
    await live();
    await tab.getByRole('region', { name: 'API changes' }).waitFor();
    await tab.goto(`${octavo.url}compare?id=api&doc=rooms`);
    await live();
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(await tab.getByRole('region', { name: 'API changes' }).count()).toBe(0);
  });
});
