import { ENGLISH, type Language } from '../../../shared/search/text/language.ts';

/** The scripts of languages are bundles of their own, and run before that of search, in one script with it. */
const KEY = Symbol.for('octavo.searchLanguage');

const host = globalThis as { [KEY]?: Language };

export function installLanguage(language: Language, join: (first: Language, second: Language) => Language): void {
  host[KEY] = host[KEY] ? join(host[KEY], language) : language;
}

/** Of the locale, and of whatever else its texts are in. */
export function installedLanguage(): Language {
  return host[KEY] ?? ENGLISH;
}
