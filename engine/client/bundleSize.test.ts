import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

async function bundle(entry: string, globals: Record<string, string> = {}): Promise<string> {
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: path.join(import.meta.dirname, entry),
        external: Object.keys(globals),
        output: { format: 'iife', codeSplitting: false, globals },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

// Inlined in every document. A first response carries 14 KB. The heights of a page's late blocks take 45 characters.
test('boot stays within 2.4 KB, 1.25 KB compressed', async () => {
  const code = await bundle('boot.ts');
  expect(code.length).toBeLessThanOrEqual(2360);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(1225);
  // Inlined in `<script>`; the policy names its hash.
  expect(code).not.toContain('</script');
  expect(code).not.toMatch(/\beval\(|new Function|\bimport\(/);
});

test('the script of the 404 page stays small', async () => {
  expect((await bundle('rootFile.ts')).length).toBeLessThanOrEqual(1024);
});

test('the script of documents with tabs stays small', async () => {
  const code = await bundle('content/tabs/firstTabs.ts');
  expect(code.length).toBeLessThanOrEqual(900);
  expect(code).not.toContain('</script');
});

test('the script of documents with components stays small', async () => {
  const code = await bundle('islands/earlyEvents.ts');
  expect(code.length).toBeLessThanOrEqual(850);
  expect(code).not.toContain('</script');
});

// A page with the site's own components loads these in addition to the app and the components. `codeCost.test.ts`
// includes what is in the document.
test.each([
  ['the script that makes components live', 'live.tsx', 3480],
  ['what Docusaurus gives to components', 'liveDocusaurus.ts', 1850],
  ['the form that sends requests of an API', 'tryIt.tsx', 7000],
  ['the script that opens pictures large', 'zoom.ts', 1700],
])('%s stays small', async (_name, entry, limit) => {
  const code = await bundle(entry, {
    react: 'octavo.react.React',
    'react-dom': 'octavo.react.ReactDom',
    'react-dom/client': 'octavo.react.ReactDomClient',
    'react/jsx-runtime': 'octavo.react.jsxRuntime',
  });
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(limit);
  expect(code).not.toMatch(/\beval\(|new Function|\bimport\(/);
});
