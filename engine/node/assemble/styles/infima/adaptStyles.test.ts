import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { adaptQueries, adaptSelectors, toPrelude } from './adaptStyles.ts';
import { defaultsFor } from './infimaTable.ts';
import { infimaClasses, pageInfima } from './pageInfima.ts';
import { moduleSelectors, themeSelectors } from './themeSelectors.ts';
import { themeVariables } from './themeVariables.ts';

const prelude = (css: string) => toPrelude(css, new Set());

describe('adaptSelectors', () => {
  it.each([
    ['.navbar{color:red}', ':is(.navbar,.oc-navbar){color:red}'],
    [
      '.navbar .menu__link--active:hover{a:b}',
      `:is(.navbar,.oc-navbar) :is(.menu__link--active,${themeSelectors['menu__link--active']}):hover{a:b}`,
    ],
    ['@media (width<=996px){.footer,.own{a:b}}', '@media (width<=996px){:is(.footer,.oc-footer),.own{a:b}}'],
    [
      '.own{background:url(a.navbar.png);content:".navbar{"}.footer:before{a:b}',
      '.own{background:url(a.navbar.png);content:".navbar{"}:is(.footer,.oc-footer):before{a:b}',
    ],
    ['.navbar-own,.constructor{a:b}', '.navbar-own,.constructor{a:b}'],
    ['.footer{a:b;& .footer__title{c:d}}', ':is(.footer,.oc-footer){a:b;& :is(.footer__title,.oc-footer-title){c:d}}'],
    ['.navbar__logo>img{a:b}', ':is(.navbar__logo>img,.oc-brand>img.oc-logo){a:b}'],
    ['.navbar__logo img:hover{a:b}', ':is(.navbar__logo img,.oc-brand>img.oc-logo):hover{a:b}'],
    ['.table-of-contents>li{a:b}', ':is(.table-of-contents,.oc-toc>ul,.oc-folded-toc>ul)>li{a:b}'],
    // Names of Docusaurus's build, or parts of them.
    ['div[class*=codeBlockTitle]:hover{a:b}', 'div:is([class*=codeBlockTitle],.code-title):hover{a:b}'],
    ['[class^=tableOfContents_]{a:b}', ':is([class^=tableOfContents_],.oc-toc){a:b}'],
    ['[class*=leButton]{a:b}', ':is([class*=leButton],.oc-folded-toc>summary,.oc-color-mode){a:b}'],
    ['.navbarSearchContainer_Bca1{a:b}', ':is(.navbarSearchContainer_Bca1,.oc-search){a:b}'],
    [
      '.copyButton_a1b2c3,[class*=own],[class$=copyButton]{a:b}',
      '.copyButton_a1b2c3,[class*=own],[class$=copyButton]{a:b}',
    ],
    [
      'div[class*=announcementBar][role=banner] [class*=announcementBarContent]{a:b}',
      'div:is([class*=announcementBar],.oc-announcement,.oc-announcement>.oc-icon-button,.oc-announcement>div):is([role=banner],.oc-announcement) :is([class*=announcementBarContent],.oc-announcement>div){a:b}',
    ],
    ['[class^=announcementBar_]{a:b}', ':is([class^=announcementBar_],.oc-announcement){a:b}'],
    ['@font-face{src:url(x.footer.woff2)}', '@font-face{src:url(x.footer.woff2)}'],
  ])('%s', (css, expected) => {
    expect(adaptSelectors(css)).toBe(expected);
  });
});

describe('adaptQueries', () => {
  it.each([
    ["d.querySelector('.navbar__logo')", "d.querySelector(':is(.navbar__logo,.oc-brand>.oc-logo)')"],
    ['d.querySelectorAll( `.own, .footer a` )', 'd.querySelectorAll( `.own, :is(.footer,.oc-footer) a` )'],
    ['e.closest(".navbar")?.matches(".own")', 'e.closest(":is(.navbar,.oc-navbar)")?.matches(".own")'],
    ['e.closest(`.${navbar}`);f(".navbar")', 'e.closest(`.${navbar}`);f(".navbar")'],
  ])('%s', (code, expected) => {
    expect(adaptQueries(code)).toBe(expected);
  });
});

describe('toPrelude', () => {
  it('is empty for a site that mentions nothing of Infima', () => {
    expect(prelude('.own{--own:1;color:var(--own)}')).toBe('');
  });

  it('leaves out the title of the table of contents where the site writes one', () => {
    const title = (rule: string) => prelude(adaptSelectors(rule));
    expect(title('.table-of-contents:before{color:red;content:"Contents"}')).toBe('.oc-toc>p{display:none}');
    expect(title('.table-of-contents:before{content:""}.table-of-contents__link:before{content:"x"}')).toBe('');
  });

  it('leaves out the arrow of dropdowns where the site draws one, or wants none', () => {
    const arrow = (rule: string) => prelude(adaptSelectors(rule));
    const none = '.oc-dropdown>.oc-nav-link>.oc-icon:last-child{display:none}';
    expect(arrow('.dropdown>.navbar__link:after{width:1rem;content:"";background:url(a.svg)}')).toBe(none);
    expect(arrow('.navbar .dropdown>.navbar__link:after{display:none}')).toBe(none);
    expect(arrow('.dropdown>.navbar__link:after{color:red}.navbar__link:after{content:"x"}')).toBe('');
  });

  it('lets variables act on the theme, in the modes that they are set for', () => {
    expect(prelude(':root{--ifm-navbar-height:5rem}')).toBe(':root{--oc-navbar-height:var(--ifm-navbar-height)}');
    expect(prelude(':root{--ifm-font-family-base:Arial}')).toBe(
      ':root{--oc-font-heading:var(--ifm-heading-font-family,var(--ifm-font-family-base))}',
    );
    // Infima has a dark background of its own.
    expect(prelude(':root{--ifm-background-color:#fff}')).toBe(
      '[data-theme=light]{--oc-bg:var(--ifm-background-color)}',
    );
    expect(prelude('html[data-theme=dark]{--ifm-background-color:#000}')).toBe(
      '[data-theme=dark]{--oc-bg:var(--ifm-background-color)}',
    );
    expect(prelude(':root{--ifm-background-color:#fff}[data-theme=dark]{--ifm-background-color:#000}')).toBe(
      ':root{--oc-bg:var(--ifm-background-color)}',
    );
  });

  it('lets variables act only where they are set', () => {
    expect(prelude('.oc-footer{--ifm-footer-title-color:red}')).toBe(
      ':is(.oc-footer) :is(.oc-footer-title),:is(.oc-footer):is(.oc-footer-title){color:var(--ifm-footer-title-color)}',
    );
  });

  it('colours links of pages written as components, whose own classes win', () => {
    expect(prelude(':root{--ifm-link-color:red}')).toContain(':where(.oc-code-page) a{color:var(--ifm-link-color)}');
    expect(prelude('.hero{--ifm-link-color:red}')).toContain(
      ':where(.hero) :is(:where(.oc-code-page) a),:where(.hero):is(:where(.oc-code-page) a){color:var(--ifm-link-color)}',
    );
  });

  it('gives variables that are used and not set their values, light and dark', () => {
    const css = prelude('.a{color:var(--ifm-color-emphasis-200);width:var(--ifm-spacing-vertical)}');
    expect(css).toContain(':root{--ifm-color-emphasis-200:var(--ifm-color-gray-200);');
    expect(css).toContain('--ifm-color-gray-200:#ebedf0');
    expect(css).toContain('--ifm-spacing-vertical:var(--ifm-global-spacing)');
    expect(css).toMatch(/html\[data-theme=dark\]\{--ifm-color-emphasis-200:var\(--ifm-color-gray-800\)/);
    expect(prelude(':root{--ifm-color-gray-200:red}.a{color:var(--ifm-color-emphasis-200)}')).not.toContain('#ebedf0');
  });

  it('takes the theme’s value where it has the same thing', () => {
    expect(prelude('.a{background:var(--ifm-background-color)}')).toBe(':root{--ifm-background-color:var(--oc-bg)}');
  });

  it('leaves headings the colour of what is around them, as Infima does', () => {
    expect(prelude('.hero h1{color:var(--ifm-heading-color)}')).toBe(':root{--ifm-heading-color:inherit}');
  });

  it('mixes the ends of an accent that is set alone', () => {
    expect(prelude(':root{--ifm-color-primary:#305090}')).toMatch(
      /^\[data-theme=light\]\{--oc-accent-strong:color-mix\(.*#000\)\}\[data-theme=dark\]\{.*#fff\)\}\.oc-footer/,
    );
    expect(
      prelude(':root{--ifm-color-primary:#305090;--ifm-color-primary-darkest:#000;--ifm-color-primary-lightest:#fff}'),
    ).not.toContain('--oc-accent-strong:');
  });

  it('draws the line above a dark footer in the accent, unless the footer has another ground', () => {
    expect(prelude(':root{--ifm-color-primary:#305090}')).toMatch(
      /\.oc-footer\[data-style=dark\]\{background-image:.*\}$/,
    );
    const grounded = prelude(':root{--ifm-footer-background-color:#000;--ifm-color-primary:#305090}');
    expect(grounded.indexOf('{background:')).toBeGreaterThan(grounded.indexOf('{background-image:'));
  });
});

it('knows the accent of the theme', async () => {
  const tokens = await readFile('engine/theme/looks/octavo/tokens.css', 'utf8');
  const accents = [...tokens.matchAll(/--oc-accent: var\(--ifm-color-primary, (#\w+)\)/g)].map(([, color]) => color);
  const { light, dark } = defaultsFor(['--ifm-color-primary'], () => false);
  expect([light, dark]).toEqual(accents.map((color) => `--ifm-color-primary:${color};`));
});

it('names no class that the theme has not', async () => {
  const files = ['renderer/renderer.cjs', 'client/styles.css', 'client/deferred.css'];
  const theme = (await Promise.all(files.map((file) => readFile(`engine/dist/${file}`, 'utf8')))).join('');
  const tables = [themeSelectors, moduleSelectors, themeVariables].flatMap((table) => Object.values(table)).join(' ');
  const named = new Set(
    [...tables.matchAll(/\.((?:oc|theme|tabs|markdown|admonition|code)[\w-]*)/g)].map(([, name = '']) => name),
  );
  expect(named.size).toBeGreaterThan(40);
  // Types of admonitions are put together.
  const isThere = (name: string) => theme.includes(name) || name.startsWith('theme-admonition-');
  expect([...named].filter((name) => !isThere(name))).toEqual([]);
});

describe('content that uses Infima', () => {
  it('brings the rules for its classes, their conditions and variables', () => {
    const css = pageInfima('<div class="row own"><div class="col col--6">x</div></div>', '');
    expect(css).toContain('.row{');
    expect(css).toContain('.col--6{');
    expect(css).toContain(':where(:root){');
    expect(css).toContain('--ifm-spacing-horizontal:');
    expect(css).not.toContain('.card{');
  });

  it('looks like its neighbours of the theme: links of the navbar have letters of one size', () => {
    expect(pageInfima('<a class="navbar__item navbar__link">x</a>', '')).toContain(
      ':where(.oc-nav-items) .navbar__link{font-size:',
    );
  });

  it('lets items of the navbar that stand in a text be as high as their words', () => {
    expect(pageInfima('<a class="oc-nav-link">x</a>', '')).toMatch(
      /^\.oc-nav-link:not\(\.oc-navbar \*\)\{height:auto;/,
    );
  });

  it('brings the room of an icon that is not the theme’s own', () => {
    expect(pageInfima('<span class="admonition-icon">x</span>', '')).toContain(':where(.admonition-icon svg){width:');
    expect(pageInfima('<div class="admonition-heading">x</div>', '')).toBe('');
  });

  it('brings values for variables in its own styles', () => {
    expect(pageInfima('<p>x</p>', '.s1{color:var(--ifm-color-gray-500)}')).toContain('--ifm-color-gray-500:#bec3c9');
    expect(pageInfima('<p class="own">x</p>', '')).toBe('');
  });

  it('may be part of the configuration', () => {
    expect(
      infimaClasses(JSON.stringify({ items: [{ className: 'button own' }, { html: '<b class="badge">' }] })),
    ).toEqual(new Set(['button', 'badge']));
  });
});
