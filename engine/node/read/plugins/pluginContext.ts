import path from 'node:path';
import { readSiteVersion } from '../config/siteFacts.ts';
import { toFullConfig } from '../config/toFullConfig.ts';
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
    siteVersion: readSiteVersion(siteDir),
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
