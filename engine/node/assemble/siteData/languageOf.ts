import type { TextLanguage } from '../../../shared/siteData.ts';
import { originalLanguage } from '../../read/content/originalLanguage.ts';
import type { LocaleSite } from '../../read/loadLocales.ts';
import { isOriginalText } from '../../read/translations/textOrigins.ts';

/** The attributes of an untranslated text; undefined for a text in the language of the locale. */
export type LanguageOf = (text: string | undefined) => TextLanguage | undefined;

/** Finds the untranslated texts of the configuration. */
export function createLanguageOf({ config, origins }: Pick<LocaleSite, 'config' | 'origins'>): LanguageOf {
  const { i18n } = config;
  const original = originalLanguage(i18n);
  if (!original) return () => undefined;
  const { lang, dir } = original;
  const language = { lang, ...(dir !== i18n.localeConfigs[i18n.currentLocale]?.direction && { dir }) };
  return (text) => (text !== undefined && isOriginalText(text, origins) ? language : undefined);
}

export function languageField(language: TextLanguage | undefined): { language?: TextLanguage } {
  return language ? { language } : {};
}
