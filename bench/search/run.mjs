// Bundles a benchmark written in TypeScript and runs it: `node bench/search/run.mjs large.ts 10000`.
import path from 'node:path';
import { builtinModules } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const here = path.dirname(fileURLToPath(import.meta.url));
const [entry = 'main.ts', ...rest] = process.argv.slice(2);
const outDir = path.join(here, '../../.scratch/bench-search/bundle');
const name = path.basename(entry, '.ts');

await build({
  configFile: false,
  root: here,
  logLevel: 'error',
  ssr: { noExternal: true, target: 'node', external: ['vite', 'playwright-core'] },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { [name]: path.join(here, entry) },
      external: [...builtinModules, /^node:/],
      output: { entryFileNames: '[name].mjs', format: 'es' },
    },
  },
});
process.argv = [process.argv[0], entry, ...rest];
await import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href);
