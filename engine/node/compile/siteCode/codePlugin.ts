/** How the site's code is read: what its imports mean, and what other files become. */
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { whyNotGenerated } from '../../../shared/generatedModules.ts';
import { escapeRegExp } from '../../ground/escapeRegExp.ts';
import { isSiteFile, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import {
  findCodeFile,
  findThemeFile,
  isBuiltin,
  findPackage,
  packageOf,
  toModuleId,
  toProvidedName,
} from './moduleNames.ts';
import { NO_BUNDLING, NO_MODULE, type Bundling, type Reading } from '../../read/config/bundling.ts';
import { isOfDocusaurus } from './docusaurusNames.ts';
import { describeMissingPackage } from './missingPackage.ts';
import { MARKDOWN, readImport, readingOf, resolveAlias, STYLE } from './readings.ts';
import { runLoaders } from './runLoaders.ts';
import { compileSass } from '../styles/compileSass.ts';
import { expandComputed } from './computedImports.ts';
import { toCssModule } from './cssModule.ts';
import { enginePartOf, findCommonFile, missingNames, toCommonModule } from './commonModule.ts';
import { findLoads, type FileLoads } from './findLoads.ts';
import { findClassicFile } from './findOverrides.ts';
import { isPrismModule, resolvePrism, toPrismModule, withoutComputed, type PrismPlace } from './prismModule.ts';
import { findRemoved } from './removedFromReact.ts';
import { expandContexts } from './requireContext.ts';
import { toMarkdownModule } from './markdownModule.ts';
import { toSvgModule } from './svgModule.ts';
import { expandUrls } from './urlAssets.ts';
import type { CodeProblem, CodeStyle, ModuleId } from './types.ts';

export interface CodePluginInput extends PrismPlace {
  /** Absolute paths; `/x` is a file in one of them, or below the site's root. */
  staticDirectories?: readonly string[];
  target: 'server' | 'browser';
  mode: 'production' | 'development';
  /** The plugins' additions to bundling. */
  bundling?: Bundling;
  /** Names of components for which Docusaurus's own are used, see `findOverrides.ts`. */
  classicParts?: readonly string[];
  /** Names of modules that stay imports; the code gets them when it runs. */
  leaveAlone?: RegExp;
  /** The engine's modules and their exports. */
  provided: ReadonlyMap<string, ReadonlySet<string>>;
  /** Virtual modules by name. */
  sources?: Record<ModuleId, string>;
  /** Files that cannot be read as code, and the reason; each becomes an empty module. */
  unreadable: ReadonlyMap<string, CodeProblem>;
  /** Code that replaces the text of a file, see `escapeJsxText.ts`. */
  escaped: ReadonlyMap<string, string>;
  /** The metadata of a Markdown file. */
  metadataOf?(filePath: string): object | undefined;
  /** The address of a file in the finished site, for the browser. */
  toAddress?(filePath: string): Promise<string | undefined>;
}

/** Problems found while reading modules, by the module's file. */
export interface ReadModules {
  styles: Map<string, CodeStyle>;
  files: Set<string>;
  /** Text of data files, which the bundler does not return. */
  data: Map<string, string>;
  problems: Map<string, CodeProblem[]>;
  /** Addresses on other sites that code for the browser loads, by module. */
  loads: Map<string, FileLoads>;
  /** Markdown that is one of very many files that a computed name may mean. */
  oneOfMany: Set<string>;
}

const CODE = /\.(?:[cm]?[jt]sx?|json)$/i;
/** Where a computed name may mean more Markdown files than this, a page gets only those that it shows. */
const MAX_LATER = 20;
/** How to read a file that is not read like others of its kind. */
const READ_AS = '?octavo-read=';
const SOURCE = '\0octavo-source:';
const COMMON = '\0octavo-common:';
/** Prefix of the name of a file that cannot be read and that no module replaces; a stand-in takes its place. */
const UNREADABLE = 'unreadable:';
/** Replaces what the shell shows, where the site's own layout shows it too. */
const SHOWN_ANYWAY = '@octavo/shown-anyway';
/** Modules of Docusaurus that are only data. They are bundled, so that no other page loads them. */
const CONSTANTS: Record<string, string> = {
  '@docusaurus/constants': "export const DEFAULT_PLUGIN_ID = 'default';",
  // Docusaurus's own components look for the home page among them.
  '@generated/routes': 'export default [];',
  [NO_MODULE]: 'export default {};',
  [SHOWN_ANYWAY]: 'export default () => null;',
};
type MissingDetails = Pick<CodeProblem, 'severity' | 'cause' | 'subject'>;

const ERROR: MissingDetails = { severity: 'error', cause: 'import' };
/** Modules that replace files that are not code. */
const TEXT_MODULE = { moduleType: 'js' as const };

export function codePlugin(input: CodePluginInput): { plugin: Plugin; read: ReadModules } {
  const { siteDir, provided, unreadable, bundling = NO_BUNDLING } = input;
  const loaders = new Map<string, Promise<unknown>>();
  const read: ReadModules = {
    styles: new Map(),
    files: new Set(),
    data: new Map(),
    problems: new Map(),
    loads: new Map(),
    oneOfMany: new Set(),
  };

  function report(filePath: string, problem: Omit<CodeProblem, 'filePath'>, id = filePath): void {
    read.problems.set(id, [...(read.problems.get(id) ?? []), { ...problem, filePath }]);
  }

  /** The first place where a module is mentioned. */
  function placeOf(importer: string, source: string): { line?: number; column?: number } {
    if (!isSiteFile(importer)) return {};
    const before =
      readSiteFileSync(importer)
        .toString()
        .split(new RegExp(`['"]${escapeRegExp(source)}['"]`), 2)[0] ?? '';
    const lines = before.split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }

  /** Docusaurus fails if an import of the site's code is missing. An import that a package lacks may not be needed. */
  function missing(source: string, importer: string | undefined, message: string, about: MissingDetails = {}) {
    const isOptional = importer !== undefined && (isOfPackage(importer) || isTried(importer, source));
    if (importer) report(importer, { ...placeOf(importer, source), message, ...(!isOptional && about) });
    // Relative names are names of chunks.
    return { id: source.startsWith('.') ? `missing:${source}` : source, external: true };
  }

  const plugin: Plugin = {
    name: 'octavo-site-code',
    async resolveId(written, importer) {
      if (input.sources && Object.hasOwn(input.sources, written)) return SOURCE + written;
      if (written.startsWith('\0') && !isPrismModule(written)) return null;
      if (written.includes(READ_AS)) return written;
      if (written.startsWith(UNREADABLE) || input.leaveAlone?.test(written)) return { id: written, external: true };
      const prism = resolvePrism(written, importer, input);
      if (prism) return prism;
      if (importer?.startsWith(COMMON)) return path.isAbsolute(written) ? written : { id: written, external: true };
      // Octavo generates this one; other plugin data are files.
      if (written.startsWith('@generated/') && provided.has(written)) return { id: written, external: true };
      if (written.startsWith('@generated/') && Object.hasOwn(CONSTANTS, written)) return SOURCE + written;
      // Code of a Markdown file names other files from the site's root.
      const importerFile = importer?.startsWith(SOURCE)
        ? path.join(siteDir, 'package.json')
        : importer?.replace(/\?.*$/, '');
      const reason = whyNotGenerated(written);
      if (reason) return missing(written, importerFile, `"${written}" cannot be imported: ${reason}.`);
      // Sites alias React's folder to avoid a second copy; here React is the engine's.
      const isProvided = provided.has(written) && !written.startsWith('@theme');
      const asked = readImport(written, isProvided ? undefined : bundling);
      const source = asked.name;
      if (isShownAnyway(source, importerFile)) return SOURCE + SHOWN_ANYWAY;
      // A component that replaces the theme's may import what it replaces by the same name.
      const own = findThemeFile(source, input, importerFile);
      if (own) return own;
      const name = toProvidedName(source);
      const common = findCommon(source, importerFile) ?? enginePartOf(source, importerFile);
      if (common) return common;
      if (provided.has(name) && !input.classicParts?.includes(name)) {
        return wrapForNode(name, importerFile) ?? { id: name, external: true };
      }
      if (Object.hasOwn(CONSTANTS, name)) return SOURCE + name;
      // Parts of a component that comes from Docusaurus's theme, as the site has it installed.
      const classic = name.startsWith('@theme/') ? findClassicFile(name.slice('@theme/'.length), siteDir) : undefined;
      if (classic) return classic;
      const packageFile = importerFile ?? path.join(siteDir, 'package.json');
      const ofPackage = importerFile !== undefined && isOfPackage(importerFile);
      // A package may have other files for browsers, and nothing for Node's modules.
      if (ofPackage && (source.startsWith('.') || input.target === 'browser')) {
        const resolved = await this.resolve(source, importerFile, { skipSelf: true });
        if (resolved && !resolved.external && !isBuiltin(resolved.id)) return resolved.id;
      }
      const file = fileOf(source, importerFile, input);
      if (file !== undefined) {
        const found = findCodeFile(file);
        if (!found) return missing(source, importerFile, `"${source}" is imported, but there is no such file.`, ERROR);
        const reading = ofPackage ? undefined : readingOf(found, asked, bundling);
        return reading ? found + READ_AS + encodeURIComponent(JSON.stringify([reading, asked.query])) : found;
      }
      const fallback = resolveAlias(source, bundling.fallbacks);
      const isFound = isBuiltin(source) ? input.target === 'server' : findPackage(packageOf(source), packageFile);
      if (fallback !== source && !isFound) return this.resolve(fallback, importer, { skipSelf: false });
      if (isBuiltin(source)) {
        const isServer = input.target === 'server';
        // Docusaurus bundles everything for the browser too, and packages may have other files for it.
        if (isServer && ofPackage) return { id: source, external: true };
        const message = `"${source}" is a module of Node, which browsers do not have.`;
        const found = missing(source, importerFile, message, ERROR);
        return isServer ? { id: source, external: true } : found;
      }
      // `#name` is a package's own subpath import.
      const isInstalled = source.startsWith('#') || findPackage(packageOf(source), packageFile) !== undefined;
      const resolved = isInstalled ? await this.resolve(source, importerFile, { skipSelf: true }) : undefined;
      if (resolved && !resolved.external) return resolved.id;
      if (isOfDocusaurus(source)) {
        return missing(source, importerFile, `"${source}" is not there in Octavo; what stands inside it is shown.`);
      }
      if (/^@(?:theme(?:-original|-init)?|docusaurus)\//.test(source)) {
        return missing(source, importerFile, `"${source}" is imported, but there is no such module.`, ERROR);
      }
      return missing(source, importerFile, describeMissingPackage(source), {
        ...ERROR,
        cause: 'package',
        subject: packageOf(source),
      });
    },
    async load(id) {
      if (id.startsWith(SOURCE)) {
        const name = id.slice(SOURCE.length);
        const code = CONSTANTS[name] ?? input.sources?.[name] ?? '';
        noteLoads(id, code);
        return { code, moduleType: 'jsx' };
      }
      if (id.startsWith(COMMON)) return { code: toCommonModule(id.slice(COMMON.length)), ...TEXT_MODULE };
      if (isPrismModule(id)) return { code: toPrismModule(id, input), moduleSideEffects: true, ...TEXT_MODULE };
      if (id.startsWith('\0')) return null;
      const [filePath = '', readAs] = id.split(READ_AS, 2);
      if (!path.isAbsolute(filePath)) return null;
      const problem = unreadable.get(id);
      if (problem) {
        report(filePath, problem, id);
        return standIn(filePath);
      }
      if (readAs !== undefined) {
        return readFileAs(id, filePath, JSON.parse(decodeURIComponent(readAs)) as [Reading, string]);
      }
      const bytes = readSiteFileSync(filePath);
      if (MARKDOWN.test(filePath)) return { code: toMarkdownModule(filePath, bytes.toString(), input), ...TEXT_MODULE };
      if (STYLE.test(filePath)) return loadStyle(filePath);
      if (CODE.test(filePath) || !path.extname(filePath)) {
        const code = await expandCalls(input.escaped.get(filePath) ?? bytes.toString(), filePath);
        if (/\.json$/i.test(filePath)) read.data.set(id, code);
        if (!filePath.includes('node_modules')) {
          for (const removed of findRemoved(code)) report(filePath, removed);
          noteLoads(id, code);
        }
        return { code };
      }
      if (/\.svg$/i.test(filePath)) return { code: toSvgModule(bytes.toString()), ...TEXT_MODULE };
      return loadAddress(filePath);
    },
  };

  /** Includes webpack's handling of calls that name files. */
  async function expandCalls(written: string, filePath: string): Promise<string> {
    if (/\.json$/i.test(filePath)) return written;
    const findFolder = (name: string) => fileOf(resolveAlias(name, bundling.aliases), filePath, input);
    // Where Prism's languages stay imports, they are loaded one by one.
    const contexts = await expandContexts(input.leaveAlone ? written : withoutComputed(written), findFolder);
    // Packages are made for other bundlers too, and rarely need all the files that such a name means.
    const computed = filePath.includes('node_modules')
      ? contexts
      : await expandComputed(contexts, findFolder, noteMany);
    return expandUrls(computed, { target: input.target, find: (name) => findAsset(name, filePath) });
  }

  function noteMany(filePaths: readonly string[]): void {
    const found = filePaths.filter((file) => MARKDOWN.test(file));
    if (found.length > MAX_LATER) for (const file of found) read.oneOfMany.add(file);
  }

  /** The module with the address of a file that code names. Like webpack, it looks next to the code first. */
  function findAsset(name: string, importer: string): string | undefined {
    const beside = path.resolve(path.dirname(importer), name);
    const found = [beside, fileOf(resolveAlias(name, bundling.aliases), importer, input)].find(
      (file) => file !== undefined && isSiteFile(file),
    );
    // The author of the site cannot mend a package.
    if (found === undefined && !importer.includes('node_modules'))
      report(importer, { ...placeOf(importer, name), message: `"${name}" is no file.` });
    return found && found + READ_AS + encodeURIComponent(JSON.stringify(['address', '']));
  }

  function noteLoads(id: string, code: string): void {
    if (input.target === 'browser') read.loads.set(id, findLoads(code));
  }

  /** The site's own layout is around the shell, which has these. */
  function isShownAnyway(source: string, importer = ''): boolean {
    const folders = [path.join(siteDir, 'src/theme'), ...(input.themeFolders ?? [])];
    const folder = folders.find((one) => /^Layout(?:\.\w+|[\\/].*)$/.test(path.relative(one, importer)));
    if (folder === undefined) return false;
    const name = source.startsWith('.') ? path.relative(folder, path.resolve(importer, '..', source)) : source;
    return /^(?:@theme(?:-original|-init)?\/)?(?:AnnouncementBar|BackToTopButton|Footer|Navbar)$/.test(name);
  }

  /** Follows a rule, or the import itself. */
  async function readFileAs(id: string, filePath: string, [reading, query]: [Reading, string]) {
    if (reading === 'address') return loadAddress(filePath);
    if (reading === 'json') return { code: readSiteFileSync(filePath).toString(), moduleType: 'json' as const };
    if (reading === 'text') {
      return { code: `export default ${JSON.stringify(readSiteFileSync(filePath).toString())};`, ...TEXT_MODULE };
    }
    const { mode, target } = input;
    try {
      const host = { siteDir, mode, target, loaders: bundling.loaders, loaded: loaders, report: reportLoader };
      const code = await runLoaders(filePath, query, reading, host);
      const [, extension] = /\.[cm]?([jt]sx?)$/i.exec(filePath) ?? [];
      return {
        code,
        moduleType: (extension?.toLowerCase().replace(/^js$/, 'jsx') ?? 'js') as 'js' | 'jsx' | 'ts' | 'tsx',
      };
    } catch (error) {
      reportLoader((error as Error).message, 'error');
      return standIn(filePath);
    }

    function reportLoader(message: string, severity?: 'error'): void {
      report(filePath, { message, severity }, id);
    }
  }

  /** Its children are shown. */
  function standIn(filePath: string) {
    const name = JSON.stringify(UNREADABLE + toModuleId(filePath, siteDir));
    return { code: `export * from ${name};\nexport { default } from ${name};`, ...TEXT_MODULE };
  }

  async function loadAddress(filePath: string) {
    read.files.add(filePath);
    return { code: await fileModule(filePath), ...TEXT_MODULE };
  }

  /** If an engine module lacks something that the site has installed, both are joined, see `commonModule.ts`. */
  function findCommon(source: string, importer: string | undefined): string | undefined {
    const exports = provided.get(source);
    const installed = exports && importer && findCommonFile(source, siteDir);
    if (!installed) return undefined;
    const names = missingNames(source, readSiteFileSync(importer).toString(), exports, installed);
    return names && COMMON + JSON.stringify(names);
  }

  /**
   * As in Node, a `.mjs` file sees only the default export of a CommonJS module; a module in between has its own
   * exports.
   */
  function wrapForNode(source: string, importer = ''): string | undefined {
    const ours = [...(provided.get(source) ?? [])];
    if (ours.length === 0 || !/\.m[jt]s$/.test(importer)) return undefined;
    return COMMON + JSON.stringify({ source, ours });
  }

  async function fileModule(filePath: string): Promise<string> {
    // On the server the address depends on the page, so the name is resolved where it is shown.
    if (input.target === 'server') return `export default ${JSON.stringify(toModuleId(filePath, siteDir))};`;
    const address = (await input.toAddress?.(filePath)) ?? '';
    return `export default octavo.root + ${JSON.stringify(address)};`;
  }

  function loadStyle(filePath: string) {
    // Others are read when the style of the page is put together.
    const isModule = /\.module\.\w+$/i.test(filePath);
    if (!isModule) {
      read.styles.set(filePath, { filePath });
      return { code: 'export {};', moduleSideEffects: true, ...TEXT_MODULE };
    }
    const source = /\.s[ac]ss$/i.test(filePath)
      ? compileSass(filePath, siteDir, ({ filePath: file = filePath, message, line, column, severity }) =>
          report(file, { message, line, column, ...(severity === 'error' && { severity }) }),
        )
      : readSiteFileSync(filePath).toString();
    const { code, css, problem } = toCssModule(filePath, source ?? '', siteDir);
    if (problem) report(filePath, problem);
    if (css !== undefined) read.styles.set(filePath, { filePath, css });
    return { code, moduleSideEffects: true, ...TEXT_MODULE };
  }

  return { plugin, read };
}

function isOfPackage(filePath: string): boolean {
  return /[\\/]node_modules[\\/]/.test(filePath);
}

/** `try { require('x') } catch {}`: a module that may be missing, as webpack understands it. */
function isTried(importer: string, source: string): boolean {
  if (!isSiteFile(importer)) return false;
  const name = escapeRegExp(source);
  return new RegExp(`\\btry\\s*\\{[^{}]*\\brequire\\(\\s*['"]${name}['"]`).test(readSiteFileSync(importer).toString());
}

/** The file that a name means, unless it means a package. */
function fileOf(
  source: string,
  importer: string | undefined,
  { siteDir, staticDirectories = [] }: CodePluginInput,
): string | undefined {
  if (source.startsWith('@site/')) return path.join(siteDir, source.slice('@site/'.length));
  if (/^\.{1,2}(?:\/|$)/.test(source)) return path.resolve(importer ? path.dirname(importer) : siteDir, source);
  if (!path.isAbsolute(source)) return undefined;
  return [...staticDirectories, siteDir].map((root) => root + source).find(findCodeFile) ?? source;
}
