/** Configuration files as real sites write them. */
import { messagesOf } from './testing/messagesOf.ts';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createConfigSite } from '../../../../tests/support/configSite.ts';
import { readUserConfig } from './readUserConfig.ts';

const REQUIRED = `url: 'https://x.example', baseUrl: '/'`;

describe('the forms of a configuration file', () => {
  it.each([
    [
      'docusaurus.config.ts',
      `import type { Config } from '@docusaurus/types';
      const config: Config = { title: 'A', ${REQUIRED} } satisfies Config;
      export default config;`,
    ],
    ['docusaurus.config.mts', `export default { title: 'A' as string, ${REQUIRED} };`],
    ['docusaurus.config.cts', `const title: string = 'A'; module.exports = { title, ${REQUIRED} };`],
    [
      'docusaurus.config.js',
      `// @ts-check
      /** @type {import('@docusaurus/types').Config} */
      const config = { title: 'A', ${REQUIRED} };
      module.exports = config;`,
    ],
    ['docusaurus.config.js', `export default { title: 'A', ${REQUIRED} };`],
    ['docusaurus.config.mjs', `export default { title: 'A', ${REQUIRED} };`],
    ['docusaurus.config.cjs', `module.exports = { title: 'A', ${REQUIRED} };`],
    ['docusaurus.config.js', `module.exports = async function createConfig() { return { title: 'A', ${REQUIRED} }; };`],
    [
      'docusaurus.config.ts',
      `export default async function createConfig() {
      const { name } = await import('./name');
      return { title: name, ${REQUIRED} };
    }`,
    ],
    ['docusaurus.config.ts', `export default () => ({ title: 'A', ${REQUIRED} });`],
    [
      'docusaurus.config.mjs',
      `const { name } = await import('./name');
      export default { title: name, ${REQUIRED} };`,
    ],
    ['docusaurus.config.cjs', `module.exports = import('./later.mjs').then(({ config }) => config);`],
    [
      'docusaurus.config.ts',
      `import { config, count } from './between.mjs';
      import { name } from './name';
      const isOnce = await Promise.resolve(count.value === 1);
      export default isOnce && { ...config, title: name };`,
    ],
    ['docusaurus.config.js', `module.exports = Promise.resolve({ title: 'A', ${REQUIRED} });`],
    ['docusaurus.config.js', `exports.title = 'A'; exports.url = 'https://x.example'; exports.baseUrl = '/';`],
    ['docusaurus.config.js', `\uFEFFmodule.exports = { title: 'A', ${REQUIRED} };`],
  ])('%s: %s', async (name, text) => {
    const site = await createConfigSite({
      [name]: text,
      'name.ts': `export const name: string = 'A';`,
      'between.mjs': `
        import { config } from './later.mjs';
        export const count = { value: 0 };
        count.value += 1;
        export { config };`,
      'later.mjs': `
        import { createRequire } from 'node:module';
        const require = createRequire(import.meta.url);
        const { name } = await import('./name.ts');
        await import(require.resolve('./name.ts'));
        export const config = { title: await Promise.resolve(name), ${REQUIRED} };`,
    });
    expect(await site.load()).toMatchObject({ title: 'A', configPath: path.join(site.dir, name) });
  });

  it('prefers the file Docusaurus would take', async () => {
    const site = await createConfigSite({
      'docusaurus.config.js': `module.exports = { title: 'js', ${REQUIRED} };`,
      'docusaurus.config.ts': `export default { title: 'ts', ${REQUIRED} };`,
    });
    expect((await site.load()).title).toBe('ts');
  });

  it('treats .js in a package of type module as ESM', async () => {
    const site = await createConfigSite({
      'package.json': `{ "type": "module" }`,
      'docusaurus.config.js': `import { title } from './parts.js'; export default { title, ${REQUIRED} };`,
      'parts.js': `export const title = 'A';`,
    });
    expect((await site.load()).title).toBe('A');
  });
});

describe('what a configuration imports', () => {
  it('reads its own files in all spellings', async () => {
    const site = await createConfigSite({
      'docusaurus.config.ts': `
        import path from 'path';
        import { readFileSync } from 'node:fs';
        import a from './parts/a';
        import { b } from './parts/b.js';
        import * as c from './parts/c/index.ts';
        import versions from './versions.json';
        const d = require('./parts/d');
        const text = readFileSync(path.join(__dirname, 'note.txt'), 'utf8');
        const here = new URL(import.meta.url).pathname;
        export default {
          title: [a, b, c.c, d.d, versions[0], text, path.basename(here), path.basename(__filename)].join(' '),
          ${REQUIRED},
        };`,
      'parts/a.ts': `const a: string = 'a'; export default a;`,
      'parts/b.ts': `export const b: string = 'b';`,
      'parts/c/index.ts': `export enum Letter { C = 'c' }; export const c = Letter.C;`,
      'parts/d.cjs': `module.exports.d = 'd';`,
      'versions.json': `["1.0"]`,
      'note.txt': 'note',
    });
    const config = await site.load();
    expect(config.title).toBe('a b c d 1.0 note docusaurus.config.ts docusaurus.config.ts');
    expect(config.files.map((file) => path.relative(site.dir, file)).sort()).toEqual(
      ['docusaurus.config.ts', 'parts/a.ts', 'parts/b.ts', 'parts/c/index.ts', 'parts/d.cjs', 'versions.json'].sort(),
    );
  });

  it('knows its own path, and leaves texts that mention it unchanged', async () => {
    const site = await createConfigSite({
      'docusaurus.config.mjs': `
        import text from './text.js';
        const { dirname, filename, url } = import.meta;
        const isHere = dirname + '/docusaurus.config.mjs' === filename && url.startsWith('file:');
        export default { title: [text, isHere, import.meta.resolve('./text.js')].join(' '), ${REQUIRED} };`,
      'text.js': `module.exports = 'import.meta';`,
    });
    const address = pathToFileURL(path.join(site.dir, 'text.js')).href;
    expect((await site.load()).title).toBe(`import.meta true ${address}`);
  });

  it('may declare `require` and `__dirname` itself, as ES modules do', async () => {
    const site = await createConfigSite({
      'docusaurus.config.mjs': `
        import { createRequire } from 'node:module';
        import path from 'node:path';
        import { fileURLToPath } from 'node:url';
        const require = createRequire(import.meta.url);
        const __filename = fileURLToPath(import.meta.url);
        let __dirname = path.dirname(__filename);
        export default { title: require('./a.json').title + path.relative(__dirname, __filename), ${REQUIRED} };`,
      'a.json': `{ "title": "A " }`,
    });
    expect((await site.load()).title).toBe('A docusaurus.config.mjs');
  });

  it('imports the default of a CommonJS module as its default', async () => {
    const site = await createConfigSite({
      'docusaurus.config.mjs': `
        import a, { named } from './a.cjs';
        import b from './b.cjs';
        import c from './c.cjs';
        export default { title: [a, named, b.b, c()].join(' '), ${REQUIRED} };`,
      'a.cjs': `exports.default = 'A'; exports.named = 'N';`,
      'b.cjs': `module.exports = { b: 'B' };`,
      'c.cjs': `module.exports = () => 'C'; module.exports.default = () => 'D';`,
    });
    expect((await site.load()).title).toBe('A N B C');
  });

  it('requires the default of an ES module, its other exports on it', async () => {
    const site = await createConfigSite({
      'docusaurus.config.js': `
        // Not an ES module: /** @type {import('@docusaurus/types').Config} */
        const theme = require('./theme');
        const make = require('./make');
        module.exports = { title: make() + make.other, ${REQUIRED}, themeConfig: { prism: { theme } } };`,
      'theme.js': `export default { plain: {}, styles: [] };`,
      'make.js': `export default () => 'A'; export const other = 'B';`,
    });
    expect((await site.load()).title).toBe('AB');
  });

  it('calls imports unchanged, function or not', async () => {
    const site = await createConfigSite({
      'docusaurus.config.mjs': `
        import { make } from './make.js';
        export default { title: make('A') + make('B', make('C')), ${REQUIRED} };`,
      'make.js': `export const make = Object.setPrototypeOf((...words) => words.join(' '), null);`,
    });
    expect((await site.load()).title).toBe('AB C');
  });

  it('calls imports on a separate line, without semicolons', async () => {
    const site = await createConfigSite({
      'docusaurus.config.mjs': `
        import { note } from './own.mjs'
        const list = ['a']
        const first = list[0]
        note(first)
        const later = list[0]
        import('./own.mjs')
        export default { title: first + later, ${REQUIRED} }`,
      'own.mjs': 'export const note = () => {}',
    });
    expect((await site.load()).title).toBe('aa');
  });

  it('passes on the default of a CommonJS module', async () => {
    const site = await createConfigSite({
      'docusaurus.config.mjs': `
        import { own, process, b } from './own.mjs';
        export default { title: own.a + typeof process.cwd + b, ${REQUIRED} };`,
      'own.mjs': "export { default as own, b } from './plain.cjs';\nexport { default as process } from 'node:process';",
      'plain.cjs': "module.exports = { a: 'A', b: 'B' };",
    });
    expect((await site.load()).title).toBe('AfunctionB');
  });

  it('accepts files that import each other', async () => {
    const site = await createConfigSite({
      'docusaurus.config.js': `const { title } = require('./a'); module.exports = { title: title(), ${REQUIRED} };`,
      'a.js': `exports.word = () => 'A'; const b = require('./b'); exports.title = () => b.title();`,
      'b.js': `const a = require('./a'); exports.title = () => a.word();`,
    });
    expect((await site.load()).title).toBe('A');
  });

  it('uses packages that are installed, CommonJS or ESM', async () => {
    const site = await createConfigSite({
      'docusaurus.config.ts': `
        import { name } from 'cjs-package';
        import esm, { other } from 'esm-package';
        export default async () => {
          const lazy = await import('esm-package');
          return { title: [name, esm(), other, lazy.default()].join(' '), ${REQUIRED} };
        };`,
      'node_modules/cjs-package/package.json': `{ "name": "cjs-package", "main": "index.js" }`,
      'node_modules/cjs-package/index.js': `exports.name = 'cjs';`,
      'node_modules/esm-package/package.json': `{ "name": "esm-package", "type": "module", "exports": { "import": "./index.js" } }`,
      'node_modules/esm-package/index.js': `export default function esm() { return 'esm'; } export const other = 'other';`,
    });
    const config = await site.load();
    expect(config.title).toBe('cjs esm other esm');
    expect(config.warnings).toEqual([]);
  });

  it('needs no package to be installed', async () => {
    const site = await createConfigSite({
      'docusaurus.config.js': `
        const { themes } = require('prism-react-renderer');
        const lightTheme = require('prism-react-renderer/themes/github');
        module.exports = {
          title: 'A', ${REQUIRED},
          presets: [[require.resolve('@docusaurus/preset-classic'), {
            theme: { customCss: require.resolve('./src/css/custom.css') },
          }]],
          themes: [[require.resolve('@easyops-cn/docusaurus-search-local'), { hashed: true }]],
          themeConfig: {
            prism: { theme: themes.github, darkTheme: { ...themes.dracula, plain: { ...lightTheme.plain, color: 'red' } } },
          },
        };`,
      'src/css/custom.css': ':root {}',
    });
    const config = await site.load();
    expect(config.warnings).toEqual([]);
    expect(config.search?.hashed).toBe(true);
    expect(config.docs.map(({ id }) => id)).toEqual(['default']);
    expect(config.customCss).toEqual([path.join(site.dir, 'src/css/custom.css')]);
  });

  it('recognises an installed plugin by its resolved path', async () => {
    const site = await createConfigSite({
      'docusaurus.config.js': `module.exports = {
        title: 'A', ${REQUIRED},
        plugins: [[require.resolve('@docusaurus/plugin-content-docs'), { id: 'api' }]],
      };`,
      'node_modules/@docusaurus/plugin-content-docs/package.json': `{ "name": "@docusaurus/plugin-content-docs", "main": "lib/index.js" }`,
      'node_modules/@docusaurus/plugin-content-docs/lib/index.js': `throw new Error('not to be run');`,
    });
    expect((await site.load()).docs.map(({ id }) => id)).toEqual(['api']);
  });

  it('reports which other packages are missing, and omits what they give', async () => {
    const site = await createConfigSite({
      'docusaurus.config.ts': `
        import remarkMath from 'remark-math';
        const own = () => undefined;
        export default {
          title: 'A', ${REQUIRED},
          presets: [['classic', { docs: { remarkPlugins: [own, remarkMath, [remarkMath, { strict: true }]] } }]],
        };`,
    });
    const config = await site.load();
    expect(messagesOf(config.warnings)).toEqual([
      '"remark-math", imported by docusaurus.config.ts, is not installed; it would have given `presets[0][1].docs.remarkPlugins[1]`, `presets[0][1].docs.remarkPlugins[2][0]`. Run "npm install" in the folder of the site.',
    ]);
    expect(config.docs[0]?.remarkPlugins).toHaveLength(1);
  });

  it.each([
    ["require('some-words').title", undefined],
    ["`${require('some-words').title}`", undefined],
    ["`Words ${require('some-words').title}`", 'Words '],
  ])('never shows an error as the title of the site: %s', async (title, expected) => {
    const site = await createConfigSite({
      'docusaurus.config.js': `module.exports = { title: ${title}, ${REQUIRED} };`,
    });
    const config = await site.load();
    expect(config.title).toBe(expected ?? path.basename(site.dir));
    expect(messagesOf(config.warnings)).toEqual([
      expect.stringContaining('"some-words", imported by docusaurus.config.js, is not'),
    ]);
  });

  it('does without a file that the installed version of a package does not have', async () => {
    const site = await createConfigSite({
      'docusaurus.config.mjs': `
        import part from 'two-parts/other.js';
        export default { title: 'A', ${REQUIRED}, tagline: part };`,
      'node_modules/two-parts/package.json': `{ "name": "two-parts", "exports": { "./*": "./lib/*" } }`,
      'node_modules/two-parts/lib/one.js': '',
    });
    expect(messagesOf((await site.load()).warnings)).toEqual([
      expect.stringContaining('it would have given `tagline`.'),
    ]);
  });

  it('does without a package that needs one that is missing', async () => {
    const site = await createConfigSite({
      'docusaurus.config.mjs': `
        import tools from 'code-tools';
        export default { title: 'A', ${REQUIRED}, presets: [['classic', { docs: { remarkPlugins: [tools] } }]] };`,
      'node_modules/code-tools/package.json': `{ "name": "code-tools", "main": "index.js" }`,
      'node_modules/code-tools/index.js': `require('not-there');`,
    });
    expect(messagesOf((await site.load()).warnings)).toEqual([
      '"not-there", imported by index.js, is not installed; it would have given `presets[0][1].docs.remarkPlugins[0]`. Run "npm install" in the folder of the site.',
    ]);
  });

  it('builds without style sheets of packages that are not installed', async () => {
    const site = await createConfigSite({
      'docusaurus.config.mjs': `
        import { createRequire } from 'node:module';
        const require = createRequire(import.meta.url);
        const customCss = [
          require.resolve('some-theme/theme.css'),
          './node_modules/@scope/tokens/dist/tokens.css',
          './own.css',
        ];
        export default { title: 'A', ${REQUIRED}, presets: [['classic', { theme: { customCss } }]] };`,
      'own.css': '',
    });
    const config = await site.load();
    expect(config.customCss).toEqual([path.join(site.dir, 'own.css')]);
    expect(messagesOf(config.warnings)).toEqual([
      expect.stringContaining('"some-theme/theme.css", imported by docusaurus.config.mjs, is not installed'),
      'presets[0][1].theme.customCss: "some-theme/theme.css" is left out, because "some-theme" is not installed.',
      'presets[0][1].theme.customCss: "./node_modules/@scope/tokens/dist/tokens.css" is left out, because "@scope/tokens" is not installed.',
    ]);
  });

  it('reads everything again at the next load', async () => {
    const site = await createConfigSite({
      'docusaurus.config.ts': `import { title } from './title'; export default { title, ${REQUIRED} };`,
      'title.ts': `export const title = 'before';`,
    });
    expect((await site.load()).title).toBe('before');
    await site.write({ 'title.ts': `export const title = 'after';` });
    expect((await site.load()).title).toBe('after');
  });
});

describe('a configuration that cannot be run', () => {
  it.each([
    [
      'a syntax error',
      { 'docusaurus.config.ts': 'export default {\n  title: "A",\n  url: ,\n};\n' },
      'docusaurus.config.ts:3:8: Unexpected token',
    ],
    [
      'a name that is declared twice',
      {
        'docusaurus.config.ts': `import type { X } from './x';\nconst a = 1;\n\nconst a: X = 2;\nexport default { a };`,
      },
      `docusaurus.config.ts:4: Identifier 'a' has already been declared`,
    ],
    [
      'an error in an imported file',
      {
        'docusaurus.config.ts': `import './parts';\nexport default {};`,
        'parts.ts': `export const a: string = 'a';\n\nexport const b = JSON.parse('{');`,
      },
      'parts.ts:3:23: ',
    ],
    [
      'an error in an async function',
      {
        'docusaurus.config.js': `module.exports = async () => {\n  await null;\n  throw new Error('no network today');\n};`,
      },
      'docusaurus.config.js:3:9: no network today',
    ],
    [
      'a file that does not exist',
      { 'docusaurus.config.ts': `\nimport x from './missing';\nexport default { x };` },
      'docusaurus.config.ts:2:1: No such file: ',
    ],
    ['a thrown text', { 'docusaurus.config.js': `throw 'oops';` }, 'docusaurus.config.js: threw "oops"'],
    [
      'await at the top of a module that is required',
      {
        'docusaurus.config.js': `const { b } = require('./b');\nmodule.exports = { b };`,
        'b.ts': `const a = 1;\nexport const b = await Promise.resolve(a);`,
      },
      'b.ts:2: `await` outside a function.',
    ],
    [
      'an error in a module that awaits',
      {
        'docusaurus.config.cjs': `module.exports = import('./b.mjs').then(({ b }) => b);`,
        'b.mjs': `await null; throw new Error('no network today');`,
      },
      'b.mjs:1:19: no network today',
    ],
    [
      'no object',
      { 'docusaurus.config.js': `module.exports = 42;` },
      'docusaurus.config.js exports 42; expected an object',
    ],
    [
      'nothing',
      { 'docusaurus.config.js': `module.exports = () => {};` },
      'docusaurus.config.js exports undefined; expected',
    ],
    ['bad JSON', { 'docusaurus.config.js': `module.exports = require('./a.json');`, 'a.json': '{ "a": }' }, 'a.json: '],
  ])('%s is named in one sentence', async (_, files, message) => {
    const site = await createConfigSite(files);
    const problems = await site.problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(path.join(site.dir, message));
    expect(problems[0]).not.toMatch(/\n\s+at /);
  });

  it('reports so when there is no configuration or no folder', async () => {
    const site = await createConfigSite({ 'docusarus.config.js': '' });
    expect(await site.problems()).toEqual([
      expect.stringContaining('has no configuration: expected docusaurus.config.ts'),
    ]);
    expect((await site.problems())[0]).toContain('There is a file docusarus.config.js');
  });
});

describe('the cache of compiled configuration', () => {
  it('is not trusted when damaged', async () => {
    const site = await createConfigSite({
      'docusaurus.config.ts': `export default { title: 'A' as string, ${REQUIRED} };`,
    });
    await site.load();
    const folder = path.join(site.dir, '.octavo/cache/config');
    const [entry = ''] = await readdir(folder);
    const file = path.join(folder, entry);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(`title: 'A'`);
    await writeFile(file, text.replace(`title: 'A'`, `title: 'B'`));
    expect((await site.load()).title).toBe('A');
    expect(await readFile(file, 'utf8')).toBe(text);
    await writeFile(file, '');
    expect((await site.load()).title).toBe('A');
  });
});

it.each([
  ['never settles', 'module.exports = () => new Promise(() => {});'],
  ['never settles in a module', 'await new Promise(() => {}); export default {};'],
  ['loops', 'for (;;);'],
  ['loops when it is called', 'module.exports = () => { for (;;); };'],
])('a configuration that %s is stopped, with its name', async (_what, text) => {
  const file = text.includes('export default') ? 'docusaurus.config.mjs' : 'docusaurus.config.js';
  const { dir } = await createConfigSite({ [file]: text });
  const configPath = path.join(dir, file);
  await expect(readUserConfig(configPath, false, 200)).rejects.toThrow(
    `${configPath}: It is not done within 0.2 seconds. Does it loop for ever, or wait for something that never comes?`,
  );
});
