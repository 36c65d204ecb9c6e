import type { SiteConfig } from '../config/types.ts';
import { renderDiagram } from '../diagram/renderDiagram.ts';
import type { MarkdownOptions } from '../markdown/types.ts';

/** What of a site's configuration the Markdown compiler obeys. */
export function toMarkdownOptions(config: SiteConfig, version: string): MarkdownOptions {
  const { markdown, themeConfig, i18n } = config;
  return {
    siteDir: config.siteDir,
    engineVersion: version,
    format: markdown.format,
    mdx1Compat: markdown.mdx1Compat,
    admonitions: config.docs[0]?.admonitions,
    anchorsMaintainCase: markdown.anchors.maintainCase,
    mermaid: config.mermaid,
    drawDiagram: renderDiagram,
    magicComments: themeConfig.prism.magicComments,
    defaultLanguage: themeConfig.prism.defaultLanguage,
    truncateMarker: config.blogs[0]?.truncateMarker,
    locale: i18n.defaultLocale,
    siteConfig: toSiteConfigForContent(config),
    preprocessor: markdown.preprocessor,
  };
}

/** What content sees of the configuration through `useDocusaurusContext()`. */
function toSiteConfigForContent(config: SiteConfig): Record<string, unknown> {
  const { title, tagline, url, baseUrl, trailingSlash, favicon, organizationName, projectName, customFields } = config;
  return { title, tagline, url, baseUrl, trailingSlash, favicon, organizationName, projectName, customFields };
}
