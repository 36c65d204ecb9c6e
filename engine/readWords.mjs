// The theme's texts in Docusaurus's languages, by locale and id. Octavo's own texts, and those that Docusaurus has only
// in English, come from the tables in `words/`.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

const OWN = fileURLToPath(new URL('words/', import.meta.url));

const DESCRIPTION = '___DESCRIPTION';

/** Files of a locale with texts of the theme; its own come last and win. */
const FILES = ['theme-search-algolia.json', 'theme-common.json', 'theme-live-codeblock.json'];

/** The English originals, and their descriptions. */
export async function readBaseWords() {
  const folder = path.join(
    path.dirname(require.resolve('@docusaurus/theme-translations/package.json')),
    'locales/base',
  );
  const words = JSON.parse(await readFile(path.join(folder, 'theme-common.json'), 'utf8'));
  const ids = Object.keys(words).filter((id) => !id.endsWith(DESCRIPTION));
  return Object.fromEntries(ids.map((id) => [id, { message: words[id], description: words[id + DESCRIPTION] }]));
}

export async function readWords() {
  const folder = path.join(path.dirname(require.resolve('@docusaurus/theme-translations/package.json')), 'locales');
  const locales = (await readdir(folder)).filter((name) => name !== 'base').sort();
  const entries = locales.map(async (locale) => {
    const texts = await Promise.all(FILES.map((file) => readFile(path.join(folder, locale, file), 'utf8')));
    return [locale, Object.assign({}, ...texts.map((text) => JSON.parse(text)), await readOwnWords(locale))];
  });
  return Promise.all(entries);
}

/** One table serves all regions of a language: `pt.json` is for `pt-BR` and `pt-PT`. */
async function readOwnWords(locale) {
  const names = [locale, locale.replace(/-.*/, '')].map((name) => `${name}.json`);
  const known = await readdir(OWN);
  const name = names.find((candidate) => known.includes(candidate));
  return name === undefined ? {} : JSON.parse(await readFile(path.join(OWN, name), 'utf8'));
}
