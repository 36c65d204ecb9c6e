import { describe, expect, it } from 'vitest';
import { fixtureSite, type Built, type FixtureConfig } from '../support/fixtureSite.ts';

/** Only languages that the engine lacks are read from the site's Prism packages. */
const PACKAGES = {
  'package.json': '{}',
  'node_modules/prism-react-renderer/package.json': '{ "version": "2.4.1" }',
  'node_modules/prismjs/package.json': '{ "version": "1.30.0" }',
  'node_modules/prismjs/components/prism-java.js': 'Prism.languages.java = { keyword: /class/ };',
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
  return [...(await built.html(routePath)).matchAll(/<code[^>]*>(.*?)<\/code>/gs)].map(([, code = '']) =>
    briefly(code),
  );
}

/** `keyword(let)`: tokens by their types; plain ones as text. */
function briefly(code: string): string {
  return code
    .replace(/<span class="token plain">(.*?)<\/span>/gs, '$1')
    .replace(/<span class="token ([^"]*)">(.*?)<\/span>/gs, (_, types: string, text: string) => `${types}(${text})`)
    .replace(
      /<span class="codeLineNumber_Tfdd"><\/span><span class="codeLineContent_feaV">(.*?)<\/span>(?=<br>)/gs,
      '$1',
    )
    .replace(/<span class="token-line">(.*?)<br><\/span>/gs, '$1\n')
    .replace(/<span class="token-line ([^"]*)">(.*?)<br><\/span>/gs, '[$1] $2\n')
    .replace(/\n$/, '');
}

const JAVA = 'keyword(class) class-name(A) punctuation({)punctuation(})';
const RARE = 'a keyword(rare) word';
const MARKED = '[theme-code-block-highlighted-line]';
const NUMBERED = '[codeLine_lJS_]';
const PLAIN = `let y = 1\n${MARKED} let z = spark`;

describe('languages that the site gives to Prism', () => {
  it('are coloured, with all features of code blocks; Octavo’s own languages stay the same', async () => {
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
      `${NUMBERED} comment(# &lt;first>)\n` +
        '[theme-code-block-highlighted-line codeLine_lJS_] keyword(let) x operator(=) ' +
        'string("a)string interpolation({)string interpolation number(1)string interpolation(})string(b") note comment(/* of)\n' +
        `${NUMBERED} note comment(two lines */)`,
      `keyword(let) y operator(=) number(1)\n${MARKED} keyword(let) z operator(=) spark(spark)`,
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
          if (Prism.languages.java.number instanceof RegExp) Prism.languages.java = { keyword: /A/, punctuation: /[{}]/ };
          Prism.languages.own = Prism.languages.extend('rare', { string: /word/ });
          Prism.languages.ember = { keyword: /let/ };
          Prism.languages.shout = { string: /[A-Z]+/ };
          Prism.hooks.add('before-tokenize', (env) => { if (env.language === 'shout') env.code = env.code.toUpperCase(); });
        }`,
      'docs/more.md':
        '```own\nrare word\n```\n\n```seldom\nrare\n```\n\n```sql\nselect 1\n```\n\n```shout\nhey YOU\n```\n\n```gitignore\n!a\n```\n',
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect((await codeOf(built))[2]).toBe('class keyword(A) punctuation({)punctuation(})');
    expect(await codeOf(built, '/more')).toEqual([
      'keyword(rare) string(word)',
      'keyword(rare)',
      'keyword(select) number(1)',
      'hey string(YOU)',
      'entry string operator(!)entry string(a)',
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
    expect(edited).toContain('let keyword(z) operator(=) spark(spark)');
    await site.remove('src/theme/prism-include-languages.js');
    const removed = await site.build();
    expect((await codeOf(removed))[1]).toBe(PLAIN);
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
    expect((await codeOf(built))[1]).toBe(PLAIN);
    expect((await codeOf(built))[2]).toBe(JAVA);
  });

  it('are plain where Prism fails at them', async () => {
    const site = await siteWith({
      'src/theme/prism-include-languages.js': `export default (Prism) => {
        Prism.languages.ember = { get keyword() { if (globalThis.ready) throw new Error('too hot'); globalThis.ready = true; return /let/; } };
      }`,
    });
    const built = await site.build();
    expect(built.messages).toContainEqual(
      expect.stringContaining('Prism fails at code in "ember" (too hot); it is shown as plain text.'),
    );
  });
});

it('code has the colours of the themes in the configuration, whose package need not be installed', async () => {
  const site = await fixtureSite(
    { 'docs/index.md': '---\nslug: /\n---\n\n```js\nconst a = `b${1}`;\n```\n\n```html\n<a b="c">d</a>\n```\n' },
    {
      themeConfig: `{ prism: { theme: require('prism-react-renderer').themes.github,
        darkTheme: require('prism-react-renderer').themes.dracula } }`,
    },
  );
  const html = await (await site.build()).html('/');
  const style = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  expect(style).toContain('html:not([data-theme=dark]) .theme-code-block:not(#_){--prism-color:#393A34;');
  expect(style).toContain('html[data-theme=dark] .theme-code-block:not(#_){--prism-color:#F8F8F2;');
  expect(html).toContain('<span class="token keyword">const</span>');
  // If the rules alone would give another colour, a class decides, and that class has a rule.
  const corrections = [...html.matchAll(/ (oc-[ld]\d+)[" ]/g)].map(([, name = '']) => name);
  expect(corrections.length).toBeGreaterThan(0);
  for (const name of corrections) expect(style).toContain(`.token.token.${name}:not(#_){`);
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

  it('come from the site’s own module', async () => {
    const own = { 'src/theme/prism-include-languages.js': EJECTED, 'src/prism/ember.js': EMBER };
    expect(await shownIn(await (await siteWith({ ...files, ...own })).build())).toContain(' gitignore ember');
    const wrapped = `import include from '@theme-original/prism-include-languages';
      export default (Prism) => { include(Prism); Prism.languages.mine = {}; };`;
    const around = await siteWith({ ...files, 'src/theme/prism-include-languages.js': wrapped });
    expect(await shownIn(await around.build())).toContain(' gitignore mine');
  });
});
