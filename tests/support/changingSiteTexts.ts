/** The texts of the files of a changing site; most follow from one or two numbers. */
import path from 'node:path';

export const VARIABLE = 'OCTAVO_TEST_WORD';

/** All of one length, so that an edit can leave a file's size unchanged. */
const WORDS = ['cat', 'dog', 'owl', 'fox', 'elk', 'bee'];
export const word = (n: number) => WORDS[n % WORDS.length] as string;

/**
 * Its result depends on its own code, its options, the page's place, a file that it reads and a variable. Some pages import
 * a component by it alone.
 */
export const PLUGIN = `import { readFileSync } from 'node:fs';
  import { sign } from './sign.mjs';
  export function signed({ word }) {
    return (tree, file) => {
      const read = readFileSync(new URL('../../outside/shared/word.txt', import.meta.url), 'utf8');
      const value = [sign, word, read, file.stem, process.env.${VARIABLE}].join(' ');
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] });
      if (sign !== read) return;
      const source = { type: 'Literal', value: '@site/src/Stamp', raw: "'@site/src/Stamp'" };
      const specifiers = [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'Stamp' } }];
      const estree = { type: 'Program', sourceType: 'module', body: [{ type: 'ImportDeclaration', specifiers, source }] };
      tree.children.push({ type: 'mdxjsEsm', value: "import Stamp from '@site/src/Stamp'", data: { estree } });
      tree.children.push({ type: 'mdxJsxFlowElement', name: 'Stamp', attributes: [], children: [] });
    };
  }`;

/** Its pages, data, tags and files depend on the same, and on the whole site. */
export const SHOP = `import { readFileSync, writeFileSync } from 'node:fs';
  import path from 'node:path';
  import { sign } from './sign.mjs';
  export default function shop(context, { word }) {
    return {
      name: 'shop',
      loadContent: () => readFileSync(path.join(context.siteDir, '../outside/shared/word.txt'), 'utf8'),
      async contentLoaded({ content, actions }) {
        actions.setGlobalData({ content, sign });
        const data = await actions.createData(content + '.json', { word, variable: process.env.${VARIABLE} ?? null });
        actions.addRoute({ path: '/shop-' + content, component: '@site/plugins/Shop.jsx', modules: { data }, exact: true });
      },
      getClientModules: () => ['./shopClient.js'],
      injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'shop', content: word } }] }),
      async postBuild({ outDir, content, routesPaths }) {
        writeFileSync(path.join(outDir, 'shop-' + content + '.txt'), routesPaths.join());
        const home = path.join(outDir, 'index.html');
        writeFileSync(home, readFileSync(home, 'utf8') + '<!-- ' + content + ' -->');
      },
    };
  }`;

/** Static or live, with its own style. */
export function componentOf(n: number, text: string): string {
  const lines = ["import { said } from './said.js';", "import styles from './badge.module.css';"];
  if (n % 2) lines.push("import { useState } from 'react';");
  lines.push('export default function Badge({ children }) {');
  if (n % 2) lines.push('  const [count, setCount] = useState(0);');
  const handler = n % 2 ? ' onClick={() => setCount(count + 1)}' : '';
  lines.push(`  return <b className={styles.badge}${handler}>${text} {said} {children}</b>;`, '}');
  return lines.join('\n');
}

/** Reads a file when it is loaded, and a variable when it is rendered. */
export function stampOf(file: string): string {
  return `import { readFileSync } from 'fs';
    import said from './said.json';
    const word = readFileSync(${JSON.stringify(file)}, 'utf8');
    export default () => <i>cat {said} {word} {process.env.${VARIABLE}}</i>;`;
}

/** Reads a file, a folder, a variable or the output of another program while it renders. */
export function probeOf(n: number, dir: string): string {
  const file = JSON.stringify(path.join(dir, 'word.txt'));
  const ways = [
    `readFileSync(${file}, 'utf8')`,
    `readdirSync(${JSON.stringify(dir)}).join()`,
    `process.env.${VARIABLE}`,
    `execFileSync('cat', [${file}], { encoding: 'utf8' })`,
  ];
  return `import { readdirSync, readFileSync } from 'fs';
    import { execFileSync } from 'child_process';
    export default () => <u>{${ways[n % ways.length]}}</u>;`;
}

/** Reads data of its plugin, in the browser too. */
export function shopPage(n: number, text: string): string {
  return `import { useState } from 'react';
    import { usePluginData } from '@docusaurus/useGlobalData';
    export default function Shop({ data }) {
      ${n % 2 ? 'useState(0);' : ''}
      return <p>${text} {JSON.stringify([data, usePluginData('shop')])}</p>;
    }`;
}

export function pageText(title: number, text: number): string {
  const lines = [
    `# Page ${title}`,
    '',
    "import Partial from '../../outside/shared/_partial.md';",
    ...(text % 3 ? [] : ["import Badge from '@site/src/Badge';", "import say from 'word-package';"]),
    ...(text % 4 ? [] : ["import Details from '@theme/Details';"]),
    ...(text % 5 ? [] : ["import Probe from '@site/src/Probe';"]),
    '',
    `The ${word(text)} and [another](./p1.mdx).`,
    '',
    '<Partial />',
    ...(text % 3 ? [] : ['', '<Badge>{say(1)} in it</Badge>']),
    ...(text % 5 ? [] : ['', `<Probe /> and {process.env.${VARIABLE}}`]),
    ...(text % 5 ? ['', '```js', 'const a = 1;', '```'] : ['', '````md', '```js', 'const a = 1;', '```', '````']),
    ...(text % 4 ? [] : ['', '<Details><summary>More</summary>Text.</Details>', '', '<Mark>marked</Mark>']),
    '',
    `![](/img/${word(text)}.svg)`,
    '',
  ];
  return lines.join(text % 2 ? '\r\n' : '\n');
}

/** The whole configuration depends on one number. */
export function configurationOf(n: number): string {
  return `import { readFileSync } from 'node:fs';
      import { signed } from './plugins/signed.mjs';
      const label = JSON.parse(readFileSync(new URL('../outside/shared/label.json', import.meta.url), 'utf8')).label;
      const docs = (id, path, routeBasePath) => ['@docusaurus/plugin-content-docs', { id, path, routeBasePath, sidebarPath: './sidebars.cjs', showLastUpdateTime: ${n % 3 === 0}, remarkPlugins: [[signed, { word: '${word(n)}' }]] }];
      export default {
        title: 'Site ' + (process.env.${VARIABLE} ?? 'unset') + ' ' + label, url: 'https://changing.example', baseUrl: '/',
        trailingSlash: ${n % 2 === 0 ? 'false' : 'undefined'},
        onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn', onDuplicateRoutes: 'warn',
        presets: [['classic', { docs: { path: '../outside/guide', routeBasePath: '/', showLastUpdateTime: ${n % 4 === 1} }, blog: false, theme: { customCss: './src/site.css' } }]],
        plugins: [docs('notes', 'notes', 'notes'), docs('linked', 'linked', 'linked'), ${n % 2 === 0} && ['./plugins/shop.mjs', { word: '${word(n)}' }]],
        themes: ${n % 5 === 4 ? '[]' : "[['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/' }]]"},
        i18n: { defaultLocale: 'en', locales: ${n % 6 === 5 ? "['en']" : "['en', 'de']"} },
        themeConfig: { navbar: { title: '${word(n)}', items: [{ type: 'localeDropdown' }] } },
        // The load of the machine must not decide what is published.
        customFields: { octavo: { pluginSeconds: 3600 } },
      };`;
}

export function svgOf(n: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${1 + (n % 9)}" height="1"/>`;
}
