import { ReportedError } from '../../ground/reportedError.ts';
import { didYouMean } from '../../../shared/nearestName.ts';
import { quoteValue } from './report/quoteValue.ts';
import type { SiteConfig } from './types.ts';

/** The requested locale does not exist in the site. */
class UnknownLocaleError extends ReportedError {
  override name = 'UnknownLocaleError';
  readonly problemCode = 'invalid-locale';
}

export interface InLocaleOptions {
  /** The locales that are built together. */
  built: string[];
  /** Only this locale was requested. */
  alone: boolean;
}

/**
 * The configuration of one locale. The default locale is at the root, each other in its own folder. A locale that is
 * built `alone` is at the root too, as in Docusaurus, because such a build is deployed separately.
 */
export function inLocale(config: SiteConfig, locale: string, { built, alone }: InLocaleOptions): SiteConfig {
  const { i18n, root } = config;
  const own = i18n.localeConfigs[locale];
  if (!own) {
    const known = i18n.locales.map(quoteValue).join(', ');
    throw new UnknownLocaleError(
      `There is no locale "${locale}" in \`i18n.locales\` (${known}).${didYouMean(locale, i18n.locales)}`,
    );
  }
  const folder = alone || locale === i18n.defaultLocale ? '' : `${locale}/`;
  const baseUrl = alone && !own.hasOwnBaseUrl ? root.baseUrl : own.baseUrl;
  return {
    ...config,
    url: own.url,
    baseUrl,
    folder,
    root: folder === '' ? { url: own.url, baseUrl } : root,
    i18n: { ...i18n, built, currentLocale: locale },
  };
}
