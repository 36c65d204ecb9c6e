import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { readClassic } from './readClassic.mjs';
import { readInfimaForOctavo } from './readInfimaForOctavo.mjs';
import { readSheets } from './readSheets.mjs';
import { areRivals } from './rivalRules.mjs';
import { mayMeet } from '../theme/looks/classic/parts.mjs';

let classic: Awaited<ReturnType<typeof readClassic>>;
beforeAll(async () => {
  classic = await readClassic('ltr');
});

const wholeOf = (half: 'infima' | 'theme') => classic[half].whole.map(([, css]) => css).join('');

describe('the classic look', () => {
  it('has the rules of Infima and of the theme, with the names that Docusaurus gives', () => {
    expect(wholeOf('infima')).toContain('.menu__link--active:not(.menu__link--sublist)');
    expect(wholeOf('theme')).toContain('.codeBlockContainer_Ckt0{');
    expect(wholeOf('theme')).toContain('.theme-code-block:hover .buttonGroup_M5ko button{');
    expect(wholeOf('theme')).toContain('.details_lb9f[open]:not(.isBrowser_bmU9)>summary:before');
    expect(wholeOf('theme')).not.toContain(':global');
  });

  it('is in the layers that Docusaurus has', () => {
    expect(new Set([...classic.infima.whole, ...classic.theme.whole].map(([layer]) => layer))).toEqual(
      new Set(['docusaurus.infima', 'docusaurus.theme-classic', 'docusaurus.theme-common']),
    );
  });

  it('contains little to the first paint', () => {
    const first = `${classic.infima.parts['first']}${classic.theme.parts['first']}`;
    expect(gzipSync(first, { level: 9 }).byteLength).toBeLessThanOrEqual(6_500);
    expect(first).not.toMatch(/:hover|@media print|transition/);
  });

  it('knows which variables only the site changes', () => {
    const fixed = (name: string) => classic.variables[name]?.isFixed === true;
    expect(['--ifm-navbar-height', '--ifm-color-primary', '--ifm-link-color'].map(fixed)).toEqual([true, true, false]);
    // Dark mode has another value, elements set their own, or the value is a CSS keyword.
    expect(['--ifm-background-color', '--ifm-h1-font-size', '--ifm-pre-color'].map(fixed)).toEqual([
      false,
      false,
      false,
    ]);
    expect(classic.variables['--doc-sidebar-width']).toMatchObject({ half: 'theme', light: '300px' });
  });

  it('selects a part by the names in it', () => {
    for (const [part, names] of Object.entries(classic.classes)) {
      const css = `${classic.infima.parts[part] ?? ''}${classic.theme.parts[part] ?? ''}`;
      for (const name of names)
        if (!css.includes(`.${name}`)) expect(wholeOf('infima') + wholeOf('theme')).toContain(`.${name}`);
    }
    expect(classic.classes['button']).toContain('button--primary');
    expect(classic.classes['code']).toContain('codeBlockContainer_Ckt0');
    expect(Object.values(classic.classes).flat()).not.toContain('navbar__link');
  });

  it('is mirrored for locales that are read from right to left', async () => {
    const rtl = await readClassic('rtl');
    expect(rtl.theme.parts['first']).toContain('border-left:1px solid var(--ifm-toc-border-color)');
    expect(classic.theme.parts['first']).toContain('border-right:1px solid var(--ifm-toc-border-color)');
    expect(rtl.infima.parts['end']).toContain('.pagination-nav__link--next{text-align:left');
    expect(rtl.classes).toEqual(classic.classes);
  });
});

/** The order of parts in a document may differ from that of the sheet, but not for any element. */
it('keeps the order of rules across the parts of a document', async () => {
  const { infima } = await readSheets('ltr');
  const order = ['table', 'utilities', 'alert', 'button', 'cards', 'content', 'seldom'];
  const rules = infima.rules.filter(({ part }) => order.includes(part));
  const swapped = rules.flatMap((a) =>
    rules
      .filter((b) => b.order > a.order && order.indexOf(b.part) < order.indexOf(a.part))
      .filter((b) => mayMeet(a.selector, b.selector) && areRivals(a, b))
      .map((b) => `${a.selector} < ${b.selector}`),
  );
  // An avatar, a badge or a part of a card that is also a button.
  expect(swapped.filter((pair) => !/^\.(?:avatar|badge|card)[\w-]* < \.(?:button|close)/.test(pair))).toEqual([]);
});

it.each([
  ['.a{color:red}', '.b{color:blue}', true],
  ['.a{color:red}', '.b{color:red}', false],
  ['.a{color:red}', '.b{margin:0}', false],
  ['.a{margin:1px}', '.b{margin-top:0}', true],
  ['.a{color:red}', '.a .b{color:blue}', false],
  ['.a{color:red}', 'a{color:blue}', false],
  ['.a{color:red!important}', '.b{color:blue}', false],
  ['.a:before{color:red}', '.b{color:blue}', false],
  [':where(.a).b{color:red}', '.c{color:blue}', true],
  ['.a{font:1rem/1 x}', '.b{line-height:2}', true],
])('rules that may be rivals: %s %s', (one, other, expected) => {
  const parse = (css: string) => {
    const [, selector = '', name = '', value = ''] = /^(.*)\{(.*?):(.*)\}$/.exec(css)!;
    return { selector, declarations: [[name, value]] as [string, string][] };
  };
  expect(areRivals(parse(one), parse(other))).toBe(expected);
});

describe('Infima in the octavo look', () => {
  it('covers what content uses, not what the look itself styles', async () => {
    const { infima, classes } = await readInfimaForOctavo('ltr');
    expect(Object.keys(infima.parts)).toEqual(['utilities', 'button', 'cards', 'seldom']);
    const css = Object.values(infima.parts).join('');
    expect(css).toContain('.col--6{');
    expect(css).toContain('.hero{');
    expect(css).not.toMatch(/\.(?:navbar|menu|tabs|footer|pagination-nav)[ {:,_]/);
    expect(Object.values(classes).flat()).not.toContain('margin-top--md');
  });

  it('has the accent of the look, which a site sets for both modes together', async () => {
    const { variables, rules } = await readInfimaForOctavo('ltr');
    expect(variables['--ifm-color-primary']).toMatchObject({ light: '#b3400d', dark: '#ff9356', isLight: true });
    // Infima has a separate background for dark mode.
    expect(variables['--ifm-background-color']).toEqual({ half: 'infima', light: '#fffdfb', dark: '#161210' });
    expect(rules).toContainEqual([['--ifm-background-color'], ':root{--oc-bg:var(--ifm-background-color)}']);
  });
});
