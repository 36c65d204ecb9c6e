/** Variables of Infima and of Docusaurus's theme: documents declare only those that they use. */
import type { StylePart } from '../../../shared/features.ts';
import type { LookParts, LookTable, LookVariable } from './loadLook.ts';

const VARIABLE = /--(?:ifm|doc|docusaurus)-[\w-]+/g;
const DARK = { infima: 'html[data-theme=dark]', theme: '[data-theme=dark]:root' };

/**
 * Adds variables to the parts of a look. `first` gets the variables that it uses and those that the site's own texts
 * mention; each other part gets the additional ones that it needs. A variable that is used once is inlined.
 */
export function withVariables(
  { infima, theme, variables }: LookTable,
  ownTexts: readonly string[],
): { infima: LookParts; theme: LookParts } {
  const named = new Set(ownTexts.flatMap((text) => text.match(VARIABLE) ?? []));
  const fill = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (written, name: string) =>
      variables[name]?.isFixed && !named.has(name) ? fill(variables[name].light!) : written,
    );
  const filled = (parts: LookParts = {}) =>
    Object.fromEntries(Object.entries(parts).map(([part, css]) => [part, fill(css)])) as LookParts;
  const halves = { infima: filled(infima.parts), theme: filled(theme?.parts) };
  const textOf = (part: StylePart | 'first') => (halves.infima[part] ?? '') + (halves.theme[part] ?? '');
  const inFirst = usedIn(`${textOf('first')} ${[...named].map((name) => `var(${name})`).join('')}`, variables, fill);
  for (const part of new Set([...Object.keys(halves.infima), ...Object.keys(halves.theme), 'first']) as Set<
    StylePart | 'first'
  >) {
    const names =
      part === 'first' ? [...inFirst] : [...usedIn(textOf(part), variables, fill)].filter((name) => !inFirst.has(name));
    for (const half of ['infima', 'theme'] as const) {
      const own = names.filter((name) => variables[name]?.half === half);
      const css = toRules(own, variables, DARK[half], fill) + (halves[half][part] ?? '');
      if (css) halves[half][part] = css;
    }
  }
  return halves;
}

/** Values for variables that a page's style sheet mentions. All other declarations win over them, in any order. */
export function variablesFor(css: string, { variables }: LookTable): string {
  const asIs = (text: string) => text;
  const names = usedIn(css, variables, asIs);
  return toRules([...names], variables, DARK.infima, asIs).replace(/(^|\})([^{}]+)(?=\{)/g, '$1:where($2)');
}

/**
 * A part of the sheet that comes after the first paint: its variables are set only while the document has an element
 * that uses them. Every element inherits a variable of the root, so setting an unused one would restyle all of them.
 */
export function whereUsed(part: string): string {
  const rules = [...part.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({ selector, body }));
  const isRoot = (selector: string) => [':root', '[data-theme=dark]', DARK.infima].includes(selector);
  const roots = rules.filter(({ selector }) => isRoot(selector));
  const set = new Set(roots.flatMap(({ body }) => body.match(/--[\w-]+(?=:)/g) ?? []));
  const users = rules.filter(
    ({ selector, body }) =>
      !isRoot(selector) && [...body.matchAll(/var\(\s*(--[\w-]+)/g)].some(([, name = '']) => set.has(name)),
  );
  const classes = new Set(users.flatMap(({ selector }) => selector.match(/\.[\w-]+/g) ?? ['*']));
  if (classes.has('*')) return part;
  return part.replace(/([^{}]+)(?=\{)/g, (selector) =>
    isRoot(selector) ? `:where(${selector}:has(${[...classes].join()}))` : selector,
  );
}

/** The variables that a text uses, and those on which they depend. */
function usedIn(css: string, variables: Record<string, LookVariable>, fill: (text: string) => string): Set<string> {
  const used = new Set<string>();
  const add = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
      const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
      if (!variable || used.has(name)) continue;
      used.add(name);
      add(fill(`${variable.light} ${variable.dark}`));
    }
  };
  add(css);
  return used;
}

function toRules(
  names: string[],
  variables: Record<string, LookVariable>,
  dark: string,
  fill: (text: string) => string,
): string {
  const list = (mode: 'light' | 'dark', isMeant: (variable: LookVariable) => boolean) =>
    names
      .map((name) => [name, variables[name]!] as const)
      .filter(([, variable]) => variable[mode] !== undefined && isMeant(variable))
      .map(([name, variable]) => `${name}:${fill(variable[mode]!)}`)
      .join(';');
  const rule = (selector: string, declarations: string) => declarations && `${selector}{${declarations}}`;
  return (
    rule(
      ':root',
      list('light', () => true),
    ) +
    rule(
      '[data-theme=dark]',
      list('dark', ({ isLight }) => isLight === true),
    ) +
    rule(
      dark,
      list('dark', ({ isLight }) => isLight !== true),
    )
  );
}
