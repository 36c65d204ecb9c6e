// Builds the engine into dist/: the command line with its dependencies, the theme's server renderer, and what
// the browser loads. A site build uses these files as they are; it never bundles.
import { rm, mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'vite';

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(here, 'dist');
const source = (file) => path.join(here, file);

const common = {
  root: here,
  configFile: false,
  envFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { jsx: { runtime: 'automatic', development: false } },
};

/** Code that runs in Node: one ES module per entry, dependencies inside, chunks where imports are lazy. */
function nodeBuild(outDir, input, external = []) {
  return build({
    ...common,
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
        input,
        external: [...builtinModules, /^node:/, ...external],
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', format: 'es' },
      },
    },
  });
}

/** Code that runs in the browser: one classic script, which works from disk too. */
function scriptBuild(name, entry) {
  return build({
    ...common,
    build: {
      outDir: path.join(dist, 'client'),
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      sourcemap: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        input: { [name]: source(entry) },
        output: { entryFileNames: '[name].js', format: 'iife', codeSplitting: false },
      },
    },
  });
}

function styleBuild() {
  return build({
    ...common,
    build: {
      outDir: path.join(dist, 'style'),
      emptyOutDir: true,
      minify: true,
      cssMinify: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: { styles: source('theme/styles.css') },
        output: { assetFileNames: '[name][extname]' },
      },
    },
  });
}

const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);

if (only.length === 0) await rm(dist, { recursive: true, force: true });
await mkdir(path.join(dist, 'client'), { recursive: true });

const jobs = [];
if (wanted('node')) jobs.push(nodeBuild('node', { cli: source('cli/main.ts') }, ['jiti']));
if (wanted('renderer')) jobs.push(nodeBuild('renderer', { renderer: source('theme/server.tsx') }));
if (wanted('client')) {
  jobs.push(scriptBuild('boot', 'client/boot.ts'));
  jobs.push(scriptBuild('root', 'client/rootFile.ts'));
  jobs.push(scriptBuild('app', 'client/app.tsx'));
  jobs.push(scriptBuild('search', 'client/search/worker.ts'));
  jobs.push(styleBuild());
}
if (wanted('mermaid') && existsSync(source('client/content/mermaidBundle.ts'))) {
  jobs.push(scriptBuild('mermaid', 'client/content/mermaidBundle.ts'));
}
await Promise.all(jobs);

if (wanted('client')) {
  const css = await readFile(path.join(dist, 'style', 'styles.css'), 'utf8');
  await writeFile(path.join(dist, 'client', 'styles.css'), css.trim());
  await rm(path.join(dist, 'style'), { recursive: true, force: true });
}
