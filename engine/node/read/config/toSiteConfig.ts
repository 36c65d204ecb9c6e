import type { ConfigParts } from './checkParts.ts';
import type { ConfigReferences } from './checkReferences.ts';
import type { SiteConfig } from './types.ts';

/** Nothing if a part is missing; its problems have been named. */
export function toSiteConfig(
  found: Pick<SiteConfig, 'siteDir' | 'configPath' | 'files' | 'warnings'>,
  { fields, themeConfig, octavo, plugins }: ConfigParts,
  { i18n, ...references }: ConfigReferences,
): SiteConfig | undefined {
  if (!fields || !themeConfig || !octavo || !i18n) return undefined;
  const { onBrokenMarkdownLinks: hook } = fields.markdown.hooks;
  return {
    ...found,
    title: fields.title,
    tagline: fields.tagline,
    titleDelimiter: fields.titleDelimiter,
    url: fields.url,
    baseUrl: fields.baseUrl,
    trailingSlash: fields.trailingSlash,
    favicon: fields.favicon,
    noIndex: fields.noIndex,
    baseUrlIssueBanner: fields.baseUrlIssueBanner,
    headTags: fields.headTags,
    scripts: fields.scripts,
    stylesheets: fields.stylesheets,
    customFields: fields.customFields,
    onBrokenLinks: fields.onBrokenLinks,
    onBrokenAnchors: fields.onBrokenAnchors,
    onBrokenMarkdownLinks: typeof hook === 'string' ? hook : fields.onBrokenMarkdownLinks,
    onDuplicateRoutes: fields.onDuplicateRoutes,
    organizationName: fields.organizationName,
    projectName: fields.projectName,
    markdown: fields.markdown,
    mermaid: fields.markdown.mermaid,
    router: fields.future.experimental_router,
    storage: fields.future.experimental_storage,
    ...references,
    i18n,
    blogs: plugins.blogs.map(({ options }) => options),
    pages: plugins.pages.map(({ options }) => options),
    sitemap: plugins.sitemap ?? false,
    redirects: plugins.redirects,
    themeConfig,
    octavo,
  };
}
