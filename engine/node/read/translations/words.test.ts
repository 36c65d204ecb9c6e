/**
 * The tables of `engine/words`: together with Docusaurus's they contain every text of the theme, with all placeholders.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pluralForm } from '../../../shared/createTranslate.ts';
import { messages } from '../../../shared/messages.ts';
import { toWords } from './toWords.ts';

const FOLDER = fileURLToPath(new URL('../../../words/', import.meta.url));
const DOCUSAURUS = join(
  dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-translations/package.json')),
  'locales',
);

type Table = Record<string, string>;
const readTable = (...path: string[]): Table => JSON.parse(readFileSync(join(...path), 'utf8'));
const readTheme = (locale: string): Table => ({
  ...readTable(DOCUSAURUS, locale, 'theme-search-algolia.json'),
  ...readTable(DOCUSAURUS, locale, 'theme-live-codeblock.json'),
  ...readTable(DOCUSAURUS, locale, 'theme-common.json'),
});

const english: Table = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id.replace(/#.*$/, ''), text]));
const base = readTheme('base');
const languages = readdirSync(FOLDER).map((name) => name.replace('.json', ''));
const placeholders = (text: string) => [...new Set(text.match(/{\w+}/g))].toSorted();

/** Texts that are correctly the same in English and in some other language. */
const SAME = /versionBadge|tags\.tags|admonition|mobileVersionsDropdown|author\.pageTitle/;

it('exist in thirteen languages', () => {
  expect(languages.toSorted().join(' ')).toBe('ar de es fr he it ja ko nl pt ru sv zh-Hans');
});

describe.each(languages)('the table for %s', (language) => {
  const own = readTable(FOLDER, `${language}.json`);
  const theirs = readTheme(language === 'pt' ? 'pt-BR' : language);
  const ids = Object.keys(english);

  it('has every text of Octavo, and no others', () => {
    expect(ids.filter((id) => id.startsWith('octavo.') && !own[id]?.trim())).toEqual([]);
    expect(Object.keys(own).filter((id) => english[id] === undefined)).toEqual([]);
  });

  it('has the texts that Docusaurus has in English only, and leaves the others alone', () => {
    const isEnglish = (id: string) => theirs[id]?.toLowerCase() === base[id]?.toLowerCase() || theirs[id] === undefined;
    const theme = ids.filter((id) => id.startsWith('theme.'));
    expect(theme.filter((id) => isEnglish(id) && own[id] === undefined && !SAME.test(id))).toEqual([]);
    // Algolia's text under this id has an unknown placeholder.
    const redundant = theme.filter((id) => !isEnglish(id) && own[id] !== undefined);
    expect(redundant.filter((id) => id !== 'theme.SearchBar.seeAll')).toEqual([]);
  });

  it('has the placeholders of the English texts', () => {
    const differing = Object.entries(own).filter(
      ([id, words]) => placeholders(words).join() !== placeholders(english[id]!).join(),
    );
    expect(differing).toEqual([]);
  });

  it('has every plural form', () => {
    const lang = language === 'pt' ? 'pt-BR' : language;
    const categories = new Intl.PluralRules(lang).resolvedOptions().pluralCategories.length;
    for (const [id, words] of Object.entries(own).filter(([id]) => id.endsWith('.plurals'))) {
      expect(words.split('|').length, id).toBeLessThanOrEqual(categories);
      // For numbers without a separate form, the text contains the number.
      for (const count of [3, 5, 11, 21, 100]) expect(pluralForm(words, count, lang), id).toContain('{');
    }
  });
});

it('reach a site of the language, after its own words', () => {
  expect(toWords('de', {})['Copy page']).toBe('Seite kopieren');
  expect(toWords('de-AT', {})['Copy page']).toBe('Seite kopieren');
  expect(toWords('pt-BR', {})['Copy page']).toBe('Copiar a página');
  expect(toWords('pt', {})['Copy page']).toBe('Copiar a página');
  expect(toWords('zh-CN', {})['No results']).toBe('没有结果');
  expect(toWords('de', { 'octavo.CopyPage.label': 'Abschreiben' })['Copy page']).toBe('Abschreiben');
});
