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
  .menu__link--active { outline: 2px solid gold; }
  .footer__title { letter-spacing: 3px; }
  .theme-doc-breadcrumbs { opacity: 0.5; }
  .row { margin: 7px; }
  .navbar > .container, .navbar > .navbar__inner { outline: 1px solid red; }
  [class*='docMainContainer'] > .container { letter-spacing: 1px; }
  .dropdown__menu { max-height: 123px; }
  .own { color: var(--ifm-color-emphasis-700); padding: var(--ifm-pre-padding); }
`;

const config = (look: string) => `import remarkMath from 'remark-math'; import rehypeKatex from 'rehype-katex';
    export default {
      title: 'Styled', url: 'https://styled.example', baseUrl: '/', trailingSlash: false,
      themes: ['@easyops-cn/docusaurus-search-local'], customFields: { octavo: { look: '${look}' } },
      stylesheets: ['https://cdn.example/katex@0.16/dist/katex.min.css'],
      presets: [['classic', { docs: { routeBasePath: '/', remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] }, theme: { customCss: './src/custom.css' } }]],
      themeConfig: { navbar: { title: 'Styled', items: [{ to: '/', label: 'Docs' }, { label: 'More', items: [{ to: '/math', label: 'Math' }] }, { to: '/math', label: 'Math', position: 'right', className: 'button button--secondary' }] }, footer: { style: 'dark', links: [{ title: 'More', items: [{ label: 'Home', to: '/' }] }] } },
    };`;

const FILES = {
  'docusaurus.config.mjs': config('classic'),
  'src/custom.css': CSS,
  'docs/home.mdx':
    '---\nslug: /\n---\n\n# Home\n\n<div className="own">Own</div>\n\n<div className="row"><div className="col col--6" id="half">Half</div></div>\n\n[Formulas](./math.md)\n\n<iframe width="2000" height="90" title="Wide"></iframe>\n',
  'docs/math.md': '# Math\n\nEnergy $E=mc^2$ and\n\n$$\n\\int_0^1 x\\,dx\n$$\n',
  'docs/all.mdx': `---\ntags: [one]\n---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# All

:::tip[Title]

Text with \`code\`, **bold**, <kbd>K</kbd> and [a link](./math.md).

:::

| A | B |
| --- | --- |
| 1 | 2 |

\`\`\`js title="a.js" showLineNumbers
const a = 1; // highlight-line
\`\`\`

<details><summary>More</summary>Inside</details>

> Quote

1. One
   - Two

<Tabs><TabItem value="a" label="A">a</TabItem><TabItem value="b" label="B">b</TabItem></Tabs>

<div className="card"><div className="card__header"><h3>Card</h3></div><div className="card__body margin-top--lg text--center">Text</div></div>

<div className="hero hero--primary"><div className="container"><h1 className="hero__title">Hero</h1><a className="button button--primary button--lg" href="/math">Go</a></div></div>

<span className="badge badge--danger">New</span> <ul className="pills"><li className="pills__item pills__item--active">Pill</li></ul>

<div className="alert alert--info" role="alert"><button className="close" type="button">x</button>Alert</div>

## Part

### Smaller
`,
  'blog/tags.yml': 'one: { label: One, description: Tag }',
  'blog/authors.yml': 'a: { name: A, title: T, url: /a, socials: { github: a } }',
  'docs/tags.yml': 'one: { label: One }',
  'blog/2024-01-02-post.md': '---\ntags: [one]\nauthors: [a]\n---\n\n# Post\n\nFirst.\n\n<!-- truncate -->\n\n- more\n',
};

const site = useServedSite(FILES, { base: '/prefix/', packages: ['remark-math', 'rehype-katex'] });

const styleOf = (tab: Tab, selector: string, name: string) =>
  tab
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

it.each(['light', 'dark'] as const)('a style sheet written for Infima works in %s mode', async (mode) => {
  const { tab } = await openTab({ viewport: { width: 1280, height: 800 } });
  const watch = await watchPage(tab, site.url);
  await tab.goto(`${site.url}?docusaurus-theme=${mode}`);
  const isDark = mode === 'dark';
  const accent = isDark ? 'rgb(201, 167, 255)' : 'rgb(123, 47, 247)';
  expect(await styleOf(tab, '.navbar', 'border-bottom-color')).toBe(accent);
  expect(await styleOf(tab, '.navbar', 'border-bottom-width')).toBe('4px');
  expect(await styleOf(tab, '.navbar', 'height')).toBe('80px');
  expect(await styleOf(tab, '.navbar__inner', 'outline-color')).toBe('rgb(255, 0, 0)');
  expect(await styleOf(tab, 'main > .container', 'letter-spacing')).toBe('1px');
  expect(await styleOf(tab, 'main h1', 'color')).toBe(isDark ? 'rgb(233, 220, 255)' : 'rgb(43, 16, 85)');
  // Set for light mode; dark mode has a separate background.
  expect((await styleOf(tab, 'html', 'background-color')) === 'rgb(250, 240, 255)').toBe(!isDark);
  const current = '.theme-doc-sidebar-menu .menu__link--active';
  expect(await styleOf(tab, current, 'outline-color')).toBe('rgb(255, 215, 0)');
  expect(await styleOf(tab, current, 'text-transform')).toBe('uppercase');
  expect(await styleOf(tab, '.footer__title', 'letter-spacing')).toBe('3px');
  expect(await styleOf(tab, '.theme-doc-breadcrumbs', 'opacity')).toBe('0.5');
  // Infima's own values: grey 300 or 700, and its spacing.
  expect(await styleOf(tab, '.own', 'color')).toBe(isDark ? 'rgb(218, 221, 225)' : 'rgb(96, 103, 112)');
  expect(await styleOf(tab, '.own', 'padding-top')).toBe('16px');
  const [half, whole] = await Promise.all(['#half', 'main article'].map((part) => tab.locator(part).boundingBox()));
  expect((half?.width ?? 0) / (whole?.width ?? 1)).toBeGreaterThan(0.45);
  expect((half?.width ?? 0) / (whole?.width ?? 1)).toBeLessThan(0.6);
  // The site's own rules win over Infima's.
  expect(await styleOf(tab, '.markdown .row', 'margin')).toBe('7px');
  expect(watch.problems).toEqual([]);
  await tab.close();
});

it('the site’s own rules also apply after navigation, and to content that is shown later', async () => {
  const { tab } = await openTab({ viewport: { width: 1280, height: 800 } });
  await tab.goto(`${site.url}math`);
  await goLive(tab);
  await tab.click('.theme-doc-sidebar-menu a:text-is("Home")');
  await tab.waitForSelector('.markdown .row');
  await expect.poll(() => styleOf(tab, '.markdown .row', 'display')).toBe('flex');
  expect(await styleOf(tab, '.markdown .row', 'margin')).toBe('7px');
  // Infima's rule for it comes late, and stands before the site's.
  expect(await styleOf(tab, '.dropdown__menu', 'max-height')).toBe('123px');
  await expect.poll(() => styleOf(tab, '.dropdown__menu', 'position')).toBe('absolute');
  await tab.close();
});

/** Rules that documents omit until the whole sheet loads, because they are not visible before. */
const UNSEEN = '.dropdown__menu, .navbar-sidebar__backdrop, .theme-back-to-top-button, [class*=buttonGroup]';
const UNFELT = /^(?:-webkit-)?(?:transition|cursor|user-select|tap-highlight-color|touch-action|will-change)/;

type Looks = Map<string, Map<string, string>>;

/** Records the look of every element that may be visible, and reports changes since the last call. */
const noteLooks = (tab: Tab) =>
  tab.evaluate(
    ([unseen, unfelt]) => {
      const own = globalThis as { looks?: Looks };
      const skipped = new RegExp(unfelt!);
      const looks: Looks = new Map();
      for (const [index, element] of [...document.querySelectorAll('html, body, #__docusaurus *')].entries()) {
        if (element.closest(unseen!) || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue;
        for (const pseudo of ['', '::before', '::after']) {
          const style = getComputedStyle(element, pseudo || undefined);
          if (pseudo && style.content === 'none') continue;
          const names = [...style].filter((name) => !name.startsWith('--') && !skipped.test(name));
          const name = `${index} ${element.tagName}.${element.getAttribute('class')}${pseudo}`;
          looks.set(name, new Map(names.map((property) => [property, style.getPropertyValue(property)])));
        }
      }
      const before = own.looks ?? looks;
      own.looks = looks;
      const added = [...looks.keys()].filter((name) => !before.has(name));
      const changed = [...before].flatMap(([name, style]) =>
        [...style]
          .filter(([property, value]) => looks.get(name)?.get(property) !== value)
          .map(([property, value]) => `${name} ${property}: ${value} → ${looks.get(name)?.get(property)}`),
      );
      return { count: looks.size, changes: [...added, ...changed] };
    },
    [UNSEEN, UNFELT.source] as const,
  );

describe.each([1280, 390])('at %i pixels, the first paint is that of the whole style', (width) => {
  it.each(['', 'all', 'math', 'blog', 'blog/2024/01/02/post', 'tags/one'])('on page "%s"', async (page) => {
    const { tab } = await openTab({ viewport: { width, height: 800 } });
    const release = await holdRequests(tab, '**/assets/{infima,theme}.*.css');
    const requested = tab.waitForRequest('**/assets/theme.*.css');
    await tab.goto(site.url + page, { waitUntil: 'domcontentloaded' });
    await requested;
    // A font that arrives in between would change the size of its text.
    await tab.evaluate(() => document.fonts.ready.then(() => {}));
    // The blocks below the screen are laid out when the browser is idle.
    await tab.waitForSelector('html:not([data-oc-new])');
    expect((await noteLooks(tab)).count).toBeGreaterThan(50);
    release();
    await expect.poll(() => countSheets(tab)).toBe(2);
    expect((await noteLooks(tab)).changes).toEqual([]);
    await tab.close();
  });
});

/** Sheets of the engine that have arrived. */
const countSheets = (tab: Tab) =>
  tab.evaluate(
    () => [...document.styleSheets].filter(({ href }) => /assets\/(?:infima|theme)\./.test(href ?? '')).length,
  );

it.each(['infima', 'theme'])('nothing changes while the sheet "%s" is missing', async (missing) => {
  const { tab } = await openTab({ viewport: { width: 1280, height: 800 } });
  const release = await holdRequests(tab, '**/assets/{infima,theme}.*.css');
  const releaseOne = await holdRequests(tab, `**/assets/${missing}.*.css`);
  await tab.goto(`${site.url}all`, { waitUntil: 'domcontentloaded' });
  await tab.evaluate(() => document.fonts.ready.then(() => {}));
  await tab.waitForSelector('html:not([data-oc-new])');
  expect(await countSheets(tab)).toBe(0);
  await noteLooks(tab);
  release();
  await expect.poll(() => countSheets(tab)).toBe(1);
  expect((await noteLooks(tab)).changes).toEqual([]);
  releaseOne();
  await expect.poll(() => countSheets(tab)).toBe(2);
  await tab.close();
});

it('the whole style is between the first part and the site’s own, and moves nothing', async () => {
  const { tab } = await openTab({ viewport: { width: 1280, height: 800 } });
  await tab.addInitScript(() => {
    const own = globalThis as { shift?: number };
    own.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) own.shift! += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await tab.goto(`${site.url}all`);
  await expect.poll(() => tab.locator('head > link[href*="assets/theme."]').count()).toBe(1);
  const order = await tab.evaluate(() =>
    [...document.querySelectorAll('head > :is(style, link[rel=stylesheet])')].map(
      (sheet) =>
        sheet.getAttribute('href')?.replace(/.*\/|\..*/g, '') ??
        (sheet.textContent!.includes('.footer__title{letter-spacing') ? 'site' : 'look'),
    ),
  );
  expect(order.indexOf('infima')).toBeLessThan(order.indexOf('site'));
  // As in Docusaurus's build, style sheets of components come after `customCss`.
  expect(order.indexOf('theme')).toBeGreaterThan(order.indexOf('site'));
  await tab.waitForTimeout(500);
  expect(await tab.evaluate(() => (globalThis as { shift?: number }).shift)).toBe(0);
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

describe('a page with its own style sheet', () => {
  const SHEET = '**/assets/katex*.css';
  const heading = (tab: Tab) => tab.locator('main h1').textContent();

  it('is shown when that has loaded, and immediately the next time', async () => {
    const { tab, arrive } = await openTab();
    const release = await holdRequests(tab, SHEET);
    await tab.goto(site.url);
    await goLive(tab);
    const requested = tab.waitForRequest(SHEET);
    await tab.click('main a:text-is("Formulas")');
    await requested;
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
