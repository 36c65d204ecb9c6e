import path from 'node:path';
import { GENERATED_MODULES } from '../../../shared/generatedModules.ts';
import type { SiteCodeInput } from '../../compile/siteCode/loadSiteCode.ts';
import { findCodeFile, toModuleId } from '../../compile/siteCode/moduleNames.ts';
import { STYLE } from '../../compile/siteCode/readings.ts';
import type { ModuleStyle, SiteCode } from '../../compile/siteCode/types.ts';
import type { LocaleOptions } from '../../compile/markdown/types.ts';
import type { Site } from '../../read/loadSites.ts';
import { toGlobalData } from '../../read/plugins/toGlobalData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { loadClientText } from '../../ground/octavo/engineFiles.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { ContentAssets } from '../assets/contentAssets.ts';
import type { SourcesAt } from '../policy/toOriginProblems.ts';
import { bundleForBrowser, CODE_FOLDER, problemsOf, setsStyles, sourcesOf, toScripts } from './browserBundle.ts';
import { toSiteTags } from '../tags/toSiteTags.ts';
import { toBrowserMessages } from './toBrowserMessages.ts';
import { CONFIG_MODULES, modulesOf, toConfigText } from './toConfigText.ts';

/** Scripts and style sheets of all pages. */
export interface ClientModules {
  /** The one script that every document loads, relative to the output folder. */
  script?: string;
  /** All scripts, by file. */
  files: Map<string, string>;
  styles: ModuleStyle[];
  problems: ContentProblem[];
  /** Places where they load something from other sites. */
  sources: SourcesAt[];
}

export interface ClientModulesInput {
  /** How the site's code is bundled. */
  code: SiteCodeInput;
  /** The site data that code may read, per locale. */
  locales: Record<string, LocaleOptions>;
  assets: ContentAssets;
  /** Modules of the engine's own, as the text of objects. */
  others?: readonly string[];
}

/** Modules that are part of the script. */
const PLAIN = ['@docusaurus/ExecutionEnvironment', '@docusaurus/isInternalUrl', ...Object.keys(GENERATED_MODULES)];
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const PROVIDED = Object.fromEntries([...PLAIN, ...REACT].map((name) => [name, {}]));

/** One script for all client modules; none if they are style sheets only. */
export async function loadClientModules(
  site: Pick<Site, 'config' | 'content' | 'plugins' | 'staticFiles'>,
  { code: codeInput, locales, assets, others = [] }: ClientModulesInput,
): Promise<ClientModules> {
  const { config, content, plugins } = site;
  const { siteDir } = config;
  // As in Docusaurus, modules of the configuration come last, so that their styles win.
  const fromPlugins = (plugins?.result.plugins ?? []).flatMap(({ name, clientModules }) =>
    clientModules.map((file) => ({ file, from: `\`getClientModules\` of the plugin "${name}"` })),
  );
  const configured = config.clientModules.map((file) => ({ file, from: '`clientModules`' }));
  const named = [...fromPlugins, ...configured].map((module) => ({ ...module, found: findCodeFile(module.file) }));
  const clientModules = named.flatMap(({ found }) => found ?? []);
  const absent = named
    .filter(({ found }) => found === undefined)
    .map(({ file, from }): ContentProblem => ({
      severity: 'error',
      code: 'missing-file',
      filePath: config.configPath,
      message: `The client module "${path.relative(siteDir, file)}" is no file. Mend its path, or take it out of ${from}.`,
    }));
  const ids = clientModules.filter((file) => !STYLE.test(file)).map((file) => toModuleId(file, siteDir));
  const code = await bundleForBrowser(
    [...new Set(ids)],
    { ...codeInput, bundle: 'modules', modules: PROVIDED },
    assets,
  );
  const styles = clientModules.flatMap((filePath) =>
    STYLE.test(filePath) ? [{ filePath }] : (code.modules[toModuleId(filePath, siteDir)]?.styles ?? []),
  );
  const problems = [...absent, ...problemsOf(Object.values(code.modules))];
  const sources = sourcesOf(Object.values(code.modules));
  const files = new Map<string, string>();
  // A module that consists of style sheets needs no script.
  const running = [...new Set(ids)].filter((id) => !isStyleOnly(code, id));
  const runsModules = running.length > 0 || others.length > 0;
  const carriesStyles = [...Object.values(code.chunks)].some(setsStyles) || hasScripts(site);
  if (!runsModules && !carriesStyles) return { files, styles, problems, sources };

  const scripts = toScripts(code, 'modules');
  const modules = running.flatMap((id) => code.modules[id] ?? []);
  const imports = new Set(modules.flatMap((module) => module.imports));
  const importsAny = (names: Iterable<string>) => [...names].some((name) => imports.has(name));
  const locale = locales[config.i18n.currentLocale];
  const first = new Set(modules.flatMap(({ chunks }) => chunks));
  const runner = [
    await loadClientText('clientModules.js'),
    locale && importsAny(CONFIG_MODULES) ? `${toConfigText(locale, [...scripts.values()])};` : '',
    importsAny(modulesOf('globalData'))
      ? `octavo.globalData=${JSON.stringify(toGlobalData(config, content, plugins?.result.plugins))};`
      : '',
    locale && importsAny(modulesOf('codeTranslations'))
      ? `octavo.messages=${JSON.stringify(toBrowserMessages(locale.messages, config.i18n.currentLocale, [...scripts.values()]))};`
      : '',
    ...[...first].map((name) => `${scripts.get(name)};`),
    `octavo.modules.start(${JSON.stringify(running)},[${others.join(',')}],${importsAny(REACT)});`,
  ];
  const text = [carriesStyles ? await loadClientText('scripted-styles.js') : '', ...(runsModules ? runner : [])].join(
    '\n',
  );
  const script = `${CODE_FOLDER}modules.${hashOf(text).slice(0, 10)}.js`;
  files.set(script, text);
  // Loaded on demand.
  for (const [name, text] of scripts) if (!first.has(name)) files.set(CODE_FOLDER + name, text);
  return { script, files, styles, problems, sources };
}

/** The configuration or a plugin adds scripts whose content is unknown. */
function hasScripts(site: Pick<Site, 'config' | 'plugins' | 'staticFiles'>): boolean {
  const { head, preBody, postBody } = toSiteTags(site, { isBuild: false });
  return [...head, ...preBody, ...postBody].some(
    ({ tag, attributes }) =>
      tag === 'script' && /^(?:|module|text\/javascript)$/.test(String(attributes?.['type'] ?? '')),
  );
}

/** Its bundle does nothing. */
function isStyleOnly({ modules, chunks }: SiteCode, id: string): boolean {
  const module = modules[id];
  if (!module || module.styles.length === 0) return module === undefined;
  const text = module.chunks.map((name) => chunks[name] ?? '').join('');
  return !/[^\s;]/.test(
    text
      .replace(/['"]use strict['"]|Object\.defineProperty\(exports,[^)]*\)/g, '')
      .replace(/\/\/.*|\/\*[^]*?\*\//g, ''),
  );
}
