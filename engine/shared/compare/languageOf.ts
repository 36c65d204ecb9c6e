import type { SiteData } from '../siteData.ts';

/** Attributes of a text whose language differs from the page's. */
export interface Language {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Untranslated text is in the language of the default locale. */
export function languageOf({ locale, locales, defaultLocale }: SiteData, isTranslated: boolean): Language {
  if (isTranslated || locale.name === defaultLocale) return {};
  const { htmlLang, direction } = locales.find(({ name }) => name === defaultLocale) ?? locale;
  return { lang: htmlLang, dir: direction };
}
