import type { Untranslated } from '../../../shared/pageData.ts';
import type { I18nConfig } from '../config/types.ts';

/** The language of untranslated content in a locale; undefined if that is its own language. */
export function originalLanguage({
  currentLocale,
  defaultLocale,
  localeConfigs,
}: Pick<I18nConfig, 'currentLocale' | 'defaultLocale' | 'localeConfigs'>): Untranslated | undefined {
  const tagOf = (locale: string) => localeConfigs[locale]?.htmlLang ?? locale;
  const languageOf = (locale: string) => tagOf(locale).split('-', 1)[0]!.toLowerCase();
  if (languageOf(currentLocale) === languageOf(defaultLocale)) return undefined;
  return { lang: tagOf(defaultLocale), dir: localeConfigs[defaultLocale]?.direction ?? 'ltr' };
}
