// The style sheets of Infima and of theme-classic, from the packages, with the class names that Docusaurus's build gives them.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleName } from '../moduleNames.mjs';
import { THEME_ORDER } from '../theme/looks/classic/order.mjs';
import { HIDDEN, infimaPart, themePart } from '../theme/looks/classic/parts.mjs';
import { toRules } from './rivalRules.mjs';

const require = createRequire(import.meta.url);
const rtlcss = require('rtlcss');
export const postcss = createRequire(require.resolve('rtlcss'))('postcss');

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
  looks: { folder: path.join(here, '../theme/looks') },
};

const LAYERS = {
  infima: 'docusaurus.infima',
  classic: 'docusaurus.theme-classic',
  common: 'docusaurus.theme-common',
  looks: 'docusaurus.theme-classic',
};

/** The rules of both halves, in order, each with its part. */
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

/** Docusaurus's progress bar equals ours except for its name. */
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

/** Like css-loader: classes get unique names, except inside `:global()`. */
function nameClasses(root, relPath) {
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(
      /:global\(((?:[^()]|\([^()]*\))*)\)|\.(-?[_a-zA-Z][\w-]*)/g,
      (_, global, local) => (global === undefined ? `.${moduleName(relPath, local)}` : global),
    );
  });
}

/** Elements that `first` hides until the whole sheet has loaded are visible again in that sheet. */
function showHidden(root) {
  root.each((node) => {
    if (node.type === 'rule' && HIDDEN.test(node.selector)) node.prepend({ prop: 'display', value: 'revert' });
  });
}
