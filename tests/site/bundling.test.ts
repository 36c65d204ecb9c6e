/** Webpack settings of plugins, applied by Octavo: rules for files, loaders, aliases, constants. */
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';
import type { Files } from '../support/tempFolder.ts';

/** The texts of the page's list items. */
function itemsOf(html: string): string[] {
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  return [...article.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) =>
    item
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** A plugin file that returns this webpack configuration. */
function configured(body: string): Files {
  return {
    'plugin.cjs': `const path = require('node:path');
      const inSite = (file) => path.join(__dirname, file);
      class DefinePlugin { constructor(definitions) { this.definitions = definitions; } }
      class ProvidePlugin { constructor(definitions) { this.definitions = definitions; } }
      class OtherPlugin {}
      module.exports = () => ({ name: 'own', configureWebpack(config, isServer, utils) { ${body} } });`,
  };
}

const PLUGIN = { config: "plugins: ['./plugin.cjs']," };

async function builtItems(files: Files): Promise<{ items: string[]; messages: string[] }> {
  const { html, messages } = await (await fixtureSite(files, PLUGIN)).build();
  return { items: itemsOf(await html('/a')), messages };
}

describe('rules', () => {
  it('decide how files are read: as text, as an address, as JSON, by a loader', async () => {
    const { items, messages } = await builtItems({
      ...configured(`return { module: { rules: [
        { test: /\\.py$/, use: 'raw-loader' },
        { test: /\\.sh$/i, loader: inSite('node_modules/raw-loader/dist/cjs.js') },
        { test: /\\.csv$/, type: 'asset/source' },
        { test: /\\.bin$/, type: 'asset/resource' },
        { test: /\\.conf$/, type: 'json' },
        { test: /\\.code\\.tsx$/, use: ['raw-loader'] },
        { resourceQuery: /raw/, type: 'asset/source' },
        { test: /\\.kv$/, use: [{ loader: inSite('kv.cjs'), options: { mark: '!' } }] },
      ] } };`),
      'kv.cjs': `module.exports = function (text) {
        const { mark } = this.getOptions();
        return 'export default ' + JSON.stringify(text.trim().split('=').join(mark)) + '; export const name = "named";';
      };`,
      'docs/x.py': 'print(1)',
      'docs/x.sh': 'echo 2',
      'docs/x.csv': 'a,b',
      'docs/x.bin': 'bytes',
      'docs/x.conf': '{"deep": {"word": "datum"}}',
      'docs/x.code.tsx': 'const x: number = 1;',
      'docs/x.txt': 'plain',
      'docs/x.kv': 'key=value',
      'src/Kv.jsx': "import kv, { name } from '../docs/x.kv'; export default () => <>{kv} {name}</>;",
      'docs/a.mdx': `import py from './x.py';
import sh from '@site/docs/x.sh';
import csv from './x.csv';
import bin from './x.bin';
import conf from './x.conf';
import code from './x.code.tsx';
import text from './x.txt?raw';
import kv, { name } from './x.kv';
import Kv from '@site/src/Kv';

- {py}
- {sh}
- {csv}
- {conf.deep.word}
- {code}
- {text}
- {kv} {name}
- <Kv />
- <a href={bin}>bytes</a>
`,
    });
    expect(messages).toEqual([]);
    expect(items).toEqual([
      'print(1)',
      'echo 2',
      'a,b',
      'datum',
      'const x: number = 1;',
      'plain',
      'key!value named',
      'key!value named',
      'bytes',
    ]);
  });

  it('apply as webpack applies them: in part, the first of several, the last one first, where they are added', async () => {
    const { items, messages } = await builtItems({
      ...configured(`config.module.rules.push({ test: /\\.up$/, use: inSite('up.cjs') });
        return { module: { rules: [
          { test: /\\.kv$/, oneOf: [
            { include: [inSite('docs')], use: { loader: inSite('who.cjs'), options: { who: 'docs' } } },
            { use: { loader: inSite('who.cjs'), options: { who: 'else' } } },
          ] },
          { test: /\\.two$/, use: inSite('first.cjs') },
          { test: /\\.two$/, use: inSite('second.cjs') },
          { test: [/\\.not$/], exclude: /docs/, use: inSite('first.cjs') },
          { test: { and: [/\\.js$/, /banner/] }, use: inSite('banner.cjs') },
        ] } };`),
      'up.cjs': 'module.exports = (text) => `export default ${JSON.stringify(text.trim().toUpperCase())}`;',
      'who.cjs':
        'module.exports = function () { return `module.exports = ${JSON.stringify(this.getOptions().who)}`; };',
      'first.cjs': "module.exports = (text) => `export default ${JSON.stringify(text.trim() + ' first')}`;",
      'second.cjs': "module.exports = (text) => text.trim() + ' second';",
      'banner.cjs': "module.exports = (text) => text.replace('TITLE', 'Banner');",
      'docs/x.kv': '',
      'src/x.kv': '',
      'docs/x.up': 'shout',
      'docs/x.two': 'two',
      'docs/x.not': 'not read',
      'src/banner.js': 'export default () => <b>TITLE</b>;',
      'docs/a.mdx': `import inside from './x.kv';
import outside from '@site/src/x.kv';
import up from './x.up';
import two from './x.two';
import not from './x.not';
import Banner from '@site/src/banner';

- {inside}
- {outside}
- {up}
- {two}
- {typeof not}
- <Banner />
`,
    });
    expect(messages).toEqual([]);
    expect(items).toEqual(['docs', 'else', 'SHOUT', 'two second first', 'string', 'Banner']);
  });

  it('that are not plain data are reported with the reason, and so are all other settings without effect', async () => {
    const { messages } = await builtItems({
      ...configured(`return {
        optimization: { minimize: false }, devtool: 'source-map', externals: ['x'],
        resolve: { extensions: ['.x'], symlinks: false },
        plugins: [new OtherPlugin()],
        module: { noParse: /x/, rules: [
          { test: () => true, use: 'raw-loader' },
          { test: /\\.a$/, use: () => [] },
          { test: /\\.b$/, issuer: /x/, use: 'raw-loader' },
          { test: /\\.c$/, loader: 'x-loader', options: { do() {} } },
          { test: /\\.m?js$/, resolve: { fullySpecified: false } },
        ] },
      };`),
      'docs/a.mdx': 'Text.',
    });
    expect(messages).toEqual([
      'plugin.cjs: The plugin "own": of `configureWebpack` this has no meaning here and is left out: ' +
        'externals, resolve.extensions, module.noParse, module.rules (a rule: its condition is a function), ' +
        'module.rules (/\\.a$/: `use` is a function), module.rules (/\\.b$/: `issuer` has no meaning here), ' +
        'module.rules (/\\.c$/: options of the loader are more than data), plugins (OtherPlugin).',
    ]);
  });
});

it('code in the browser gets the results of rules and loaders', async () => {
  const site = await fixtureSite(
    {
      ...configured("return { module: { rules: [{ test: /\\.kv$/, use: inSite('up.cjs') }] } };"),
      'up.cjs': 'module.exports = (text) => `export default ${JSON.stringify(text.toUpperCase())}`;',
      'docs/x.kv': 'of a rule',
      'docs/y.txt': 'of an import',
      'src/Live.jsx': `import { useState } from 'react';
        import rule from '../docs/x.kv';
        import text from '!!@site/up.cjs!../docs/y.txt';
        export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{[rule, text][n]}</button>; };`,
      'docs/a.mdx': "import Live from '@site/src/Live';\n\n<Live />\n",
    },
    PLUGIN,
  );
  const { messages, html, files, read } = await site.build();
  expect(messages).toEqual([]);
  expect(await html('/a')).toContain('OF A RULE</button>');
  const scripts = await Promise.all((await files()).filter((file) => file.endsWith('.js')).map(read));
  expect(scripts.some((script) => script.includes('OF A RULE') && script.includes('OF AN IMPORT'))).toBe(true);
});

describe('loaders', () => {
  it("named by an import are run, the last one first, with webpack's context", async () => {
    const { items, messages } = await builtItems({
      ...configured("return { resolveLoader: { alias: { 'own-loader': inSite('own.cjs') } } };"),
      'own.cjs': `module.exports = async function (code) {
          const { data: { pitched }, resourceQuery, query, mode } = this;
          return JSON.stringify({ code, pitched, resourceQuery, query, mode, options: this.getOptions() });
        };
        module.exports.pitch = function (remaining, previous, data) { data.pitched = remaining.endsWith('x.py?q'); };`,
      'node_modules/pkg-loader/package.json': '{"name":"pkg-loader","main":"index.js"}',
      'node_modules/pkg-loader/index.js': `exports.default = function (bytes) {
          this.callback(null, 'export default ' + JSON.stringify(Buffer.isBuffer(bytes) + ' ' + bytes.length));
        };
        exports.raw = true;`,
      'early.cjs': "module.exports = () => 'never'; module.exports.pitch = () => 'export default \"early\"';",
      'object.cjs': 'module.exports = async (code) => ({ code });',
      'docs/x.py': 'print(1)',
      'docs/a.mdx': `import own from '!!raw-loader!own-loader?n=1!./x.py?q';
import pkg from '!pkg-loader!./x.py';
import early from '-!@site/early.cjs!pkg-loader!./x.py';
import passed from '!!raw-loader!@site/object.cjs!./x.py';
import Shown from '@site/src/Shown';

- {own}
- {pkg}
- {early}
- {passed.code}
- <Shown />
`,
      'src/Shown.tsx':
        "import text from '!!raw-loader!own-loader!../docs/x.py'; export default () => JSON.parse(text).code;",
    });
    expect(messages).toEqual([]);
    const [own = '', ...others] = items;
    expect(JSON.parse(own)).toEqual({
      code: 'print(1)',
      pitched: true,
      resourceQuery: '?q',
      query: '?n=1',
      mode: 'production',
      options: { n: '1' },
    });
    expect(others).toEqual(['true 8', 'early', 'print(1)', 'print(1)']);
  });

  it('are inputs of the build, and so are the files that they read or name', async () => {
    const site = await fixtureSite(
      {
        ...configured("return { module: { rules: [{ test: /\\.kv$/, use: inSite('loader/kv.cjs') }] } };"),
        'loader/kv.cjs': `const fs = require('node:fs'), path = require('node:path');
          const { suffix } = require('./suffix.cjs');
          module.exports = function (text) {
            const done = this.async();
            fs.readFile(path.join(this.context, 'more.txt'), 'utf8', (error, more) =>
              done(error, 'export default ' + JSON.stringify([text, more, suffix, process.env.KV_WORD].join(' '))));
          };`,
        'loader/suffix.cjs': "exports.suffix = 'one';",
        'docs/x.kv': 'kv',
        'docs/more.txt': 'more',
        'docs/a.mdx': "import kv from './x.kv';\n\n- {kv}\n",
      },
      PLUGIN,
    );
    const shown = async () => itemsOf(await (await site.build()).html('/a'));
    process.env['KV_WORD'] = 'word';
    try {
      expect(await shown()).toEqual(['kv more one word']);
      expect((await site.build()).report.outcome).toBe('up-to-date');
      await site.write({ 'docs/more.txt': 'most' });
      expect(await shown()).toEqual(['kv most one word']);
      await site.write({ 'loader/suffix.cjs': "exports.suffix = 'two';" });
      expect(await shown()).toEqual(['kv most two word']);
      await site.write({ 'docs/x.kv': 'KV' });
      process.env['KV_WORD'] = 'other';
      expect(await shown()).toEqual(['KV most two other']);
    } finally {
      delete process.env['KV_WORD'];
    }
  });

  it('without a cache are run again by every build', async () => {
    const site = await fixtureSite(
      {
        ...configured("return { module: { rules: [{ test: /\\.n$/, use: inSite('count.cjs') }] } };"),
        'count.cjs': `module.exports = function () {
          this.cacheable(false);
          globalThis.loaderRuns = (globalThis.loaderRuns ?? 0) + 1;
          return 'export default ' + globalThis.loaderRuns;
        };`,
        'docs/x.n': '',
        'docs/a.mdx': "import n from './x.n';\n\n- {n}\n",
      },
      PLUGIN,
    );
    const shown = async () => Number(itemsOf(await (await site.build()).html('/a'))[0]);
    const first = await shown();
    expect(await shown()).toBeGreaterThan(first);
  });

  it.each([
    ['throws', "throw new Error('no such key')", 'The loader "@site/own.cjs" fails: no such key.'],
    ['rejects', "return Promise.reject(new Error('later'))", 'The loader "@site/own.cjs" fails: later.'],
    ['calls back with an error', "this.callback('bad')", 'The loader "@site/own.cjs" fails: bad.'],
    [
      'throws in a timer',
      "this.async(); setTimeout(() => { throw new Error('stray'); })",
      'The loader "@site/own.cjs" fails: stray.',
    ],
    [
      'gives no code',
      "return 'export default {'",
      'The file cannot be read: Expected `}` but found `EOF`. It is left out.',
    ],
    ['gives nothing', 'return undefined', 'The loader "@site/own.cjs" gives no text.'],
    [
      'needs webpack',
      "this.emitFile('x', 'y')",
      'The loader "@site/own.cjs" fails: it asks for `this.emitFile`, which only webpack has.',
    ],
    ['reports', "this.emitError(new Error('seen')); return 'export default 1'", 'The loader "@site/own.cjs": seen.'],
  ])('one that %s is named, and the page is shown', async (_what, body, message) => {
    const site = await fixtureSite(
      {
        ...configured("return { module: { rules: [{ test: /\\.kv$/, use: inSite('own.cjs') }] } };"),
        'own.cjs': `module.exports = function () { ${body}; };`,
        'docs/x.kv': '',
        'docs/a.mdx': "import kv from './x.kv';\n\nBefore {kv} after.\n",
      },
      PLUGIN,
    );
    const { messages, report, html } = await site.build({ keepGoing: true });
    expect(messages.filter((line) => !line.startsWith('docs/a.mdx'))).toEqual([`docs/x.kv:1: ${message}`]);
    expect(report.problems.some(({ severity }) => severity === 'error')).toBe(true);
    expect(await html('/a')).toContain('Before');
  });

  it('that is not installed is named, with a remedy', async () => {
    const site = await fixtureSite(
      {
        ...configured("return { module: { rules: [{ test: /\\.yaml$/, use: 'yaml-loader' }] } };"),
        'docs/x.yaml': 'a: 1',
        'docs/a.mdx': "import data from './x.yaml';\nimport other from '!!./gone.cjs!./x.yaml';\n\nText.\n",
      },
      PLUGIN,
    );
    const { messages } = await site.build({ keepGoing: true });
    expect(messages).toEqual([
      'docs/x.yaml:1: The loader "yaml-loader" is not found. Is it installed? Try "npm install yaml-loader".',
      'docs/x.yaml:1: The loader "./gone.cjs" cannot be loaded: there is no such file: "./gone.cjs".',
    ]);
  });
});

it('constants, provided names, fallbacks, and modules that are not wanted', async () => {
  const { items, messages } = await builtItems({
    ...configured(`return {
      resolve: {
        alias: { nothing: false, other: 'real-package', short: inSite('src') },
        fallback: { absent: inSite('src/absent.js'), 'real-package': inSite('src/absent.js') },
      },
      plugins: [
        new DefinePlugin({ WORD: JSON.stringify('defined'), DEEP: { COUNT: 3 }, 'process.env.SITE_WORD': '"env"' }),
        new utils.currentBundler.instance.DefinePlugin({ TOO: true }),
        new ProvidePlugin({ provided: [inSite('src/given.js'), 'value'], wholly: 'real-package' }),
      ],
    };`),
    'node_modules/real-package/package.json': '{"name":"real-package","main":"index.js"}',
    'node_modules/real-package/index.js': "module.exports = 'real';",
    'src/given.js': "export const value = 'given';",
    'src/absent.js': "export default 'in its place';",
    'src/All.js': `import other from 'other';
      import absent from 'absent';
      import nothing from 'nothing';
      export default () => <ul>
        <li>{WORD} {DEEP.COUNT} {process.env.SITE_WORD} {String(TOO)}</li>
        <li>{provided} {wholly}</li>
        <li>{other} {absent} {JSON.stringify(nothing)}</li>
      </ul>;`,
    'docs/a.mdx': `import All from 'short/All';
import nothing from 'nothing';
import other from 'other';

<All />

- {JSON.stringify(nothing)} {other}
`,
  });
  expect(messages).toEqual([]);
  expect(items).toEqual(['defined 3 env true', 'given real', 'real in its place {}', '{} real']);
});
