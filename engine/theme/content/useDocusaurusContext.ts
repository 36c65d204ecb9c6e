import { useContent } from './contentContext.ts';

/** The site's configuration, as content may ask for it. A page depends on it only if it does. */
export function useDocusaurusContext() {
  const content = useContent();
  return {
    get siteConfig(): Record<string, unknown> {
      return content.siteConfig;
    },
    get i18n(): unknown {
      return content.siteConfig.i18n;
    },
    get siteMetadata(): unknown {
      return content.siteMetadata;
    },
    get globalData(): unknown {
      return content.globalData();
    },
    codeTranslations: {},
  };
}

/** Of the locale that is shown. A site in English alone need not tell browsers, unless their code asks. */
export function useLocaleName(): string {
  return (useDocusaurusContext().i18n as { currentLocale: string } | undefined)?.currentLocale ?? 'en';
}
