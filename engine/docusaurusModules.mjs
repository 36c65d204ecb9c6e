// Modules taken from Docusaurus's own packages when the engine is built. `octavo:social-icons` has the HTML of the marks of
// platforms that theme-classic draws, by their names there. `octavo:class-names` has the class names of theme-common.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { clsx } from 'clsx';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { transformWithOxc } from 'vite';
import { moduleName } from './moduleNames.mjs';

const require = createRequire(import.meta.url);
const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';
const SOCIALS = 'Icon/Socials';
/** The class that an author's links give to their icons. */
const LINK_CLASS = moduleName(`${THEME}/Blog/Components/Author/Socials/styles.module.css`, 'authorSocialLink');

const MODULES = {
  'octavo:social-icons': '\0octavo:social-icons',
  'octavo:class-names': path.join(
    path.dirname(require.resolve('@docusaurus/theme-common')),
    'utils/ThemeClassNames.js',
  ),
};

export const docusaurusModules = {
  name: 'octavo:docusaurus-modules',
  enforce: 'pre',
  resolveId: (id) => MODULES[id],
  async load(id) {
    return id === '\0octavo:social-icons' ? `export default ${JSON.stringify(await readSocialIcons())};` : undefined;
  },
};

/** HTML by the name of the icon's folder: `GitHub`, `StackOverflow`, `Default`. */
async function readSocialIcons() {
  const folder = path.join(
    path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
    'lib/theme',
    SOCIALS,
  );
  const names = await readdir(folder);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await renderIcon(name, path.join(folder, name, 'index.js'))])),
  );
}

async function renderIcon(name, file) {
  const jsx = { runtime: 'classic' };
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), `${name}.jsx`, { jsx });
  const body = code.replace(/^import .*$/gm, '').replace(/^export .*$/gm, '');
  const styles = new Proxy(
    {},
    { get: (_, local) => moduleName(`${THEME}/${SOCIALS}/${name}/styles.module.css`, local) },
  );
  // No part of it may have a style attribute: the policy forbids them, and `socials.css` says what they say.
  const react = {
    ...React,
    createElement: (type, props, ...children) => React.createElement(type, { ...props, style: undefined }, ...children),
    useId: () => `octavo:${name.toLowerCase()}`,
  };
  const Icon = new Function(
    'React',
    'useId',
    'clsx',
    'styles',
    `${body}\nreturn ${name === 'Default' ? 'DefaultSocial' : name};`,
  );
  return renderToStaticMarkup(React.createElement(Icon(react, react.useId, clsx, styles), { className: LINK_CLASS }));
}
