import { messages as texts, toTranslations, type Translations } from '../../../shared/messages.ts';
import { ownValue } from '../../../shared/ownValue.ts';
import { hasEngineTable, readEngineTable } from '../../ground/octavo/engineFiles.ts';
import type { Messages } from './messages.ts';

/** The theme's texts in a locale: the site's own win over those of the language. */
export function toWords(locale: string, own: Messages): Translations {
  const known = findTable(locale);
  const entries = Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    const id = key.replace(/#.*$/, '');
    const words = ownValue(own, id) ?? ownValue(known, id);
    return words === undefined || words === text || !fits(words, text) ? [] : [[key, words]];
  });
  return toTranslations(Object.fromEntries(entries));
}

const textsOf = (prefix: string): string[] =>
  Object.entries(texts).flatMap(([id, text]) => (id.startsWith(prefix) ? [text] : []));
/** Texts of API references and live code are only used on the server. */
const SERVER_TEXTS = new Set(['octavo.Api.', 'octavo.LiveCode.', 'theme.Playground.'].flatMap(textsOf));
const FEEDBACK_TEXTS = new Set(textsOf('octavo.Feedback.'));

/** Without texts that browsers never show, and those of features that the site lacks. */
export function toBrowserWords(words: Translations, { hasFeedback }: { hasFeedback: boolean }): Translations {
  const isNeeded = (text: string) => !SERVER_TEXTS.has(text) && (hasFeedback || !FEEDBACK_TEXTS.has(text));
  return Object.fromEntries(Object.entries(words).filter(([text]) => isNeeded(text)));
}

/** Texts that `engine/build.mjs` collected: one table for each language. */
export function findTable(locale: string): Messages {
  const name = namesOf(locale).find((candidate) => hasEngineTable(`words/${candidate}.json`));
  return name === undefined ? {} : (readEngineTable(`words/${name}.json`) as Messages);
}

/** `pt-BR` is tried before `pt`, and `zh-CN` may be found as `zh-Hans`. */
function namesOf(locale: string): string[] {
  try {
    const { language, region, script } = new Intl.Locale(locale).maximize();
    return [locale, `${language}-${region}`, `${language}-${script}`, language];
  } catch {
    return [locale];
  }
}

/** A text with an unknown placeholder is not ours, such as Algolia's "See all {count} results". */
function fits(words: string, text: string): boolean {
  return [...words.matchAll(/{(\w+)}/g)].every(([placeholder]) => text.includes(placeholder));
}
