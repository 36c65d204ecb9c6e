import { ENGLISH, LANGUAGE_KEY, type Language } from '../../../shared/search/text/language.ts';

/** The scripts of languages are separate bundles, and run before the search script, in one file with it. */
const host = globalThis as { [LANGUAGE_KEY]?: Language };

export function installLanguage(language: Language, join: (first: Language, second: Language) => Language): void {
  host[LANGUAGE_KEY] = host[LANGUAGE_KEY] ? join(host[LANGUAGE_KEY], language) : language;
}

/** Language of the locale and of its untranslated texts. */
export function installedLanguage(): Language {
  return host[LANGUAGE_KEY] ?? ENGLISH;
}
