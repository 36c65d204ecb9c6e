import { useContent } from '../../base/contentContext.ts';

/** The site's configuration, for content. Only pages that read it depend on it. */
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

/** Name of the current locale. A site in English alone omits it from browser data unless site code reads it. */
export function useLocaleName(): string {
  return (useDocusaurusContext().i18n as { currentLocale: string } | undefined)?.currentLocale ?? 'en';
}
