import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const themes = (...sheets: string[]) =>
  `themes: [['@docusaurus/theme-classic', { customCss: ${JSON.stringify(sheets)} }]],`;

it('inlines plain style sheets, and links one that names files, by relative addresses', async () => {
  const site = await fixtureSite(
    {
      'docs/index.md': '# Home',
      'docs/a/b.md': '# Deep',
      'src/plain.css': '.plain { content: "x  ;  y" }',
      'src/custom.css': '@import "./fonts.css"; .hero { background: url(/img/bg.png) }',
      'src/fonts.css': '@font-face { font-family: F; src: url(./f.woff2) } .fonts { color: red }',
      'src/f.woff2': 'font',
      'static/img/bg.png': 'picture',
    },
    { config: themes('./src/plain.css', './src/custom.css') },
  );
  const built = await site.build();
  expect(built.messages).toEqual([]);

  for (const [routePath, up] of [
    ['/', ''],
    ['/a/b', '../'],
  ] as const) {
    const html = await built.html(routePath);
    expect(html).toContain('.plain{content:"x  ;  y"}');
    expect(html).toMatch(new RegExp(`<link rel="stylesheet" href="${up}assets/site\\.[0-9a-f]{10}\\.css"`));
  }
  const files = await built.files();
  const sheet = files.find((file) => /^assets\/site\..*\.css$/.test(file)) ?? '';
  const css = await built.read(sheet);
  expect(css).not.toContain('@import');
  const addresses = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(2);
  for (const address of addresses) expect(files).toContain(path.posix.join(path.posix.dirname(sheet), address));
});

it('names mistakes in style sheets, and publishes the rest', async () => {
  const site = await fixtureSite(
    {
      'docs/index.md': '# Home',
      'src/custom.css': '.a { color: red }\n}\n.b { color: red }',
      'src/more.scss': '$x: 1px; .c { width: $x }',
    },
    { config: themes('./src/custom.css', './src/more.scss') },
  );
  const built = await site.build({ keepGoing: true });
  expect(built.messages).toEqual([
    'src/custom.css:2: This is not valid CSS: Unexpected }.',
    expect.stringContaining('src/more.scss: The site has no compiler for Sass'),
  ]);
  const html = await built.html('/');
  expect(html).toContain('.a{color:red}');
  expect(html).not.toContain('$x');
});

it('runs the PostCSS plugins that plugins of the site configure, and follows what they read', async () => {
  const site = await fixtureSite(
    {
      'docs/index.md': '# Home',
      'src/custom.css': '@import "./part.css";\n@replace;\n.a { color: WORD }',
      'src/part.css': '.part { color: WORD }',
      'word.txt': 'red',
      'plugins/words.cjs': `const fs = require('fs');
        const words = { postcssPlugin: 'words',
          AtRule: { replace: (rule) => rule.remove() },
          Declaration(node) { node.value = node.value.replace('WORD', fs.readFileSync(__dirname + '/../word.txt', 'utf8').trim()); } };
        module.exports = (context, options) => ({ name: 'words', loadContent() {}, configurePostCss(postcss) { postcss.plugins.push(words); return postcss; } });`,
      'node_modules/.keep': '',
    },
    { config: `${themes('./src/custom.css')} plugins: ['./plugins/words.cjs'],` },
  );
  await symlink(path.resolve('node_modules/postcss'), path.join(site.dir, 'node_modules/postcss'));
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/')).toContain('.part{color:red}.a{color:red}');
  await site.write({ 'word.txt': 'green' });
  expect(await (await site.build()).html('/')).toContain('.part{color:green}.a{color:green}');
});

it('also runs PostCSS on the style sheets of code, even after a build that did not touch their pages', async () => {
  const site = await fixtureSite(
    {
      'docs/index.md': '# Home',
      'src/vars.css': '@custom-media --narrow (max-width: 900px);',
      'src/plain.css': '.plain { color: red } @media (--narrow) { .plain { color: green } }',
      'src/pages/code.jsx': `import styles from './code.module.css'; import '../plain.css';
        export default () => <h1 className={styles.big}>Code</h1>;`,
      'src/pages/code.module.css': '.big { color: red } @media (--narrow) { .big { color: green } }',
      'plugins/media.cjs': `const fs = require('fs'), path = require('path');
        const file = path.join(__dirname, '../src/vars.css');
        const media = { postcssPlugin: 'media', Once(root, { result }) {
          const [, width] = /--narrow (\\(.*\\));/.exec(fs.readFileSync(file, 'utf8'));
          result.messages.push({ type: 'dependency', plugin: 'media', file });
          root.walkAtRules('media', (rule) => { rule.params = rule.params.replace('(--narrow)', width); }); } };
        module.exports = () => ({ name: 'media', configurePostCss(postcss) { postcss.plugins.push(media); return postcss; } });`,
      'node_modules/.keep': '',
    },
    { config: "plugins: ['./plugins/media.cjs']," },
  );
  await symlink(path.resolve('node_modules/postcss'), path.join(site.dir, 'node_modules/postcss'));
  const stylesOf = async () => {
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const sheets = (await built.html('/code')).match(/assets\/(?:style|code)\.\w+\.css/g) ?? [];
    return (await Promise.all(sheets.map(built.read))).join('');
  };
  const first = await stylesOf();
  expect(first).toMatch(/@media \(width<=900px\)\{\.big_\w+\{color:green\}\}/);
  expect(first).toContain('@media (width<=900px){.plain{color:green}}');
  await site.write({ 'docs/index.md': '# Home\n\nAnother text.' });
  await stylesOf();
  await site.write({ 'src/vars.css': '@custom-media --narrow (max-width: 700px);' });
  expect(await stylesOf()).toMatch(/@media \(width<=700px\)\{\.big_\w+\{color:green\}\}/);
});

describe('a configuration of PostCSS in the site folder', () => {
  const plugin = (name: string) =>
    `module.exports = (options = {}) => ({ postcssPlugin: '${name}', Declaration(node) { node.value = node.value.replace('${name}', options.word || 'none'); } }); module.exports.postcss = true;`;
  const build = async (files: Record<string, string>, config = '') => {
    const site = await fixtureSite(
      {
        'docs/index.md': '# Home',
        'src/custom.css': '.words { --one: ONE; --two: TWO }',
        'node_modules/one/index.js': plugin('ONE'),
        'node_modules/two/index.js': plugin('TWO'),
        ...files,
      },
      { config: `${themes('./src/custom.css')} ${config}` },
    );
    await symlink(path.resolve('node_modules/postcss'), path.join(site.dir, 'node_modules/postcss'));
    return site;
  };
  const styleOf = async (site: Awaited<ReturnType<typeof build>>) => {
    const built = await site.build();
    return [built.messages, /\.words\{[^}]*\}/.exec(await built.html('/'))?.[0]];
  };

  it.each([
    ['postcss.config.js', 'module.exports = { plugins: { one: { word: "red" }, two: {} } };'],
    ['postcss.config.mjs', 'import two from "two"; export default { plugins: [["one", { word: "red" }], two()] };'],
    [
      'postcss.config.ts',
      'export default ({ mode }: { mode: string }) => ({ plugins: [{ one: { word: "red" } }, "two"] });',
    ],
    ['.postcssrc', '{ "plugins": { "one": { "word": "red" }, "two": true } }'],
    ['package.json', '{ "postcss": { "plugins": { "one": { "word": "red" }, "two": {} } } }'],
  ])('is used: %s', async (name, text) => {
    expect(await styleOf(await build({ [name]: text }))).toEqual([[], '.words{--one:red;--two:none}']);
  });

  it('comes before the plugins of the site, may remove plugins, and is watched', async () => {
    const config = `plugins: [() => ({ name: 'x', configurePostCss(o) { o.plugins.push({ postcssPlugin: 'late', Once(root) { root.walkDecls((node) => { node.value += ' late'; }); } }); return o; } })],`;
    const site = await build(
      { 'postcss.config.js': 'module.exports = { plugins: { one: { word: "red" }, two: false } };' },
      config,
    );
    expect(await styleOf(site)).toEqual([[], '.words{--one:red late;--two:TWO late}']);
    await site.write({ 'postcss.config.js': 'module.exports = { plugins: { one: { word: "green" }, two: false } };' });
    expect(await styleOf(site)).toEqual([[], '.words{--one:green late;--two:TWO late}']);
  });

  it('finds plugins that are installed only next to Docusaurus’s loader', async () => {
    const loader = 'node_modules/@docusaurus/bundler/node_modules/postcss-loader';
    const site = await build({
      'postcss.config.js': 'module.exports = { plugins: { one: { word: "red" }, three: {} } };',
      'node_modules/@docusaurus/core/package.json': '{ "version": "3.8.1" }',
      'node_modules/@docusaurus/bundler/package.json': '{}',
      [`${loader}/package.json`]: '{}',
      [`${loader}/../three/package.json`]: '{}',
      [`${loader}/../three/index.js`]: plugin('TWO'),
    });
    expect(await styleOf(site)).toEqual([[], '.words{--one:red;--two:none}']);
  });

  it('is named if it fails', async () => {
    const site = await build({ 'postcss.config.js': 'module.exports = { plugins: { three: {} } };' });
    const [messages, style] = await styleOf(site);
    expect(messages).toEqual([
      expect.stringMatching(/^postcss\.config\.js: The file fails: Cannot find module 'three'/),
    ]);
    expect(style).toBe('.words{--one:ONE;--two:TWO}');
  });
});

it('names a PostCSS plugin that fails, and one that cannot be run', async () => {
  const inline = (run: string) =>
    `${themes('./src/custom.css')} plugins: [function styled() { return { name: 'x', configurePostCss(o) { ${run} } }; }],`;
  const files = { 'docs/index.md': '# Home', 'src/custom.css': '.a { color: red }', 'node_modules/.keep': '' };
  const broken = await fixtureSite(files, { config: inline('throw new Error("no")') });
  expect((await broken.build()).messages).toEqual([
    'docusaurus.config.mjs: The plugin "x" fails: no. PostCSS is run without it.',
  ]);
  const failing = { postcssPlugin: 'f' };
  const late = inline(
    `o.plugins.push({ ...${JSON.stringify(failing)}, Declaration(node) { throw node.error('not red') } }); return o;`,
  );
  const site = await fixtureSite(files, { config: late });
  expect((await site.build()).messages[0]).toMatch(/PostCSS is configured, but not installed/);
  await symlink(path.resolve('node_modules/postcss'), path.join(site.dir, 'node_modules/postcss'));
  const built = await site.build();
  expect(built.messages).toEqual(['src/custom.css:1: PostCSS: not red. The style sheet is used as it is written.']);
  expect(await built.html('/')).toContain('.a{color:red}');
});

describe('cascade layers of the theme', () => {
  const build = async (browser: string, css = 'h1 { color: red }') => {
    const site = await fixtureSite(
      {
        'docs/index.md': '# Home',
        'src/custom.css': css,
        'src/pages/hero.jsx': `import styles from './hero.module.css'; export default () => <h1 className={styles.big}>Hero</h1>;`,
        'src/pages/hero.module.css': '.big { color: blue }',
        'node_modules/@docusaurus/core/package.json': '{ "version": "3.8.1" }',
        'node_modules/postcss-preset-env/package.json': '{}',
        'node_modules/browserslist/index.js': `module.exports = () => ['${browser}'];`,
        'node_modules/cssdb/index.js': `module.exports = [{ id: 'cascade-layers', browser_support: { chrome: '99' } }];`,
      },
      { config: `${themes('./src/custom.css')} future: { v4: true },` },
    );
    const built = await site.build();
    const sheets = (await built.files()).filter((file) => file.endsWith('.css'));
    const texts = await Promise.all(sheets.map((file) => built.read(file)));
    return { html: await built.html('/'), hero: [await built.html('/hero'), ...texts].join('\n') };
  };

  it('are layers where all browsers of the site have them', async () => {
    const { html, hero } = await build('chrome 120');
    expect(html).toContain('@layer docusaurus.infima');
    expect(html).toContain('h1{color:red}');
    expect(hero).toMatch(/\.big_\w+\{color:#00f\}/);
    expect(html + hero).not.toContain('@layer site');
  });

  it('win over the site’s rules where Docusaurus replaces layers', async () => {
    const { html, hero } = await build('chrome 90');
    expect(html).not.toContain('@layer docusaurus');
    expect(html).toContain('@layer site{h1{color:red}}');
    expect(hero).toMatch(/@layer site\{\.big_\w+\{color:#00f\}\}/);
    expect((await build('chrome 90', '@layer base { h1 { color: red } }')).html).not.toContain('@layer site');
  });
});

describe('sheets that code imports', () => {
  const SITE = {
    'docs/index.md': '# Home\n\n## Second',
    'docs/shown.mdx': "import Card from '@site/src/components/Card';\n\n# Shown\n\n<Card />\n",
    'docs/plain.md': '# Plain\n\n<b className="card-own">Text</b>',
    'src/components/Card.jsx': 'import \'./card.css\'; export default () => <b className="card-own">Card</b>;',
    'src/components/card.css':
      '.card-own { top: 1px } .card-own.card-other { top: 2px } .navbar { top: 3px } body { top: 4px } @media (width <= 9px) { .card-own { top: 5px } }',
    'src/pages/code.jsx': `import Layout from '@theme/Layout'; import styles from './code.module.css';
      export default () => <Layout><h1 className={styles.big}>Code</h1></Layout>;`,
    'src/pages/code.module.css':
      ':root { --of-code: 1px } .big { top: 6px } .big em { top: 7px } :global(.footer) { top: 8px } @keyframes turn { to { top: 9px } }',
  };
  const stylesOf = (html: string) => [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css]) => css).join('\n');
  const lateOf = (html: string) =>
    [...html.matchAll(/<noscript data-oc-late><link rel="stylesheet" href="[^"]*(assets\/code\.\w+\.css)/g)].map(
      ([, file = '']) => file,
    );

  it('apply to all pages; a document contains the rules that it can use, and all follow late', async () => {
    const built = await (await fixtureSite(SITE)).build();
    expect(built.messages).toEqual([]);
    for (const page of ['/', '/shown', '/plain', '/code']) {
      const html = await built.html(page);
      const css = stylesOf(html);
      for (const rule of ['.navbar{top:3px}', 'body{top:4px}', ':root{--of-code:1px}', '.footer{top:8px}']) {
        expect(css, page).toContain(rule);
      }
      const showsCard = page === '/shown' || page === '/plain';
      expect(css.includes('.card-own{top:1px}'), page).toBe(showsCard);
      expect(css.includes('.card-own{top:5px}'), page).toBe(showsCard);
      expect(css).not.toMatch(/top:[679]px/);
      const late = (await Promise.all(lateOf(html).map(built.read))).join('');
      expect(late).toContain('.card-own{top:1px}.card-own.card-other{top:2px}.navbar{top:3px}body{top:4px}');
      expect(late).toContain('.card-own{top:5px}');
      expect(late).not.toMatch(/top:[679]px/);
    }
    const [own = ''] = /assets\/style\.\w+\.css/.exec(await built.html('/code')) ?? [];
    expect(await built.read(own)).toMatch(/\.big_\w+\{top:6px\}\.big_\w+ em\{top:7px\}/);
  });

  it('come before the theme if the code imports them before any of it, else after it', async () => {
    const built = await (
      await fixtureSite(
        {
          ...SITE,
          'src/pages/code.jsx':
            "import './early.css'; import Layout from '@theme/Layout'; import './late.css'; export default () => <Layout>Code</Layout>;",
          'src/pages/early.css': '.navbar { left: 1px }',
          'src/pages/late.css': '.navbar { left: 2px }',
          'src/custom.css': '.navbar { left: 3px }',
        },
        { config: themes('./src/custom.css') },
      )
    ).build();
    const css = stylesOf(await built.html('/'));
    const places = ['.navbar{left:3px}', '.navbar{left:1px}', '.docRoot_UBD9', '.navbar{left:2px}'];
    const found = places.map((text) => css.indexOf(text));
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  it('do not apply if only an unused part of the theme imports them', async () => {
    const site = await fixtureSite({
      ...SITE,
      'src/theme/Tag/index.jsx': "import './tag.css'; export default () => <b>Tag</b>;",
      'src/theme/Tag/tag.css': 'body { left: 1px }',
      'src/theme/TagsListInline/index.jsx': 'export default () => <b>Tags</b>;',
      'src/theme/TagsListByLetter/index.jsx': 'export default () => <b>Tags</b>;',
      'node_modules/.keep': '',
    });
    await symlink(path.resolve('node_modules/@docusaurus'), path.join(site.dir, 'node_modules/@docusaurus'));
    expect(stylesOf(await (await site.build()).html('/'))).not.toContain('body{left:1px}');
    await site.remove('src/theme/TagsListInline');
    expect(stylesOf(await (await site.build()).html('/'))).toContain('body{left:1px}');
  });
});

it('omits the styles of parts of Docusaurus’s theme that the site replaces', async () => {
  const site = await fixtureSite({
    'docs/index.md': '# Home',
    'docs/more.mdx': "import Paginator from '@theme/DocPaginator';\n\n# More\n",
    'src/theme/DocRoot/Layout/Sidebar/index.jsx': 'export default () => <aside>Own</aside>;',
    'src/theme/TOC/index.jsx': "import TOC from '@theme-original/TOC'; export default (props) => <TOC {...props} />;",
    'node_modules/.keep': '',
  });
  await symlink(path.resolve('node_modules/@docusaurus'), path.join(site.dir, 'node_modules/@docusaurus'));
  const stylesOf = async () => {
    const built = await site.build();
    const html = await built.html('/');
    const [file = ''] = /assets\/theme\.\w+\.css/.exec(html) ?? [];
    return html + (await built.read(file));
  };
  const own = await stylesOf();
  expect(own).not.toMatch(/docSidebarContainer_YfHR[{,:]|--doc-sidebar-width:/);
  // A wrapper shows the original.
  expect(own).toContain('.tableOfContents_bqdL{');
  await site.remove('src/theme/DocRoot');
  expect(await stylesOf()).toMatch(
    /docSidebarContainer_YfHR\{[^]*--doc-sidebar-width:|--doc-sidebar-width:[^]*docSidebarContainer_YfHR\{/,
  );
});
