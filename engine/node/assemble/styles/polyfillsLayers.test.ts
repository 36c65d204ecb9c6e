import { expect, it, onTestFinished } from 'vitest';
import { createTempFolder, type Files } from '../../../../tests/support/tempFolder.ts';
import { polyfillsLayers } from './polyfillsLayers.ts';

const CSSDB = `module.exports = [{ id: 'cascade-layers', browser_support: { chrome: '99', ios_saf: '15.4' } }];`;

/** A folder whose browserslist names these browsers for production. */
async function polyfills(browsers: string[], files: Files = {}): Promise<boolean> {
  const modules = 'node_modules/@docusaurus';
  const folder = await createTempFolder({
    'package.json': '{}',
    [`${modules}/core/package.json`]: '{}',
    [`${modules}/bundler/package.json`]: '{}',
    [`${modules}/bundler/node_modules/postcss-preset-env/package.json`]: '{}',
    'node_modules/browserslist/index.js': `module.exports = (queries, { env, path }) => queries === undefined && env === 'production' && path === ${'require("path").resolve(__dirname, "../..")'} ? ${JSON.stringify(browsers)} : [];`,
    'node_modules/cssdb/index.js': CSSDB,
    ...files,
  });
  onTestFinished(() => folder.remove());
  return polyfillsLayers(folder.dir);
}

it('follows the oldest browser that the site names', async () => {
  expect(await polyfills(['chrome 120', 'chrome 99', 'ios_saf 15.4-15.6'])).toBe(false);
  expect(await polyfills(['chrome 120', 'ios_saf 11.0-11.2'])).toBe(true);
  expect(await polyfills(['chrome 98'])).toBe(true);
  expect(await polyfills(['chrome 120', 'op_mini all'])).toBe(true);
});

it('assumes nothing about browsers that the preset does not know, or about a folder without the preset', async () => {
  expect(await polyfills(['chrome 120', 'and_uc 15.5', 'kaios 2.5'])).toBe(false);
  expect(await polyfills(['chrome 98'], { 'node_modules/cssdb/index.js': 'module.exports = [];' })).toBe(false);
  expect(await polyfills(['chrome 98'], { 'node_modules/cssdb/index.js': 'throw new Error("broken");' })).toBe(false);
  const bare = await createTempFolder({ 'package.json': '{}' });
  onTestFinished(() => bare.remove());
  expect(polyfillsLayers(bare.dir)).toBe(false);
});
