import path from 'node:path';
import { readManifest } from '../../ground/inputs/packages.ts';
import { hasEngineTable, readEngineTable } from '../../ground/octavo/engineFiles.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { toSiteStorage } from '../config/siteFacts.ts';
import { toFullConfig } from '../config/toFullConfig.ts';
import type { SiteConfig } from '../config/types.ts';
import { parseBuiltIn } from '../content/source/parseFrontMatter.ts';
import type { Messages } from '../translations/messages.ts';
import { toCurrentBundler } from './currentBundler.ts';
import type { PluginThreadData } from './types.ts';

export type PluginContext = ReturnType<typeof toPluginContext>;

/** The context that every plugin receives, as in Docusaurus. */
export function toPluginContext(
  config: SiteConfig,
  { outDir, generatedDir }: Pick<PluginThreadData, 'outDir' | 'generatedDir'>,
  messages: Messages = {},
) {
  const { siteDir, configPath, baseUrl } = config;
  const siteConfig = toPluginConfig(config);
  return {
    siteDir,
    siteVersion: readManifest(siteDir).version,
    siteStorage: toSiteStorage(config),
    siteConfig,
    siteConfigPath: configPath,
    outDir,
    generatedFilesDir: generatedDir,
    localizationDir: localizationDirOf(config),
    baseUrl,
    i18n: toI18n(config),
    codeTranslations: messages,
    currentBundler: toCurrentBundler(siteConfig.future),
  };
}

/** The folder of the current locale, even if it does not exist. */
export function localizationDirOf({ siteDir, i18n }: Pick<SiteConfig, 'siteDir' | 'i18n'>): string {
  const locale = i18n.currentLocale;
  return path.resolve(siteDir, i18n.path, i18n.localeConfigs[locale]?.path ?? locale);
}

function toI18n({ i18n: { built: _built, localeConfigs, ...i18n } }: SiteConfig) {
  const configs = Object.entries(localeConfigs).map(([name, { hasOwnBaseUrl: _own, ...own }]) => [name, own] as const);
  return { ...i18n, localeConfigs: Object.fromEntries(configs) };
}

/** The configuration including its functions, which pages do not receive. */
function toPluginConfig(config: SiteConfig) {
  const full = toFullConfig(config);
  const { prism } = config.themeConfig;
  return {
    ...full,
    markdown: {
      ...(full.markdown as object),
      parseFrontMatter: config.markdown.parseFrontMatter ?? parseFrontMatterAlone,
    },
    themeConfig: { ...full.themeConfig, prism: { ...prism, theme: prism.theme ?? defaultCodeTheme() } },
  };
}

/** The default of `parseFrontMatter`. */
async function parseFrontMatterAlone({ filePath, fileContent }: { filePath: string; fileContent: string }) {
  const problems: ContentProblem[] = [];
  const { frontMatter, body } = parseBuiltIn(filePath, fileContent, (problem) => void problems.push(problem));
  if (problems[0]) throw new Error(problems[0].message);
  return { frontMatter, content: body.trim() };
}

function defaultCodeTheme(): object | undefined {
  return hasEngineTable('prism/themes.json')
    ? (readEngineTable('prism/themes.json') as Record<string, object>)['palenight']
    : undefined;
}
