// The look of Docusaurus's own theme, from the packages: Infima, and the style sheets of theme-classic with the class names that
// Docusaurus's build gives them. Each half as a whole, and in the parts that documents carry for their first paint.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { moduleName } from './moduleNames.mjs';
import { areRivals } from './rivalRules.mjs';
import { THEME_ORDER } from './theme/looks/classic/order.mjs';
import {
  classesOf,
  HIDDEN,
  infimaClassPart,
  infimaPart,
  LATE_PROPERTIES,
  mayMeet,
  PARTS,
  STATE,
  themePart,
  seldomPart,
} from './theme/looks/classic/parts.mjs';

const require = createRequire(import.meta.url);
const rtlcss = require('rtlcss');
const postcss = createRequire(require.resolve('rtlcss'))('postcss');

const here = path.dirname(fileURLToPath(import.meta.url));
const PACKAGES = {
  classic: {
    name: 'node_modules/@docusaurus/theme-classic/lib/theme',
    folder: path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme'),
  },
  common: {
    name: 'node_modules/@docusaurus/theme-common/lib',
    folder: path.dirname(require.resolve('@docusaurus/theme-common')),
  },
  /** What Octavo adds. */
  looks: { folder: path.join(here, 'theme/looks') },
};
const LAYERS = {
  infima: 'docusaurus.infima',
  classic: 'docusaurus.theme-classic',
  common: 'docusaurus.theme-common',
  looks: 'docusaurus.theme-classic',
};
const ROOT = ':root';
const DARK = /^(?:html)?\[data-theme=(['"]?)dark\1\](?::root)?$/;

/** What the theme's style uses anyway; for older browsers it would only be longer, not usable. */
const TARGETS = { chrome: 123 << 16, edge: 123 << 16, firefox: 125 << 16, safari: (17 << 16) | (5 << 8) };

/** The look that sites of Docusaurus's have. */
export async function readClassic(direction) {
  const { infima, theme } = await readSheets(direction);
  const variables = { ...toVariables(infima, 'infima'), ...toVariables(theme, 'theme') };
  const sheets = { infima: finish(infima, toParts(infima)), theme: finish(theme, toParts(theme)) };
  return {
    ...sheets,
    variables: finishVariables(variables, Object.values(sheets)),
    rules: [],
    classes: classesByPart(infima, theme),
  };
}

/**
 * Infima for content of a site in Octavo's own look: components and helpers that this has no rules for, and what Infima's
 * variables mean in it.
 */
export async function readInfimaForOctavo(direction) {
  const { infima, theme } = await readSheets(direction);
  const { tokens, rules } = await readMeanings();
  const variables = { ...toVariables(infima, 'infima'), ...toVariables(theme, 'infima') };
  // Where Infima has no value of its own for dark mode, one that the site sets for both holds there, too.
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

/** Parts of Infima that pages may use in Octavo's look. All others are what that look is about. */
const OCTAVO_PARTS = ['utilities', 'button', 'cards', 'seldom'];
/** Names that the theme itself uses all over a page: the look says what they mean there. */
const LAYOUT =
  /^(?:tabs|navbar|breadcrumbs|container|avatar|badge--secondary$|close$|(?:padding-top--md|padding-bottom--lg|margin-top--sm|text--truncate)$)/;
/** Names that the theme's own elements have on most pages: they ask for nothing. */
const COMMON =
  /^(?:text--center|col--(?:2|3|7|9|12|offset-1)|badge|margin-(?:top|bottom|vert)--md|margin-bottom--sm|margin-left--sm|margin-vert--lg|padding--none)$|^(?:menu__|footer)/;
const OCTAVO = path.join(here, 'theme/looks/octavo');

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

/** A value for each colour mode; neither has a comma outside brackets. */
const LIGHT_DARK = /^light-dark\(((?:[^(),]|\([^()]*\))*), ?(.*)\)$/;

/**
 * `variables.css`: which token a variable of Infima is, with the values that this look has for it, and the rules that it acts
 * by. Each with the names that a site has to mention.
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

/** The rules of both halves, in order, each with the part that it is in. */
export async function readSheets(direction) {
  const infima = await readInfima(direction);
  const theme = await readTheme(direction);
  for (const rule of infima.rules) rule.part = infimaPart(rule.selector, rule.media);
  for (const rule of theme.rules) rule.part = themePart(rule.selector, rule.media, rule.part);
  for (const { rules } of [infima, theme]) for (const [order, rule] of rules.entries()) rule.order = order;
  return { infima, theme };
}

async function readInfima(direction) {
  const file = `infima/dist/css/default/default${direction === 'rtl' ? '-rtl' : ''}.css`;
  const root = postcss.parse(await readFile(require.resolve(file), 'utf8'));
  showHidden(root);
  return { blocks: [[LAYERS.infima, root.toString()]], rules: [...toRules(root)] };
}

/** The bar on top of a page that loads is in Docusaurus's theme what it is in ours, but for its name. */
async function readTheme(direction) {
  const blocks = [];
  const rules = [];
  for (const [name, part] of THEME_ORDER) {
    const [source, ...inside] = name.split('/');
    const relPath = inside.at(-1).endsWith('.css') ? inside.join('/') : [...inside, 'styles.module.css'].join('/');
    const { name: packageName, folder } = PACKAGES[source];
    let root = postcss.parse(await readFile(path.join(folder, relPath), 'utf8'));
    if (relPath.endsWith('.module.css')) nameClasses(root, `${packageName}/${relPath}`);
    if (direction === 'rtl') root = postcss.parse(rtlcss.process(root.toString()));
    showHidden(root);
    blocks.push([LAYERS[source], root.toString()]);
    for (const rule of toRules(root)) rules.push({ ...rule, part, file: name });
  }
  return { blocks, rules };
}

/** As css-loader does: classes get names of their own, but for what is in `:global()`. */
function nameClasses(root, relPath) {
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(
      /:global\(((?:[^()]|\([^()]*\))*)\)|\.(-?[_a-zA-Z][\w-]*)/g,
      (_, global, local) => (global === undefined ? `.${moduleName(relPath, local)}` : global),
    );
  });
}

/** What `first` hides until the whole sheet is there is a box again in that. */
function showHidden(root) {
  root.each((node) => {
    if (node.type === 'rule' && HIDDEN.test(node.selector)) node.prepend({ prop: 'display', value: 'revert' });
  });
}

/** One rule for each selector of a list, in the order of the sheet. `media` is what stands around it: `@media print{`. */
function* toRules(container, media = '') {
  for (const node of container.nodes ?? []) {
    if (node.type === 'atrule') yield* toRules(node, `${media}@${node.name} ${node.params}{`);
    if (node.type !== 'rule') continue;
    const declarations = node.nodes
      .filter(({ type }) => type === 'decl')
      .map(({ prop, value, important }) => [prop, value.replace(/\s+/g, ' ') + (important ? '!important' : '')]);
    for (const selector of node.selectors) yield { media, selector: selector.replace(/\s+/g, ' '), declarations };
  }
}

/** Variables of the document, which are taken out of the rules: a part brings those along that it needs. */
function toVariables(sheet, half) {
  const variables = {};
  for (const rule of sheet.rules) {
    const mode =
      rule.media === '' && (rule.selector === ROOT ? 'light' : DARK.test(rule.selector) ? 'dark' : undefined);
    if (!mode) continue;
    for (const [name, value] of rule.declarations) {
      if (name.startsWith('--')) variables[name] = { ...variables[name], half, [mode]: value };
    }
    rule.declarations = rule.declarations.filter(([name]) => !name.startsWith('--'));
  }
  return variables;
}

function toParts({ rules }) {
  const parts = Object.fromEntries(PARTS.map((part) => [part, []]));
  for (const rule of rules) {
    if (HIDDEN.test(rule.selector) && rule.media === '') {
      parts.first.push({ ...rule, declarations: [['display', 'none']] });
      continue;
    }
    const declarations = rule.declarations.filter(([name]) => !LATE_PROPERTIES.test(name));
    if (rule.part !== 'late' && declarations.length > 0) parts[rule.part].push({ ...rule, declarations });
  }
  for (const part of PARTS.slice(1)) parts[part] = keepOrder(parts[part], parts.first);
  return parts;
}

/**
 * A part stands after `first`, though some rules of that come after its own in the sheet. Those that would win there are
 * repeated in the part, so that they win in documents too.
 */
function keepOrder(own, first) {
  const repeated = new Set();
  const rulesSoFar = [...own];
  for (const rule of rulesSoFar) {
    for (const other of first) {
      if (other.order < rule.order || repeated.has(other) || !canMeet(rule, other) || !areRivals(rule, other)) continue;
      repeated.add(other);
      rulesSoFar.push(other);
    }
  }
  return rulesSoFar.sort((a, b) => a.order - b.order);
}

/**
 * Those that only the document sets, once and for both colour modes, are `fixed`: a document may have their values in place of
 * their names, unless the site mentions them.
 */
function finishVariables(variables, sheets) {
  const names = Object.keys(variables);
  const whole = sheets.flatMap(({ whole }) => whole.map(([, css]) => css)).join('');
  const counts = new Map();
  for (const [, name] of whole.matchAll(/[{;](--[\w-]+):/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const light = minifyValues(names.map((name) => variables[name].light));
  const dark = minifyValues(names.map((name) => variables[name].dark));
  return Object.fromEntries(
    names.map((name, at) => {
      const { half, isLight } = variables[name];
      const isFixed =
        counts.get(name) === 1 && !dark[at] && light[at]?.length < 60 && !/^(?:inherit|initial|unset)$/.test(light[at]);
      return [
        name,
        { half, light: light[at], dark: dark[at], isLight: isLight || undefined, isFixed: isFixed || undefined },
      ];
    }),
  );
}

function minifyValues(values) {
  const css = minify(`a{${values.map((value, at) => (value === undefined ? '' : `--v${at}:${value}`)).join(';')}}`);
  const found = new Map(postcss.parse(css).nodes.flatMap(({ nodes }) => nodes.map(({ prop, value }) => [prop, value])));
  return values.map((_, at) => found.get(`--v${at}`));
}

function finish({ blocks }, parts) {
  return {
    whole: toLayers(blocks).map(([layer, css]) => [layer, minify(css)]),
    parts: Object.fromEntries(
      Object.entries(parts)
        .map(([part, rules]) => [part, minify(toCss(rules))])
        .filter(([, css]) => css),
    ),
  };
}

/** Sheets that follow one another in the same layer are one. */
function toLayers(blocks) {
  const layers = [];
  for (const [layer, css] of blocks) {
    if (layers.at(-1)?.[0] === layer) layers.at(-1)[1] += `\n${css}`;
    else layers.push([layer, css]);
  }
  return layers;
}

/** Whether two rules may be for one element. Each sheet of the theme has elements of its own. */
function canMeet(a, b) {
  return a.file === b.file && (a.file !== undefined || mayMeet(a.selector, b.selector));
}

function toCss(rules) {
  return rules
    .filter(({ declarations }) => declarations.length > 0)
    .map(({ media, selector, declarations }) => {
      const rule = `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
      return media + rule + '}'.repeat(media.split('{').length - 1);
    })
    .join('\n');
}

function minify(css) {
  return transform({ filename: 'look.css', code: Buffer.from(css), minify: true, targets: TARGETS }).code.toString();
}

/** The names by which a document asks for a part. */
function classesByPart(infima, theme) {
  // Whether a document has `end` does not depend on names.
  const parts = PARTS.filter((part) => part !== 'first' && part !== 'end');
  const classes = Object.fromEntries(parts.map((part) => [part, new Set()]));
  for (const { selector } of infima.rules) {
    for (const name of classesOf(selector)) classes[infimaClassPart(name)]?.add(name);
  }
  for (const { selector, part } of theme.rules) {
    const seldom = seldomPart(selector);
    if (seldom && part === seldom[0]) {
      classes[part].add(seldom[1]);
      continue;
    }
    // A name with a hash is of this sheet; another may be anywhere.
    for (const name of classesOf(selector)) if (/_\w{4}$|^theme-|^oc-/.test(name)) classes[part]?.add(name);
  }
  return Object.fromEntries(Object.entries(classes).map(([part, names]) => [part, [...names]]));
}
