import path from 'node:path';
import { isSiteFile, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import type { SiteConfig } from '../config/types.ts';
import type { Messages } from '../translations/messages.ts';
import type { PluginThreadData } from './types.ts';

export type PluginContext = ReturnType<typeof toPluginContext>;

/** What every plugin is told of the site, as Docusaurus tells it. */
export function toPluginContext(
  config: SiteConfig,
  { outDir, generatedDir }: Pick<PluginThreadData, 'outDir' | 'generatedDir'>,
  messages: Messages = {},
) {
  const { siteDir, configPath, baseUrl } = config;
  const { built: _built, ...i18n } = config.i18n;
  const locale = i18n.currentLocale;
  return {
    siteDir,
    siteVersion: versionOf(siteDir),
    siteConfig: toFullConfig(config),
    siteConfigPath: configPath,
    outDir,
    generatedFilesDir: generatedDir,
    localizationDir: path.join(siteDir, i18n.path, i18n.localeConfigs[locale]?.path ?? locale),
    baseUrl,
    i18n,
    codeTranslations: messages,
    currentBundler: { name: 'rspack' as const, instance: {} },
  };
}

/** As it was written, with what Octavo fills in. */
function toFullConfig(config: SiteConfig): Record<string, unknown> & { themeConfig: Record<string, unknown> } {
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
    themeConfig: { ...(raw.themeConfig as object | undefined), ...themeConfig },
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

function versionOf(siteDir: string): string | undefined {
  const file = path.join(siteDir, 'package.json');
  try {
    return isSiteFile(file)
      ? (JSON.parse(readSiteFileSync(file).toString()) as { version?: string }).version
      : undefined;
  } catch {
    return undefined;
  }
}
