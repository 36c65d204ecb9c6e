import type { Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';
import { goLive, holdRequests } from '../support/tabSteps.ts';

const CSS = `
  :root { --ifm-color-primary: #7b2ff7; --ifm-navbar-height: 5rem; --ifm-background-color: rgb(250, 240, 255); --ifm-heading-color: rgb(43, 16, 85); }
  [data-theme='dark'] { --ifm-color-primary: #c9a7ff; --ifm-heading-color: rgb(233, 220, 255); }
  .navbar { border-bottom: 4px solid var(--ifm-color-primary); }
  .menu__link { text-transform: uppercase; }
  .menu__link--active { background: gold; }
  .footer__title { letter-spacing: 3px; }
  .theme-doc-breadcrumbs { opacity: 0.5; }
  .row { margin: 7px; }
  .navbar__search-input { width: 20rem; }
  .navbar__items--right .navbar__search-input { min-width: 0; }
  @media (max-width: 996px) { .navbar__items--right { width: 20px; } .navbar__items--right [class*='navbarSearchContainer'] { min-width: 0; } }
  .navbar__items { justify-content: center; }
  .navbar__items--right { display: grid; }
  .navbar__items--right .navbar__link { grid-row: 1; }
  .navbar-sidebar { --ifm-navbar-sidebar-width: 280px; background: gold; left: auto; right: 0; transform: translate3d(100%, 0, 0); }
  .navbar-sidebar--show .navbar-sidebar { transform: translate3d(0, 0, 0); }
  .own { color: var(--ifm-color-emphasis-700); padding: var(--ifm-pre-padding); }
`;

const FILES = {
  'docusaurus.config.mjs': `import remarkMath from 'remark-math'; import rehypeKatex from 'rehype-katex';
    export default {
      title: 'Styled', url: 'https://styled.example', baseUrl: '/', trailingSlash: false,
      themes: ['@easyops-cn/docusaurus-search-local'],
      stylesheets: ['https://cdn.example/katex@0.16/dist/katex.min.css'],
      presets: [['classic', { docs: { routeBasePath: '/', remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] }, blog: false, theme: { customCss: './src/custom.css' } }]],
      themeConfig: { navbar: { title: 'Styled', items: [{ to: '/', label: 'Docs' }, { to: '/math', label: 'Math', position: 'right' }] }, footer: { links: [{ title: 'More', items: [{ label: 'Home', to: '/' }] }] } },
    };`,
  'src/custom.css': CSS,
  'docs/home.mdx':
    '---\nslug: /\n---\n\n# Home\n\n<div className="own">Own</div>\n\n<div className="row"><div className="col col--6" id="half">Half</div></div>\n\n[Formulas](./math.md)\n\n<iframe width="2000" height="90" title="Wide"></iframe>\n',
  'docs/math.md': '# Math\n\nEnergy $E=mc^2$ and\n\n$$\n\\int_0^1 x\\,dx\n$$\n',
};

const site = useServedSite(FILES, { base: '/prefix/', packages: ['remark-math', 'rehype-katex'] });

const styleOf = (tab: Tab, selector: string, name: string) =>
  tab.locator(selector).evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

it.each(['light', 'dark'] as const)('a style sheet written for Infima works in %s mode', async (mode) => {
  const { tab } = await openTab({ viewport: { width: 1280, height: 800 } });
  const watch = await watchPage(tab, site.url);
  await tab.goto(`${site.url}?docusaurus-theme=${mode}`);
  const isDark = mode === 'dark';
  const accent = isDark ? 'rgb(201, 167, 255)' : 'rgb(123, 47, 247)';
  expect(await styleOf(tab, '.oc-navbar', 'border-bottom-color')).toBe(accent);
  expect(await styleOf(tab, '.oc-navbar', 'border-bottom-width')).toBe('4px');
  expect(await styleOf(tab, '.oc-navbar', 'height')).toBe('80px');
  expect(await styleOf(tab, 'main h1', 'color')).toBe(isDark ? 'rgb(233, 220, 255)' : 'rgb(43, 16, 85)');
  // Set for light mode; dark mode has a ground of its own.
  expect((await styleOf(tab, 'html', 'background-color')) === 'rgb(250, 240, 255)').toBe(!isDark);
  const current = '.oc-sidebar .oc-tree-link[aria-current]';
  expect(await styleOf(tab, current, 'background-color')).toBe('rgb(255, 215, 0)');
  expect(await styleOf(tab, current, 'text-transform')).toBe('uppercase');
  expect(await styleOf(tab, '.oc-footer-title', 'letter-spacing')).toBe('3px');
  expect(await styleOf(tab, '.oc-breadcrumbs', 'opacity')).toBe('0.5');
  // Infima's own values: grey 300 or 700, and its spacing.
  expect(await styleOf(tab, '.own', 'color')).toBe(isDark ? 'rgb(218, 221, 225)' : 'rgb(96, 103, 112)');
  expect(await styleOf(tab, '.own', 'padding-top')).toBe('16px');
  const [half, whole] = await Promise.all(['#half', 'main article'].map((part) => tab.locator(part).boundingBox()));
  expect((half?.width ?? 0) / (whole?.width ?? 1)).toBeGreaterThan(0.45);
  expect((half?.width ?? 0) / (whole?.width ?? 1)).toBeLessThan(0.6);
  // The site's own rules count, whatever Infima says.
  expect(await styleOf(tab, '.row', 'margin')).toBe('7px');
  const widths = await Promise.all(['.oc-search', '.oc-search input'].map((part) => tab.locator(part).boundingBox()));
  expect(widths.map((box) => box?.width)).toEqual([320, 320]);
  // Where the site makes the navbar a grid, search is in its row.
  const tops = await Promise.all(['.oc-search', '.oc-navbar'].map((part) => tab.locator(part).boundingBox()));
  expect(tops[0]!.y + tops[0]!.height).toBeLessThan(tops[1]!.y + tops[1]!.height);
  // Its left end has all the room, in which the site may put its items.
  const link = await tab.locator('.oc-nav-link').first().boundingBox();
  expect(link!.x).toBeGreaterThan(300);
  const frame = await tab.locator('iframe').boundingBox();
  expect(frame!.width).toBeLessThanOrEqual(whole!.width);
  expect(frame!.height).toBeGreaterThan(80);
  expect(watch.problems).toEqual([]);
  await tab.close();
});

it('Infima gives way to the site’s own rules after navigation, too', async () => {
  const { tab } = await openTab();
  await tab.goto(`${site.url}math`);
  await goLive(tab);
  await tab.click('.oc-sidebar a:text-is("Home")');
  await tab.waitForSelector('.row');
  await expect.poll(() => styleOf(tab, '.row', 'display')).toBe('flex');
  expect(await styleOf(tab, '.row', 'margin')).toBe('7px');
  await tab.close();
});

it('the drawer of a phone is where the site puts it, and the sidebar of a desktop is not it', async () => {
  const { tab } = await openTab({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
  await tab.goto(site.url);
  // The lens keeps its width, whatever room the site leaves it.
  expect((await tab.locator('.oc-search input').boundingBox())!.width).toBeGreaterThan(38);
  await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = tab.getByRole('dialog');
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(110);
  expect((await drawer.boundingBox())!.width).toBe(280);
  await tab.keyboard.press('Escape');
  await tab.setViewportSize({ width: 1280, height: 800 });
  expect(await styleOf(tab, '.oc-drawer', 'background-color')).toBe('rgba(0, 0, 0, 0)');
  expect((await tab.locator('.oc-drawer').boundingBox())!.x).toBeLessThan(110);
  await tab.close();
});

const fontsOf = (tab: Tab) =>
  tab.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });

it('formulas are drawn with the site’s own fonts, also after navigation, under a prefix and the strict policy', async () => {
  const { tab } = await openTab();
  const watch = await watchPage(tab, site.url);
  await tab.goto(site.url);
  await goLive(tab);
  await tab.click('main a:text-is("Formulas")');
  await tab.waitForSelector('main .katex-display');
  await expect.poll(() => fontsOf(tab)).toContain('KaTeX_Main');
  // Where KaTeX writes a style attribute, a rule does its work: the integral's sign is taller than a letter.
  const tall = await tab.locator('.katex-display .base').first().boundingBox();
  const low = await tab.locator('p .katex .base').first().boundingBox();
  expect(tall?.height ?? 0).toBeGreaterThan((low?.height ?? 0) * 1.4);
  expect(watch.problems).toEqual([]);
  await tab.close();
});

describe('a page with a style sheet of its own', () => {
  const SHEET = '**/assets/katex*.css';
  const heading = (tab: Tab) => tab.locator('main h1').textContent();

  it('is shown when that has loaded, and has it at once the next time', async () => {
    const { tab, arrive } = await openTab();
    const release = await holdRequests(tab, SHEET);
    await tab.goto(site.url);
    await goLive(tab);
    const asked = tab.waitForRequest(SHEET);
    await tab.click('main a:text-is("Formulas")');
    await asked;
    await tab.waitForTimeout(300);
    expect(await heading(tab)).toContain('Home');
    await noteFirstLook(tab);
    release();
    await arrive('Math');
    expect(await firstLook(tab)).toContain('KaTeX_Main');
    await tab.goBack();
    await arrive('Home');
    const requests: string[] = [];
    tab.on('request', (request) => requests.push(request.url()));
    await noteFirstLook(tab);
    await tab.goForward();
    await arrive('Math');
    expect(await firstLook(tab)).toContain('KaTeX_Main');
    expect(requests.filter((url) => url.endsWith('.css'))).toEqual([]);
    await tab.close();
  });

  it.each([
    ['fails', (tab: Tab) => tab.route(SHEET, (route) => route.abort())],
    ['never comes', (tab: Tab) => tab.route(SHEET, () => {})],
  ])('is shown all the same when that %s', async (_, prevent) => {
    const { tab, arrive } = await openTab();
    await prevent(tab);
    await tab.goto(site.url);
    await goLive(tab);
    await tab.click('main a:text-is("Formulas")');
    await arrive('Math');
    await tab.close();
  });

  /** Notes the font of the first formula when it is put into the page, before anything is painted. */
  const noteFirstLook = (tab: Tab) =>
    tab.evaluate(() => {
      const own = globalThis as { firstLook?: string };
      delete own.firstLook;
      const look = (): void => {
        const formula = document.querySelector('main .katex');
        if (formula) own.firstLook = getComputedStyle(formula).fontFamily;
        else requestAnimationFrame(look);
      };
      look();
    });
  const firstLook = (tab: Tab) => tab.evaluate(() => (globalThis as { firstLook?: string }).firstLook);
});

it('formulas are drawn from disk', async () => {
  const { tab } = await openTab();
  await tab.goto(`${site.diskUrl}math.html`);
  await expect.poll(() => fontsOf(tab)).toContain('KaTeX_Main');
  await tab.close();
});

it('links of a navbar that is too full do not cover one another', async () => {
  const { tab } = await openTab({ viewport: { width: 1024, height: 800 } });
  await tab.goto(site.url);
  const cut = await tab.locator('.oc-navbar a.oc-nav-link').evaluateAll((links) => {
    links[0]!.textContent = 'A very long label '.repeat(8);
    return links.filter((link) => link.scrollWidth > link.clientWidth).length;
  });
  expect(cut).toBe(0);
});
