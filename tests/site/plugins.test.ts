import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../engine/node/read/config/loadConfig.ts';
import { fixtureSite, type FixtureSite } from '../support/fixtureSite.ts';
import type { Files } from '../support/tempFolder.ts';

/** A docs site with the plugins of the options; `config` is inserted before the configuration. */
async function pluginSite(files: Files, docs: string, before = '', more = ''): Promise<FixtureSite> {
  return fixtureSite({
    'docusaurus.config.mjs': `${before}
      export default {
        title: 'Fixture', url: 'https://fixture.example', baseUrl: '/', trailingSlash: false,
        onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn',
        presets: [['classic', { docs: { routeBasePath: '/', ${docs} }, blog: { routeBasePath: 'blog', ${docs} }, pages: { ${docs} } }]],
        ${more}
      };`,
    'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
    ...files,
  });
}

async function install(site: FixtureSite, ...names: string[]): Promise<void> {
  await site.write({ 'node_modules/.keep': '' });
  for (const name of names)
    await symlink(path.resolve('node_modules', name), path.join(site.dir, 'node_modules', name));
}

/** Ids and texts of the table of contents. */
const tocOf = (html: string) =>
  [...html.matchAll(/<a href="#([^"]*)" class="table-of-contents__link toc-highlight">(.*?)<\/a>/g)].map(
    ([, id = '', text = '']) => [decodeURIComponent(id), text],
  );

const article = (html: string) => /<article[^]*<\/article>/.exec(html)?.[0] ?? html;

const UPPER = `import { visit } from './walk.mjs';
  export default function upper(options = {}) {
    return (tree, file) => {
      visit(tree, 'text', (node) => { node.value = node.value.replace(/%WORD%/g, options.word ?? 'none'); });
      file.data.seen = true;
    };
  }`;
const WALK = `export function visit(node, type, change) {
    if (node.type === type) change(node);
    for (const child of node.children ?? []) visit(child, type, change);
  }`;

describe('plugins of the site', () => {
  it('run at the four places, for docs, blog and pages, with their options', async () => {
    const site = await pluginSite(
      {
        'plugins/note.mjs': `import { visit } from './walk.mjs';
          export const remarkBefore = () => (tree) => { tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'Added before' }] }); };
          export const remarkAfter = () => (tree) => {
            const ids = [];
            visit(tree, 'heading', (node) => ids.push(node.data?.id ?? 'none'));
            tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'Added after ' + ids.join(' ') }] });
          };
          export const rehypeBefore = (options) => (tree) => { visit(tree, 'element', (node) => { if (node.tagName === 'p') node.properties.className = [options.name]; }); };
          export async function rehypeAfter() {}
          export const rehypeLate = () => async (tree) => {
            await new Promise((resolve) => setTimeout(resolve, 5));
            return { ...tree, children: [...tree.children, { type: 'element', tagName: 'p', properties: { id: 'late' }, children: [{ type: 'text', value: 'Late' }] }] };
          };`,
        'plugins/walk.mjs': WALK,
        'docs/a.md': '# A\n\nText.\n\n## Own\n\n```js title="x.js"\nlet a;\n```\n',
        'blog/2026-01-01-post.md': '# Post\n\nText.\n\n<!-- truncate -->\n',
        'src/pages/page.md': '# Page\n\nText.\n',
      },
      `beforeDefaultRemarkPlugins: [remarkBefore], remarkPlugins: [remarkAfter], beforeDefaultRehypePlugins: [[rehypeBefore, { name: 'from-options' }]], rehypePlugins: [rehypeLate]`,
      `import { remarkBefore, remarkAfter, rehypeBefore, rehypeLate } from './plugins/note.mjs';`,
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = article(await built.html('/a'));
    expect(html).toMatch(/<h2[^>]* id="added-before"/);
    expect(html).toContain('Added after a own added-before');
    expect(html).toContain('<p class="from-options">Text.</p>');
    expect(html).toContain('<p id="late">Late</p>');
    expect(html).toContain('codeBlockContainer_Ckt0 theme-code-block"');
    expect(html).toContain('x.js');
    // Headings that plugins add after Docusaurus's own plugins are not in its table of contents.
    expect(tocOf(await built.html('/a')).map(([id]) => id)).toEqual(['own', 'added-before']);
    for (const route of ['/blog/2026/01/01/post', '/page']) {
      expect(await built.html(route), route).toContain('<p class="from-options">Text.</p>');
    }
  });

  it('receive directives; those that they do not handle become text again', async () => {
    const site = await pluginSite(
      {
        'docs/a.md': '# A\n\n::video{#abc}\n\n:::note[Title]\n\nInside\n\n:::\n\n::other\n\nAt 10:30am.\n',
      },
      `remarkPlugins: [() => (tree) => { for (const node of tree.children) {
         if (node.type === 'leafDirective' && node.name === 'video') node.data = { hName: 'b', hProperties: { id: node.attributes.id } };
       } }]`,
    );
    const html = article(await (await site.build()).html('/a'));
    expect(html).toContain('<b id="abc"></b>');
    expect(html).toMatch(/theme-admonition-note.*Title.*Inside/s);
    expect(html).toContain('::other');
    expect(html).toContain('At 10:30am.');
  });

  it('may make tags, imports and addresses', async () => {
    const site = await pluginSite(
      {
        'docs/a.mdx': '# A\n\n[link](./intro.md) <details>own</details>\n',
        'plugins/tabs.mjs': `
          const esm = (name, source) => ({ type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body: [{ type: 'ImportDeclaration', specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }], source: { type: 'Literal', value: source } }] } } });
          const tag = (name, props, children) => ({ type: 'mdxJsxFlowElement', name, attributes: Object.entries(props).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })), children });
          export const tabs = () => (tree) => {
            tree.children.push(esm('Tabs', '@theme/Tabs'), esm('TabItem', '@theme/TabItem'));
            tree.children.push(tag('Tabs', {}, [tag('TabItem', { value: 'one' }, [{ type: 'paragraph', children: [{ type: 'text', value: 'First' }] }])]));
            tree.children.push(tag('admonition', { type: 'tip' }, [{ type: 'paragraph', children: [{ type: 'text', value: 'Made' }] }]));
          };
          export const turn = () => (tree) => {
            const walk = (node) => { if (node.tagName === 'a') node.properties.href = 'https://else.example/'; node.children?.forEach(walk); };
            walk(tree);
          };`,
      },
      'remarkPlugins: [tabs], rehypePlugins: [turn]',
      `import { tabs, turn } from './plugins/tabs.mjs';`,
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = article(await built.html('/a'));
    expect(html).toMatch(/role="tab"[^]*one[^]*First/);
    expect(html).toContain('theme-admonition-tip');
    expect(html).toContain('href="https://else.example/"');
    expect(html).toContain('<details>own</details>');
  });
});

describe('a plugin that writes imports', () => {
  const LIVE = `import { useState } from 'react'; import styles from './live.module.css';
    export default ({ text }) => { const [n, add] = useState(0); return <button className={styles.big} onClick={() => add(n + 1)}>{text}: {n}</button>; };`;
  const page = (text: string) => `# Page\n\n${'```'}js live-config\n${text}\n${'```'}\n`;
  const files = {
    'docs/one.md': page('one'),
    'docs/other.md': page('two'),
    'docs/plain.md': '# Plain\n',
    'src/Live.jsx': LIVE,
    'src/live.module.css': '.big { font-size: 3em }',
    'src/Said.jsx': 'export default ({ text }) => <em>said {text}</em>;\n',
    'plugins/live.mjs': `
      const program = (name, source) => ({ type: 'Program', sourceType: 'module', body: [{ type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
        source: { type: 'Literal', value: source, raw: JSON.stringify(source) } }] });
      export default () => (tree) => {
        tree.children = tree.children.flatMap((node) => {
          if (node.type !== 'code' || node.meta !== 'live-config') return [node];
          const name = node.value === 'said' ? 'Said' : 'Live';
          const source = '@site/src/' + name;
          return [
            { type: 'mdxjsEsm', value: \`import \${name} from '\${source}'\`, data: { estree: program(name, source) } },
            { type: 'mdxJsxFlowElement', name, attributes: [{ type: 'mdxJsxAttribute', name: 'text', value: node.value }], children: [] },
          ];
        });
      };`,
  };
  const live = () => pluginSite(files, 'remarkPlugins: [live]', `import live from './plugins/live.mjs';`);

  it('gets the code that it imports, with style and scripts, though no file names it', async () => {
    const built = await (await live()).build();
    expect(built.messages).toEqual([]);
    for (const [route, text] of Object.entries({ '/one': 'one', '/other': 'two' })) {
      expect(await built.html(route)).toMatch(
        new RegExp(`<button class="big_\\w+">${text}<!-- -->: <!-- -->0</button>`),
      );
      expect((await built.data(route)).features?.live?.scripts.length).toBeGreaterThan(0);
    }
    expect((await built.data('/plain')).features).toEqual({});
  });

  it('makes a build after an edit equal to a clean build', async () => {
    const site = await live();
    await site.build();
    const same = async () => {
      const built = await site.build();
      const names = await built.files();
      const texts = Object.fromEntries(await Promise.all(names.map(async (file) => [file, await built.read(file)])));
      const clean = await site.build({ cache: false });
      expect(await clean.files()).toEqual(names);
      for (const file of names) expect(await clean.read(file), file).toBe(texts[file]);
      return built;
    };
    await site.write({ 'src/Live.jsx': LIVE.replace('{text}:', '{text} now:') });
    expect(await (await same()).html('/other')).toContain('two<!-- --> now: ');
    await site.write({ 'docs/other.md': page('said') });
    expect(await (await same()).html('/other')).toContain('<em>said <!-- -->said</em>');
    await site.write({ 'docs/one.md': '# Page\n', 'docs/other.md': '# Page\n' });
    expect((await (await same()).files()).filter((file) => file.startsWith('assets/code/'))).toEqual([]);
  });
});

describe('a plugin that fails', () => {
  const page = { 'docs/a.md': '# A\n\nText\n\nof a.\n', 'docs/b.md': '# B\n\nText of b.\n' };
  const only = (run: string) =>
    `remarkPlugins: [function mine() { return (tree, file) => { if (!file.path.endsWith('a.md')) return; ${run} } }]`;

  it.each([
    [
      'throws',
      `throw new Error('boom')`,
      /docs\/a\.md:1: The plugin mine \(remarkPlugins\) fails: boom \(docusaurus\.config\.mjs:\d+\)\. The page is shown without it\. Mend the plugin, or take it out of `remarkPlugins`\./,
    ],
    ['names a place', `file.fail('no such word', tree.children[1])`, /docs\/a\.md:3: .*fails: no such word/],
    ['rejects', `return Promise.reject('sorry')`, /fails: it throws sorry/],
    ['gives nonsense', `return 'text'`, /fails: it gives the text "text" instead of a tree/],
    [
      'leaves no node',
      `tree.children[1].children = [undefined]`,
      /docs\/a\.md:3: .*fails: it leaves undefined as a node/,
    ],
    [
      'leaves a text without text',
      `tree.children[1].children[0].value = 7`,
      /docs\/a\.md:3: .*a `text` whose `value` is 7/,
    ],
    ['puts a node in itself', `tree.children[1].children.push(tree.children[1])`, /docs\/a\.md:3: .*inside of itself/],
    ['has half done', `tree.children = []; throw new Error('late')`, /fails: late/],
  ])('and %s is named, and left out of that page', async (_, run, message) => {
    const site = await pluginSite(page, only(run));
    const built = await site.build({ keepGoing: true });
    expect(built.messages.filter((text) => text.includes('plugin'))).toEqual([expect.stringMatching(message)]);
    expect(article(await built.html('/a'))).toMatch(/<p>Text<\/p>\s*<p>of a\.<\/p>/);
    expect(article(await built.html('/b'))).toContain('<p>Text of b.</p>');
    // From the cache the same.
    expect((await site.build({ keepGoing: true })).messages).toEqual(built.messages);
  });

  it.each([
    ['a text', 'tree.children[1].children[0].value = format()'],
    ['a node', 'tree.children[1].children = [format()]'],
    ['children', 'tree.children[1].children = format()'],
    ['the tree', 'return format()'],
  ])('for want of a package, which would have given %s, names that', async (_, run) => {
    const site = await pluginSite(page, only(run), `import { format } from 'no-such-formatter';`);
    const built = await site.build({ keepGoing: true });
    expect(built.messages.filter((text) => text.includes('plugin'))).toEqual([
      expect.stringMatching(
        /^docs\/a\.md:\d: The plugin mine \(remarkPlugins\) needs "no-such-formatter", which is not installed\. The page is shown without the plugin\. Run "npm install" in the folder of the site, or take the plugin out of `remarkPlugins`\.$/,
      ),
    ]);
    expect(article(await built.html('/a'))).toMatch(/<p>Text<\/p>\s*<p>of a\.<\/p>/);
  });

  it('when it is attached is reported on the pages that it is for', async () => {
    const site = await pluginSite(page, `rehypePlugins: [() => { throw new Error('not today'); }]`);
    const built = await site.build({ keepGoing: true });
    expect(built.messages[0]).toMatch(/The plugin rehypePlugins\[0\] fails: not today/);
    expect(article(await built.html('/a'))).toContain('of a.');
  });

  it('fails the build, as anything that must be fixed', async () => {
    const site = await pluginSite(page, only(`throw new Error('boom')`));
    expect((await site.build()).report.outcome).toBe('failed');
  });
});

describe('a build after a change', () => {
  const files = { 'docs/a.md': '# A\n\nThe word is %WORD%.\n', 'plugins/upper.mjs': UPPER, 'plugins/walk.mjs': WALK };
  const before = `import upper from './plugins/upper.mjs'; const word = process.env.OCTAVO_PLUGIN_WORD ?? 'cat';`;
  const textOf = async (site: FixtureSite) =>
    /The word is [^<]*/.exec(article(await (await site.build()).html('/a')))?.[0];

  it('of a plugin, its imports, its options or their sources compiles pages again', async () => {
    const site = await pluginSite(files, 'remarkPlugins: [[upper, { word }]]', before);
    expect(await textOf(site)).toBe('The word is cat.');
    await site.write({ 'plugins/upper.mjs': UPPER.replace('options.word', "'big ' + options.word") });
    expect(await textOf(site)).toBe('The word is big cat.');
    await site.write({ 'plugins/walk.mjs': WALK.replace('change(node)', "(change(node), node.value += '!')") });
    expect(await textOf(site)).toBe('The word is big cat.!');
    process.env.OCTAVO_PLUGIN_WORD = 'dog';
    try {
      expect(await textOf(site)).toBe('The word is big dog.!');
    } finally {
      delete process.env.OCTAVO_PLUGIN_WORD;
    }
    expect(await textOf(site)).toBe('The word is big cat.!');
  });

  it('of anything else finds the pages in the cache', async () => {
    const site = await pluginSite(files, 'remarkPlugins: [[upper, { word }]]', before);
    const first = (await loadConfig(site.dir)).pluginsKey;
    const config = await readFile(path.join(site.dir, 'docusaurus.config.mjs'), 'utf8');
    await site.write({ 'docusaurus.config.mjs': config.replace("title: 'Fixture'", "title: 'Another'") });
    expect((await loadConfig(site.dir)).pluginsKey).toBe(first);
    await site.write({ 'docusaurus.config.mjs': config.replace("?? 'cat'", "?? 'dog'") });
    expect((await loadConfig(site.dir)).pluginsKey).not.toBe(first);
  });

  it('of a file that a plugin reads, itself or through a package, compiles pages again', async () => {
    const site = await pluginSite(
      {
        'docs/a.md': '# A\n\nThe word is %WORD%.\n',
        'docs/word.txt': 'cat',
        'node_modules/reader/package.json':
          '{"name":"reader","version":"1.0.0","type":"module","exports":"./index.js"}',
        'node_modules/reader/index.js': `import { readFileSync } from 'node:fs';
          import { readFile } from 'node:fs/promises';
          import path from 'node:path';
          export default (options) => async (tree, file) => {
            const name = path.join(file.dirname, 'word.txt');
            if (!file.path.endsWith('a.md')) return;
            const word = options.sync ? readFileSync(name, 'utf8') : await readFile(name, 'utf8');
            for (const node of tree.children.flatMap((block) => block.children ?? [])) {
              if (node.type === 'text') node.value = node.value.replace('%WORD%', word + ' ' + (process.env.OCTAVO_PLUGIN_WORD ?? ''));
            }
          };`,
      },
      'remarkPlugins: [[reader, { sync: false }]]',
      `import reader from 'reader';`,
    );
    expect(await textOf(site)).toBe('The word is cat .');
    await site.write({ 'docs/word.txt': 'owl' });
    expect(await textOf(site)).toBe('The word is owl .');
    process.env.OCTAVO_PLUGIN_WORD = 'dog';
    try {
      expect(await textOf(site)).toBe('The word is owl dog.');
    } finally {
      delete process.env.OCTAVO_PLUGIN_WORD;
    }
    await site.write({ 'docs/word.txt': 'cat' });
    expect(await textOf(site)).toBe('The word is cat .');
  });
});

describe('formulas', () => {
  const CDN = `stylesheets: [{ href: 'https://cdn.example/npm/katex@0.13.24/dist/katex.min.css', type: 'text/css', integrity: 'sha384-x', crossorigin: 'anonymous' }],`;
  const math = 'remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex]';
  const imports = `import remarkMath from 'remark-math'; import rehypeKatex from 'rehype-katex';`;

  it('are drawn, with a style sheet and fonts of the site itself, on pages that have some', async () => {
    const site = await pluginSite(
      {
        'docs/a.mdx': '# A\n\nEnergy $E=mc^{2}$ is:\n\n$$\n\\frac{a}{b}\n$$\n\n## About $x_{1}$\n',
        'docs/plain.md': '# Plain\n\nNo formula, only $5.\n',
        'blog/2026-01-01-post.md': '# Post\n\n$y^2$\n\n{/* truncate */}\n\nMore.\n',
      },
      math,
      imports,
      CDN,
    );
    await install(site, 'remark-math', 'rehype-katex');
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.html('/a');
    expect(article(html)).toMatch(/<span class="katex">[^]*<math xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML">/);
    expect(article(html)).toContain('class="katex-display"');
    expect(article(html)).not.toContain('style=');
    expect(html).not.toContain('cdn.example');
    const sheet = /href="(assets\/katex\.[0-9a-f]{10}\.css)"/.exec(html)?.[1] ?? '';
    const css = await built.read(sheet);
    expect(css).toContain('.katex');
    const fonts = [...css.matchAll(/url\((files\/[^)]+)\)/g)].map(([, file]) => file);
    expect(fonts.length).toBeGreaterThan(10);
    expect(fonts.every((file) => file?.endsWith('.woff2'))).toBe(true);
    for (const file of fonts) expect(await built.exists(`assets/${file}`), file).toBe(true);
    // The rules for KaTeX's own style attributes.
    expect(html).toMatch(/href="assets\/style\.[0-9a-f]{10}\.css"/);
    expect(await built.html('/plain')).not.toContain('katex');
    expect(await built.html('/blog')).toContain(`"${sheet}"`);
    expect(tocOf(html)[0]).toEqual(['about-x_1', 'About x_{1}']);
    expect(await built.read('a.md')).toContain('Energy $E=mc^{2}$ is:\n\n$$\n\\frac{a}{b}\n$$');
  });

  it('without `remark-math` show their source', async () => {
    const site = await pluginSite({ 'docs/a.mdx': '# A\n\n$E=mc^{2}$\n' }, '');
    const built = await site.build();
    expect(built.messages.join('\n')).toMatch(/docs\/a\.mdx:3: .*`remark-math`/);
  });
});
