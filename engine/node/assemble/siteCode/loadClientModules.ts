import path from 'node:path';
import { bundleOnce, type SiteCodeInput } from '../../compile/siteCode/loadSiteCode.ts';
import { findCodeFile, toModuleId } from '../../compile/siteCode/moduleNames.ts';
import type { CodeStyle, SiteCode } from '../../compile/siteCode/types.ts';
import { toSiteConfigForContent } from '../../compile/toMarkdownOptions.ts';
import type { Site } from '../../read/loadSites.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { loadClientText } from '../../ground/octavo/engineFiles.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { ContentAssets } from '../assets/contentAssets.ts';

/** Scripts and style sheets of all pages. */
export interface ClientModules {
  /** The one script that every document loads, relative to the output folder. */
  script?: string;
  /** All scripts, by file. */
  files: Map<string, string>;
  styles: CodeStyle[];
  problems: ContentProblem[];
}

export interface ClientModulesInput {
  /** How the site's code is bundled. */
  code: SiteCodeInput;
  assets: ContentAssets;
  /** Modules of the engine's own, as the text of objects. */
  others?: readonly string[];
}

const STYLE = /\.(?:css|s[ac]ss|less|styl)$/i;
const FOLDER = 'assets/code/';
const CONFIG = '@generated/docusaurus.config';
const NO_CODE: SiteCode = { modules: {}, chunks: {} };

/** What the script that runs them brings along. */
const PLAIN = ['@docusaurus/ExecutionEnvironment', '@docusaurus/isInternalUrl', CONFIG];
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const PROVIDED = Object.fromEntries([...PLAIN, ...REACT].map((name) => [name, {}]));

/** One script for all client modules; none where they are style sheets only. */
export async function loadClientModules(
  { config, plugins }: Pick<Site, 'config' | 'plugins'>,
  { code: codeInput, assets, others = [] }: ClientModulesInput,
): Promise<ClientModules> {
  const { siteDir } = config;
  // Those of the configuration come last, as with Docusaurus: their style has the last word.
  const fromPlugins = plugins?.result.plugins.flatMap(({ clientModules }) => clientModules) ?? [];
  const named = [...fromPlugins, ...config.clientModules].map((file) => ({ file, found: findCodeFile(file) }));
  const clientModules = named.flatMap(({ found }) => found ?? []);
  const absent = named
    .filter(({ found }) => found === undefined)
    .map(({ file }): ContentProblem => ({
      severity: 'error',
      filePath: config.configPath,
      message: `The client module "${path.relative(siteDir, file)}" is no file. Mend its path, or take it out of \`clientModules\`.`,
    }));
  const toAddress = async (filePath: string) => (await assets.getForCode(filePath))?.file;
  const ids = clientModules.filter((file) => !STYLE.test(file)).map((file) => toModuleId(file, siteDir));
  const code =
    ids.length === 0
      ? NO_CODE
      : await bundleOnce([...new Set(ids)], {
          ...codeInput,
          bundle: 'modules',
          target: 'browser',
          modules: PROVIDED,
          toAddress,
        });
  await Promise.all(Object.values(code.modules).flatMap(({ files }) => files.map(toAddress)));
  const styles = clientModules.flatMap((filePath) =>
    STYLE.test(filePath) ? [{ filePath }] : (code.modules[toModuleId(filePath, siteDir)]?.styles ?? []),
  );
  const reported = Object.values(code.modules).flatMap((module) =>
    module.problems.map((problem): ContentProblem => ({ severity: 'warning', ...problem })),
  );
  const problems = [...absent, ...reported];
  const files = new Map<string, string>();
  // A module that consists of style sheets needs no script.
  const running = [...new Set(ids)].filter((id) => !isStyleOnly(code, id));
  if (running.length === 0 && others.length === 0) return { files, styles, problems };

  const toDefinition = (name: string, text: string, id?: string): string => {
    const end = id === undefined ? '' : `,${JSON.stringify(id)}`;
    return `octavo.modules.define(${JSON.stringify(name)},function(require,module,exports){${text}\n}${end});`;
  };
  const modules = running.flatMap((id) => code.modules[id] ?? []);
  const imports = new Set(modules.flatMap((module) => module.imports));
  const idOf = new Map(Object.entries(code.modules).map(([id, { chunk }]) => [chunk, id]));
  const first = new Set(modules.flatMap(({ chunks }) => chunks));
  const text = [
    await loadClientText('clientModules.js'),
    imports.has(CONFIG) ? `octavo.siteConfig=${JSON.stringify(toSiteConfigForContent(config))};` : '',
    ...[...first].map((name) => toDefinition(name, code.chunks[name] ?? '', idOf.get(name))),
    `octavo.modules.start(${JSON.stringify(running)},[${others.join(',')}],${REACT.some((name) => imports.has(name))});`,
  ].join('\n');
  const script = `${FOLDER}modules.${hashOf(text).slice(0, 10)}.js`;
  files.set(script, text);
  // Loaded when they are asked for.
  for (const [name, chunk] of Object.entries(code.chunks)) {
    if (!first.has(name)) files.set(FOLDER + name, toDefinition(name, chunk));
  }
  return { script, files, styles, problems };
}

/** What it was bundled to does nothing. */
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
