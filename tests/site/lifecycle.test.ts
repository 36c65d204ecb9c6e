import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startDev } from '../../engine/node/serve/dev/startDev.ts';
import { fixtureSite, type Built, type FixtureSite } from '../support/fixtureSite.ts';

const HOME = { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n' };

/** Has every step, and reads a file that nothing else of the site names. */
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
    // The two items; the home page is what it was, although the plugin changed it after it was made.
    expect((await site.build()).report.rendered).toBe(2);
  });

  it('may rewrite, add and remove files in every build, and no page is rendered for that', async () => {
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

describe('a plugin that goes wrong', () => {
  type Wrong = [what: string, plugin: string, message: string];
  const REMEDY = 'The site is built without it. Mend it, or take it out of the configuration (plugins[#]).';
  const at = (line: number | '') => `docusaurus.config.mjs${line === '' ? '' : `:${line}`}: The plugin`;
  const WELL = `() => ({ name: 'well', contentLoaded: ({ actions }) => actions.addRoute({ path: '/well', component: '@site/well.jsx' }) })`;

  /** All in one site, each under its own name. */
  async function expectNamed(wrongs: Wrong[]): Promise<void> {
    const named = wrongs.map((wrong, index) =>
      wrong.map((text) => text.replaceAll('bad', `bad${index}`).replaceAll('[#]', `[${index}]`)),
    );
    const plugins = named.map(([, plugin]) => plugin).join(', ');
    const site = await fixtureSite(
      { ...HOME, 'well.jsx': 'export default () => <p>All is well.</p>;' },
      { config: `plugins: [${plugins}, ${WELL}], customFields: { octavo: { pluginSeconds: 1 } },` },
    );
    const { messages, report, html } = await site.build({ keepGoing: true });
    const said = named.map(([what, plugin, message]) => [
      what,
      messages.includes(message!) ? message : { plugin, messages },
    ]);
    expect(said).toEqual(named.map(([what, , message]) => [what, message]));
    expect(messages).toHaveLength(named.length);
    expect(report.problems.map(({ severity }) => severity)).toEqual(named.map(() => 'error'));
    expect(await html('/well')).toContain('All is well.');
    expect((await site.build()).report.outcome).toBe('failed');
  }

  it('is named, and everything else is built', () =>
    expectNamed([
      ['throws', 'function bad() { throw new Error("no good"); }', `${at(6)} "bad" fails: no good. ${REMEDY}`],
      [
        'gives nothing',
        'function bad() {}',
        `${at('')} "bad" fails: it gives undefined; expected an object with a \`name\`, or \`null\` for no plugin. ${REMEDY}`,
      ],
      [
        'has no name',
        'function bad() { return {}; }',
        `${at('')} "bad" fails: what it gives has no \`name\`; every plugin needs one. ${REMEDY}`,
      ],
      [
        'fails in a step',
        '() => ({ name: "bad", async loadContent() { null.x; } })',
        `${at(6)} "bad" fails in \`loadContent\`: Cannot read properties of null (reading 'x'). ${REMEDY}`,
      ],
      [
        'never ends',
        '() => ({ name: "bad", loadContent: () => new Promise(() => {}) })',
        `${at('')} "bad" waits for something that never comes in \`loadContent\`. ${REMEDY}`,
      ],
      [
        'loops',
        '() => ({ name: "bad", contentLoaded() { for (;;); } })',
        `${at('')} "bad" is not done within 1 seconds (\`customFields.octavo.pluginSeconds\` sets the limit) in \`contentLoaded\`. ${REMEDY}`,
      ],
      [
        'ends the process',
        '() => ({ name: "bad", loadContent() { process.exit(0); } })',
        `${at('')} "bad" calls \`process.exit\` in \`loadContent\`. ${REMEDY}`,
      ],
      [
        'fails where nobody waits',
        '() => { setTimeout(() => { throw new Error("late"); }, 5); return { name: "bad", loadContent: () => new Promise((done) => setTimeout(done, 50)) }; }',
        `${at(6)} "bad" fails in a task that nobody waits for: late. ${REMEDY}`,
      ],
      [
        'adds nonsense for a page',
        '() => ({ name: "bad", contentLoaded: ({ actions }) => actions.addRoute({ path: 3 }) })',
        `${at(6)} "bad" fails in \`contentLoaded\`: addRoute was given {"path":3}; expected \`path\` and \`component\`. ${REMEDY}`,
      ],
      [
        'gives nonsense for a tag',
        '() => ({ name: "bad", injectHtmlTags: () => ({ headTags: [7] }) })',
        `${at('')} "bad" fails in \`injectHtmlTags\`: headTags has 7; expected HTML, or an object with a \`tagName\`. ${REMEDY}`,
      ],
      [
        'says in a list what it lacks',
        String.raw`() => ({ name: "bad", loadContent() { throw new Error("lacks:\n\n\t* one\n\t* two\n"); } })`,
        `${at(6)} "bad" fails in \`loadContent\`: lacks: * one * two. ${REMEDY}`,
      ],
      [
        'fails when all is built',
        '() => ({ name: "bad", postBuild() { throw new Error("too late"); } })',
        `${at(6)} "bad" fails in \`postBuild\`: too late. ${REMEDY}`,
      ],
      ...(
        [
          'contentLoaded',
          'allContentLoaded',
          'getThemePath',
          'getClientModules',
          'injectHtmlTags',
          'getPathsToWatch',
        ] as const
      ).map((step): Wrong => [
        `throws in \`${step}\``,
        `() => ({ name: "bad", ${step}() { throw new Error("no good"); } })`,
        `${at(6)} "bad" fails in \`${step}\`: no good. ${REMEDY}`,
      ]),
      ...(['contentLoaded', 'allContentLoaded', 'postBuild'] as const).map((step): Wrong => [
        `never ends \`${step}\``,
        `() => ({ name: "bad", ${step}: () => new Promise(() => {}) })`,
        `${at('')} "bad" waits for something that never comes in \`${step}\`. ${REMEDY}`,
      ]),
      [
        'never comes to be',
        'function bad() { return new Promise(() => {}); }',
        `${at('')} "bad" waits for something that never comes. ${REMEDY}`,
      ],
      [
        'has a step that is no function',
        'function bad() { return { name: "bad", loadContent: "content" }; }',
        `${at('')} "bad" fails: its \`loadContent\` is "content"; expected a function. ${REMEDY}`,
      ],
      [
        'gives nonsense for a theme',
        '() => ({ name: "bad", getThemePath: () => 7 })',
        `${at('')} "bad" fails in \`getThemePath\`: it gives 7; expected the path of a folder. ${REMEDY}`,
      ],
      [
        'gives nonsense for modules',
        '() => ({ name: "bad", getClientModules: () => 7 })',
        `${at('')} "bad" fails in \`getClientModules\`: it gives 7; expected a list of paths. ${REMEDY}`,
      ],
      [
        'gives nonsense for tags',
        '() => ({ name: "bad", injectHtmlTags: () => 7 })',
        `${at('')} "bad" fails in \`injectHtmlTags\`: it gives 7; expected an object with \`headTags\`. ${REMEDY}`,
      ],
      [
        'tells what is no data',
        '() => ({ name: "bad", contentLoaded({ actions }) { const a = {}; a.a = a; actions.setGlobalData(a); } })',
        `${at(6)} "bad" fails in \`contentLoaded\`: setGlobalData was given what is no data: Converting circular structure to JSON. ${REMEDY}`,
      ],
      [
        'writes data without a name',
        '() => ({ name: "bad", contentLoaded: ({ actions }) => actions.createData(7, {}) })',
        `${at(6)} "bad" fails in \`contentLoaded\`: createData was given 7; expected the name of a file. ${REMEDY}`,
      ],
      [
        'writes data elsewhere',
        '() => ({ name: "bad", contentLoaded: ({ actions }) => actions.createData("../../../../x.json", {}) })',
        `${at(6)} "bad" fails in \`contentLoaded\`: createData("../../../../x.json") leaves the plugin's own folder; give it a name without \`..\`. ${REMEDY}`,
      ],
      [
        'has a page without a component',
        '() => ({ name: "bad", contentLoaded: ({ actions }) => actions.addRoute({ path: "/x", component: "@site/gone.jsx" }) })',
        'docusaurus.config.mjs: The page "/x" of the plugin "bad" shows "@site/gone.jsx", and there is no such file.',
      ],
      [
        'names a client module that is not there',
        '() => ({ name: "bad", getClientModules: () => ["./gone.js"] })',
        'docusaurus.config.mjs: The client module "gone.js" is no file. Mend its path, or take it out of `getClientModules` of the plugin "bad".',
      ],
      [
        'is a file that is not there',
        "'./missing.js'",
        `${at('')} "./missing.js" cannot be loaded: there is no such file: "./missing.js". ${REMEDY}`,
      ],
      [
        'refuses its options',
        "[Object.assign(() => ({ name: 'bad' }), { validateOptions() { throw new Error('no such option'); } }), {}]",
        `${at(6)} in \`plugins[#]\` fails: no such option. ${REMEDY}`,
      ],
    ]));

  it('after the build keeps no other from its turn, and none has two', async () => {
    const writes = (name: string) =>
      `() => ({ name: '${name}', postBuild: ({ outDir }) => require('node:fs').appendFileSync(outDir + '/seen.txt', '${name} ') })`;
    const waits = "() => ({ name: 'waits', postBuild: () => new Promise(() => {}) })";
    const fails = "() => ({ name: 'fails', postBuild() { throw new Error('no good'); } })";
    const plugins = [writes('first'), fails, waits, writes('second'), waits.replace('waits', 'too'), writes('third')];
    const site = await fixtureSite(HOME, { config: `plugins: [${plugins.join(', ')}],` });
    const { messages, read } = await site.build({ keepGoing: true });
    expect(await read('seen.txt')).toBe('first second third ');
    expect(messages.map((message) => /"\w+" .* in `postBuild`/.exec(message)?.[0])).toEqual([
      '"fails" fails in `postBuild`',
      '"waits" waits for something that never comes in `postBuild`',
      '"too" waits for something that never comes in `postBuild`',
    ]);
  });

  it('is one that only waits; one at work takes longer than the limit', async () => {
    const pause = 'await new Promise((done) => setImmediate(done));';
    const busy = `const until = Date.now() + 20; while (Date.now() < until); ${pause}`;
    const works = `() => ({ name: 'works', async postBuild({ outDir }) {
      const end = Date.now() + 2500;
      while (Date.now() < end) { ${busy} }
      require('node:fs').writeFileSync(outDir + '/done.txt', 'done');
    } })`;
    const waits = "() => ({ name: 'waits', postBuild: () => new Promise(() => setInterval(() => {}, 50)) })";
    const site = await fixtureSite(HOME, {
      config: `plugins: [${works}, ${waits}], customFields: { octavo: { pluginSeconds: 1 } },`,
    });
    const { messages, read } = await site.build({ keepGoing: true });
    expect(await read('done.txt')).toBe('done');
    expect(messages.map((message) => /"\w+" .* in `\w+`/.exec(message)?.[0])).toEqual([
      '"waits" is not done within 1 seconds (`customFields.octavo.pluginSeconds` sets the limit) in `postBuild`',
    ]);
  });

  it('because it is not installed is reported first, with the command that installs it', async () => {
    const site = await fixtureSite(HOME, { config: "plugins: ['not-there', ['@acme/x', {}]]," });
    const { messages, report } = await site.build();
    expect(report.outcome).toBe('failed');
    expect(messages).toEqual([
      'docusaurus.config.mjs: 2 packages are not installed: "@acme/x", "not-there". Run "npm install @acme/x not-there" in the folder of the site.',
      'docusaurus.config.mjs: plugins[0]: the plugin "not-there" is not installed; it is left out. Run "npm install" in the folder of the site.',
      'docusaurus.config.mjs: plugins[1]: the plugin "@acme/x" is not installed; it is left out. Run "npm install" in the folder of the site.',
    ]);
    await site.write({
      'node_modules/docusaurus-plugin-not-there/package.json': '{"name":"docusaurus-plugin-not-there","main":"i.js"}',
      'node_modules/docusaurus-plugin-not-there/i.js':
        'module.exports = () => ({ name: "there", injectHtmlTags: () => ({ headTags: "<meta name=there>" }) });',
    });
    expect(await (await site.build({ keepGoing: true })).html('/')).toContain('<meta name="there">');
  });

  it('because it is not built is an error; one that only Node would refuse is not', async () => {
    const site = await fixtureSite(
      {
        ...HOME,
        'plugins/unbuilt/package.json': '{"main":"dist/index.js"}',
        'node_modules/mixed/package.json': '{"name":"mixed","type":"module","main":"index.js"}',
        'node_modules/mixed/index.js':
          "const path = require('path');\nmodule.exports = () => ({ name: 'mixed', injectHtmlTags: () => ({ headTags: `<meta name=mixed content=${path.basename(__dirname)}>` }) });",
        'node_modules/loose/package.json': '{"name":"loose","type":"module","main":"index.js"}',
        'node_modules/loose/index.js': "export { default } from './lib/plugin';",
        'node_modules/loose/lib/plugin.js':
          "import name from './names';\nexport default () => ({ name, injectHtmlTags: () => ({ headTags: `<meta name=${name}>` }) });",
        'node_modules/loose/lib/names/index.js': "export { name as default } from '../../package.json';",
        'node_modules/named/package.json': '{"name":"named","main":"index.js"}',
        'node_modules/named/index.js': "exports.default = require('./plugin').create;",
        'node_modules/named/plugin.js':
          "import { title } from './late.cjs';\nexport const create = () => ({ name: title, injectHtmlTags: () => ({ headTags: `<meta name=${title}>` }) });",
        'node_modules/named/late.cjs': "Object.assign(exports, { ['title']: 'named' });",
      },
      { config: "plugins: ['./plugins/unbuilt', 'mixed', 'loose', 'named']," },
    );
    const { messages, html, report } = await site.build({ keepGoing: true });
    expect(report.problems.map(({ severity }) => severity)).toEqual(['error']);
    expect(messages).toEqual([
      'docusaurus.config.mjs: plugins[0]: the plugin "./plugins/unbuilt" is not built, so it is left out. Run its own build first.',
    ]);
    const page = await html('/');
    expect(page).toContain('<meta name="mixed" content="mixed">');
    expect(page).toContain('<meta name="loose">');
    expect(page).toContain('<meta name="named">');
  });

  it('leaves pages intact that read the data it would have given', async () => {
    const page =
      "import { usePluginData } from '@docusaurus/useGlobalData';\n\nexport const Word = () => { const { word } = usePluginData('gone'); return <b>Word {word}</b>; };\n\n<Word />\n";
    const files = { ...HOME, 'docs/word.mdx': page };
    const without = await fixtureSite(files);
    expect((await without.build()).messages.join()).toContain("Cannot destructure property 'word'");
    const site = await fixtureSite(files, { config: "plugins: ['gone']," });
    const { html } = await site.build({ keepGoing: true });
    expect(await html('/word')).toContain('<b>Word');
  });

  it('keeps a timer alive, and the build ends all the same', async () => {
    const plugin = '() => { setInterval(() => {}, 1000); return { name: "ticks" }; }';
    const site = await fixtureSite(HOME, { config: `plugins: [${plugin}],` });
    expect((await site.build()).messages).toEqual([]);
  });
});

describe('what counts visits', () => {
  it('is in a build, with what the policy needs', async () => {
    const config = `plugins: [
      ['@docusaurus/plugin-google-gtag', { trackingID: ['G-1', 'G-2'], anonymizeIP: true }],
      ['@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-1' }],
      ['@docusaurus/plugin-google-analytics', { trackingID: 'UA-1' }],
    ],`;
    const site = await fixtureSite(HOME, { config });
    const built = await site.build();
    const html = await built.html('/');
    expect(html).toContain('<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>');
    expect(html).toContain('gtag("config","G-1",{anonymize_ip:true});gtag("config","G-2",{anonymize_ip:true});');
    expect(html).toContain('<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>');
    expect(html).toContain('<script async src="https://www.google-analytics.com/analytics.js"></script>');
    expect(html).toMatch(
      /<body[^>]*><svg[^>]*><defs>.*?<\/svg><noscript><iframe src="https:\/\/www.googletagmanager.com\/ns.html\?id=GTM-1"/,
    );
    const policy = await built.read('_headers');
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).toMatch(/img-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
    const script = /<script defer src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(await built.read(script)).toContain('gtag("event","page_view")');
    const server = await startDev({ siteDir: site.dir, port: 0 });
    try {
      expect(await (await fetch(server.url)).text()).not.toContain('google');
    } finally {
      await server.close();
    }
  });

  it('is absent where nobody reads it, and so is any script', async () => {
    const built = await (await fixtureSite(HOME)).build();
    expect((await built.files()).filter((file) => file.startsWith('assets/code/'))).toEqual([]);
    expect(await built.html('/')).not.toContain('<script defer');
  });
});

it('tags of an app are in the head, named from where the site is served', async () => {
  const site = await fixtureSite(
    { ...HOME, 'docs/sub/a.md': '# A\n', 'static/manifest.json': '{}', 'static/img/icon.png': 'icon' },
    {
      config: `plugins: [['@docusaurus/plugin-pwa', { pwaHead: [
        { tagName: 'link', rel: 'manifest', href: 'manifest.json' },
        { tagName: 'link', rel: 'icon', href: '/img/icon.png' },
        { tagName: 'meta', name: 'theme-color', content: '#fff' },
      ] }]],`,
    },
  );
  const built = await site.build();
  expect(await built.html('/sub/a')).toContain(
    '<link rel="manifest" href="../manifest.json"><link rel="icon" href="../img/icon.png"><meta name="theme-color" content="#fff">',
  );
  expect(built.messages).toEqual([
    'docusaurus.config.mjs: plugins[0]: of @docusaurus/plugin-pwa the tags of the head are used; there is no service worker yet.',
  ]);
});

it('client modules that are missing are named', async () => {
  const site = await fixtureSite(HOME, { config: "clientModules: ['./src/gone.js']," });
  expect((await site.build()).messages).toEqual([
    'docusaurus.config.mjs: The client module "src/gone.js" is no file. Mend its path, or take it out of `clientModules`.',
  ]);
});

it('client modules that are style sheets add no script', async () => {
  const site = await fixtureSite(
    { ...HOME, 'src/a.css': '.a { color: red }', 'src/b.js': "import './b.css';", 'src/b.css': '.b { color: blue }' },
    { config: "clientModules: ['./src/a.css', './src/b.js']," },
  );
  const built = await site.build();
  expect(await built.html('/')).toContain('.a{color:red}.b{color:#00f}');
  expect(await built.html('/')).not.toContain('<script defer');
  expect((await built.files()).filter((file) => file.startsWith('assets/code/'))).toEqual([]);
});

it('a function of the configuration may decide what is in the sitemap', async () => {
  const sitemap = (body: string) =>
    `presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, sitemap: { async createSitemapItems({ routes, defaultCreateSitemapItems, ...rest }) { ${body} } } }]],`;
  const site = await fixtureSite(
    { ...HOME, 'docs/a.md': '# A\n' },
    {
      config: sitemap(
        "const items = await defaultCreateSitemapItems({ routes, ...rest }); return [...items.filter(({ url }) => !url.endsWith('/a')), { url: 'https://more.example/', priority: 1 }];",
      ),
    },
  );
  expect(await (await site.build()).read('sitemap.xml')).toMatch(
    /<loc>https:\/\/fixture\.example\/<\/loc>.*\n.*<loc>https:\/\/more\.example\/<\/loc><priority>1\.0<\/priority><\/url>\n<\/urlset>/,
  );
  const failing = await fixtureSite(HOME, { config: sitemap('return 7;') });
  const { messages, read } = await failing.build({ keepGoing: true });
  expect(messages).toEqual([
    'docusaurus.config.mjs: `createSitemapItems` of the sitemap fails: it gives 7; expected a list of items. The sitemap is made without it.',
  ]);
  expect(await read('sitemap.xml')).toContain('https://fixture.example/');
});

describe('a plugin that wraps a content plugin', () => {
  const CHANGELOG = `import fs from 'node:fs';
    import path from 'node:path';
    import blogPlugin from '@docusaurus/plugin-content-blog';
    export { validateOptions } from '@docusaurus/plugin-content-blog';
    export default async function changelog(context, options) {
      const dir = path.join(context.siteDir, 'changelog/source');
      const blog = await blogPlugin(context, { ...options, path: dir, id: 'changelog' });
      return {
        ...blog,
        name: 'changelog-plugin',
        async loadContent() {
          const text = fs.readFileSync(path.join(context.siteDir, 'CHANGELOG.md'), 'utf8');
          fs.rmSync(dir, { recursive: true, force: true });
          fs.mkdirSync(dir, { recursive: true });
          for (const [, version, body] of text.matchAll(/^## (\\S+)\\n([^#]*)/gm)) {
            fs.writeFileSync(path.join(dir, version + '.md'), '---\\ntitle: Version ' + version + '\\nslug: /' + version + '\\ndate: 2026-01-0' + version[0] + '\\n---\\n' + body);
          }
          const content = await blog.loadContent();
          content.perPage = options.postsPerPage;
          return content;
        },
        configureWebpack(...values) {
          const config = blog.configureWebpack(...values);
          config.module.rules[0].use[0].options.metadataPath = () => '';
          return config;
        },
        contentLoaded({ content, actions }) {
          actions.setGlobalData({ titles: content.blogPosts.map(({ metadata }) => metadata.title), perPage: content.perPage });
        },
      };
    }`;
  const RECENT = `const fs = require('fs');
          const path = require('path');
          const blog = require('@docusaurus/plugin-content-blog');
          async function recent(...values) {
            const own = await blog.default(...values);
            return { ...own, async contentLoaded(given) {
              const file = path.join(values[0].siteDir, '.docusaurus/recent.json');
              fs.writeFileSync(file, JSON.stringify(given.content.blogPosts.map(({ metadata }) => metadata)));
              return own.contentLoaded(given);
            } };
          }
          module.exports = { ...blog, default: recent };`;
  const NEWS = "{ routeBasePath: 'news', onUntruncatedBlogPosts: 'ignore' }";
  const files = {
    ...HOME,
    'blog/2026-02-01-hello.md': '# Hello\n',
    'plugins/changelog.ts': CHANGELOG,
    'docs/titles.mdx':
      "# Titles\n\nimport { usePluginData } from '@docusaurus/useGlobalData';\n\nexport const Titles = () => { const { titles, perPage } = usePluginData('changelog-plugin', 'default'); return <b>{titles.join()} by {perPage}</b>; };\n\n<Titles />\n",
  };
  const CONFIG_OF_LOG =
    "plugins: [['./plugins/changelog.ts', { routeBasePath: 'changes', blogTitle: 'Changes', onUntruncatedBlogPosts: 'ignore' }]],";

  it("finds its data by Docusaurus's names for it", async () => {
    const site = await fixtureSite(
      {
        ...HOME,
        'blog/2026-02-01-hello.md': '# Hello\n',
        'src/Words.jsx': 'export default ({ word, other }) => <b>{word.text} {other.text}</b>;',
        'plugins/words.cjs': `const path = require('path');
          const blog = require('@docusaurus/plugin-content-blog');
          const toName = (root, file) => '~blog/' + path.relative(root, file).split(path.sep).join('/');
          async function words(context, options) {
            const own = await blog.default(context, options);
            return { ...own, async contentLoaded(given) {
              const { createData, addRoute } = given.actions;
              const word = await createData('word.json', { text: 'one' });
              const other = await createData('other.json', { text: 'two' });
              addRoute({ path: '/words', exact: true, component: '@site/src/Words', modules: {
                word: toName(path.join('.docusaurus', own.name), word),
                other: toName(path.join(context.generatedFilesDir, own.name), other),
              } });
              return own.contentLoaded(given);
            } };
          }
          module.exports = { ...blog, default: words };`,
      },
      { config: "plugins: [['./plugins/words.cjs', { onUntruncatedBlogPosts: 'ignore' }]]," },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.plainHtml('/words')).toContain('<b>one two</b>');
  });

  it('takes the place of a page with one that it adds first', async () => {
    const site = await fixtureSite(
      {
        ...HOME,
        'blog/2026-02-01-hello.md': '---\ntitle: Hello\ntags: [new]\n---\n\nSome text.\n',
        'blog/2026-02-02-other.md': '# Other\n\nSee [the first](./2026-02-01-hello.md).\n',
        'src/Post.jsx':
          'export default ({ content: Content }) => <main><h1>{Content.metadata.title}: {Content.metadata.tags[0].label}</h1><Content /></main>;',
        'plugins/posts.cjs': `const blog = require('@docusaurus/plugin-content-blog');
          async function posts(context, options) {
            const own = await blog.default(context, options);
            return { ...own, async contentLoaded({ content, actions }) {
              const [, { metadata }] = content.blogPosts;
              const add = (component) => actions.addRoute({ path: metadata.permalink, exact: true, component, modules: { content: metadata.source } });
              add('@site/src/Post');
              await own.contentLoaded({ content, actions });
              add('@site/src/Never');
            } };
          }
          module.exports = { ...blog, default: posts };`,
      },
      {
        config: "plugins: [['./plugins/posts.cjs', { onUntruncatedBlogPosts: 'ignore', authorsMapPath: 'none.yml' }]],",
      },
    );
    const built = await site.build();
    const html = await built.plainHtml('/blog/2026/02/01/hello');
    expect(html).toContain('<main><h1>Hello: new</h1><p>Some text.</p></main>');
    expect(html).not.toContain('blog-post-page');
    expect(await built.html('/blog/2026/02/02/other')).toContain('href="../01/hello.html"');
    expect(await built.html('/blog')).toContain('href="blog/2026/02/01/hello.html"');
    expect(await built.read('blog/rss.xml')).toContain('Hello');
  });

  it('under its own id has the pages of the wrapped plugin, and those that it writes first', async () => {
    const log = '# Log\n\n## 1.0\n\nThe first.\n\n## 2.0\n\nThe second.\n';
    const site = await fixtureSite(
      { ...files, 'CHANGELOG.md': log },
      { blog: "{ onUntruncatedBlogPosts: 'ignore' }", config: CONFIG_OF_LOG },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/changes/1.0')).toContain('<p>The first.</p>');
    expect(await built.html('/changes')).toContain('The second.');
    expect(await built.html('/blog')).toContain('Hello');
    expect(await built.html('/titles')).toContain('<b>Version 2.0,Version 1.0<!-- --> by <!-- -->10</b>');
    await site.write({ 'CHANGELOG.md': '# Log\n\n## 3.0\n\nThe third.\n' });
    const again = await site.build();
    expect(again.messages).toEqual([]);
    expect(await again.html('/changes')).toContain('The third.');
    expect(await again.html('/titles')).toContain('<b>Version 3.0<!-- --> by <!-- -->10</b>');
    expect(await again.exists('changes/1.0.html')).toBe(false);
  });

  it.each([
    ['in a file', { 'plugins/recent.cjs': RECENT }, `plugins: [['./plugins/recent.cjs', ${NEWS}]],`],
    [
      'that the configuration imports',
      { 'plugins/recent.cjs': RECENT },
      `plugins: [[require('./plugins/recent.cjs').default, ${NEWS}]],`,
    ],
    [
      'as a function of the configuration',
      {},
      `plugins: [[async (context, options) => {
          const { default: blog } = await import('@docusaurus/plugin-content-blog');
          const own = await blog(context, options);
          return { ...own, async contentLoaded({ content }) {
            const file = context.siteDir + '/.docusaurus/recent.json';
            (await import('node:fs')).mkdirSync(context.siteDir + '/.docusaurus', { recursive: true });
            (await import('node:fs')).writeFileSync(file, JSON.stringify(content.blogPosts.map(({ metadata }) => metadata)));
          } };
        }, ${NEWS}]],`,
    ],
  ])('%s gets the content, and tells the site of it', async (_, more, config) => {
    const site = await fixtureSite(
      {
        ...HOME,
        'blog/2026-02-01-hello.md': '# Hello\n\nText.\n',
        'src/pages/latest.jsx': `import posts from '@site/.docusaurus/recent.json';
          export default () => <ul>{posts.map(({ title, permalink }) => <li key={permalink}><a href={permalink}>{title}</a></li>)}</ul>;`,
        ...more,
      },
      { config },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/latest')).toContain('<li><a href="news/2026/02/01/hello.html">Hello</a></li>');
    await site.write({ 'blog/2026-03-01-next.md': '# Next\n\nText.\n' });
    const again = await site.build();
    expect(await again.html('/latest')).toContain('>Next</a>');
    const clean = await site.build({ cache: false });
    expect(await clean.html('/latest')).toBe(await again.html('/latest'));
  });

  it('and fails is omitted, or taken for what it wraps; the message says why', async () => {
    const config = (id: string) =>
      `plugins: [['./plugins/odd.mjs', { routeBasePath: 'odd', onUntruncatedBlogPosts: 'ignore'${id} }]],`;
    const odd = `import blog from '@docusaurus/plugin-content-blog'; export default () => { void blog; throw new Error('not today'); };`;
    const posts = { ...HOME, 'blog/2026-02-01-hello.md': '# Hello\n', 'plugins/odd.mjs': odd };
    const blog = "{ onUntruncatedBlogPosts: 'ignore' }";
    const taken = await (await fixtureSite(posts, { blog, config: config('') })).build();
    expect(taken.messages).toEqual([
      'docusaurus.config.mjs: plugins[0]: "./plugins/odd.mjs" wraps the blog plugin, and cannot be run (not today); it is left out.',
    ]);
    const free = await (await fixtureSite(posts, { blog, config: config(", id: 'odd', path: 'blog'") })).build();
    expect(free.messages).toEqual([
      'docusaurus.config.mjs: plugins[0]: "./plugins/odd.mjs" cannot be run (not today); it is taken for the blog plugin that it wraps.',
    ]);
    expect(await free.html('/odd')).toContain('Hello');
  });

  it('is no other plugin: the package itself, given as a function, is the one that Octavo has', async () => {
    const site = await fixtureSite({
      ...HOME,
      'news/2026-02-01-hello.md': '# Hello\n',
      'docusaurus.config.mjs': `import blog from '@docusaurus/plugin-content-blog';
          export default { title: 'Fixture', url: 'https://fixture.example', baseUrl: '/', trailingSlash: false,
            presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
            plugins: [[blog, { path: 'news', routeBasePath: 'news', onUntruncatedBlogPosts: 'ignore' }]] };`,
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/news')).toContain('Hello');
  });
});

it('lets an inline script of a plugin load what it spells out, and names that site', async () => {
  const config = `plugins: [() => ({ name: 'count', injectHtmlTags: () => ({ headTags: [
    { tagName: 'script', innerHTML: 'var u="https://count.example/";add(u+"count.js")' }] }) })],`;
  const built = await (await fixtureSite(HOME, { config })).build();
  const policy = await built.read('_octavo/csp.txt');
  for (const directive of ['script-src', 'connect-src', 'img-src']) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://count\\.example`));
  }
  expect(built.messages.join('\n')).toContain(
    '"https://count.example" is another site, used for scripts, requests of scripts, pictures.',
  );
});
