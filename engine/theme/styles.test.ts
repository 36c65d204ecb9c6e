import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const THEME = import.meta.dirname;
const LOOK = path.join(THEME, 'looks/octavo');

function sources(pattern: RegExp, folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

async function bundleStyles(file: string): Promise<string> {
  const { output } = (await build({
    root: THEME,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, cssMinify: true, rolldownOptions: { input: path.join(LOOK, file) } },
  })) as Rolldown.RolldownOutput;
  const css = output.find((file) => file.fileName.endsWith('.css'));
  return css?.type === 'asset' ? css.source.toString() : '';
}

it.each([
  'styles.css',
  'deferred.css',
  'bars.css',
  'blog.css',
  'cards.css',
  '../classic/styles.css',
  '../classic/deferred.css',
])('%s is style that a browser can read', async (file) => {
  const css = await bundleStyles(file);
  expect(css.length).toBeGreaterThan(500);
  expect(css).not.toContain('@import');
});

it('fits in 8 KB for every kind of page', async () => {
  const sheets = ['styles.css', 'blog.css', 'cards.css'];
  const css = (await Promise.all(sheets.map(bundleStyles))).join('');
  expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(8192);
});

it('adds little to the look of Docusaurus’s theme', async () => {
  expect(gzipSync(await bundleStyles('../classic/styles.css'), { level: 9 }).length).toBeLessThanOrEqual(1_200);
});

it('has no rule for a class that nothing has', () => {
  const css = sources(/\.css$/, THEME);
  const code =
    sources(/\.tsx?$/, THEME) +
    sources(/\.ts$/, path.join(THEME, '../client')) +
    sources(/\.ts$/, path.join(THEME, '../shared/compare')) +
    // The entry of the version menu.
    sources(/\.ts$/, path.join(THEME, '../node/assemble/compare')) +
    // Pages of an API reference.
    sources(/\.ts$/, path.join(THEME, '../node/read/api')) +
    sources(/\.ts$/, path.join(THEME, '../node/compile/api'));
  const known = /^(?:oc-cards|oc-actions|oc-picture)$/;
  const names = [...new Set([...css.matchAll(/\.(oc-[a-z-]+)/g)].map(([, name]) => name!))];
  expect(names.length).toBeGreaterThan(50);
  expect(
    names.filter((name) => !known.test(name) && !code.includes(name.replace(/^(oc-only-|oc-badge-).*/, '$1'))),
  ).toEqual([]);
});
