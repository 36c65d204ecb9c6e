import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../../support/fixtureSite.ts';

const HOME = { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n' };

describe('a plugin that goes wrong', () => {
  type Wrong = [what: string, plugin: string, message: string];
  const REMEDY = 'The site is built without it. Mend it, or take it out of the configuration (plugins[#]).';
  const at = (line: number | '') => `docusaurus.config.mjs${line === '' ? '' : `:${line}`}: The plugin`;
  const WELL = `() => ({ name: 'well', contentLoaded: ({ actions }) => actions.addRoute({ path: '/well', component: '@site/well.jsx' }) })`;

  /** All these plugins are in one site, each under its own name. */
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

  it('after the build does not stop the other plugins, and each of them runs once', async () => {
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

  it('is one that waits longer than the limit; one that makes progress is not', async () => {
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

  it('because it is not built is an error; one that only Node rejects is not', async () => {
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

  it('does not break pages that read its missing data', async () => {
    const page =
      "import { usePluginData } from '@docusaurus/useGlobalData';\n\nexport const Word = () => { const { word } = usePluginData('gone'); return <b>Word {word}</b>; };\n\n<Word />\n";
    const files = { ...HOME, 'docs/word.mdx': page };
    const without = await fixtureSite(files);
    expect((await without.build()).messages.join()).toContain("Cannot destructure property 'word'");
    const site = await fixtureSite(files, { config: "plugins: ['gone']," });
    const { html } = await site.build({ keepGoing: true });
    expect(await html('/word')).toContain('<b>Word');
  });

  it('may keep a timer alive; the build still ends', async () => {
    const plugin = '() => { setInterval(() => {}, 1000); return { name: "ticks" }; }';
    const site = await fixtureSite(HOME, { config: `plugins: [${plugin}],` });
    expect((await site.build()).messages).toEqual([]);
  });
});
