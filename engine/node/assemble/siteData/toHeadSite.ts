import type { SiteData } from '../../../shared/siteData.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { HeadSite } from '../pages/createHead.ts';

export function toHeadSite(config: SiteConfig, site: SiteData): HeadSite {
  return {
    title: config.title,
    titleDelimiter: config.titleDelimiter,
    url: config.url,
    baseUrl: config.baseUrl,
    root: config.root,
    trailingSlash: config.trailingSlash,
    noIndex: config.noIndex,
    locale: site.locale,
    locales: site.locales,
    defaultLocale: site.defaultLocale,
    image: config.themeConfig.image,
    metadata: config.themeConfig.metadata as Record<string, string>[],
  };
}
