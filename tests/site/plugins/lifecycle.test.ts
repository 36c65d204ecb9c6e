import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startDev } from '../../../engine/node/serve/dev/startDev.ts';
import { fixtureSite, type Built, type FixtureSite } from '../../support/fixtureSite.ts';

const HOME = { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n' };

/** A plugin with every step. It reads a file that nothing else in the site names. */
const CATALOGUE = `import fs from 'node:fs';
  import path from 'node:path';
  export default function catalogue(context: { siteDir: string; baseUrl: string }, options: { word: string }) {
    const file = path.join(context.siteDir, 'data/items.json');
    return {
      name: 'catalogue',
      loadContent: async () => JSON.parse(fs.readFileSync(file, 'utf8')),
      async contentLoaded({ content, actions }) {
        actions.setGlobalData({ word: options.word, count: content.length });
        for (const item of content) {
          const data = await actions.createData(item + '.json', { name: item.toUpperCase() });
          actions.addRoute({ path: context.baseUrl + 'items/' + item, component: '@theme/Item', modules: { item: data }, exact: true });
        }
      },
      getThemePath: () => './theme',
      getClientModules: () => ['./client.js'],
      getPathsToWatch: () => ['data/**'],
      injectHtmlTags: ({ content }) => ({
        headTags: { tagName: 'meta', attributes: { name: 'items', content: String(content.length) } },
        preBodyTags: ['<noscript><img src="/pixel.png"></noscript>'],
        postBodyTags: '<script>window.after = 1</script>',
      }),
      async postBuild({ outDir, content, routes, routesPaths }) {
        const kinds = routes.map(({ path, component, plugin }) => [path, component, plugin.name].join(' '));
        fs.writeFileSync(path.join(outDir, 'items.txt'), [content.join() + ' ' + routesPaths.length, ...kinds].join('\\n'));
        const home = path.join(outDir, 'index.html');
        fs.appendFileSync(home, '<!-- seen by the plugin -->');
      },
    };
  }
  export const validateOptions = ({ options }) => ({ word: 'none', ...options });`;

const FILES = {
  ...HOME,
  'docs/word.mdx':
    "---\ntitle: Word\n---\n\nimport { usePluginData } from '@docusaurus/useGlobalData';\n\nexport const Word = () => <b>{usePluginData('catalogue').word}</b>;\n\n<Word />\n",
  'docs/plain.md': '# Plain\n',
  'plugins/catalogue/index.ts': CATALOGUE,
  'plugins/catalogue/theme/Item.jsx': `import Layout from '@theme/Layout';
    import { usePluginData } from '@docusaurus/useGlobalData';
    export default ({ item, route }) =>
      <Layout title={item.name}><h1>{item.name}</h1><p>{usePluginData('catalogue').count} at {route.path}</p></Layout>;`,
  'plugins/catalogue/client.js': "import './client.css';\nexport const onRouteUpdate = () => { window.moved = true; };",
  'plugins/catalogue/client.css': '.from-client { color: teal }',
  'data/items.json': '["a", "b"]',
  'static/pixel.png': 'pixel',
};

const CONFIG = "plugins: [['./plugins/catalogue', { word: 'first' }]],";

async function catalogueSite(): Promise<FixtureSite> {
  return fixtureSite(FILES, { config: CONFIG });
}

async function allFiles({ report }: Built): Promise<Record<string, string>> {
  const names = await readdir(report.outDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'latin1')] as const));
  return Object.fromEntries(texts.map(([file, text]) => [path.relative(report.outDir, file), text]));
}

describe('a plugin of the site', () => {
  it('adds pages, data, tags, scripts, style and files', async () => {
    const built = await (await catalogueSite()).build();
    expect(built.messages).toEqual([]);
    const page = await built.html('/items/a');
    expect(page).toContain('<title>A | Fixture</title>');
    expect(page).toContain('<h1>A</h1><p>2<!-- --> at <!-- -->/items/a</p>');
    expect(page).not.toContain('oc-island');
    expect(await built.html('/word')).toContain('<b>first</b>');
    const plain = await built.html('/plain');
    expect(plain).toContain('<meta name="items" content="2">');
    expect(plain).toMatch(
      /<body[^>]*><svg[^>]*><defs>.*?<\/svg><noscript><img src="pixel.png"><\/noscript><div id="__docusaurus">/,
    );
    expect(plain).toMatch(/<script>window.after = 1<\/script><\/body>/);
    expect(plain).toContain('.from-client{color:teal}');
    const script = /<script defer src="(assets\/code\/modules\.[0-9a-f]+\.js)">/.exec(plain)?.[1] ?? '';
    expect(await built.read(script)).toContain('window.moved');
    const [items, ...kinds] = (await built.read('items.txt')).split('\n');
    expect(items).toBe('a,b 6');
    // Nested as in Docusaurus: documents are inside the route of their docs.
    expect(kinds.sort()).toEqual([
      '/ @theme/DocsRoot docusaurus-plugin-content-docs',
      '/items/a @theme/Item catalogue',
      '/items/b @theme/Item catalogue',
    ]);
    expect(await built.read('index.html')).toMatch(/<!-- seen by the plugin -->$/);
    // Scripts of plugins are named by their hash, as all others in documents.
    expect(await built.read('_headers')).toContain("'sha256-");
  });

  it('is run by every build; after any edit, the output equals that of a clean build', async () => {
    const site = await catalogueSite();
    const edits: Record<string, string>[] = [
      {},
      { 'docs/plain.md': '# Plainer\n' },
      { 'data/items.json': '["b", "c"]' },
      { 'plugins/catalogue/theme/Item.jsx': 'export default ({ item }) => <p>{item.name}</p>;' },
      { 'plugins/catalogue/client.js': 'window.only = 1;' },
      { 'plugins/catalogue/index.ts': CATALOGUE.replace("'seen", "'noticed").replace('item.toUpperCase()', 'item') },
    ];
    for (const edit of edits) {
      await site.write(edit);
      const built = await site.build();
      const after = await allFiles(built);
      const clean = await site.build({ cache: false });
      expect(await allFiles(clean)).toEqual(after);
    }
    await site.write({
      'docusaurus.config.mjs': (await readFile(path.join(site.dir, 'docusaurus.config.mjs'), 'utf8')).replace(
        "word: 'first'",
        "word: 'second'",
      ),
    });
    const built = await site.build();
    expect(await built.html('/word')).toContain('<b>second</b>');
    expect(await built.files()).not.toContain('items/a.html');
    // Data that no plugin creates any more is gone.
    expect(await readdir(path.join(site.dir, '.octavo/generated/catalogue/default'))).toEqual(['b.json', 'c.json']);
  });

  it('renders only what it changes', async () => {
    const site = await catalogueSite();
    await site.build();
    await site.write({ 'plugins/catalogue/theme/Item.jsx': 'export default ({ item }) => <i>{item.name}</i>;' });
    // Only the two items: the home page is unchanged, although the plugin changes it after it is rendered.
    expect((await site.build()).report.rendered).toBe(2);
  });

  it('may rewrite, add and remove files in every build, without any page being rendered again', async () => {
    const rewriting = `const fs = require('node:fs');
      const path = require('node:path');
      module.exports = () => ({
        name: 'rewriting',
        async postBuild({ outDir }) {
          for (const name of fs.readdirSync(outDir)) {
            const file = path.join(outDir, name);
            if (/\\.(?:html|md)$/.test(name)) fs.appendFileSync(file, '<!-- ' + fs.statSync(file).size + ' -->');
          }
          fs.rmSync(path.join(outDir, 'plain.md'));
          fs.writeFileSync(path.join(outDir, 'added.txt'), 'added');
        },
      });`;
    const files = { 'docs/index.md': '# Home', 'docs/plain.md': '# Plain', 'plugins/rewriting.js': rewriting };
    const site = await fixtureSite(files, { config: "plugins: ['./plugins/rewriting.js']," });
    const first = await allFiles(await site.build());
    expect(Object.keys(first)).toEqual(expect.arrayContaining(['added.txt', 'plain.html']));
    expect(first['plain.html']).toMatch(/<!-- \d+ -->$/);
    expect(first).not.toHaveProperty(['plain.md']);
    for (const _ of [1, 2]) {
      const again = await site.build();
      expect(again.report.rendered).toBe(0);
      expect(await allFiles(again)).toEqual(first);
    }
    await site.write({ 'docs/plain.md': '# Plain\n\nMore.' });
    const edited = await site.build();
    expect(edited.report.rendered).toBe(1);
    const after = await allFiles(edited);
    await site.write({ 'plugins/rewriting.js': "module.exports = () => ({ name: 'rewriting' });" });
    const without = await allFiles(await site.build());
    expect(without['plain.html']).not.toMatch(/-->$/);
    expect(without).toHaveProperty(['plain.md']);
    await site.write({ 'plugins/rewriting.js': rewriting });
    expect(await allFiles(await site.build({ cache: false }))).toEqual(after);
  });

  it('is shown unchanged by the development server', async () => {
    const site = await catalogueSite();
    const server = await startDev({ siteDir: site.dir, port: 0 });
    const get = async (address: string) => (await fetch(new URL(address, server.url))).text();
    try {
      expect(await get('items/a')).toContain('<h1>A</h1>');
      await site.write({ 'data/items.json': '["a", "b", "c"]' });
      expect(await get('items/c')).toContain('<p>3<!-- --> at <!-- -->/items/c</p>');
      await site.write({ 'plugins/catalogue/index.ts': CATALOGUE.replace('item.toUpperCase()', "'now ' + item") });
      expect(await get('items/a')).toContain('<h1>now a</h1>');
      await site.write({
        'plugins/catalogue/index.ts': CATALOGUE.replace('const file', 'throw new Error("broken"); const file'),
      });
      expect(await get('plain')).toContain('Plain</h1>');
    } finally {
      await server.close();
    }
  });

  it('may be used several times, under different ids', async () => {
    const entry = (id: string) => `['./plugins/own.js', { id: '${id}' }]`;
    const plugin =
      'module.exports = (context, { id }) => ({ name: "own", contentLoaded: ({ actions }) => actions.setGlobalData(id) });';
    const page =
      "import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';\n\nexport const All = () => JSON.stringify(useAllPluginInstancesData('own'));\n\n<All />\n";
    const site = await fixtureSite(
      { ...HOME, 'docs/all.mdx': page, 'plugins/own.js': plugin },
      { config: `plugins: [${entry('one')}, ${entry('two')}, ${entry('one')}],` },
    );
    const { messages, html } = await site.build({ keepGoing: true });
    expect(messages).toEqual([
      'docusaurus.config.mjs: plugins[2]: the plugin "own" has the id "one" in plugins[0] too; it is left out. Give each an `id` of its own among its options.',
    ]);
    expect(await html('/all')).toContain('{&quot;one&quot;:&quot;one&quot;,&quot;two&quot;:&quot;two&quot;}');
  });

  it('may be a folder that names its module', async () => {
    const site = await fixtureSite(
      {
        ...HOME,
        'plugins/own/package.json': '{"main":"src/main.js"}',
        'plugins/own/src/main.js':
          'module.exports = () => ({ name: "own", injectHtmlTags: () => ({ headTags: ["<meta name=own>"] }) });',
      },
      { config: "plugins: ['./plugins/own']," },
    );
    expect(await (await site.build()).html('/')).toContain('<meta name="own">');
  });

  it('sees the content of all others', async () => {
    const plugin = `export default () => ({
      name: 'counts',
      async allContentLoaded({ allContent, actions }) {
        const { docs } = allContent['docusaurus-plugin-content-docs'].default.loadedVersions[0];
        actions.addRoute({ path: '/count', component: '@site/count.jsx', props: { ids: docs.map((doc) => doc.permalink) } });
      },
    });`;
    const site = await fixtureSite(
      { ...HOME, 'own.mjs': plugin, 'count.jsx': 'export default ({ ids }) => <p>{ids.join()}</p>;' },
      { config: "plugins: ['./own.mjs']," },
    );
    expect(await (await site.build()).html('/count')).toContain('<p>/</p>');
    await site.write({ 'docs/more.md': '# More\n' });
    expect(await (await site.build()).html('/count')).toContain('<p>/,/more</p>');
  });
});
