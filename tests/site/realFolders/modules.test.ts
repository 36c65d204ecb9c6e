/** What code in real folders imports and requires, each case as small as possible. */
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../../support/fixtureSite.ts';

const intro = { 'docs/intro.md': '---\nslug: /intro\n---\n\n# Intro\n' };

describe('aliases of webpack', () => {
  const files = {
    'docs/a.mdx': [
      "import Part from '@parts/part.mdx';",
      "import data from '@parts/data.json';",
      "import code from '!!raw-loader!@parts/code.py';",
      "import shot from '@parts/shot.png';",
      "import Note from 'note';",
      '',
      '# A',
      '',
      '<Part name="Ann" /> {data.word} <pre>{code}</pre> <img src={shot} alt="shot" />',
      '',
      '<Note />',
    ].join('\n'),
    'snippets/part.mdx': 'Hello {props.name}.\n',
    'snippets/data.json': '{"word": "datum"}',
    'snippets/code.py': 'print(1)',
    'snippets/shot.png': 'not a real picture',
    'snippets/note.md': 'A *note*.\n',
  };
  const plugin = `(context) => ({
    name: 'own',
    configureWebpack: () => ({ resolve: { alias: {
      '@parts': context.siteDir + '/snippets', note$: context.siteDir + '/snippets/note.md', react: 'preact',
    } } }),
  })`;

  it.each([
    ['a function', plugin, {}],
    ['a file', "'./own-plugin.js'", { 'own-plugin.js': `module.exports = ${plugin};` }],
    [
      'a package with options',
      "['own-plugin', { alias: '@parts' }]",
      {
        'node_modules/own-plugin/package.json': '{"name":"own-plugin","main":"index.js"}',
        'node_modules/own-plugin/index.js': `module.exports = (context, { alias }) => ({
          name: 'own-plugin', configureWebpack: () => ({ resolve: { alias: {
            [alias]: context.siteDir + '/snippets', note$: context.siteDir + '/snippets/note.md' } } }),
        });`,
      },
    ],
  ])('of %s are followed by imports', async (_what, entry, more) => {
    const site = await fixtureSite({ ...files, ...more }, { config: `plugins: [${entry}],` });
    const { messages, plainHtml } = await site.build();
    expect(messages.filter((message) => message.startsWith('docs/'))).toEqual([]);
    const page = await plainHtml('/a');
    expect(page).toContain('Hello Ann.');
    expect(page).toContain('datum');
    expect(page).toContain('print(1)');
    expect(page).toMatch(/src="assets\/files\/shot\.[0-9a-f]+\.png"/);
    expect(page).toContain('A <em>note</em>.');
  });

  it('of a plugin that needs webpack, or more, do not stop the build', async () => {
    const plugins = `[
      () => ({ name: 'needs', configureWebpack(config, isServer, { currentBundler }) { return new currentBundler.instance.X(); } }),
      () => ({ name: 'more', configureWebpack: () => ({ module: { rules: [1] }, plugins: [], resolve: { fallback: {} } }) }),
    ]`;
    const { report, messages } = await (await fixtureSite(intro, { config: `plugins: ${plugins},` })).build();
    expect(report.outcome).toBe('built');
    expect(messages).toEqual([
      'docusaurus.config.mjs: The plugin "needs": `configureWebpack` has no meaning here, because there is no webpack; it is left out.',
      'docusaurus.config.mjs: The plugin "more": of `configureWebpack` this has no meaning here and is left out: module.rules (a rule: no rule).',
    ]);
  });
});

it('imports of what plugins generate are stubs', async () => {
  const page = [
    "import Props from '@site/.docusaurus/some-plugin/props.md';",
    "import data from '@generated/some-plugin/data.json';",
    '',
    '# A',
    '',
    'Before <Props /> after {data.word}.',
  ].join('\n');
  const site = await fixtureSite({ ...intro, 'docs/a.mdx': page });
  const { report, html } = await site.build();
  expect(report.problems.map(({ severity, code }) => [severity, code])).toEqual([
    ['warning', 'generated-module'],
    ['warning', 'generated-module'],
  ]);
  expect(await html('/a')).toMatch(/Before .* after/);
});

describe("code that Docusaurus's bundler reads", () => {
  it('may have `>` and `}` in the text of an element', async () => {
    const site = await fixtureSite({
      'docs/a.mdx':
        "import Case from '@site/src/Case';\nimport Typed from '@site/src/Typed';\n\n# A\n\n<Case/> <Typed/>\n",
      'src/Case.jsx':
        'import { useState } from "react";\n' +
        "export default () => { const [n, setN] = useState(1); return <b onClick={() => setN(2)}>é𝒳 a > b <code>>x</code> } {n > 0 && 'y'}</b>; };\n",
      'src/Typed.tsx':
        'const same = <T,>(value: T): T => value;\nexport default () => <i>{same<string>("s")} -> }</i>;\n',
    });
    const { messages, html } = await site.build();
    expect(messages).toEqual([]);
    const page = (await html('/a')).replaceAll('<!-- -->', '');
    expect(page).toContain('<b>é𝒳 a &gt; b <code>&gt;x</code> } y</b>');
    expect(page).toContain('<i>s -&gt; }</i>');
  });

  it('names files as with webpack: by `require.resolve`, from the root, and by its own name', async () => {
    const site = await fixtureSite({
      'docs/a.mdx': "import Title from '@site/src/Title';\n\n# A\n\n<Title/>\n",
      'src/Title.jsx': `
        import settings from '../settings';
        import { users } from '/data/users.json';
        import { tools } from '/more/tools';
        import { isFolder } from 'loads-later';
        export default () => <b>{[settings.title, users, tools, isFolder(__dirname), __filename].join(' ')}</b>;`,
      'settings.js': "module.exports = { title: 'Ours', css: require.resolve('./custom.css') };\n",
      'custom.css': '',
      'static/data/users.json': '{"users": 2}',
      'more/tools.js': 'export const tools = 3;',
      'node_modules/loads-later/package.json': '{"name":"loads-later","main":"index.mjs"}',
      'node_modules/loads-later/index.mjs': `
        import { createRequire } from 'node:module';
        export const isFolder = (file) => createRequire(import.meta.url)('node:fs').existsSync(file);`,
    });
    const { messages, html } = await site.build();
    expect(messages).toEqual([]);
    expect(await html('/a')).toContain('<b>Ours 2 3 true /index.js</b>');
  });
});

it('has one React, even if an alias names another place for it', async () => {
  const site = await fixtureSite(
    {
      'docs/a.mdx': "import Count from '@site/src/Count';\n\n# A\n\n<Count/>\n",
      'src/Count.jsx':
        "import { useState } from 'react';\nexport default () => { const [n, setN] = useState(3); return <b onClick={() => setN(n + 1)}>{n}</b>; };\n",
      'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
      'node_modules/react/index.js': "exports.useState = () => { throw new Error('another React'); };\n",
      'node_modules/react/jsx-runtime.js': "exports.jsx = () => { throw new Error('another React'); };\n",
    },
    {
      config: `plugins: [() => ({
        name: 'one-react',
        configureWebpack: () => ({ resolve: { alias: { react: require('path').join(__dirname, 'node_modules/react') } } }),
      })],`,
    },
  );
  const { messages, html } = await site.build();
  expect(messages).toEqual([]);
  expect(await html('/a')).toContain('<b>3</b>');
});

it('gives packages written for Node the default export of the engine’s modules', async () => {
  const site = await fixtureSite({
    'docs/a.mdx': "import Mark from 'mark';\n\n# A\n\n<Mark/>\n",
    'node_modules/mark/package.json': '{ "name": "mark", "module": "index.mjs" }',
    'node_modules/mark/index.mjs':
      "import clsx from 'clsx';\nimport React, { useState } from 'react';\nexport default () => { const [on, set] = useState(true); return React.createElement('b', { className: clsx('mark', on && 'on'), onClick: () => set(!on) }, 'x'); };\n",
  });
  const { messages, html, read, files } = await site.build();
  expect(messages).toEqual([]);
  expect(await html('/a')).toContain('<b class="mark on">x</b>');
  const scripts = (await files()).filter((file) => file.startsWith('assets/code/') && file.endsWith('.js'));
  const code = (await Promise.all(scripts.map((file) => read(file)))).join('\n');
  expect(code).toContain('"clsx"');
  // Syntax that makes the whole module the default export.
  expect(code).not.toMatch(/,1\)/);
});

it('gives `require` the default of an ES module, in a file with imports too', async () => {
  const site = await fixtureSite(
    {
      ...intro,
      'docs/a.md': '# A\n',
      'sidebars.ts':
        "import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';\nimport more from './more';\nconst sidebars: SidebarsConfig = { docs: [...require('./part.ts').items, ...more] };\nexport default sidebars;\n",
      'part.ts': "const part = { items: ['intro'] };\nexport default part;\n",
      'more.ts': "export default ['a'];\n",
    },
    { docs: "{ routeBasePath: '/', sidebarPath: './sidebars.ts' }" },
  );
  const { messages, html } = await site.build();
  expect(messages).toEqual([]);
  expect(await html('/intro')).toContain('href="a.html"');
});

it('gives all modules of a folder to `require.context`', async () => {
  const site = await fixtureSite({
    ...intro,
    'docs/a.mdx': "import News from '@site/src/News';\n\n# A\n\n<News/>\n",
    'src/News.jsx': [
      "const news = require.context('../news', false, /\\.md$/);",
      "const texts = require.context('!!raw-loader!../news', false, /one/);",
      "const values = require.context('@site/values/', true, /\\.js$/i);",
      'export default () => <>',
      '  {news.keys().reverse().map((name) => { const { default: Item } = news(name); return <div key={name} title={name}><Item/></div>; })}',
      '  {texts.keys().map((name) => <i key={name}>{texts(name).default}</i>)}',
      '  {values.keys().map((name) => <b key={name}>{values(name).default}</b>)}',
      '</>;',
    ].join('\n'),
    'news/one.md': 'First **news**.\n',
    'news/two.md': 'Second news.\n',
    'news/deep/three.md': 'Not this.\n',
    'news/other.txt': 'Nor this.\n',
    'values/a.js': 'export default 1;\n',
    'values/deep/b.js': 'export default 2;\n',
  });
  const first = await site.build();
  expect(first.messages).toEqual([]);
  const page = (await first.html('/a')).replace(/\s+/g, ' ');
  expect(page).toMatch(/title="\.\/two\.md">.*Second news\..*title="\.\/one\.md">.*First <strong>news<\/strong>/);
  expect(page).toContain('<b>1</b><b>2</b>');
  expect(page).toMatch(/<i>First \*\*news\*\*\.\s*<\/i>/);
  expect(page).not.toMatch(/Not this|Nor this/);

  await site.write({ 'news/zero.md': 'Later news.\n' });
  expect(await (await site.build()).html('/a')).toContain('Later news.');
});

it('returns the file of a folder if code assembles its name', async () => {
  const site = await fixtureSite({
    ...intro,
    'docs/a.mdx': "import Team from '@site/src/Team';\n\n# A\n\n<Team/>\n",
    'docs/deep/b.mdx': "import Team from '@site/src/Team';\n\n# B\n\n<Team/>\n",
    'src/Team.jsx': `
      import { useState } from 'react';
      const find = (name) => { try { return require('./people/' + name).default; } catch (error) { return error.message; } };
      export default function Team() {
        const [names] = useState(['ann', 'bob', 'eve']);
        const pictures = names.slice(0, 2).map((name) => require(\`@site/static/img/\${name}-small.png\`).default);
        return <div>{pictures.map((src) => <img key={src} alt="" src={src} />)}{names.map(find).join(', ')}{require('!!raw-loader!./notes/' + names[0] + '.txt').default}</div>;
      }`,
    'src/people/ann.js': "export default 'Ann';",
    'src/people/bob.json': '{ "default": "Bob" }',
    'src/notes/ann.txt': ' of note',
    'static/img/ann-small.png': 'ann',
    'static/img/bob-small.png': 'bob',
    'static/img/large.png': 'large',
  });
  const first = await site.build();
  expect(first.messages).toEqual([]);
  const picture = (name: string) =>
    `<img alt="" src="(?:\\.\\./)?(?:img/${name}-small|assets/files/${name}-small\\.\\w+)\\.png"[^>]*>`;
  const shown = new RegExp(
    `<div>${picture('ann')}${picture('bob')}Ann, .*Bob, Cannot find module './people/eve'.* of note</div>`,
  );
  expect((await first.html('/a')).replace(/&#x27;/g, "'")).toMatch(shown);
  expect((await first.html('/deep/b')).replace(/&#x27;/g, "'")).toMatch(shown);
  await site.write({ 'src/people/eve.js': "export default 'Eve';" });
  expect(await (await site.build()).html('/a')).toContain('Eve');
});

it('accepts types in a JavaScript file', async () => {
  const site = await fixtureSite({
    'docs/intro.mdx': "import List from '@site/src/List';\n\n# Intro\n\n<List />\n",
    'src/List.jsx': `import { useRef } from 'react';
      export default function List() {
        const items = useRef < (HTMLLIElement | null)[] > (['one', 'two']);
        return <ul>{items.current.map((item: string) => <li key={item}>{item}</li>)}</ul>;
      }`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/intro')).toContain('<ul><li>one</li><li>two</li></ul>');
});
