import type { SiteFields } from './schema/siteFields.ts';
import { didYouMean } from '../../../shared/nearestName.ts';
import type { I18nConfig, LocaleConfig } from './types.ts';

/** Completes the locales. Only the default one is built so far; the others are named in one warning. */
export function resolveI18n(i18n: SiteFields['i18n'], warnings: string[]): I18nConfig {
  const { defaultLocale, locales, localeConfigs, path } = i18n;
  if (!locales.includes(defaultLocale)) {
    const known = locales.map((locale) => `"${locale}"`).join(', ');
    const meant = didYouMean(defaultLocale, locales);
    warnings.push(`i18n.defaultLocale: "${defaultLocale}" is not among \`i18n.locales\` (${known}).${meant}`);
  }
  const others = locales.filter((locale) => locale !== defaultLocale);
  if (others.length > 0) {
    warnings.push(`i18n.locales: Octavo builds the default locale "${defaultLocale}"; ${others.join(', ')} left out.`);
  }
  const config = toLocaleConfig(defaultLocale, localeConfigs[defaultLocale] ?? {});
  return { defaultLocale, locales: [defaultLocale], path, localeConfigs: { [defaultLocale]: config } };
}

function toLocaleConfig(locale: string, config: Partial<LocaleConfig>): LocaleConfig {
  return {
    label: config.label ?? labelOf(locale),
    htmlLang: config.htmlLang ?? locale,
    direction: config.direction ?? directionOf(locale),
    calendar: config.calendar ?? 'gregory',
    path: config.path ?? locale,
  };
}

/** The language's own name for itself, as a label: `Français`. */
function labelOf(locale: string): string {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

function directionOf(locale: string): 'ltr' | 'rtl' {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
