/**
 * Writes the drawings that explain, with their words in the other languages: `de/x.svg` and `ar/x.svg` beside `x.svg`.
 * Drawings of the console are not among them, because the console speaks English.
 *
 *   node site/drawings/translate.mjs && node site/drawings/darken.mjs
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../static/img/docs', import.meta.url));
export const LOCALES = ['de', 'ar'];
export const NAMES = ['gpu-decision.svg', 'model-fit.svg', 'windows-layers.svg'];

const readWords = (locale) => JSON.parse(readFileSync(new URL(`words.${locale}.json`, import.meta.url), 'utf8'));

/** Names of programs, models and companies are the same in every language. */
const isName = (text) =>
  /^(?:[a-z0-9.]+(?:-[a-z0-9.]+)*(?::\d+)?|[a-z0-9]+_\w+|NVIDIA|AMD|Linux|Windows|PowerShell|Docker Engine|Python, curl|Ubuntu, RHEL 9\.4|WSL 2 · Ubuntu 24\.04)$/.test(
    text,
  ) && !/^(?:yes|no|fits|gateway|everything)$/.test(text);

/** `7.7 usable`, `1.5 GB`: the number as the language writes it. */
function translateWord(words, locale, text) {
  if (Object.hasOwn(words, text)) return words[text];
  if (isName(text)) return text;
  const [, number, unit] = /^([\d.]+) (GB|usable)$/.exec(text) ?? [];
  if (!number || !words[`N ${unit}`]) throw new Error(`words.${locale}.json has no word for '${text}'`);
  return words[`N ${unit}`].replace('N', locale === 'de' ? number.replace('.', ',') : number);
}

const SWAPPED = { start: 'end', end: 'start', middle: 'middle' };

/** A text from right to left begins at its right end, and stays where the English one is. */
function turn(tag, text) {
  if (!/\p{Script=Arabic}/u.test(text)) return tag;
  const [, anchor = 'start'] = / text-anchor="(\w+)"/.exec(tag) ?? [];
  return `${tag.replace(/ text-anchor="\w+"/, '')} text-anchor="${SWAPPED[anchor]}" direction="rtl"`;
}

/** The drawing in another language. A word without translation is an error. */
export function translate(svg, locale) {
  const words = readWords(locale);
  return svg
    .replace(/<title>([^<]*)</, (_, title) => `<title>${translateWord(words, locale, title)}<`)
    .replaceAll(/<text ([^>]*)>([^<]*)</g, (_, tag, text) => {
      const translated = translateWord(words, locale, text);
      return `<text ${turn(tag, translated)}>${translated}<`;
    });
}

/** The translated drawings, with the text that each should have. */
export function readTranslated() {
  return LOCALES.flatMap((locale) =>
    NAMES.map((name) => {
      const path = join(FOLDER, locale, name);
      const wanted = translate(readFileSync(join(FOLDER, name), 'utf8'), locale);
      return { name: `${locale}/${name}`, path, wanted, text: existsSync(path) ? readFileSync(path, 'utf8') : '' };
    }),
  );
}

function main() {
  for (const { path, wanted } of readTranslated()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, wanted);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
