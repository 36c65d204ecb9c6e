// The theme's texts in the languages that Docusaurus has them in, by locale and id.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Files of a locale that the theme has texts of; its own come last, and so first. */
const FILES = ['theme-search-algolia.json', 'theme-common.json'];

export async function readWords() {
  const folder = path.join(path.dirname(require.resolve('@docusaurus/theme-translations/package.json')), 'locales');
  const locales = (await readdir(folder)).filter((name) => name !== 'base').sort();
  const entries = locales.map(async (locale) => {
    const texts = await Promise.all(FILES.map((file) => readFile(path.join(folder, locale, file), 'utf8')));
    return [locale, Object.assign({}, ...texts.map((text) => JSON.parse(text)))];
  });
  return Promise.all(entries);
}
