import { readEngineTable } from '../../../ground/octavo/engineFiles.ts';
import { themeValues } from './themeVariables.ts';

/** Infima as `engine/readInfima.mjs` reads it when the engine is built. */
export interface InfimaTable {
  /** Variables and their values. */
  light: Record<string, string>;
  /** Those that have another value in dark mode. */
  dark: Record<string, string>;
  rules: { media: string; selectors: [selector: string, classes: string[]][]; text: string }[];
}

/** What Docusaurus's own theme adds to it. */
const DOCUSAURUS: Record<string, string> = {
  '--doc-sidebar-width': '300px',
  '--doc-sidebar-hidden-width': '30px',
  '--docusaurus-progress-bar-color': 'var(--ifm-color-primary)',
  '--docusaurus-announcement-bar-height': 'auto',
  '--docusaurus-highlighted-code-line-bg': 'rgb(0 0 0/10%)',
  '--docusaurus-tag-list-border': 'var(--ifm-color-emphasis-300)',
};

let table: InfimaTable | undefined;

/** Read only where a site mentions something of it. */
export function loadInfima(): InfimaTable {
  if (table) return table;
  const read = readEngineTable('infima.json') as InfimaTable;
  table = {
    ...read,
    light: { ...read.light, ...DOCUSAURUS },
    dark: { ...read.dark, '--docusaurus-highlighted-code-line-bg': 'rgb(255 255 255/10%)' },
  };
  return table;
}

/** Shades that Infima has of the accent, mixed from it; the two ends are the theme's own, where the site sets none. */
const ACCENT: Record<string, [light: string, dark?: string]> = {
  '--ifm-color-primary': ['#b3400d', '#ff9356'],
  '--ifm-color-primary-dark': [mix(90, '#000')],
  '--ifm-color-primary-darker': [mix(85, '#000')],
  '--ifm-color-primary-darkest': [mix(70, '#000')],
  '--ifm-color-primary-light': [mix(90, '#fff')],
  '--ifm-color-primary-lighter': [mix(85, '#fff')],
  '--ifm-color-primary-lightest': [mix(70, '#fff')],
};

function mix(share: number, other: string): string {
  return `color-mix(in srgb,var(--ifm-color-primary) ${share}%,${other})`;
}

const USED = /var\(\s*(--(?:ifm|doc|docusaurus)-[\w-]+)/g;

/** The variables that a text uses. */
export function usedVariables(css: string): string[] {
  return [...new Set([...css.matchAll(USED)].map(([, name = '']) => name))];
}

/**
 * Values for variables that are used and that nobody sets, and for those that they are made from: the theme's own where it
 * has the same thing, else Infima's.
 */
export function defaultsFor(
  names: Iterable<string>,
  isSet: (name: string) => boolean,
): { light: string; dark: string } {
  const { light, dark } = loadInfima();
  const found = { light: '', dark: '' };
  const wanted = new Set(names);
  for (const name of wanted) {
    if (isSet(name)) continue;
    const [own, ownDark] = ACCENT[name] ?? [themeValues[name]];
    const values = { light: own ?? light[name], dark: own === undefined ? dark[name] : ownDark };
    for (const mode of ['light', 'dark'] as const) {
      const value = values[mode];
      if (value === undefined) continue;
      found[mode] += `${name}:${value};`;
      for (const inside of usedVariables(value)) wanted.add(inside);
    }
  }
  return found;
}

/**
 * Where Infima's elements meet the theme's: headings and single cards have no room above them there, a link of the navbar is as
 * high as it and has letters of its own size, and Docusaurus's tabs are a list.
 */
export const MEETINGS: [className: string, rule: string][] = [
  ...['card', 'hero', 'row', 'alert'].map((name): [string, string] => [
    name,
    `.${name} :is(h1,h2,h3,h4,h5,h6){margin-top:0}`,
  ]),
  ['col', '.col>.oc-cards{margin:0}'],
  ['button', '.oc-nav-link.button{height:auto}'],
  ['navbar__link', ':where(.oc-nav-items) .navbar__link{font-size:.9375rem}'],
  // Items of the navbar that stand elsewhere.
  ['oc-nav-link', '.oc-nav-link:not(.oc-navbar *){height:auto;text-decoration:none}'],
  ['oc-menu-link', '.oc-menu-link{text-decoration:none}'],
  [
    'admonition-icon',
    ':where(.admonition-icon){display:inline-block;vertical-align:middle;margin-inline-end:.4em}' +
      ':where(.admonition-icon svg){width:1.6em;height:1.6em;fill:currentColor}',
  ],
  ['tabs__item--active', 'ul.tabs{padding:0;list-style:none}ul.tabs>li{margin:0;cursor:pointer}'],
];

/** Infima's rules for the class names of some HTML; those that the theme has rules of its own for are not among them. */
export function rulesFor(classes: ReadonlySet<string>): string {
  const found = loadInfima()
    .rules.map(({ media, selectors, text }) => {
      const used = selectors.filter(([, names]) => names.every((name) => classes.has(name)));
      if (used.length === 0) return '';
      const rule = `${used.map(([selector]) => selector).join(',')}{${text}}`;
      return media ? `${media}{${rule}}` : rule;
    })
    .join('');
  const beside = MEETINGS.filter(([name]) => classes.has(name)).map(([, rule]) => rule);
  return found + beside.join('');
}
