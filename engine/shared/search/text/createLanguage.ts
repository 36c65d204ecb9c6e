/** Languages besides English. Loaded with the script of the language, so that English readers do not load it. */
import { foldDiacritics } from './fold.ts';
import type { Language } from './language.ts';
import { stem, sureStart } from './stem.ts';

export interface LanguageParts {
  /** Its two letters. */
  code: string;
  commonWords: readonly string[];
  /** Stems a word in lower case, with its accents. */
  stem?(word: string): string;
  /** The prefix that stemming removes. */
  prefixes?: readonly string[];
}

/**
 * Stemmers need accents, which the index lacks and readers leave out. So endings that always have an accent get it
 * back before a word is stemmed.
 */
const ENDINGS: Record<string, readonly (readonly [RegExp, string])[]> = {
  es: [[/([cs])ion$/, '$1ión']],
  fr: [
    [/ee(s?)$/, 'ée$1'],
    [/ite(s?)$/, 'ité$1'],
  ],
  pt: [
    [/cao$/, 'ção'],
    [/coes$/, 'ções'],
    [/avel$|aveis$/, 'ável'],
    [/ivel$|iveis$/, 'ível'],
  ],
};

/** Letters at the end of a stem that may have replaced others: `fréquence` → `frequent`. */
const UNSURE_LETTERS = 2;
const MIN_START = 2;

/** A language besides English, whose words technical texts in all languages have. */
export function createLanguage({ code, commonWords, stem: stemWritten, prefixes = [] }: LanguageParts): Language {
  const common = new Set(commonWords.map((word) => foldDiacritics(word).toLowerCase()));
  const endings = ENDINGS[code] ?? [];
  const known = new Map<string, string>();

  function toStem(word: string): string {
    if (!stemWritten) return stem(word);
    const written = endings.reduce((text, [ending, accented]) => text.replace(ending, accented), word);
    return stem(foldDiacritics(stemWritten(written)));
  }

  return {
    stem(word) {
      let stemmed = known.get(word);
      if (stemmed === undefined) {
        if (known.size > MAX_KNOWN) known.clear();
        known.set(word, (stemmed = toStem(word)));
      }
      return stemmed;
    },
    startsOf(stemmed) {
      const sure = sureStart(stemmed);
      const start = sure.slice(0, Math.max(MIN_START, sure.length - UNSURE_LETTERS));
      return separate(['', ...prefixes].map((prefix) => prefix + start));
    },
    afterLetters: '\uffff',
    isCommon: (word) => common.has(word),
  };
}

/** More words than a search looks at. */
const MAX_KNOWN = 100_000;

/** Two languages as one: an inflection of either is one. */
export function joinLanguages(first: Language, second: Language): Language {
  return {
    stem: (word) => second.stem(first.stem(word)),
    startsOf(stemmed) {
      const sure = stemmed.slice(0, Math.max(MIN_START, stemmed.length - UNSURE_LETTERS));
      return separate([...first.startsOf(sure), ...second.startsOf(sure)]);
    },
    afterLetters: '\uffff',
    isCommon: (word) => first.isCommon(word) || second.isCommon(word),
  };
}

/** Without prefixes that begin with another one, which finds their words too. */
function separate(starts: readonly string[]): string[] {
  const unique = [...new Set(starts)];
  return unique.filter((start) => !unique.some((other) => other !== start && start.startsWith(other)));
}
