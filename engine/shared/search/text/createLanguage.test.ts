import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { INFLECTED } from '../../../searchLanguages.mjs';
import { createLanguage, joinLanguages } from './createLanguage.ts';
import type { Language } from './language.ts';
import { ARABIC_PREFIXES, stemArabic } from './stemArabic.ts';
import { wordsOf } from './tokenize.ts';

const require = createRequire(import.meta.url);

function languageOf(code: string): Language {
  if (code === 'ar') {
    const { stopwords } = require('@orama/stopwords/arabic') as { stopwords: string[] };
    return createLanguage({ code, stem: stemArabic, prefixes: ARABIC_PREFIXES, commonWords: stopwords });
  }
  const { stemmer } = require(`@orama/stemmers/${INFLECTED[code]}`) as { stemmer(word: string): string };
  const { stopwords } = require(`@orama/stopwords/${INFLECTED[code]}`) as { stopwords: string[] };
  return createLanguage({ code, stem: stemmer, commonWords: stopwords });
}

const stemsOf = (code: string, text: string): Set<string> => {
  const language = languageOf(code);
  return new Set(wordsOf(text).map((word) => language.stem(word)));
};

describe('a language', () => {
  it.each([
    ['ar', 'المكتبة مكتبة مكتبات والمكتبات للمكتبة'],
    ['ar', 'وثائق الوثائق والوثائق'],
    ['da', 'model modellen modeller modellerne'],
    ['de', 'Häuser Haus Hauses Hausern'],
    ['de', 'Übersetzung Übersetzungen Ubersetzung'],
    ['de', 'Verzeichnis Verzeichnisse Verzeichnissen'],
    ['es', 'instalación instalaciones instalar instalado instalacion'],
    ['fi', 'malli mallin mallit mallia'],
    ['fr', 'installer installé installée installées installation installes'],
    ['fr', 'sécurité sécurités securite'],
    ['it', 'configurazione configurazioni configurare configurato'],
    ['nl', 'bestand bestanden'],
    ['no', 'modell modellen modeller modellene'],
    ['pt', 'configuração configurações configurar configuracao'],
    ['pt', 'disponível disponíveis disponivel'],
    ['ru', 'модель модели моделей моделями'],
    ['ru', 'новый новая новое новые'],
    ['sv', 'modell modeller modellen modellerna'],
    ['de', 'download downloads'],
  ])('%s: %s', (code, text) => {
    expect([...stemsOf(code, text)]).toHaveLength(1);
  });

  it.each([
    ['de', 'Modell Model Modul'],
    ['fr', 'clé clou classe'],
    ['ru', 'файл файлообменник'],
    ['ar', 'بيانات بيان كتاب'],
  ])('%s tells %s apart', (code, text) => {
    expect(stemsOf(code, text).size).toBeGreaterThan(1);
  });

  it.each(['ar', ...Object.keys(INFLECTED)])('%s: the words of a stem are where they are looked for', (code) => {
    const language = languageOf(code);
    const lost = vocabularyOf(code).filter((word) => {
      const starts = language.startsOf(language.stem(word));
      return !starts.some((start) => word.startsWith(start));
    });
    expect(lost).toEqual([]);
  });

  it('knows its common words without their accents', () => {
    const german = languageOf('de');
    expect(['für', 'über', 'und', 'modell'].map((word) => german.isCommon(wordsOf(word)[0] ?? ''))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('may be two', () => {
    const both = joinLanguages(languageOf('de'), languageOf('ru'));
    expect(both.stem('verzeichnisse')).toBe(both.stem('verzeichnis'));
    expect(both.stem('файлы')).toBe(both.stem('файл'));
    expect(both.startsOf(both.stem('файлы')).some((start) => 'файлы'.startsWith(start))).toBe(true);
    expect(both.isCommon('und')).toBe(true);
    expect(both.isCommon('и')).toBe(true);
  });
});

/** Thousands of words: the theme's texts in this language, and its common words. */
function vocabularyOf(code: string): string[] {
  const folder = { fi: 'base', no: 'nb', pt: 'pt-PT' }[code] ?? code;
  const file = require.resolve(`@docusaurus/theme-translations/locales/${folder}/theme-common.json`);
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).join(' ');
  const { stopwords } = require(`@orama/stopwords/${INFLECTED[code] ?? 'arabic'}`) as { stopwords: string[] };
  return [...new Set(wordsOf(`${texts} ${stopwords.join(' ')}`))];
}
