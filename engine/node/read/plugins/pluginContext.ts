import path from 'node:path';
import { readManifest } from '../../ground/inputs/packages.ts';
import { hasEngineTable, readEngineTable } from '../../ground/octavo/engineFiles.ts';
import { statSiteFile } from '../../ground/inputs/siteFiles.ts';
import { ownValue } from '../../../shared/ownValue.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { isSince } from '../config/docusaurusRelease.ts';
import type { Vcs } from '../config/schema/futureFlags.ts';
import { toSiteStorage } from '../config/siteFacts.ts';
import { toFullConfig } from '../config/toFullConfig.ts';
import type { SiteConfig } from '../config/types.ts';
import { createHistoryReader } from '../content/git/createHistoryReader.ts';
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
export function localizationDirOf(
  { siteDir, i18n }: Pick<SiteConfig, 'siteDir' | 'i18n'>,
  locale = i18n.currentLocale,
): string {
  return path.resolve(siteDir, i18n.path, i18n.localeConfigs[locale]?.path ?? locale);
}

/** Whether plugins translate their content: since 3.9, only if the locale has a folder or says so. */
export function isTranslated(config: SiteConfig, locale: string): boolean {
  const { raw, release, i18n } = config;
  if (!isSince(release, [3, 9])) return true;
  const { localeConfigs = {} } = (raw.i18n ?? {}) as { localeConfigs?: Record<string, { translate?: boolean }> };
  const isWritten = ownValue(localeConfigs, locale)?.translate !== undefined;
  if (isWritten) return i18n.localeConfigs[locale]?.translate ?? true;
  return statSiteFile(localizationDirOf(config, locale)) !== undefined;
}

function toI18n(config: SiteConfig) {
  const { built: _built, localeConfigs, ...i18n } = config.i18n;
  const configs = Object.entries(localeConfigs).map(
    ([name, { hasOwnBaseUrl: _own, ...own }]) => [name, { ...own, translate: isTranslated(config, name) }] as const,
  );
  return { ...i18n, localeConfigs: Object.fromEntries(configs) };
}

/** The configuration including its functions, which pages do not receive. */
function toPluginConfig(config: SiteConfig) {
  const full = toFullConfig(config);
  const { prism } = config.themeConfig;
  return {
    ...full,
    ...(isSince(config.release, [3, 10]) && { future: { ...full.future, experimental_vcs: toVcsFunctions(config) } }),
    markdown: {
      ...(full.markdown as object),
      parseFrontMatter: config.markdown.parseFrontMatter ?? parseFrontMatterAlone,
    },
    themeConfig: { ...full.themeConfig, prism: { ...prism, theme: prism.theme ?? defaultCodeTheme() } },
  };
}

/** The functions that a plugin may ask for the dates of files. */
function toVcsFunctions(config: SiteConfig): Vcs {
  const { vcs, siteDir } = config;
  if (typeof vcs === 'object') return vcs;
  const read = createHistoryReader(config);
  const historyOf = async (file: string, wantsCreated: boolean) => {
    const filePath = path.resolve(siteDir, file);
    // A file without a history has no dates, and a plugin that asks for them expects that.
    const found = await read([{ dir: path.dirname(filePath), filePaths: [filePath], wantsCreated }], () => undefined);
    return found.get(filePath) ?? {};
  };
  return {
    initialize: () => undefined,
    getFileCreationInfo: async (file) => {
      const { created } = await historyOf(file, true);
      return created ? { timestamp: created.at, author: created.by } : null;
    },
    getFileLastUpdateInfo: async (file) => {
      const { newest } = await historyOf(file, false);
      return newest ? { timestamp: newest.at, author: newest.by } : null;
    },
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
