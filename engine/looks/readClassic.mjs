// Reads the look of Docusaurus's own theme. Its halves are Infima and theme-classic: each as a whole, and the parts of it
// that documents contain for their first paint.
import { classesOf, infimaClassPart, PARTS, seldomPart } from '../theme/looks/classic/parts.mjs';
import { finish, finishVariables, minify, toParts, toVariables } from './finishSheets.mjs';
import { postcss, readSheets } from './readSheets.mjs';
import { namesOf } from './rivalRules.mjs';

/** The look of Docusaurus sites. */
export async function readClassic(direction) {
  const { infima, theme } = await readSheets(direction);
  const components = componentsOf(theme);
  const variables = { ...toVariables(infima, 'infima'), ...toVariables(theme, 'theme') };
  const sheets = { infima: finish(infima, toParts(infima)), theme: finish(theme, toParts(theme)) };
  return {
    ...sheets,
    variables: finishVariables(variables, Object.values(sheets)),
    rules: [],
    classes: classesByPart(infima, theme),
    components,
    media: [...mediaRules('infima', infima), ...mediaRules('theme', theme)],
  };
}

/** The rules of media queries, each alone: `assemble/styles/mediaOrder.ts` repeats some of them. */
function mediaRules(half, { rules }) {
  return rules.flatMap(({ media, selector, declarations }) => {
    if (!/^@media [^{]+\{$/.test(media) || declarations.length === 0) return [];
    const text = declarations.map(([name, value]) => `${name}:${value}`).join(';');
    const [query] = postcss.parse(minify(`${media}${selector}{${text}}}`)).nodes;
    if (!query) return [];
    const css = query.nodes.map(String).join('');
    return [{ half, query: query.params, names: namesOf(selector), selector, declarations, css }];
  });
}

/** The names that only one component of Docusaurus's theme has: `assemble/styles/leaveOut.ts` removes them. */
function componentsOf({ rules }) {
  const components = {};
  for (const { file, selector, declarations } of rules) {
    if (!file.startsWith('classic/')) continue;
    const names = (components[file.slice('classic/'.length)] ??= []);
    const own = classesOf(selector).filter((name) => /_[\w-]{4}$/.test(name));
    const set = selector === ':root' ? declarations.map(([name]) => name).filter((name) => name.startsWith('--')) : [];
    for (const name of [...own, ...set]) if (!names.includes(name)) names.push(name);
  }
  return components;
}

/** The class names that make a document include a part. */
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
    // A name with a hash belongs to this sheet; any other may occur anywhere.
    for (const name of classesOf(selector)) if (/_\w{4}$|^theme-|^oc-/.test(name)) classes[part]?.add(name);
  }
  return Object.fromEntries(Object.entries(classes).map(([part, names]) => [part, [...names]]));
}
