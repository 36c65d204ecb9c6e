import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TempFolder } from './tempFolder.ts';

const CLI = fileURLToPath(new URL('../../engine/bin/octavo.mjs', import.meta.url));
const KILLER = fileURLToPath(new URL('./killAfterWrites.cjs', import.meta.url));

export const VARIABLE = 'OCTAVO_TEST_WORD';

/**
 * A folder with everything that makes incremental builds hard: docs outside the site, a linked folder, two versions,
 * partials and data from outside, a variable in the configuration, a Markdown plugin, a plugin with pages, data and
 * files, components of the site and from a package, some of which come and go, dates from git in a worktree, both kinds
 * of line endings, a second locale.
 */
export interface ChangingSite {
  siteDir: string;
  /** Does one of the changes below, chosen and filled in by the two numbers. */
  change(kind: ChangeKind, a: number, b: number): void;
  /** An author's work before publishing: broken files are repaired, and every folder has one. */
  mend(): void;
  /** Runs `octavo build` in a separate process that kills itself at its n-th write. */
  buildAndKill(writes: number): Promise<void>;
}

/** Files of the output that a static file may cover: a document, the 404 page, a Markdown twin, data. */
const COVERED = ['index.html', '404.html', 'index.md', 'de/index.html', '_octavo/page/p1.js'];

export const CHANGES = [
  'edit page',
  'add page',
  'remove page',
  'rename page',
  'break page',
  'edit partial',
  'edit data',
  'edit static file',
  'remove static file',
  'cover page with static file',
  'uncover page',
  'edit style',
  'edit configuration',
  'edit plugin',
  'edit what a plugin reads',
  'edit page of a plugin',
  'edit script of a plugin',
  'edit component',
  'edit what a component uses',
  'edit what a component reads',
  'break component',
  'remove component',
  'edit package',
  'remove package',
  'edit page component',
  'remove page component',
  'edit theme component',
  'remove theme component',
  'set variable',
  'commit',
  'retarget link',
  'lose cache',
  'damage cache',
  'damage output',
  'stray output',
  'edit translation',
  'remove translation',
  'edit messages',
] as const;
export type ChangeKind = (typeof CHANGES)[number];

/** All of one length, so that an edit can leave a file's size unchanged. */
const WORDS = ['cat', 'dog', 'owl', 'fox', 'elk', 'bee'];
const FROZEN = 'site/notes_versioned_docs/version-1';
const FOLDERS = ['outside/guide', 'outside/guide/deep', 'site/notes', 'outside/linked-a', 'outside/linked-b', FROZEN];

/**
 * Its result depends on its own code, its options, the page's place, a file that it reads and a variable. Some pages import
 * a component by it alone.
 */
const PLUGIN = `import { readFileSync } from 'node:fs';
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
const SHOP = `import { readFileSync, writeFileSync } from 'node:fs';
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
function componentOf(n: number, text: string): string {
  const lines = ["import { said } from './said.js';", "import styles from './badge.module.css';"];
  if (n % 2) lines.push("import { useState } from 'react';");
  lines.push('export default function Badge({ children }) {');
  if (n % 2) lines.push('  const [count, setCount] = useState(0);');
  const handler = n % 2 ? ' onClick={() => setCount(count + 1)}' : '';
  lines.push(`  return <b className={styles.badge}${handler}>${text} {said} {children}</b>;`, '}');
  return lines.join('\n');
}

/** Reads a file when it is loaded, and a variable when it is rendered. */
function stampOf(file: string): string {
  return `import { readFileSync } from 'fs';
    import said from './said.json';
    const word = readFileSync(${JSON.stringify(file)}, 'utf8');
    export default () => <i>cat {said} {word} {process.env.${VARIABLE}}</i>;`;
}

/** Asks, while it is rendered, for a file, a folder, a variable or the answer of another program. */
function probeOf(n: number, dir: string): string {
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

/** Asks for data of its plugin, and may do so in the browser. */
function shopPage(n: number, text: string): string {
  return `import { useState } from 'react';
    import { usePluginData } from '@docusaurus/useGlobalData';
    export default function Shop({ data }) {
      ${n % 2 ? 'useState(0);' : ''}
      return <p>${text} {JSON.stringify([data, usePluginData('shop')])}</p>;
    }`;
}

const THEME = ['src/theme/Details.jsx', 'src/theme/MDXComponents.jsx'];

export function createChangingSite({ dir }: TempFolder): ChangingSite {
  const origin = path.join(dir, 'origin');
  const root = path.join(dir, 'tree');
  const siteDir = path.join(root, 'site');
  const at = (...parts: string[]) => path.join(root, ...parts);
  const word = (n: number) => WORDS[n % WORDS.length] as string;
  let broken: { file: string; text: string } | undefined;
  let configuration = 0;

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }

  function git(cwd: string, ...words: string[]): void {
    const own = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];
    const { status, stderr } = spawnSync('git', [...own, ...words], { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
  }

  const pages = () =>
    FOLDERS.flatMap((folder) =>
      !existsSync(at(folder))
        ? []
        : readdirSync(at(folder))
            .filter((name) => /^p\d+\.mdx?$/.test(name))
            .map((name) => `${folder}/${name}`),
    ).sort();
  const pick = <T>(list: T[], n: number): T | undefined => list[n % Math.max(list.length, 1)];

  function pageText(title: number, text: number): string {
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

  function writeConfiguration(): void {
    const n = configuration;
    write(
      'site/docusaurus.config.mjs',
      `import { readFileSync } from 'node:fs';
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
        // How busy the machine is does not decide what is published.
        customFields: { octavo: { pluginSeconds: 3600 } },
      };`,
    );
  }

  mkdirSync(origin, { recursive: true });
  git(origin, 'init', '-q');
  git(origin, 'commit', '-q', '--allow-empty', '-m', 'first');
  git(origin, 'worktree', 'add', '-q', root);
  writeConfiguration();
  write('site/sidebars.cjs', "module.exports = { side: [{ type: 'autogenerated', dirName: '.' }] };");
  write('site/src/site.css', ':root { --own: "cat" }');
  write('site/plugins/sign.mjs', "export const sign = 'cat';");
  write('site/plugins/signed.mjs', PLUGIN);
  write('outside/shared/word.txt', 'cat');
  write('site/plugins/shop.mjs', SHOP);
  write('site/plugins/Shop.jsx', shopPage(1, 'cat'));
  write('site/plugins/shopClient.js', "export const onRouteUpdate = () => 'cat';");
  write('site/src/Badge.jsx', componentOf(0, 'cat'));
  write('site/src/said.js', "export { default as said } from './said.json';");
  write('site/src/said.json', '"cat"');
  write('site/src/Stamp.jsx', stampOf(at('outside/shared/word.txt')));
  write('site/src/Probe.jsx', probeOf(0, at('outside/shared')));
  write('site/src/badge.module.css', '.badge { color: red }');
  write('site/static/img/cat.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  write('site/static/img/dog.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>');
  write('outside/shared/_partial.md', 'Partial of the cat.');
  write('outside/shared/label.json', '{ "label": "cat" }');
  write('site/notes_versions.json', '["1"]');
  for (const [n, folder] of FOLDERS.entries()) write(`${folder}/p1.mdx`, textFor(`${folder}/p1.mdx`, n, n));
  write('outside/guide/index.md', '---\nslug: /\n---\n\n# Home\n\nText.\n');
  symlinkSync('../outside/linked-a', at('site/linked'));
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', 'second');

  const translationOf = (n: number) =>
    `site/i18n/de/docusaurus-plugin-content-docs${n % 2 ? '-notes' : ''}/current/p${1 + (n % 3)}.mdx`;

  const changes: Record<ChangeKind, (a: number, b: number) => void> = {
    'edit page'(a, b) {
      const file = pick(pages(), a);
      if (file) write(file, textFor(file, a, b));
    },
    'add page': (a, b) => {
      const file = `${pick(FOLDERS, b)}/p${1 + (a % 4)}.mdx`;
      write(file, textFor(file, a, b));
    },
    'remove page'(a) {
      const file = pick(pages(), a);
      if (file) rmSync(at(file));
    },
    'rename page'(a, b) {
      const file = pick(pages(), a);
      if (file) renameSync(at(file), at(path.dirname(file), `p${5 + (b % 3)}.mdx`));
    },
    'break page'(a) {
      const file = pick(pages(), a);
      if (file) breakFile(file, '# Broken\n\n<Unclosed\n');
    },
    'edit partial': (a) => write('outside/shared/_partial.md', `Partial of the ${word(a)}.`),
    'edit data': (a) => write('outside/shared/label.json', JSON.stringify({ label: word(a) })),
    'edit static file': (a, b) => write(`site/static/img/${word(a)}.svg`, svgOf(b)),
    'remove static file': (a) => rmSync(at(`site/static/img/${word(a)}.svg`), { force: true }),
    'cover page with static file': (a, b) => write(`site/static/${pick(COVERED, a)}`, `Static ${word(b)}`),
    'uncover page': (a) => rmSync(at(`site/static/${pick(COVERED, a)}`), { force: true }),
    'edit style': (a) => write('site/src/site.css', `:root { --own: "${word(a)}" }`),
    'edit configuration'(a) {
      configuration = a;
      writeConfiguration();
    },
    'edit translation'(a, b) {
      const slug = b % 3 === 0 ? `---\nslug: /de-${word(b)}\n---\n\n` : '';
      write(translationOf(a), `${slug}# Seite ${a}\n\nText ${word(b)}, [Link](./p1.mdx).\n`);
    },
    'remove translation': (a) => rmSync(at(translationOf(a)), { force: true }),
    'edit messages': (a) =>
      write('site/i18n/de/code.json', JSON.stringify({ 'theme.docs.paginator.next': { message: word(a) } })),
    'edit plugin': (a) => write('site/plugins/sign.mjs', `export const sign = '${word(a)}';`),
    'edit what a plugin reads': (a) => write('outside/shared/word.txt', word(a)),
    'edit page of a plugin': (a, b) => write('site/plugins/Shop.jsx', shopPage(a, word(b))),
    'edit script of a plugin': (a) =>
      write('site/plugins/shopClient.js', a % 3 ? `export const onRouteUpdate = () => '${word(a)}';` : ''),
    'edit component': (a, b) => write('site/src/Badge.jsx', componentOf(a, word(b))),
    'edit what a component uses'(a, b) {
      const kinds = {
        'said.json': JSON.stringify(word(b)),
        'said.js': `import text from './said.json';\nexport const said = '${word(b)}' + text;`,
        'badge.module.css': `.badge { --own: "${word(b)}" }`,
        'Stamp.jsx': `import said from './said.json';\nexport default () => <i>${word(b)} {said}</i>;`,
      };
      const [name, text] = pick(Object.entries(kinds), a) ?? ['', ''];
      write(`site/src/${name}`, text);
    },
    'edit what a component reads'(a, b) {
      write('site/src/Probe.jsx', probeOf(a, at('outside/shared')));
      if (b % 2) write('outside/shared/word.txt', word(b));
      if (b % 3 === 0) write(`outside/shared/${word(b)}.txt`, '');
    },
    'break component': () => breakFile('site/src/Badge.jsx', 'export default () => <b>'),
    'remove component': () => rmSync(at('site/src/Badge.jsx'), { force: true }),
    'edit package'(a) {
      write('site/node_modules/word-package/package.json', '{ "name": "word-package", "main": "main.js" }');
      write('site/node_modules/word-package/main.js', `module.exports = (n) => '${word(a)}' + n;`);
    },
    'remove package': () => rmSync(at('site/node_modules/word-package'), { recursive: true, force: true }),
    'edit page component': (a, b) =>
      write(
        `site/src/pages/landing${a % 2}.jsx`,
        `import Layout from '@theme/Layout'; import Badge from '../Badge';
        export default () => <Layout title="${word(b)}"><Badge>${word(b)}</Badge></Layout>;`,
      ),
    'remove page component': (a) => rmSync(at(`site/src/pages/landing${a % 2}.jsx`), { force: true }),
    'edit theme component': (a, b) =>
      write(
        `site/${pick(THEME, a)}`,
        a % 2
          ? `import Original from '@theme-original/MDXComponents';
            export default { ...Original, Mark: ({ children }) => <mark>${word(b)} {children}</mark> };`
          : `export default ({ children }) => <section>${word(b)} {children}</section>;`,
      ),
    'remove theme component': (a) => rmSync(at(`site/${pick(THEME, a)}`), { force: true }),
    'set variable'(a) {
      if (a % 4 === 0) delete process.env[VARIABLE];
      else process.env[VARIABLE] = word(a);
    },
    commit(a) {
      git(root, 'add', '-A');
      git(root, 'commit', '-q', '--allow-empty', '-m', String(a), '--date', `2024-01-0${1 + (a % 9)}T00:00:00`);
    },
    'retarget link'(a) {
      rmSync(at('site/linked'));
      symlinkSync(a % 2 ? '../outside/linked-a' : '../outside/linked-b', at('site/linked'));
    },
    'lose cache': (a) => rmSync(at('site/.octavo', a % 2 ? 'builds' : '.'), { recursive: true, force: true }),
    'damage cache': (a, b) => damage(at('site/.octavo'), a, b),
    'damage output': (a, b) => damage(at('site/build'), a, b),
    'stray output'(a) {
      // Before the first build has succeeded, the folder would be somebody else's.
      if (!existsSync(at('site/build/_octavo'))) return;
      write(a % 2 ? 'site/build/stray.html' : 'site/build/stray/folder/x.js', 'stray');
    },
  };

  function textFor(file: string, a: number, b: number): string {
    const text = pageText(a, b);
    if (file.startsWith(FROZEN)) return text.replace('../../outside', '../../../outside');
    return file.includes('/deep/') ? text.replace('../../outside', '../..') : text;
  }

  function breakFile(file: string, text: string): void {
    if (!existsSync(at(file))) return;
    broken = { file, text: readFileSync(at(file), 'utf8') };
    write(file, text);
  }

  function mendFile(): void {
    if (broken) write(broken.file, broken.text);
    broken = undefined;
  }

  return {
    siteDir,
    change(kind, a, b) {
      mendFile();
      changes[kind](a, b);
    },
    mend() {
      mendFile();
      const found = pages();
      for (const folder of FOLDERS.filter((folder) => !found.some((page) => page.startsWith(`${folder}/`)))) {
        write(`${folder}/p1.mdx`, textFor(folder + '/', 1, 1));
      }
    },
    buildAndKill: (writes) =>
      new Promise((resolve) => {
        const env = { ...process.env, OCTAVO_TEST_WRITES: String(writes) };
        const words = ['--require', KILLER, CLI, 'build', siteDir, '--keep-going'];
        spawn(process.execPath, words, { env, stdio: 'ignore' }).on('exit', () => resolve());
      }),
  };
}

function svgOf(n: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${1 + (n % 9)}" height="1"/>`;
}

/** Removes, empties or changes one file below a folder. */
function damage(dir: string, a: number, b: number): void {
  if (!existsSync(dir)) return;
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const file = files[a % Math.max(files.length, 1)];
  if (file === undefined) return;
  if (b % 3 === 0) rmSync(file);
  else if (b % 3 === 1) writeFileSync(file, '');
  else
    writeFileSync(
      file,
      readFileSync(file).map((byte, index) => (index === b % 40 ? byte ^ 1 : byte)),
    );
}
