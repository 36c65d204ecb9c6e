// Prepares the rules for site builds: whole sheets, their parts, and the variables that the parts need.
import { transform } from 'lightningcss';
import { HIDDEN, LATE_PROPERTIES, mayMeet, PARTS } from '../theme/looks/classic/parts.mjs';
import { postcss } from './readSheets.mjs';
import { areRivals } from './rivalRules.mjs';

export const ROOT = ':root';

const DARK = /^(?:html)?\[data-theme=(['"]?)dark\1\](?::root)?$/;

/** Browsers that support what the theme's style needs anyway. Output for older ones would only be longer. */
const TARGETS = { chrome: 123 << 16, edge: 123 << 16, firefox: 125 << 16, safari: (17 << 16) | (5 << 8) };

/** The document's variables, which are removed from the rules: a part includes those that it needs. */
export function toVariables(sheet, half) {
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

export function toParts({ rules }) {
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
 * A part follows `first` in documents, although some rules of `first` come later in the sheet. Those that would win
 * there are repeated in the part, so that they win in documents too.
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

/** Whether two rules may apply to the same element. Each sheet of the theme has its own elements. */
function canMeet(a, b) {
  return a.file === b.file && (a.file !== undefined || mayMeet(a.selector, b.selector));
}

/**
 * Variables that only the document sets, once and for both colour modes, are `fixed`: a document may inline their
 * values, unless the site mentions them.
 */
export function finishVariables(variables, sheets) {
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

export function finish({ blocks }, parts) {
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

function toCss(rules) {
  return rules
    .filter(({ declarations }) => declarations.length > 0)
    .map(({ media, selector, declarations }) => {
      const rule = `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
      return media + rule + '}'.repeat(media.split('{').length - 1);
    })
    .join('\n');
}

export function minify(css) {
  return transform({ filename: 'look.css', code: Buffer.from(css), minify: true, targets: TARGETS }).code.toString();
}
