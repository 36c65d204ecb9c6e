import { describe, expect, it } from 'vitest';
import { fixtureSite, type Built, type FixtureConfig } from '../support/fixtureSite.ts';

/** As much of Prism as it takes to be one: kinds of tokens, each with one pattern, tried in turn. */
const PRISM = `
  const hooks = { all: {}, run(name, env) { for (const hook of hooks.all[name] || []) hook(env); } };
  hooks.add = (name, hook) => { (hooks.all[name] = hooks.all[name] || []).push(hook); };
  function tokenize(code, grammar) {
    let tokens = [code];
    for (const [type, rule] of Object.entries(grammar)) {
      const { pattern = rule, alias, inside } = rule;
      const parts = new RegExp(pattern.source, pattern.flags.replace('g', '') + 'g');
      tokens = tokens.flatMap((text) => {
        if (typeof text !== 'string') return [text];
        const found = [];
        let at = 0;
        for (const match of text.matchAll(parts)) {
          found.push(text.slice(at, match.index));
          found.push({ type, alias, content: inside ? tokenize(match[0], inside) : match[0] });
          at = match.index + match[0].length;
        }
        return [...found, text.slice(at)];
      });
    }
    return tokens;
  }
  const extend = (name, more) => ({ ...languages[name], ...more });
  const languages = { plain: {}, javascript: { keyword: /\\bconst\\b/ }, extend };
  exports.Prism = { languages, hooks, tokenize, react: require('react') };
`;
const PACKAGES = {
  'package.json': '{}',
  'node_modules/prism-react-renderer/package.json': '{ "version": "2.4.1" }',
  'node_modules/prism-react-renderer/dist/index.js': PRISM,
  'node_modules/prismjs/package.json': '{ "version": "1.30.0" }',
  'node_modules/prismjs/components/prism-java.js': 'Prism.languages.java = { keyword: /class/ };',
  'node_modules/prismjs/components/prism-sql.js': 'Prism.languages.sql = { keyword: /select/ };',
  'node_modules/prismjs/components/prism-rare.js':
    'Prism.languages.rare = { keyword: /rare/ }; Prism.languages.seldom = Prism.languages.rare;',
  'node_modules/prismjs/components/prism-ignore.js': 'Prism.languages.gitignore = { operator: /!/, string: /\\w+/ };',
};
/** As `docusaurus swizzle --eject` leaves it, with a language of the site's own. */
const EJECTED = `
  import siteConfig from '@generated/docusaurus.config';
  export default function prismIncludeLanguages(PrismObject) {
    const { themeConfig: { prism: { additionalLanguages } } } = siteConfig;
    globalThis.Prism = PrismObject;
    additionalLanguages.forEach((lang) => { require(\`prismjs/components/prism-\${lang}\`); });
    require('../prism/ember');
    delete globalThis.Prism;
  }`;
const EMBER = `Prism.languages.ember = {
  comment: /#.*/, note: { pattern: /\\/\\*[^]*?\\*\\//, alias: 'comment' }, spark: /\\bspark\\b/,
  string: { pattern: /"[^"]*"/, inside: { interpolation: { pattern: /\\{[^}]*\\}/, inside: { number: /\\d+/ } } } },
  keyword: /\\blet\\b/, operator: /=/, number: /\\d+/ };`;
const PAGE = [
  '```ember title="a.ember" showLineNumbers {2}\n# <first>\nlet x = "a{1}b" /* of\ntwo lines */\n```',
  '```ember\nlet y = 1\n// highlight-next-line\nlet z = spark\n```',
  '```java\nclass A {}\n```',
  '```rare\na rare word\n```',
].join('\n\n');
const LANGUAGES = `{ prism: { additionalLanguages: ['java', 'rare', 'ignore'] } }`;

function siteWith(files: Record<string, string>, options: FixtureConfig = { themeConfig: LANGUAGES }) {
  const docs = { 'docs/index.md': `---\nslug: /\n---\n\n${PAGE}`, 'docs/java.md': '```java\nclass A {}\n```' };
  return fixtureSite({ ...PACKAGES, ...docs, ...files }, options);
}

async function codeOf(built: Built, routePath = '/'): Promise<string[]> {
  return [...(await built.html(routePath)).matchAll(/<code[^>]*>(.*?)<\/code>/gs)].map(([, code = '']) => code);
}

const JAVA = '<span class="k">class</span> <span class="t">A</span> {}';
const RARE = 'a <span class="k">rare</span> word';

describe('languages that the site gives to Prism', () => {
  it('are coloured, with all that code blocks do; those that Octavo has are Octavo’s', async () => {
    const built = await (
      await siteWith(
        { 'src/theme/prism-include-languages.js': EJECTED, 'src/prism/ember.js': EMBER },
        {
          themeConfig: `{ prism: { additionalLanguages: ['java', 'rare'], theme: { plain: {}, styles: [
            { types: ['function'], style: { color: '#123' } }, { types: ['spark'], style: { color: '#123' } } ] } } }`,
        },
      )
    ).build();
    expect(built.messages).toEqual([]);
    expect(await codeOf(built)).toEqual([
      '<span class="line"><span class="c"># &lt;first></span>\n</span>' +
        '<span class="line theme-code-block-highlighted-line"><span class="k">let</span> x = ' +
        '<span class="s">"a</span>{<span class="n">1</span>}<span class="s">b"</span> <span class="c">/* of</span>\n</span>' +
        '<span class="line"><span class="c">two lines */</span>\n</span>',
      '<span class="line"><span class="k">let</span> y = <span class="n">1</span>\n</span>' +
        '<span class="line theme-code-block-highlighted-line"><span class="k">let</span> z = <span class="f">spark</span>\n</span>',
      JAVA,
      RARE,
    ]);
    expect(await built.html('/')).toContain('a.ember');
  });

  it('may be changed ones of Prism’s own, around the theme’s module, as for browsers', async () => {
    const site = await siteWith({
      'src/theme/prism-include-languages.ts': `
        import include from '@theme-original/prism-include-languages';
        import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
        import { Prism as ours } from 'prism-react-renderer';
        export default function more(Prism: { languages: Record<string, any>; hooks: any }): void {
          include(Prism);
          if (!ExecutionEnvironment.canUseDOM || ours !== Prism || 'Prism' in window) return;
          globalThis.Prism = Prism;
          require('prismjs/components/prism-sql');
          if (Prism.languages.java.keyword instanceof RegExp) Prism.languages.java.keyword = /A/;
          Prism.languages.own = Prism.languages.extend('rare', { string: /word/ });
          Prism.languages.ember = { keyword: /let/ };
          Prism.languages.shout = { string: /[A-Z]+/ };
          Prism.hooks.add('before-tokenize', (env) => { if (env.language === 'shout') env.code = env.code.toUpperCase(); });
        }`,
      'docs/more.md':
        '```own\nrare word\n```\n\n```seldom\nrare\n```\n\n```sql\nselect 1\n```\n\n```shout\nhey 1\n```\n\n```gitignore\n!a\n```\n',
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect((await codeOf(built))[2]).toBe('class <span class="k">A</span> {}');
    expect(await codeOf(built, '/more')).toEqual([
      '<span class="k">rare</span> <span class="s">word</span>',
      '<span class="k">rare</span>',
      '<span class="k">select</span> <span class="n">1</span>',
      '<span class="s">HEY</span> 1',
      '!<span class="s">a</span>',
    ]);
  });

  it('need no module of the site’s where the configuration names them', async () => {
    const built = await (await siteWith({})).build();
    expect(built.messages).toEqual([
      expect.stringContaining('There is no grammar for code in "ember"'),
      expect.stringContaining('There is no grammar for code in "ember"'),
    ]);
    expect((await codeOf(built)).slice(2)).toEqual([JAVA, RARE]);
  });

  it('follow every change of the module, its imports and the packages', async () => {
    const site = await siteWith({ 'src/theme/prism-include-languages.js': EJECTED, 'src/prism/ember.js': EMBER });
    await site.build();
    await site.write({ 'src/prism/ember.js': EMBER.replace('let', 'z') });
    const [, edited] = await codeOf(await site.build());
    expect(edited).toContain('let <span class="k">z</span> = spark');
    await site.remove('src/theme/prism-include-languages.js');
    const removed = await site.build();
    expect((await codeOf(removed))[1]).toContain('let z = spark');
    expect((await codeOf(removed))[3]).toBe(RARE);
    await site.remove('node_modules/prismjs');
    const without = await site.build();
    expect((await codeOf(without))[3]).toBe('a rare word');
    await site.write({ ...PACKAGES, 'src/theme/prism-include-languages.js': EJECTED });
    const again = await site.build();
    expect(await codeOf(again)).toEqual(await codeOf(await site.build({ cache: false })));
    expect((await codeOf(again))[3]).toBe(RARE);
  });

  it.each([
    [
      'fails',
      `export default (Prism) => Prism.none.here;`,
      /^src\/theme\/prism-include-languages\.js: It fails: .*'here'\)\. Code in languages of its own is shown as plain text\.$/,
    ],
    ['ends nothing', `export default () => process.exit(1);`, /It fails: .*exit is not a function/],
    ['is no function', `export const a = 1;`, /It fails: its default export is no function: `export default function/],
    [
      'asks for a language that nobody has',
      `export default () => require('prismjs/components/prism-none');`,
      /It fails: Prism has no language "none", or the package prismjs is not installed/,
    ],
    ['cannot be read', `export default (`, /^src\/theme\/prism-include-languages\.js:1: The file cannot be read/],
  ])('are plain where the module %s', async (_what, module, message) => {
    const site = await siteWith({ 'src/theme/prism-include-languages.js': module });
    const built = await site.build({ keepGoing: true });
    expect(built.messages).toContainEqual(expect.stringMatching(message));
    expect((await codeOf(built))[1]).toContain('let z = spark');
    expect((await codeOf(built))[2]).toBe(JAVA);
  });

  it('are plain where Prism is not installed, or fails at them', async () => {
    const site = await siteWith({
      'src/theme/prism-include-languages.js': `export default (Prism) => {
        Prism.languages.ember = { get keyword() { if (globalThis.ready) throw new Error('too hot'); globalThis.ready = true; return /let/; } };
      }`,
    });
    const built = await site.build();
    expect(built.messages).toContainEqual(
      expect.stringContaining(`The site's own Prism fails at code in "ember" (too hot); it is shown as plain text.`),
    );
    await site.remove('node_modules');
    expect((await site.build()).messages).toContainEqual(
      'src/theme/prism-include-languages.js: It gives languages to Prism, which is not installed. ' +
        'Try "npm install prism-react-renderer prismjs". Code in languages of its own is shown as plain text.',
    );
  });
});

describe('components of the site that highlight code themselves', () => {
  const files = {
    'node_modules/prism-react-renderer/package.json':
      '{ "version": "2.4.1", "main": "dist/index.js", "module": "dist/index.mjs" }',
    'node_modules/prism-react-renderer/dist/index.mjs': `
      export const Prism = { languages: { javascript: {} } };
      export const themes = { mine: 'theme' };`,
    'docs/index.md': '# Home\n',
    'docs/own.mdx': "import Own from '@site/src/Own';\n\n<Own />\n",
    'src/Own.jsx': `import { Prism, themes } from 'prism-react-renderer';
      import { useState } from 'react';
      export default function Own() {
        const [state] = useState(themes.mine);
        return <p>{state}: {Object.keys(Prism.languages).join(' ')}{typeof globalThis.Prism}</p>;
      }`,
  };
  const shownIn = async (built: Built) => {
    expect(built.messages).toEqual([]);
    return (await built.html('/own')).match(/<p>(.*?)<\/p>/s)?.[1]?.replace(/<!-- -->/g, '');
  };

  it('have the languages of the configuration', async () => {
    const built = await (await siteWith(files)).build();
    expect(await shownIn(built)).toBe('theme: javascript java rare seldom gitignoreundefined');
    const texts = (await built.files()).filter((file) => /^assets\/code\/.*\.js$/.test(file));
    const code = (await Promise.all(texts.map((file) => built.read(file)))).join('');
    expect(code).toContain('gitignore');
    expect(code).not.toContain('select');
  });

  it('have those of the site’s own module', async () => {
    const own = { 'src/theme/prism-include-languages.js': EJECTED, 'src/prism/ember.js': EMBER };
    expect(await shownIn(await (await siteWith({ ...files, ...own })).build())).toContain(' gitignore ember');
    const wrapped = `import include from '@theme-original/prism-include-languages';
      export default (Prism) => { include(Prism); Prism.languages.mine = {}; };`;
    const around = await siteWith({ ...files, 'src/theme/prism-include-languages.js': wrapped });
    expect(await shownIn(await around.build())).toContain(' gitignore mine');
  });
});
