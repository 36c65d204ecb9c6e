/** The website without a network: the archive of `octavo build --zip`, unpacked. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs, openContext, watchPage } from '../support/browser.ts';
import { createSiteVariant, ENGLISH } from '../support/siteVariant.ts';
import { PAGE_KINDS } from '../support/specSite.ts';
import { createTempFolder, type TempFolder } from '../support/tempFolder.ts';
import { arriveAt, goLive } from '../support/tabSteps.ts';

let unpacked: TempFolder;
/** Address of the folder, with a slash at its end. */
let root: string;

beforeAll(async () => {
  const variant = await createSiteVariant();
  await variant.build('--zip', ...ENGLISH);
  // A realistic folder name.
  unpacked = await createTempFolder();
  const files = unzipSync(await readFile(`${variant.outDir}.zip`));
  const entries = Object.entries(files).filter(([name]) => !name.endsWith('/'));
  await unpacked.write(Object.fromEntries(entries.map(([name, content]) => [path.join('My docs #1', name), content])));
  await variant.remove();
  root = pathToFileURL(`${unpacked.dir}/My docs #1/Emberhold/site/`).href;
});
afterAll(async () => {
  await closeTabs();
  await unpacked?.remove();
});

async function openSite(file: string) {
  const context = await openContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  tab.setDefaultTimeout(30_000);
  const watch = await watchPage(tab, new URL('..', root).href);
  await tab.goto(new URL(file, root).href);
  return { tab, context, watch };
}

it('starts at its start file; from there every link is a document, and versions and colours work', async () => {
  const { tab, context, watch } = await openSite('../Start%20here.html');
  await tab.waitForURL(`${root}index.html`);
  await goLive(tab);
  await tab.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Quickstart' }).click();
  await tab.waitForURL(`${root}quickstart.html`);
  await goLive(tab);
  await tab.locator('.navbar__inner .toggleButton_gllP').click();
  await tab.waitForSelector('html[data-theme=dark]');

  await tab.locator('.navbar__inner').getByRole('button', { name: 'Latest' }).hover();
  await tab.locator('.navbar__inner').getByRole('link', { name: '0.5.0', exact: true }).click();
  await tab.waitForURL(`${root}0.5.0/quickstart.html`);
  await goLive(tab);
  expect(await tab.getAttribute('html', 'data-theme')).toBe('dark');
  expect(await tab.locator('.navbar [aria-haspopup]').first().textContent()).toBe('0.5.0');
  expect(await tab.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('0.5.0');
  await tab.getByRole('alert').getByRole('link', { name: 'latest version' }).click();
  await tab.waitForURL(`${root}quickstart.html`);
  await goLive(tab);

  await tab.locator('.navbar__inner').getByRole('link', { name: 'Blog' }).click();
  await tab.waitForURL(`${root}blog.html`);
  await tab.goBack();
  await arriveAt(tab, 'Quickstart');
  await tab.goto(`${root}models/deployment.html#states`);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(watch.problems).toEqual([]);
  await context.close();
});

it('every kind of page is complete: app, pictures, and only files are requested', async () => {
  const { tab, context, watch } = await openSite('index.html');
  for (const [kind, page] of Object.entries(PAGE_KINDS)) {
    // No link leads there from disk. Its links start at the base URL until its script has run.
    if (kind === 'not found') continue;
    const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
    await tab.goto(root + file);
    await goLive(tab);
    const pictures = await tab.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      return [...document.images].filter((image) => image.naturalWidth === 0).map(({ src }) => src);
    });
    expect([kind, pictures]).toEqual([kind, []]);
    const links = await tab.$$eval('a[href], form[action]', (all) =>
      all.map((one) => (one as HTMLAnchorElement).href || (one as HTMLFormElement).action),
    );
    // A folder would be shown as a list of files.
    expect(links.filter((href) => href.startsWith('file:') && /\/(?:[?#]|$)/.test(href))).toEqual([]);
  }
  expect(watch.requests.filter((url) => !/^(?:file|data|blob):/.test(url))).toEqual([]);
  expect(watch.problems).toEqual([]);
  await context.close();
});

it('the 404 page, opened as a file, finds the site around it', async () => {
  const context = await openContext();
  const tab = await context.newPage();
  await tab.goto(`${root}404.html`);
  await goLive(tab);
  const logo = tab.locator('.navbar img').first();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.src)).toBe(`${root}img/logo.svg`);
  await tab.getByRole('link', { name: 'Go to the start page' }).click();
  await arriveAt(tab, 'Generative AI on hardware you own');
  expect(tab.url()).toBe(`${root}index.html`);
  await context.close();
});
