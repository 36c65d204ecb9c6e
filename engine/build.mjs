// Builds the engine into dist/: the command line with its dependencies, the theme's server renderer, and what
// the browser loads. A site build uses these files as they are; it never bundles.
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { builtinModules } from 'node:module';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, runnerImport } from 'vite';
import { APP_SCRIPTS, NODE_ENTRIES, SCRIPTS, STYLES } from './entries.mjs';
import { createNotices } from './notices.mjs';
import { readClassic } from './looks/readClassic.mjs';
import { readInfimaForOctavo } from './looks/readInfimaForOctavo.mjs';
import { readComponents } from './readComponents.mjs';
import { readPrism } from './readPrism.mjs';
import { readBaseWords, readWords } from './readWords.mjs';
import { INFLECTED, UNINFLECTED } from './searchLanguages.mjs';
import { docusaurusModules } from './docusaurusModules.mjs';
import { reactErrors } from './reactErrors.mjs';

// Packages choose their development or production build by it. Every build, also in a test run, uses production.
process.env.NODE_ENV = 'production';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const here = path.dirname(fileURLToPath(import.meta.url));
const finished = path.join(here, 'dist');
// Written next to the last build and swapped in at the end, so that a running engine never sees an incomplete one.
const dist = path.join(here, `.dist-${process.pid}`);
const notices = createNotices();
const sources = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, path.join(here, file)]));

const common = {
  root: here,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { jsx: { runtime: 'automatic', development: false } },
};

/**
 * Code that runs in Node: one CommonJS module per entry, dependencies inside, chunks where imports are lazy. Not ES
 * modules: their compiled form cannot be cached (`node/ground/octavo/keepCompiledCode.ts`), and each `node:` import
 * costs time.
 */
function nodeBuild(outDir, input) {
  return build({
    ...common,
    plugins: [notices.plugin(outDir), satteriBinary, docusaurusModules],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: path.join(dist, outDir),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        // RTLCSS has one, for comments that minified style sheets do not contain.
        checks: { pluginTimings: false, eval: false },
        input: sources(input),
        external: [...builtinModules, /^node:/],
        output: {
          entryFileNames: '[name].cjs',
          chunkFileNames: 'chunks/[name]-[hash].cjs',
          format: 'cjs',
        },
      },
    },
  });
}

/**
 * The JavaScript of the native parser is bundled, because its thirty ES modules take 40 ms to load in every thread. Its
 * binary is the one installed for this platform. Only the process that parses loads it: reading a parsed tree takes
 * JavaScript alone.
 */
const satteriBinary = {
  name: 'octavo:satteri-binary',
  enforce: 'pre',
  resolveId: (id) => (id === '#binding' ? '\0satteri-binary' : undefined),
  load(id) {
    if (id !== '\0satteri-binary') return undefined;
    const names = /\{([^}]*)\}/.exec(
      readFileSync(fileURLToPath(new URL('binding.js', import.meta.resolve('satteri'))), 'utf8'),
    )[1];
    const functions = names.split(',').flatMap((name) => name.trim() || []);
    return `
      import { createRequire } from 'node:module';
      const fromHere = createRequire(import.meta.url);
      let binary;
      const load = () => (binary ??= createRequire(fromHere.resolve('satteri'))('../index.js'));
      ${functions.map((name) => `export const ${name} = (...given) => load().${name}(...given);`).join('\n')}`;
  },
};

/** Scripts that come after the app use its React. */
const APP_REACT = {
  react: 'octavo.react.React',
  'react-dom': 'octavo.react.ReactDom',
  'react-dom/client': 'octavo.react.ReactDomClient',
  'react/jsx-runtime': 'octavo.react.jsxRuntime',
};

/** Code that runs in the browser: one classic script, which works from disk too. */
function scriptBuild(name, entry, globals = {}, own = {}) {
  return build({
    ...common,
    ...own,
    plugins: [notices.plugin(`client/${name}.js`), docusaurusModules, reactErrors],
    build: {
      outDir: path.join(dist, 'client'),
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      sourcemap: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        // Vite's helper for lazy imports mentions `import.meta`. Nothing in a single script is lazy, so nothing calls
        // it.
        checks: { pluginTimings: false, emptyImportMeta: false },
        input: sources({ [name]: entry }),
        external: Object.keys(globals),
        output: { entryFileNames: '[name].js', format: 'iife', codeSplitting: false, globals },
      },
    },
  });
}

function languageBuilds() {
  const languageBuild = (code, language, entry) =>
    scriptBuild(
      `search-${code}`,
      `client/search/languages/${entry}.ts`,
      {},
      {
        define: { ...common.define, LANGUAGE: JSON.stringify(code) },
        resolve: {
          alias: {
            'language:stemmer': `@orama/stemmers/${language}`,
            'language:words': `@orama/stopwords/${language}`,
          },
        },
      },
    );
  return [
    languageBuild('ar', 'arabic', 'arabic'),
    ...Object.entries(INFLECTED).map(([code, language]) => languageBuild(code, language, 'inflected')),
    ...Object.entries(UNINFLECTED).map(([code, language]) => languageBuild(code, language, 'uninflected')),
  ];
}

function styleBuild() {
  return build({
    ...common,
    base: './',
    build: {
      outDir: path.join(dist, 'style'),
      emptyOutDir: true,
      minify: true,
      cssMinify: true,
      assetsInlineLimit: 0,
      // Browsers that support what the theme's style needs anyway. Output for older ones would only be longer.
      cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
      copyPublicDir: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: sources(STYLES),
        // A sheet has a fixed name here. Fonts keep their names in every site, next to the sheet.
        output: {
          assetFileNames: ({ names: [name] }) =>
            name?.endsWith('.woff2') ? '[name].[hash][extname]' : '[name][extname]',
        },
      },
    },
  });
}

await mkdir(path.join(dist, 'client'), { recursive: true });
try {
  await Promise.all([
    nodeBuild('node', NODE_ENTRIES),
    nodeBuild('create', { newSite: 'node/commands/newSite/newSite.ts' }),
    nodeBuild('renderer', { renderer: 'theme/server.tsx' }),
    ...Object.entries(SCRIPTS).map(([name, entry]) => scriptBuild(name, entry)),
    ...Object.entries(APP_SCRIPTS).map(([name, entry]) => scriptBuild(name, entry, APP_REACT)),
    ...languageBuilds(),
    styleBuild(),
  ]);
  for (const name of Object.keys(STYLES)) {
    const css = await readFile(path.join(dist, 'style', `${name}.css`), 'utf8');
    await writeFile(path.join(dist, 'client', `${name}.css`), css.trim());
  }
  for (const name of await readdir(path.join(dist, 'style'))) {
    if (name.endsWith('.woff2')) await rename(path.join(dist, 'style', name), path.join(dist, 'client', name));
  }
  await rm(path.join(dist, 'style'), { recursive: true, force: true });
  await compressScripts();
  await mkdir(path.join(dist, 'node', 'looks'));
  for (const direction of ['ltr', 'rtl']) {
    const looks = { classic: await readClassic(direction), octavo: await readInfimaForOctavo(direction) };
    for (const [look, table] of Object.entries(looks)) {
      await writeFile(path.join(dist, 'node', 'looks', `${look}-${direction}.json`), JSON.stringify(table));
    }
  }
  notices.add('@fontsource-variable/source-sans-3/package.json', 'client/octavo-late.css');
  notices.add('@fontsource-variable/source-serif-4/package.json', 'client/octavo-late.css');
  notices.add('infima/package.json', 'client/classic.css');
  notices.add('@docusaurus/theme-classic/package.json', 'client/classic.css');
  notices.add('@docusaurus/theme-common', 'client/classic.css');
  await writeFile(path.join(dist, 'node', 'components.json'), JSON.stringify(await readComponents()));
  await mkdir(path.join(dist, 'node', 'words'));
  for (const [locale, words] of await readWords()) {
    await writeFile(path.join(dist, 'node', 'words', `${locale}.json`), JSON.stringify(words));
  }
  await writeFile(path.join(dist, 'node', 'words', 'base.json'), JSON.stringify(await readBaseWords()));
  notices.add('@docusaurus/theme-translations/package.json', 'node/words');
  await mkdir(path.join(dist, 'node', 'prism'));
  for (const [file, text] of Object.entries(await readPrism())) {
    await writeFile(path.join(dist, 'node', 'prism', file), text);
  }
  notices.add('prism-react-renderer', 'node/prism');
  notices.add('prismjs', 'node/prism');
  const { module: search } = await runnerImport(path.join(here, 'node/write/search/otherWordsPack.ts'), {
    configFile: false,
    logLevel: 'warn',
  });
  await writeFile(path.join(dist, 'node', search.OTHER_WORDS_TABLE), JSON.stringify(search.packOtherWords()));
  await mkdir(path.join(dist, 'types'));
  await writeFile(path.join(dist, 'types', 'config.d.ts'), await readConfigTypes());
  await notices.write(dist);
  await rm(finished, { recursive: true, force: true });
  await rename(dist, finished);
  await rm(path.join(here, '.code'), { recursive: true, force: true });
} finally {
  await rm(dist, { recursive: true, force: true });
}

/** Generated from the schemas, with sentences of the handbook as comments. */
async function readConfigTypes() {
  const file = path.join(here, '../scripts/handbook/config/toConfigTypes.ts');
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'warn' });
  return module.toConfigTypes();
}

/** Bundles are the same in every site, so they are compressed and hashed here, once and thoroughly. */
async function compressScripts() {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const hashes = {};
  for (const name of await readdir(path.join(dist, 'client'))) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(dist, 'client', name);
    const bytes = await readFile(file);
    const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    hashes[name] = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  }
  await writeFile(path.join(dist, 'client', 'hashes.json'), JSON.stringify(hashes));
}
