import { toWrittenItem } from './schema/navbarItems.ts';
import type { SiteConfig } from './types.ts';

/** As it was written, with what Octavo fills in: what plugins and code are told of it. */
export function toFullConfig(config: SiteConfig): Record<string, unknown> & { themeConfig: Record<string, unknown> } {
  const { raw, themeConfig, title, tagline, titleDelimiter, url, baseUrl, trailingSlash, favicon, noIndex } = config;
  const lists = Object.fromEntries(
    ['presets', 'plugins', 'themes', 'scripts', 'headTags', 'stylesheets', 'clientModules'].map((key) => [key, []]),
  );
  return {
    ...lists,
    staticDirectories: ['static'],
    organizationName: config.organizationName,
    projectName: config.projectName,
    onBrokenLinks: config.onBrokenLinks,
    onBrokenAnchors: config.onBrokenAnchors,
    onBrokenMarkdownLinks: config.onBrokenMarkdownLinks,
    onDuplicateRoutes: config.onDuplicateRoutes,
    baseUrlIssueBanner: config.baseUrlIssueBanner,
    customFields: {},
    future: {},
    ...raw,
    markdown: config.markdown,
    i18n: config.i18n,
    themeConfig: {
      ...(raw.themeConfig as object | undefined),
      ...themeConfig,
      navbar: { ...themeConfig.navbar, items: themeConfig.navbar.items.map(toWrittenItem) },
    },
    title,
    tagline,
    titleDelimiter,
    url,
    baseUrl,
    trailingSlash,
    favicon,
    noIndex,
  };
}
