import { toWrittenItem, withoutFilledIn } from './schema/navbarItems.ts';
import { isSince } from './docusaurusRelease.ts';
import { toFuture } from './toFuture.ts';
import type { SiteConfig } from './types.ts';

/** The configuration as written, with Docusaurus's defaults: what plugins and code receive. */
export function toFullConfig(
  config: SiteConfig,
): Record<string, unknown> & { future: Record<string, unknown>; themeConfig: Record<string, unknown> } {
  const { raw, title, tagline, titleDelimiter, url, baseUrl, trailingSlash, favicon, noIndex } = config;
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
    ...raw,
    ...toLaterKeys(config),
    future: toFuture(config),
    markdown: toFullMarkdown(config),
    i18n: toWrittenI18n(config),
    themeConfig: toFullThemeConfig(config),
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

/** Keys that have another place or more parts in later releases. */
function toLaterKeys({ raw, release, storage }: SiteConfig): object {
  const headTags = (raw.headTags ?? []) as object[];
  return {
    ...(isSince(release, [3, 9]) && { onBrokenMarkdownLinks: undefined }),
    ...(isSince(release, [3, 10]) && {
      storage,
      headTags: headTags.map((tag) => ({ customElement: false, ...tag })),
    }),
  };
}

/** Before 3.9, `hooks` is present only if it is written. */
function toFullMarkdown({ markdown, release, onBrokenMarkdownLinks }: SiteConfig): object {
  const { hooks, ...rest } = markdown;
  if (isSince(release, [3, 9]))
    return {
      ...rest,
      emoji: rest.emoji ?? true,
      hooks: {
        onBrokenMarkdownImages: 'throw',
        ...hooks,
        onBrokenMarkdownLinks: hooks.onBrokenMarkdownLinks ?? onBrokenMarkdownLinks,
      },
    };
  return { ...rest, ...(Object.keys(hooks).length > 0 && { hooks }) };
}

/** The locales as in the configuration; other facts about them are in `i18n` of the context. */
function toWrittenI18n({ raw, i18n: { defaultLocale, locales, path } }: SiteConfig): object {
  const { localeConfigs = {} } = (raw.i18n ?? {}) as { localeConfigs?: Record<string, object> };
  const configs = Object.entries(localeConfigs).map(([name, own]) => [name, { direction: 'ltr', ...own }]);
  return { defaultLocale, locales, path, localeConfigs: Object.fromEntries(configs) as object };
}

function toFullThemeConfig({ raw, themeConfig, mermaid, hasLiveCode }: SiteConfig): Record<string, unknown> {
  const written = (raw.themeConfig ?? {}) as Record<string, unknown>;
  const { navbar, footer, mermaid: diagrams, liveCodeBlock, ...rest } = themeConfig;
  return {
    ...written,
    ...rest,
    navbar: { ...navbar, items: navbar.items.map(toWrittenItem) },
    ...(footer && {
      footer: { ...footer, links: footer.links.map((link) => withoutFilledIn({ ...link, ...itemsOf(link) })) },
    }),
    // Keys of other themes, which fill in their defaults when they use them.
    ...((mermaid || 'mermaid' in written) && { mermaid: diagrams }),
    ...(hasLiveCode && { liveCodeBlock }),
  };
}

function itemsOf(link: object): object {
  const { items } = link as { items?: object[] };
  return items ? { items: items.map(withoutFilledIn) } : {};
}
