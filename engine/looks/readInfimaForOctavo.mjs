// Infima in Octavo's own look.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { classesOf, infimaPart, PARTS, STATE } from '../theme/looks/classic/parts.mjs';
import { finish, finishVariables, minify, ROOT, toVariables } from './finishSheets.mjs';
import { postcss, readSheets } from './readSheets.mjs';
import { toRules } from './rivalRules.mjs';

const mix = (share, other) => `color-mix(in srgb,var(--ifm-color-primary) ${share}%,${other})`;

/** The accent of the look, and Infima's shades of it. */
const ACCENT = {
  '--ifm-color-primary': ['#b3400d', '#ff9356'],
  '--ifm-color-primary-dark': [mix(90, '#000')],
  '--ifm-color-primary-darker': [mix(85, '#000')],
  '--ifm-color-primary-darkest': [mix(70, '#000')],
  '--ifm-color-primary-light': [mix(90, '#fff')],
  '--ifm-color-primary-lighter': [mix(85, '#fff')],
  '--ifm-color-primary-lightest': [mix(70, '#fff')],
};

/** Parts of Infima that pages may use in Octavo's look. The look itself replaces all others. */
const OCTAVO_PARTS = ['utilities', 'button', 'cards', 'seldom'];

/** Names that the theme itself uses all over a page; the look defines them. */
const LAYOUT =
  /^(?:tabs|navbar|breadcrumbs|container|avatar|badge--secondary$|close$|(?:padding-top--md|padding-bottom--lg|margin-top--sm|text--truncate)$)/;

/** Names that the theme's own elements have on most pages, so they do not require a part. */
const COMMON =
  /^(?:text--center|col--(?:2|3|7|9|12|offset-1)|badge|margin-(?:top|bottom|vert)--md|margin-bottom--sm|margin-left--sm|margin-vert--lg|padding--none)$|^(?:menu__|footer)/;

const OCTAVO = path.join(path.dirname(fileURLToPath(import.meta.url)), '../theme/looks/octavo');

/** The values for both colour modes; neither has a comma outside brackets. */
const LIGHT_DARK = /^light-dark\(((?:[^(),]|\([^()]*\))*), ?(.*)\)$/;

/**
 * Infima for the content of a site in Octavo's own look: components and helpers for which the look has no rules, and
 * the effects of Infima's variables.
 */
export async function readInfimaForOctavo(direction) {
  const { infima, theme } = await readSheets(direction);
  const { tokens, rules } = await readMeanings();
  const variables = { ...toVariables(infima, 'infima'), ...toVariables(theme, 'infima') };
  // If Infima has no separate value for dark mode, a value that the site sets applies to both modes.
  for (const [name, [light, dark]] of tokens) {
    variables[name] = { half: 'infima', light, dark, isLight: variables[name]?.dark === undefined };
  }
  const own = await octavoClasses();
  const parts = Object.fromEntries(PARTS.map((part) => [part, []]));
  for (const rule of infima.rules) {
    const isOwn = classesOf(rule.selector).some((name) => own.has(name) || LAYOUT.test(name));
    const isCommon = /^\.(?:badge|text--center|col--3|margin-)/.test(rule.selector) && rule.part === 'first';
    const part = isCommon ? 'utilities' : infimaPart(rule.selector.replace(STATE, ''), '');
    if (OCTAVO_PARTS.includes(part) && !isOwn && !rule.media.includes('print')) parts[part].push(rule);
  }
  const namesIn = (part) =>
    new Set(parts[part].flatMap(({ selector }) => classesOf(selector.replace(/:not\([^)]*\)/g, ''))));
  return {
    infima: finish({ blocks: [] }, Object.fromEntries(OCTAVO_PARTS.map((part) => [part, parts[part]]))),
    variables: finishVariables(variables, []),
    rules: rules.map(([names, css]) => [names, minify(css)]),
    classes: Object.fromEntries(
      OCTAVO_PARTS.map((part) => [part, [...namesIn(part)].filter((name) => !COMMON.test(name))]),
    ),
  };
}

/** Classes that Octavo's look has rules for, whatever the page. */
async function octavoClasses() {
  const files = (await readdir(OCTAVO)).filter((file) => /^(?!variables|blog|cards).*\.css$/.test(file));
  const sheets = await Promise.all(files.map((file) => readFile(path.join(OCTAVO, file), 'utf8')));
  const found = new Set();
  for (const css of sheets) {
    postcss.parse(css).walkRules(({ selectors }) => {
      for (const selector of selectors) {
        const name = /^[a-z]*\.([\w-]+)$/.exec(selector)?.[1];
        if (name) found.add(name);
      }
    });
  }
  return found;
}

/**
 * Reads `variables.css`: the token for each variable of Infima, its values in this look, and the rules that apply it,
 * each with the names that a site has to mention.
 */
async function readMeanings() {
  const read = async (name) => postcss.parse(await readFile(path.join(OCTAVO, name), 'utf8'));
  const own = { light: {}, dark: {} };
  for (const { selector, declarations } of toRules(await read('tokens.css'))) {
    const modes = declarations.map(([name, value]) => [name, ...(LIGHT_DARK.exec(value)?.slice(1) ?? [value])]);
    for (const [name, value, dark] of modes) {
      own[selector === ROOT ? 'light' : 'dark'][name] = value;
      if (dark) own.dark[name] = dark;
    }
  }
  const tokens = new Map(Object.entries(ACCENT));
  const rules = [];
  for (const { selector, declarations } of toRules(await read('variables.css'))) {
    for (const [name, value] of declarations) {
      const names = [...value.matchAll(/var\(\s*(--(?:ifm|doc|docusaurus)-[\w-]+)/g)].map(([, variable]) => variable);
      const isToken = selector === ROOT && /^var\([^,]*\)$/.test(value) && names[0] !== '--ifm-color-secondary';
      if (isToken) tokens.set(names[0], [own.light[name], own.dark[name]]);
      rules.push([names, `${selector}{${name}:${value}}`]);
    }
  }
  return { tokens, rules };
}
