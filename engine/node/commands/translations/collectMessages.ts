import path from 'node:path';
import { messages as texts } from '../../../shared/messages.ts';
import { readText } from '../../ground/files/readText.ts';
import { isSiteFolder, listSiteFolder } from '../../ground/inputs/siteFiles.ts';
import { readEngineTable } from '../../ground/octavo/engineFiles.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { CURRENT_VERSION } from '../../read/content/docs/versions/versionFiles.ts';
import { loadContent } from '../../read/content/loadContent.ts';
import { startPlugins } from '../../read/plugins/startPlugins.ts';
import { collectBlogMessages } from '../../read/translations/blogMessages.ts';
import { collectFooterMessages } from '../../read/translations/footerMessages.ts';
import type { SourceMessages } from '../../read/translations/messages.ts';
import { collectNavbarMessages } from '../../read/translations/navbarMessages.ts';
import { toPluginFolder } from '../../read/translations/readMessages.ts';
import { collectSidebarMessages } from '../../read/translations/sidebarMessages.ts';
import { extractMessages } from './extractMessages.ts';

export const CODE_FILE = 'code.json';

/**
 * Everything that JSON files can translate, in the original language: by the path of the file in the folder of a
 * locale.
 */
export type MessageFiles = Map<string, SourceMessages>;

export interface CollectedMessages {
  files: MessageFiles;
  problems: ContentProblem[];
}

/** `config` is the site's configuration before translation. */
export async function collectMessages(config: SiteConfig): Promise<CollectedMessages> {
  const problems: ContentProblem[] = [];
  const files: MessageFiles = new Map();
  files.set(CODE_FILE, { ...(await collectCode(config.siteDir, problems)), ...themeMessages() });
  const { navbar, footer } = config.themeConfig;
  files.set('docusaurus-theme-classic/navbar.json', collectNavbarMessages(navbar));
  if (footer) files.set('docusaurus-theme-classic/footer.json', collectFooterMessages(footer));
  for (const options of config.blogs) {
    const folder = toPluginFolder('docusaurus-plugin-content-blog', options.id);
    files.set(`${folder}/options.json`, collectBlogMessages(options));
  }
  await loadContent(withoutTranslations(config), (problem) => void problems.push(problem), {
    onSidebars(instanceId, { name, label }, sidebars) {
      const version = name === CURRENT_VERSION ? name : `version-${name}`;
      const folder = toPluginFolder('docusaurus-plugin-content-docs', instanceId);
      const description = `The label for version ${name}`;
      const own = { 'version.label': { message: label, description } };
      files.set(`${folder}/${version}.json`, { ...own, ...collectSidebarMessages(sidebars) });
    },
  });
  await collectFromPlugins(config, files, problems);
  return { files, problems };
}

async function collectFromPlugins(config: SiteConfig, files: MessageFiles, problems: ContentProblem[]): Promise<void> {
  if (config.plugins.length === 0) return;
  const outDir = path.join(config.siteDir, 'build');
  const running = await startPlugins(config, { mode: 'production', outDir, locales: [] });
  await running.close();
  problems.push(...running.result.problems);
  for (const { name, id, translationFiles } of running.result.plugins) {
    for (const { path: file, content } of translationFiles) {
      files.set(`${toPluginFolder(name, id)}/${file}.json`, content);
    }
  }
}

/** Texts of the site's own code, anywhere in `src`. */
async function collectCode(siteDir: string, problems: ContentProblem[]): Promise<SourceMessages> {
  const found: SourceMessages = {};
  for (const filePath of await listCode(path.join(siteDir, 'src'))) {
    const source = await readText(filePath, (problem) => void problems.push(problem));
    const { messages, problems: own } = await extractMessages(filePath, source ?? '');
    Object.assign(found, messages);
    problems.push(...own);
  }
  return found;
}

async function listCode(dir: string): Promise<string[]> {
  if (!isSiteFolder(dir)) return [];
  const entries = (await listSiteFolder(dir)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listCode(file);
      return /(?<!\.d)\.[jt]sx?$/.test(entry.name) ? [file] : [];
    }),
  );
  return lists.flat();
}

/** Unused keys of a file. The theme also reads keys that Octavo does not write: those of the search plugins. */
export function findUnknownKeys(known: SourceMessages, requested: SourceMessages): string[] {
  const ids = new Set(Object.keys(texts).map((key) => key.replace(/#.*$/, '')));
  return Object.keys(known).filter((key) => !Object.hasOwn(requested, key) && !ids.has(key));
}

/** Texts of the theme: those of Docusaurus and Octavo's own. */
function themeMessages(): SourceMessages {
  const own = Object.entries(texts).flatMap(([key, message]) =>
    key.startsWith('octavo.') ? [[key.replace(/#.*$/, ''), { message }] as const] : [],
  );
  return { ...(readEngineTable('words/base.json') as SourceMessages), ...Object.fromEntries(own) };
}

function withoutTranslations(config: SiteConfig): SiteConfig {
  const { i18n } = config;
  const configs = Object.entries(i18n.localeConfigs).map(([name, own]) => [name, { ...own, translate: false }]);
  return { ...config, i18n: { ...i18n, localeConfigs: Object.fromEntries(configs) as typeof i18n.localeConfigs } };
}
