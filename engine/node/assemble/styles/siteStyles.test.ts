import { createBoundary } from '../../ground/files/boundary.ts';
import { symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTempFolder, type Files } from '../../../../tests/support/tempFolder.ts';
import { recordInputs } from '../../ground/inputs/inputs.ts';
import { formatProblem } from '../../ground/problems.ts';
import { createContentAssets } from '../assets/contentAssets.ts';
import { loadSiteStyles, type SiteStyles } from './siteStyles.ts';

interface Loaded extends SiteStyles {
  dir: string;
  messages: string[];
  /** Files that get an address by their content. */
  emitted: string[];
  /** Files that were read or looked for, from the site folder. */
  relInputs: string[];
}

interface Options {
  sheets?: string[];
  statics?: string[];
  baseUrl?: string;
  sass?: boolean;
}

/** The style sheets of a folder; `main.css` unless others are named. */
async function load(files: Files | string, options: Options = {}): Promise<Loaded> {
  const { sheets = ['main.css'], statics = [], baseUrl = '/', sass = false } = options;
  const folder = await createTempFolder(typeof files === 'string' ? { 'main.css': files } : files);
  onTestFinished(() => folder.remove());
  const { dir } = folder;
  if (sass) {
    await folder.write({ 'node_modules/.keep': '' });
    await symlink(path.resolve('node_modules/sass'), path.join(dir, 'node_modules/sass'));
  }
  const assets = createContentAssets(createBoundary(dir, []));
  const recorder = recordInputs();
  onTestFinished(() => recorder.stop());
  const styles = await loadSiteStyles({
    filePaths: sheets.map((sheet) => path.join(dir, sheet)),
    siteDir: dir,
    baseUrl,
    staticFiles: new Map(statics.map((file) => [file, path.join(dir, 'static', file)])),
    assets,
  });
  const emitted: string[] = [];
  await assets.emit(async (file) => void emitted.push(file));
  return {
    ...styles,
    dir,
    messages: styles.problems.map((problem) => formatProblem(problem).replaceAll(`${dir}/`, '')),
    emitted,
    relInputs: Object.keys(recorder.inputs().files).map((file) => path.relative(dir, file)),
  };
}

const hashed = (name: string, extension: string) => new RegExp(`files/${name}\\.[0-9a-f]{10}\\.${extension}`);

describe('plain CSS', () => {
  it('goes into every document, minified, with unchanged strings', async () => {
    const { inline, linked, messages } = await load(
      ':root { --ifm-color-primary: #305090; }\n/* note */ .a::before { content: "x  ;  y"; }',
    );
    expect(inline).toBe(':root{--ifm-color-primary:#305090}.a:before{content:"x  ;  y"}');
    expect(linked).toBe('');
    expect(messages).toEqual([]);
  });

  it('is inlined with small data, parts of the document and addresses elsewhere', async () => {
    const css =
      '.a{background:url(data:image/png;base64,AAAA)}.b{filter:url(#f)}.c{background:url(https://h.example/z)}';
    expect(await load(css)).toMatchObject({ inline: css, linked: '' });
  });

  it('may have data over several lines, without losing other rules', async () => {
    const { inline, messages } = await load(
      '.a{background:url(data:image/png;base64,AA\n  BB)}.b{background:url("data:,<svg>\n</svg>")}\n.c{color:red}',
    );
    expect(inline).toBe(
      '.a{background:url("data:image/png;base64,AA  BB")}.b{background:url(data:,<svg></svg>)}.c{color:red}',
    );
    expect(messages).toEqual([]);
  });

  it('with a whole font inside becomes a file, which is loaded once', async () => {
    const { inline, linked } = await load(
      `@font-face{font-family:F;src:url(data:font/woff2;base64,${'A'.repeat(5000)})}`,
    );
    expect(inline).toBe('');
    expect(linked).toContain('@font-face');
  });

  it('keeps what its author wrote for the browsers of the theme', async () => {
    const { inline } = await load('@media (min-width: 9px) { .a { color: red; & .b { color: blue } } }');
    expect(inline).toBe('@media (width>=9px){.a{color:red;& .b{color:#00f}}}');
  });
});

describe('imports', () => {
  it('are inlined: files next to the sheet, packages, the site folder, static files', async () => {
    const { inline, linked, messages, relInputs } = await load(
      {
        'src/main.css': `
          @import "./fonts.css";
          @import 'theme/dark.css' (prefers-color-scheme: dark);
          @import '~plain';
          @import "exporting/look";
          @import "@site/shared.css";
          @import "/css/static.css";
          .main { --main: 1 }`,
        'src/fonts.css': '@import "deep/er.css"; .fonts { --fonts: 1 }',
        'src/deep/er.css': '.deeper { --deeper: 1 }',
        'node_modules/theme/package.json': '{}',
        'node_modules/theme/dark.css': '.dark { --dark: 1 }',
        'node_modules/plain/package.json': '{"style":"look/plain.css","main":"index.js"}',
        'node_modules/plain/look/plain.css': '.plain { --plain: 1 }',
        'node_modules/exporting/package.json':
          '{"name":"exporting","exports":{"./look":{"style":"./dist/look.css","default":"./x.js"}}}',
        'node_modules/exporting/dist/look.css': '.exporting { --exporting: 1 }',
        'shared.css': '.shared { --shared: 1 }',
        'static/css/static.css': '.static { --static: 1 }',
      },
      { sheets: ['src/main.css'], statics: ['css/static.css'] },
    );
    expect(messages).toEqual([]);
    expect(linked).toBe('');
    expect(inline.match(/\.\w+\{/g)).toEqual(
      ['deeper', 'fonts', 'dark', 'plain', 'exporting', 'shared', 'static', 'main'].map((name) => `.${name}{`),
    );
    expect(inline).toContain('@media (prefers-color-scheme:dark){.dark{--dark:1}}');
    expect(relInputs).toEqual(
      expect.arrayContaining([
        'src/main.css',
        'src/fonts.css',
        'src/deep/er.css',
        'node_modules/theme/dark.css',
        'node_modules/plain/look/plain.css',
        'shared.css',
        'static/css/static.css',
      ]),
    );
  });

  it('from elsewhere stay, before everything else, wherever they were written', async () => {
    const { inline, linked } = await load(
      {
        'a.css': '.a { color: red }',
        'main.css': '@import "./b.css"; @import url("https://fonts.example/x?y=1&z") screen; .main { color: red }',
        'b.css': '@import "//cdn.example/c.css" layer(far); .b { color: red }',
      },
      { sheets: ['a.css', 'main.css'] },
    );
    expect(inline).toBe('.a{color:red}');
    expect(linked).toBe(
      '@import "https://fonts.example/x?y=1&z" screen;@import "//cdn.example/c.css" layer(far);' +
        '.b{color:red}.main{color:red}',
    );
  });

  it('that are missing are named, and looked for', async () => {
    const { inline, messages, relInputs } = await load(
      '\n  @import "./gone.css";\n@import "pkg/x.css";\n.a { color: red }',
    );
    expect(inline).toBe('.a{color:red}');
    expect(messages.sort()).toEqual([
      'main.css:2:3: "./gone.css" is no file, and is not imported.',
      'main.css:3:1: "pkg/x.css" is no file, and is not imported.',
    ]);
    expect(relInputs).toEqual(expect.arrayContaining(['gone.css', 'node_modules/pkg/package.json']));
  });

  it('that come too late are named', async () => {
    const { messages } = await load({ 'main.css': '.a { color: red }\n@import "./b.css";', 'b.css': '' });
    expect(messages).toEqual(['main.css:2:8: "@import" stands after other rules, where it has no effect.']);
  });

  it('in a circle end', async () => {
    const { inline } = await load({
      'main.css': '@import "./b.css"; .a { color: red }',
      'b.css': '@import "./main.css"; .b { color: red }',
    });
    expect(inline).toBe('.b{color:red}.a{color:red}');
  });
});

describe('addresses', () => {
  it('are relative to the style sheet: static files keep theirs, others get one by content', async () => {
    const { inline, linked, messages, emitted } = await load(
      {
        'src/main.css': `
          @import "pkg/font.css";
          :root { --hero: url(./img/hero.png); --logo: url('/img/logo.svg') }
          .a { background: url('/img/bg%20(1).png') }
          .b { background: url("../pictures/b.png#part"), image-set("./img/hero.png" 1x) }
          .c { background: url("@site/pictures/b.png") }
          .d { --set: image-set("./img/hero.png" 1x, url(../pictures/b.png) 2x) }`,
        'src/img/hero.png': 'hero',
        'pictures/b.png': 'b',
        'node_modules/pkg/package.json': '{}',
        'node_modules/pkg/font.css': '@font-face { font-family: F; src: url(./f.woff2?#x) format("woff2") }',
        'node_modules/pkg/f.woff2': 'font',
      },
      { sheets: ['src/main.css'], statics: ['img/bg (1).png', 'img/logo.svg'] },
    );
    expect(messages).toEqual([]);
    expect(inline).toBe('');
    expect(linked).toMatch(new RegExp(`--hero:url\\(${hashed('hero', 'png').source}\\)`));
    expect(linked).toContain('--logo:url(../img/logo.svg)');
    expect(linked).toContain('url(../img/bg%20%281%29.png)');
    expect(linked).toMatch(new RegExp(`url\\(${hashed('b', 'png').source}#part\\)`));
    expect(linked).toMatch(new RegExp(`image-set\\("${hashed('hero', 'png').source}" 1x\\)`));
    expect(linked).toMatch(
      new RegExp(`--set:image-set\\("${hashed('hero', 'png').source}" 1x, url\\(${hashed('b', 'png').source}\\) 2x\\)`),
    );
    expect(linked).toMatch(new RegExp(`url\\(${hashed('f', 'woff2').source}\\?#x\\)`));
    expect(emitted.map((file) => file.replace(/\.[0-9a-f]{10}\./, '.')).sort()).toEqual([
      'assets/files/b.png',
      'assets/files/f.woff2',
      'assets/files/hero.png',
    ]);
    expect(linked).not.toContain('octavo-address');
  });

  it('may have the base URL in front', async () => {
    const { linked, messages } = await load('.a{background:url(/docs/img/a.png)}.b{background:url(/img/a.png)}', {
      statics: ['img/a.png'],
      baseUrl: '/docs/',
    });
    expect(linked).toBe('.a{background:url(../img/a.png)}.b{background:url(../img/a.png)}');
    expect(messages).toEqual([]);
  });

  it('may start at the site folder', async () => {
    const files = { 'main.css': '.a{background:url(/pictures/a.png)}', 'pictures/a.png': 'picture' };
    const { linked, messages } = await load(files);
    expect(linked).toMatch(new RegExp(`url\\(${hashed('a', 'png').source}\\)`));
    expect(messages).toEqual([]);
  });

  it('of files that are missing are named, and looked for', async () => {
    const { messages, relInputs } = await load('.a { background: url(/img/a.png) }\n.b { background: url(b.png) }');
    expect(messages).toEqual([
      'main.css:1:18: "/img/a.png" is no file of the static folders.',
      'main.css:2:18: "b.png" is no file.',
    ]);
    expect(relInputs).toContain('b.png');
  });
});

it('keeps the order of sheets, even if one of them must be a file', async () => {
  const { inline, linked } = await load(
    {
      'a.css': '.a{color:red}',
      'b.css': '.b{background:url(/b.png)}',
      'c.css': '.a{color:green}',
    },
    { sheets: ['a.css', 'b.css', 'c.css'], statics: ['b.png'] },
  );
  expect(inline).toBe('.a{color:red}');
  expect(linked).toBe('.b{background:url(../b.png)}.a{color:green}');
});

it('omits what is no CSS, says where, and keeps the rest', async () => {
  const { inline, messages } = await load({
    'main.css': '@import "./b.css";\n.a { color: red }\n@tailwind base;\n.d{color:red}',
    'b.css': '.e { color: red }\n$x: 1px;\n.f { color: red }',
  });
  expect(inline).toMatch(/\.e\{color:red\}.*\.a\{color:red\}.*\.d\{color:red\}/);
  expect(messages.sort()).toEqual([
    'b.css:2:1: This is not valid CSS, and is left out: Invalid empty selector.',
    'main.css:3:10: "@tailwind" is no rule of CSS, and browsers ignore it. PostCSS plugins are run where the folder has a `postcss.config.js`, or a plugin of the site `configurePostCss`.',
  ]);
});

it('reports where a sheet breaks off, and keeps what can be read', async () => {
  const { inline, messages } = await load({
    'main.css': '.a { color: red }\n.b { width: 1px; } }\n.c { color: blue }\n.d{color:red}',
  });
  expect(inline).toMatch(/\.a\{color:red\}\.b\{width:1px\}.*\.d\{color:red\}/);
  expect(messages).toEqual(['main.css:2:20: This is not valid CSS: Unexpected }.']);
});

it('omits declarations without a semicolon between them, as browsers do', async () => {
  const { inline, messages } = await load({ 'main.css': '.a { color: red\n  width: 1px; top: 1px }\n.d{color:red}' });
  expect(inline).toBe('.a{top:1px}.d{color:red}');
  expect(messages).toEqual(['main.css:1:16: This is not valid CSS: Missed semicolon.']);
});

describe('Sass', () => {
  const files = {
    'src/main.scss': `@use 'part'; @use '~pkg/mixins'; $x: 2px;\n.a { .b { width: $x * 2; background: url(/a.png) } @include mixins.red }`,
    'src/_part.scss': '.part { width: 1px + 1px }',
    'node_modules/pkg/package.json': '{}',
    'node_modules/pkg/_mixins.scss': '@mixin red { color: red }',
  };

  it('is compiled by the compiler of the site', async () => {
    const { linked, messages, relInputs } = await load(files, {
      sheets: ['src/main.scss'],
      statics: ['a.png'],
      sass: true,
    });
    expect(messages).toEqual([]);
    expect(linked).toBe('.part{width:2px}.a .b{background:url(../a.png);width:4px}.a{color:red}');
    expect(relInputs).toEqual(
      expect.arrayContaining(['src/main.scss', 'src/_part.scss', 'node_modules/pkg/_mixins.scss']),
    );
  });

  it('without a compiler is omitted, with the way to get one', async () => {
    const { inline, linked, messages, relInputs } = await load(files, { sheets: ['src/main.scss'] });
    expect(inline + linked).toBe('');
    expect(messages).toEqual([
      'src/main.scss: The site has no compiler for Sass, so the style sheet is left out. ' +
        'Install one in the site folder with "npm install --save-dev sass".',
    ]);
    expect(relInputs).toContain('node_modules/sass/package.json');
  });

  it('with a mistake is omitted, with its place', async () => {
    const { inline, messages } = await load(
      { 'main.scss': '@use "part";\n.a { color: red }', '_part.scss': '\n.x { width: $nowhere }' },
      { sheets: ['main.scss'], sass: true },
    );
    expect(inline).toBe('');
    expect(messages).toEqual(['_part.scss:2:13: Sass: Undefined variable. The style sheet is left out.']);
  });
});

it('loads the native bundler for sites with style sheets only', async () => {
  const { cache } = createRequire(import.meta.url);
  const isLoaded = () => Object.keys(cache).some((file) => file.includes('/lightningcss/'));
  for (const file of Object.keys(cache)) if (file.includes('/lightningcss/')) delete cache[file];
  await load('', { sheets: [] });
  expect(isLoaded()).toBe(false);
  await load('.a { color: red }');
  expect(isLoaded()).toBe(true);
});

describe('layers', () => {
  it("imports that are missing do not get into each other's way", async () => {
    const { inline, messages } = await load(
      '@import "a/theme.css" layer(theme);\n@import "a/base.css" layer(base);\np { color: red }\n',
    );
    expect(inline).toContain('p{color:red}');
    expect(messages).toEqual([
      expect.stringContaining('"a/theme.css" is no file'),
      expect.stringContaining('"a/base.css" is no file'),
    ]);
  });

  it('a sheet that cannot be bundled is omitted, the others are not', async () => {
    const files = {
      'main.css': '@import "./a.css" layer(x);\n@import "./a.css" layer(y);\n',
      'a.css': 'a { color: red }',
      'b.css': 'b { color: red }',
    };
    const { inline, messages } = await load(files, { sheets: ['main.css', 'b.css'] });
    expect(inline).toContain('b{color:red}');
    expect(messages).toEqual([expect.stringMatching(/^main\.css.*The style sheet is left out: Unsupported layer/)]);
  });
});
