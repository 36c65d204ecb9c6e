import { bundleOnce, type SiteCodeInput } from '../../compile/siteCode/loadSiteCode.ts';
import type { ModuleId, SiteCode, SiteModule } from '../../compile/siteCode/types.ts';
import type { LiveParts, MarkdownOptions } from '../../compile/markdown/types.ts';
import type { GlobalData } from '../../read/plugins/toGlobalData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { ClientAssets } from '../assets/clientAssets.ts';
import type { ContentAssets } from '../assets/contentAssets.ts';

/** The site's own code as the browser loads it. */
export interface BrowserCode {
  /** Scripts that these modules need on pages of a locale, in order, relative to the output folder. */
  scriptsOf(parts: Pick<LiveParts, 'modules' | 'usesGlobalData'>, locale: string): string[];
  /** All scripts, by file. */
  files: Map<string, string>;
  /** Those that these lead to: what no page loads is not written. */
  filesOf(scripts: ReadonlySet<string>): Map<string, string>;
  /** What is wrong with the modules in these. */
  problemsOf(scripts: ReadonlySet<string>): ContentProblem[];
}

export interface BrowserCodeInput extends Omit<SiteCodeInput, 'target' | 'toAddress'> {
  scripts: ClientAssets['scripts'];
  /** What code may ask of the site, in each locale. */
  locales: NonNullable<MarkdownOptions['locales']>;
  /** What plugins tell it there. */
  globalData: NonNullable<MarkdownOptions['globalData']>;
  assets: ContentAssets;
}

const CONFIG = new Set(['@docusaurus/useDocusaurusContext', '@docusaurus/theme-common']);

function isTheme(id: ModuleId): boolean {
  return /^@theme\/|^@docusaurus\/(?:theme-common|plugin-content-)/.test(id);
}

/** Modules by which code gets at global data. */
const DATA = new Set([
  '@docusaurus/useGlobalData',
  '@docusaurus/plugin-content-docs/client',
  '@docusaurus/renderRoutes',
]);

function usesData({ imports }: SiteModule): boolean {
  return imports.some((id) => DATA.has(id));
}

function usesConfig({ imports }: SiteModule): boolean {
  return imports.some((id) => CONFIG.has(id));
}

function usesMessages({ imports }: SiteModule): boolean {
  return imports.includes('@docusaurus/Translate');
}

const FOLDER = 'assets/code/';
const NO_CODE: SiteCode = { modules: {}, chunks: {} };

/** Bundles the modules that some page needs in the browser; each script defines one module, and runs from disk too. */
export async function loadBrowserCode(live: readonly LiveParts[], input: BrowserCodeInput): Promise<BrowserCode> {
  const { scripts, locales, globalData, assets, ...rest } = input;
  const toAddress = async (filePath: string) => (await assets.getForCode(filePath))?.file;
  const sources = Object.assign({}, ...live.map((parts) => parts.sources ?? {})) as Record<ModuleId, string>;
  // What the engine brings is there anyway.
  const ids = new Set(live.flatMap(({ modules }) => modules).filter((id) => !Object.hasOwn(rest.modules, id)));
  const sorted = [...ids].sort();
  const code =
    sorted.length === 0 ? NO_CODE : await bundleOnce(sorted, { ...rest, target: 'browser', sources, toAddress });
  // From the cache nobody has asked for these yet.
  await Promise.all(Object.values(code.modules).flatMap(({ files }) => files.map(toAddress)));
  const files = new Map<string, string>();
  const idOf = new Map(Object.entries(code.modules).map(([id, { chunk }]) => [chunk, id]));
  for (const [name, text] of Object.entries(code.chunks)) {
    const id = idOf.get(name);
    const end = id === undefined ? '' : `,${JSON.stringify(id)}`;
    const script = `octavo.islands.define(${JSON.stringify(name)},function(require,module,exports){${text}\n}${end})`;
    files.set(FOLDER + name, script);
  }
  const all = Object.values(code.modules);
  const addValue = (name: string, text: string): string => {
    const file = `${FOLDER}${name}.${hashOf(text).slice(0, 10)}.js`;
    files.set(file, text);
    return file;
  };
  const needsConfig = all.some(usesConfig);
  const needsMessages = all.some(usesMessages);
  const needsData = live.some((parts) => parts.usesGlobalData) || all.some(usesData);
  /** What scripts find in the global `octavo`, by locale. */
  const values = new Map(
    Object.entries(locales).map(([locale, { siteConfig, messages, folder }]) => {
      const hasMessages = needsMessages && Object.keys(messages).length > 0;
      return [
        locale,
        {
          config: needsConfig && addValue('config', `octavo.siteConfig=${JSON.stringify(siteConfig)}`),
          messages: hasMessages && addValue('messages', `octavo.messages=${JSON.stringify(messages)}`),
          data: needsData && addValue('data', toDataText(siteConfig, globalData[locale], folder)),
        },
      ];
    }),
  );

  return {
    files,
    filesOf(scripts) {
      const found = new Map<string, string>();
      for (const file of scripts) add(file);
      return found;

      function add(file: string): void {
        const text = files.get(file);
        if (text === undefined || found.has(file)) return;
        found.set(file, text);
        // What it loads later is named in it.
        for (const name of Object.keys(code.chunks)) if (text.includes(name)) add(FOLDER + name);
      }
    },
    problemsOf: (scripts) =>
      all
        .filter(({ chunk }) => scripts.has(FOLDER + chunk))
        .flatMap(({ problems }) => problems.map((problem) => ({ severity: 'warning' as const, ...problem }))),
    scriptsOf({ modules: wanted, usesGlobalData }, locale) {
      const { config, messages, data } = values.get(locale) ?? {};
      const modules = wanted.flatMap((id) => code.modules[id] ?? []);
      const usesTheme = wanted.some((id) => isTheme(id)) || modules.some((module) => module.imports.some(isTheme));
      return [
        ...(usesTheme ? [scripts['live-theme']] : []),
        ...(data && (usesGlobalData || modules.some(usesData)) ? [scripts['live-data'], data] : []),
        scripts.live,
        ...(config && modules.some(usesConfig) ? [config] : []),
        ...(messages && modules.some(usesMessages) ? [messages] : []),
        ...new Set(modules.flatMap(({ chunks }) => chunks.map((chunk) => FOLDER + chunk))),
      ];
    },
  };
}

/** `folder` is where the pages of the locale are in the output folder. */
function toDataText({ baseUrl }: Record<string, unknown>, globalData: GlobalData = {}, folder = ''): string {
  const inFolder = folder === '' ? '' : `octavo.dataFolder=${JSON.stringify(folder)};`;
  return `octavo.dataBase=${JSON.stringify(baseUrl)};${inFolder}octavo.globalData=${JSON.stringify(globalData)}`;
}
