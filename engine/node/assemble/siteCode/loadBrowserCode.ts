import { CONTEXTS_MODULE } from '../../../shared/island.ts';
import type { SiteCodeInput } from '../../compile/siteCode/loadSiteCode.ts';
import type { ModuleId, SiteModule } from '../../compile/siteCode/types.ts';
import type { LiveParts, MarkdownOptions } from '../../compile/markdown/types.ts';
import type { GlobalData } from '../../read/plugins/toGlobalData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { remember } from '../../../shared/remember.ts';
import type { ClientAssets } from '../assets/clientAssets.ts';
import type { ContentAssets } from '../assets/contentAssets.ts';
import type { SourcesAt } from '../policy/toOriginProblems.ts';
import { findLayers } from './findLayers.ts';
import { bundleForBrowser, CODE_FOLDER, problemsOf, setsStyles, sourcesOf, toScripts } from './browserBundle.ts';
import { toBrowserMessages } from './toBrowserMessages.ts';
import { CONFIG_MODULES, modulesOf, toConfigText } from './toConfigText.ts';

/** The site's own code as the browser loads it. */
export interface BrowserCode {
  /** Scripts that these modules need on pages of a locale, in order, relative to the output folder. */
  scriptsOf(parts: Pick<LiveParts, 'modules' | 'usesGlobalData'>, locale: string): string[];
  /** All scripts, by file. */
  files: Map<string, string>;
  /** The scripts that these load; a script that no page loads is not written. */
  filesOf(scripts: ReadonlySet<string>): Map<string, string>;
  /** The texts of the scripts of a module, in order. */
  textsOf(id: ModuleId): string[];
  /** Problems of the modules in these scripts. */
  problemsOf(scripts: ReadonlySet<string>): ContentProblem[];
  /** Places where these scripts load something from other sites. */
  sourcesOf(scripts: ReadonlySet<string>): SourcesAt[];
}

export interface BrowserCodeInput extends Omit<SiteCodeInput, 'target' | 'toAddress'> {
  scripts: ClientAssets['scripts'];
  /** The site data that code may read, per locale. */
  locales: MarkdownOptions['locales'];
  /** Plugin data of the locale. */
  globalData: MarkdownOptions['globalData'];
  assets: ContentAssets;
}

/** Modules through which code reads global data. */
const DATA = new Set([
  '@docusaurus/useGlobalData',
  '@docusaurus/plugin-content-docs/client',
  '@docusaurus/renderRoutes',
  ...modulesOf('globalData'),
]);

/** Hooks of the last module create titles. */
const MESSAGES = new Set([
  '@docusaurus/Translate',
  ...modulesOf('codeTranslations'),
  '@docusaurus/theme-common/internal',
]);

function usesData({ imports }: SiteModule): boolean {
  return imports.some((id) => DATA.has(id));
}

function usesConfig({ imports }: SiteModule): boolean {
  return imports.some((id) => CONFIG_MODULES.has(id));
}

function usesMessages({ imports }: SiteModule): boolean {
  return imports.some((id) => MESSAGES.has(id));
}

/** Bundles the modules that some page needs in the browser; each script defines one module, and runs from disk too. */
export async function loadBrowserCode(live: readonly LiveParts[], input: BrowserCodeInput): Promise<BrowserCode> {
  const { scripts, locales, globalData, assets, ...rest } = input;
  const sources = Object.assign({}, ...live.map((parts) => parts.sources ?? {})) as Record<ModuleId, string>;
  // The engine's modules are already loaded.
  const ids = new Set(live.flatMap(({ modules }) => modules).filter((id) => !Object.hasOwn(rest.modules, id)));
  const code = await bundleForBrowser([...ids].sort(), { ...rest, sources }, assets);
  const modules = Object.values(code.modules);
  const files = new Map([...toScripts(code, 'islands')].map(([name, script]) => [CODE_FOLDER + name, script]));
  const add = (name: string, text: string): string => {
    const file = `${CODE_FOLDER}${name}.${hashOf(text).slice(0, 10)}.js`;
    files.set(file, text);
    return file;
  };
  const scriptTexts = [...files.values()];
  const needsConfig = modules.some(usesConfig);
  const needsMessages = modules.some(usesMessages);
  // Large in a large site.
  const needsData = live.some((parts) => parts.usesGlobalData) || modules.some(usesData);
  /** The content of the global `octavo`, by locale. */
  const values = new Map(
    Object.entries(locales).map(([locale, site]) => {
      const { siteConfig, folder } = site;
      const messages = toBrowserMessages(site.messages, locale, scriptTexts);
      const hasMessages = needsMessages && Object.keys(messages).length > 0;
      return [
        locale,
        {
          config: needsConfig && add('config', toConfigText(site, scriptTexts)),
          messages: hasMessages && add('messages', `octavo.messages=${JSON.stringify(messages)}`),
          data: needsData && add('data', toDataText(siteConfig, globalData[locale], folder)),
        },
      ];
    }),
  );

  function modulesIn(scripts: ReadonlySet<string>): SiteModule[] {
    return modules.filter(({ chunk }) => scripts.has(CODE_FOLDER + chunk));
  }

  function filesOf(scripts: Iterable<string>): Map<string, string> {
    const found = new Map<string, string>();
    for (const file of scripts) visit(file);
    return found;

    function visit(file: string): void {
      const text = files.get(file);
      if (text === undefined || found.has(file)) return;
      found.set(file, text);
      // It contains the names of scripts that it loads later.
      for (const name of Object.keys(code.chunks)) if (text.includes(name)) visit(CODE_FOLDER + name);
    }
  }

  const leadsToStyles = remember((chunk: string) => [...filesOf([chunk]).values()].some(setsStyles));

  return {
    files,
    filesOf,
    textsOf: (id) => (code.modules[id]?.chunks ?? []).map((chunk) => files.get(CODE_FOLDER + chunk) ?? ''),
    problemsOf: (scripts) => problemsOf(modulesIn(scripts)),
    sourcesOf: (scripts) => sourcesOf(modulesIn(scripts)),
    scriptsOf({ modules: ids, usesGlobalData }, locale) {
      const { config, messages, data } = values.get(locale) ?? {};
      const wanted = ids.flatMap((id) => code.modules[id] ?? []);
      const used = [...ids, ...wanted.flatMap(({ imports }) => imports)];
      const hasData = data && (usesGlobalData || wanted.some(usesData));
      const chunks = [...new Set(wanted.flatMap(({ chunks }) => chunks.map((chunk) => CODE_FOLDER + chunk)))];
      return [
        ...(chunks.some(leadsToStyles) ? [scripts['scripted-styles']] : []),
        ...findLayers(used, Boolean(hasData)).map((name) => scripts[name]),
        ...(hasData ? [scripts['live-data'], data] : []),
        scripts.live,
        ...(ids.includes(CONTEXTS_MODULE) ? [scripts['live-contexts']] : []),
        ...(config && wanted.some(usesConfig) ? [config] : []),
        ...(messages && wanted.some(usesMessages) ? [messages] : []),
        ...chunks,
      ];
    },
  };
}

/** `folder` is where the pages of the locale are in the output folder. */
function toDataText({ baseUrl }: Record<string, unknown>, globalData: GlobalData = {}, folder = ''): string {
  const inFolder = folder === '' ? '' : `octavo.dataFolder=${JSON.stringify(folder)};`;
  return `octavo.dataBase=${JSON.stringify(baseUrl)};${inFolder}octavo.globalData=${JSON.stringify(globalData)}`;
}
