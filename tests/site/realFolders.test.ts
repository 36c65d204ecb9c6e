import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

/** Features of real Docusaurus folders, each in its smallest form. */
const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";
const intro = { 'docs/intro.md': '---\nslug: /intro\n---\n\n# Intro\n' };

describe('pages that are omitted', () => {
  const files = {
    ...intro,
    'docs/later.md': '---\ndraft: true\n---\n\n# Later\n',
    'blog/2024-01-02-soon.md': '---\ndraft: true\n---\n\n# Soon\n',
    'blog/2024-01-03-now.md': '# Now\n\n<!-- truncate -->\n\n[soon](/blog/2024/01/02/soon)\n',
    'docs/a.md': '# A\n\n[draft](./later.md) [draft](/later)\n',
  };

  it('can be linked to: a warning, with any `onBrokenLinks`', async () => {
    const site = await fixtureSite(files, { blog: '{}', config: "onBrokenLinks: 'throw'," });
    const { report, messages, html } = await site.build();
    expect(report.outcome).toBe('built');
    expect(messages.filter((message) => message.includes('left out: it is')).sort()).toEqual([
      'blog/2024-01-03-now.md:5: The link "/blog/2024/01/02/soon" leads to a page that is left out: it is a draft.',
      'docs/a.md:3: The link "./later.md" leads to a page that is left out: it is a draft.',
      'docs/a.md:3: The link "/later" leads to a page that is left out: it is a draft.',
    ]);
    expect(await html('/a')).toContain('href="later.html"');
  });

  it('can be redirected to', async () => {
    const redirects = "{ redirects: [{ from: '/old', to: '/later' }, { from: '/older', to: '/later#x' }] }";
    const site = await fixtureSite(files, { config: `plugins: [['client-redirects', ${redirects}]],` });
    const { report, messages, read } = await site.build();
    expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(messages.filter((message) => message.includes('The redirect to'))).toHaveLength(2);
    expect(await read('older/index.html')).toContain('later');
  });

  it('may belong to a plugin that is omitted', async () => {
    const site = await fixtureSite(
      { ...intro, 'docs/a.md': '# A\n\n[guides](/guides)\n' },
      {
        config: `onBrokenLinks: 'throw', plugins: [
          'guides', ['client-redirects', { redirects: [{ from: '/old', to: '/guides' }] }],
        ],`,
      },
    );
    const { report, messages } = await site.build();
    expect(report.problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ code: 'missing-package' }]);
    expect(messages.join('\n')).toContain('It may be a page of "guides", which Octavo leaves out.');
  });

  it('is quiet where broken links are to be ignored', async () => {
    const site = await fixtureSite(files, { config: "onBrokenLinks: 'ignore'," });
    expect((await site.build()).messages.join('\n')).not.toContain('leads to');
  });
});

// Which of them Docusaurus 3.8.1 looks at was seen by building this folder with it.
it('looks at links in Markdown and in `<Link>`; those in tags of code are worth a warning', async () => {
  const site = await fixtureSite(
    {
      'docs/index.mdx': [
        '---\nslug: /\n---\n',
        "import Link from '@docusaurus/Link';",
        "import useBaseUrl from '@docusaurus/useBaseUrl';",
        '\n# Home\n',
        '[md](/md) <a href="/tag">x</a> <Link to="/link">x</Link>',
        '<Link data-noBrokenLinkCheck to="/unchecked">x</Link>',
        '<Link target="_blank" to="/tab">x</Link> <Link target="_self" to="/self">x</Link>',
        "<a href={useBaseUrl('/tag-base')}>x</a> <Link to={useBaseUrl('/link-base')}>x</Link>",
      ].join('\n'),
      'docs/plain.md': '# Plain\n\n<a href="/html">x</a>\n',
      'src/pages/page.jsx':
        "import Link from '@docusaurus/Link'; export default () => <><a href='/code'>a</a><Link to='/code-link'>b</Link></>;",
    },
    { config: "onBrokenLinks: 'throw', markdown: { format: 'detect' }," },
  );
  const { report } = await site.build();
  const broken = (wanted: string) =>
    report.problems
      .filter(({ severity }) => severity === wanted)
      .flatMap(({ message }) => /^The link "([^"]*)"/.exec(message)?.[1] ?? [])
      .sort();
  expect(broken('error')).toEqual(['/code-link', '/html', '/link', '/link-base', '/md', '/self']);
  expect(broken('warning')).toEqual(['/code', '/tag', '/tag-base']);
});

// Docusaurus 3.8.1 tries the content folder, the site and the folder of the file, in this order.
it('looks for `x.md` in the content folder and the site before it looks next to the page', async () => {
  const site = await fixtureSite({
    ...intro,
    'docs/a/intro.md': '# Another\n',
    'docs/a/other.md': '# Other\n',
    'docs/a/page.md': '# Page\n\n[root](intro.md) [site](docs/a/other.md) [beside](other.md) [dot](./intro.md)\n',
  });
  const { messages, html } = await site.build();
  expect(messages).toEqual([]);
  const page = await html('/a/page');
  expect([...page.matchAll(/href="([^"]*)">(root|site|beside|dot)</g)].map(([, href, name]) => [name, href])).toEqual([
    ['root', '../intro.html'],
    ['site', 'other.html'],
    ['beside', 'other.html'],
    ['dot', 'intro.html'],
  ]);
});

it('files that tags of code name without a slash are seen from the address of the page', async () => {
  const page = 'export default () => <img src="img/a.svg" alt="" />;';
  const site = await fixtureSite(
    {
      ...intro,
      'src/pages/index.jsx': page,
      'src/pages/deep/other.jsx': page.replace('img/a', '../img/a'),
      'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    },
    { config: "i18n: { defaultLocale: 'en', locales: ['en', 'de'] }," },
  );
  const { messages, read } = await site.build();
  expect(messages).toEqual([]);
  expect(await read('index.html')).toMatch(/<img src=["']img\/a\.svg["']/);
  expect(await read('deep/other.html')).toMatch(/<img src=["']\.\.\/img\/a\.svg["']/);
  expect(await read('de/index.html')).toMatch(/<img src=["']\.\.\/img\/a\.svg["']/);
});

it('takes numbers for values of tabs', async () => {
  const site = await fixtureSite({
    ...intro,
    'docs/a.mdx':
      TABS +
      '# A\n\n<Tabs defaultValue={1}>{["One", "Two"].map((label, index) => <TabItem value={index} label={label}>{label} panel</TabItem>)}</Tabs>\n',
    'docs/b.mdx':
      TABS +
      '# B\n\n<Tabs values={[{ value: 0, label: "Zero" }, { value: 1 }]}><TabItem value={0}>a</TabItem><TabItem value={1}>b</TabItem></Tabs>\n',
  });
  const { messages, plainHtml: html } = await site.build();
  expect(messages).toEqual([]);
  const page = await html('/a');
  expect(page).toMatch(/aria-selected="true"[^>]*data-oc-value="1"[^>]*>Two</);
  expect(page).toMatch(/role="tabpanel" class="tabItem_Ymn6" aria-label="One" hidden(?:="[^"]*")?>One panel</);
  expect(await html('/b')).toMatch(/data-oc-value="0"[^>]*>Zero<.*data-oc-value="1"[^>]*>1</);
});

it("knows folders of static files with their own page, and Docusaurus's debugging pages", async () => {
  const site = await fixtureSite(
    {
      'docs/index.md':
        '---\nslug: /\n---\n\n# Home\n\n[api](/javadoc) [same](/javadoc/) [debug](/__docusaurus/debug/routes) [none](/none)\n',
      'static/javadoc/index.html': '<p>made by another tool</p>',
    },
    { config: "onBrokenLinks: 'throw'," },
  );
  const { report, html } = await site.build({ keepGoing: true });
  const links = report.problems.map(({ severity, message }) => `${severity} ${message}`);
  expect(links).toEqual([
    expect.stringMatching(/^warning The link "\/__docusaurus\/debug\/routes" .* which Octavo does not have\.$/),
    expect.stringMatching(/^error The link "\/none" /),
  ]);
  expect((await html('/')).match(/href="javadoc\/index\.html"/g)).toHaveLength(2);
});

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

describe('plugins', () => {
  const wrapper = (load: string) => `${load}
    async function enhanced(...args) { return { ...(await plugin(...args)), name: 'enhanced' }; }`;

  it.each([
    [
      'as a function',
      "import enhanced from './plugins/blog.cjs';",
      '[enhanced, { onUntruncatedBlogPosts: "ignore" }]',
      {
        'plugins/blog.cjs': `${wrapper("const all = require('@docusaurus/plugin-content-blog'); const plugin = all.default;")}
          module.exports = { ...all, default: enhanced };`,
      },
    ],
    [
      'by its file',
      '',
      '["./plugins/blog.ts", { onUntruncatedBlogPosts: "ignore" }]',
      {
        'plugins/blog.ts': `${wrapper("import plugin, { validateOptions } from '@docusaurus/plugin-content-blog';")}
          export { validateOptions }; export default enhanced;`,
      },
    ],
  ])('that wrap one of Docusaurus, %s, have its pages', async (_what, head, entry, more) => {
    const site = await fixtureSite({ ...intro, ...more, 'blog/2024-01-03-now.md': '# Now\n' });
    const config = `${head}\nexport default { title: 'T', url: 'https://x.example', baseUrl: '/', trailingSlash: false,
      presets: [['classic', { blog: false }]], plugins: [${entry}] };`;
    await site.write({ 'docusaurus.config.mjs': config });
    const { html, messages } = await site.build();
    expect(await html('/blog/2024/01/03/now')).toContain('Now');
    expect(messages).toEqual([]);
  });

  it('that only borrow a type are not taken for it', async () => {
    const text =
      "import type { LoadedContent } from '@docusaurus/plugin-content-docs'; export default () => ({ name: 'own' });";
    const site = await fixtureSite({ ...intro, 'own.ts': text }, { config: "plugins: ['./own.ts']," });
    expect((await site.build()).messages).toEqual([]);
  });
});

it("anchors may be in the site's own theme, which is omitted", async () => {
  const site = await fixtureSite(
    { ...intro, 'docs/a.md': '# A\n\n[form](#form)\n', 'src/theme/Unknown/index.js': 'export default () => null;' },
    { config: "onBrokenAnchors: 'throw'," },
  );
  const { report, messages } = await site.build();
  expect(report.outcome).toBe('built');
  expect(messages.join('\n')).toContain("It may be in a component of the site's own theme, which Octavo leaves out.");
});

it('anchors in replaced parts of the theme are known, also on pages that a build keeps', async () => {
  const part = `import Heading from '@theme/Heading';
    import Original from '@theme-original/DocItem/Footer';
    export default (props) => <><Heading as="h2" id="form">Form</Heading><a href="#form">Up</a><Original {...props} /></>;`;
  const site = await fixtureSite({
    ...intro,
    'docs/a.md': '# A\n\n[own](#form), [of another page](./b.md#form)\n',
    'docs/b.md': '# B\n\n[none](./a.md#none)\n',
    'src/theme/DocItem/Footer/index.jsx': part,
  });
  const none = [expect.stringContaining('names the anchor "#none", which /a does not have.')];
  expect((await site.build()).messages).toEqual(none);
  await site.write({ 'docs/a.md': '# A\n\n[own](#form), [of another page](./b.md#form), again\n' });
  expect((await site.build()).messages).toEqual(none);
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

it('cards that name pages as seen from their own', async () => {
  const items = ['../page', 'b', './b', '/page', '../page#top'].map((href) => ({ type: 'link', label: href, href }));
  const site = await fixtureSite({
    ...intro,
    'docs/page.md': '# Page\n',
    'docs/sub/a.mdx': `import DocCardList from '@theme/DocCardList';\n\n# A\n\n<DocCardList items={${JSON.stringify(items)}} />\n`,
    'docs/sub/b.md': '# B\n',
  });
  const html = await (await site.build()).html('/sub/a');
  const hrefs = [...html.matchAll(/<a class="card [^"]*" href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['../page.html', 'b.html', 'b.html', '../page.html', '../page.html#top']);
});

it.each([200, 400, 450, 500, 1000])('%i emphases inside one another keep every word', async (count) => {
  const text = `${'*a '.repeat(count)}core${' b*'.repeat(count)}`;
  const site = await fixtureSite({ ...intro, 'docs/e.mdx': `# E\n\n${text}\n` });
  const html = await (await site.build()).html('/e');
  const words = html.slice(html.indexOf('<article'), html.indexOf('</article')).replace(/<[^>]+>/g, ' ');
  expect([words.match(/\ba\b/g)?.length, words.match(/\bb\b/g)?.length, words.includes('core')]).toEqual([
    count,
    count,
    true,
  ]);
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

  it('names files as webpack does: by `require.resolve`, from the root, and itself', async () => {
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

it('makes its own tabs live, with any content in their panels', async () => {
  const site = await fixtureSite({
    'docs/a.mdx': [
      "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# A\n\n<Tabs>",
      '<TabItem value="js" label="JS">\n\n```js\none();\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n</TabItem>',
      '<TabItem value="ts" label="TS">\n\n## Two\n\n:::note\n\nMind [this](./b.md).\n\n:::\n\n</TabItem>',
      '</Tabs>\n',
    ].join('\n'),
    'docs/b.md': '# B\n',
    'src/theme/Tabs/index.js': `
      import React, { useState } from 'react';
      import Original from '@theme-original/Tabs';
      export default function Tabs(props) {
        const [flat] = useState(false);
        const labels = React.Children.toArray(props.children).map((child) => child.props.label);
        return flat ? <p>{labels.join()}</p> : <Original {...props} className={labels.join('-')} />;
      }`,
  });
  const { messages, html } = await site.build();
  expect(messages).toEqual([]);
  const page = await html('/a');
  expect(page).toContain('<!--oc-island ["@site/src/theme/Tabs/index.js#default"');
  expect(page).toContain('JS-TS');
  for (const text of ['one', '<td>2</td>', 'Two', 'href="b.html"']) expect(page).toContain(text);
});

it('a component may read its children without rendering them, even if they only work inside it', async () => {
  const site = await fixtureSite({
    'docs/a.mdx': [
      "import { Choice, Choices, Count } from '@site/src/Choices';\n\n# A\n\n<Choices>",
      '<Choice of="one">\n\nText **one** <Count />\n\n</Choice>',
      '<Choice of="two">\n\nText two\n\n</Choice>\n</Choices>\n',
    ].join('\n'),
    'src/Choices.jsx': `
      import { Children, useState } from 'react';
      export const Choices = ({ children }) =>
        Children.toArray(children).map(({ props }) => <section key={props.of} className={props.of}>{props.children}</section>);
      export const Choice = () => { throw 'A choice must be inside of choices'; };
      export const Count = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; };`,
  });
  const { messages, html } = await site.build();
  expect(messages).toEqual([]);
  const page = await html('/a');
  expect(page).toMatch(/<section class="one">.*<strong>one<\/strong>.*<section class="two">/s);
  expect(page).toContain('oc-island ["@site/src/Choices.jsx#');
});

it('calls hooks in the text of a page on which something else fails', async () => {
  const site = await fixtureSite({
    'docs/a.mdx': [
      "import { useName } from '@site/src/useName';\nimport Fails from '@site/src/Fails';\n",
      '# A\n\n<Fails>inside</Fails>\n\nCalled <b title={useName()}>{useName()}</b>.\n',
    ].join('\n'),
    'src/useName.js': "import { useMemo } from 'react';\nexport const useName = () => useMemo(() => 'Ann', []);\n",
    'src/Fails.jsx': "export default () => { throw new Error('no'); };\n",
  });
  const { messages, html } = await site.build({ keepGoing: true });
  expect(messages).toEqual([expect.stringContaining('`Fails` fails: no.')]);
  expect(await html('/a')).toContain('Called <b title="Ann">Ann</b>.');
});

it('leaves the size of an image to the style that its author gives it', async () => {
  const files = {
    'docs/a.mdx': [
      "import ThemedImage from '@theme/ThemedImage';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\n",
      '# A\n\n![plain](./shot.svg)\n\n<img src="/pic.svg" alt="written" />',
      '<img src="/pic.svg" alt="styled" style={{ maxHeight: 5 }} />',
      '<img src="/pic.svg" alt="classed" className="logo" />',
      "<ThemedImage sources={{ light: useBaseUrl('/pic.svg'), dark: useBaseUrl('/pic.svg') }} alt=\"themed\" />\n",
    ].join('\n'),
    'docs/shot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
    'static/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>',
  };
  const sizesIn = async (look: string) => {
    const site = await fixtureSite(files, { config: `customFields: { octavo: { look: '${look}' } },` });
    const page = await (await site.build()).html('/a');
    const images = [...page.matchAll(/<img[^>]*alt="(plain|written|styled|classed|themed)"[^>]*>/g)];
    return Object.fromEntries(images.map(([tag, alt]) => [alt, /width="\d+" height="\d+"/.exec(tag)?.[0]]));
  };
  const plain = 'width="40" height="30"';
  expect(await sizesIn('classic')).toEqual({ plain });
  // Its style keeps the shape of every image.
  const own = 'width="20" height="10"';
  expect(await sizesIn('octavo')).toEqual({ plain, written: own, themed: own });
});

it('has one React, wherever an alias says that it is', async () => {
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

it('gives packages for Node the default of what the engine brings', async () => {
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

it('says of HTML among cards in one sentence that it cannot be one', async () => {
  const site = await fixtureSite(
    {
      'docs/index.mdx':
        "---\nslug: /\n---\n\nimport DocCardList from '@theme/DocCardList';\n\n# Home\n\n<DocCardList />\n",
      'docs/a.md': '# A\n',
      'sidebars.js': `module.exports = { docs: ['index', { type: 'html', value: '<hr>' },
        { type: 'category', label: 'C', link: { type: 'generated-index' }, items: ['a', { type: 'html', value: '<hr>' }] }] };`,
    },
    { docs: "{ routeBasePath: '/', sidebarPath: './sidebars.js' }" },
  );
  const { messages } = await site.build({ keepGoing: true });
  const told =
    'The sidebar item "<hr>" is of type "html" and cannot be a card. Move it out of its category, or link the category to a document that names its cards: `<DocCardList items={…} />`.';
  expect(messages).toEqual([`sidebars.js: ${told}`, `docs/index.mdx: ${told}`]);
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

it('returns the file of a folder whose name is put together', async () => {
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

it('gives code of posts the address of the image next to a post', async () => {
  const site = await fixtureSite(
    {
      ...intro,
      'blog/2024-01-02-a/index.md': '---\nimage: ./cover.svg\n---\n\n# A\n\nText.\n',
      'blog/2024-01-02-a/cover.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
      'blog/2024-01-01-b.md': '---\nimage: /img/b.svg\n---\n\n# B\n\nText.\n',
      'static/img/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
      'src/theme/BlogPostItem/index.js': [
        "import { useBlogPost } from '@docusaurus/plugin-content-blog/client';",
        'export default function BlogPostItem({ children }) {',
        '  const { assets, frontMatter, metadata } = useBlogPost();',
        '  return <header className="own"><h2>{metadata.title}</h2><img alt="" src={assets.image ?? frontMatter.image}/>{children}</header>;',
        '}',
      ].join('\n'),
    },
    { blog: '{}' },
  );
  const { messages, html } = await site.build();
  expect(messages.filter((message) => !message.includes('truncat'))).toEqual([]);
  for (const page of [await html('/blog'), await html('/blog/2024/01/02/a')]) {
    expect(page).toMatch(/<img alt="" src="(?:\.\.\/)*assets\/files\/cover[^"]*\.svg"/);
  }
  expect(await html('/blog')).toMatch(/<img alt="" src="(?:\.\.\/)*img\/b\.svg"/);
});

it('an item of the navbar may name the index of a category, as a document by its slug', async () => {
  const site = await fixtureSite(
    {
      'docs/intro.md': '# Intro\n',
      'docs/examples/one.md': '# One\n',
      'docs/examples/_category_.json':
        '{ "label": "Examples", "link": { "type": "generated-index", "slug": "/examples" } }',
      'docs/more/two.md': '# Two\n',
      'docs/more/_category_.json': '{ "label": "More", "link": { "type": "generated-index" } }',
    },
    {
      trailingSlash: true,
      themeConfig: `{ navbar: { items: [
        { type: 'doc', docId: '/examples', label: 'All examples' }, { type: 'doc', docId: '/category/more', label: 'All more' },
      ] } }`,
    },
  );
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/intro/');
  expect(html).toMatch(/<a [^>]*href="..\/examples\/index.html"[^>]*>All examples<\/a>/);
  expect(html).toMatch(/<a [^>]*href="..\/category\/more\/index.html"[^>]*>All more<\/a>/);
});

it('types in a file of JavaScript are no errors', async () => {
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

it('runs configuration and plugins in the folder of the site, wherever it is called', async () => {
  const site = await fixtureSite(
    {
      'docs/a.md': '# A\n\nText.\n',
      'data/word.txt': 'from the folder',
      'outside/report-goes-here.txt': '',
    },
    {
      config: `plugins: [() => ({
        name: 'reads-here',
        injectHtmlTags: () => ({ headTags: ['<meta name="word" content="' + require('node:fs').readFileSync('data/word.txt', 'utf8') + '">'] }),
      })],`,
    },
  );
  const cli = fileURLToPath(new URL('../../engine/bin/octavo.mjs', import.meta.url));
  const words = [cli, 'build', '..', '--report', 'report.json'];
  const { status, stdout } = spawnSync(process.execPath, words, {
    cwd: path.join(site.dir, 'outside'),
    encoding: 'utf8',
  });
  expect(stdout).toContain('Built: ');
  expect(status).toBe(0);
  expect(await readFile(path.join(site.dir, 'build/a.html'), 'utf8')).toContain('content="from the folder"');
  // Paths on the command line are relative to the working directory.
  expect(JSON.parse(await readFile(path.join(site.dir, 'outside/report.json'), 'utf8'))).toMatchObject({ causes: [] });
  expect(await readFile(path.join(site.dir, 'build/.nojekyll'), 'utf8')).toBe('');
});
