import path from 'node:path';
import { hashOf } from '../../../ground/hashOf.ts';
import type { GlobalData } from '../../../read/plugins/toGlobalData.ts';
import { MISSING } from '../../../ground/inputs/fileStamp.ts';
import { noteFolder, noteVariable } from '../../../ground/inputs/inputs.ts';
import { readOnce } from '../../../ground/inputs/readOnce.ts';
import { hashOfRead } from '../../../ground/inputs/readsOf.ts';
import { preprocess, PREPROCESSED } from '../source/preprocess.ts';
import { toFilePath } from '../evaluate/importFolder.ts';
import { findContentModule } from '../../siteCode/contentModules.ts';
import type { CompiledPage, CompileInput, Dependency, MarkdownOptions } from '../types.ts';

/** Not a file: the site's configuration as content reads it, and its version. */
const SITE_CONFIG = '#siteConfig';
/** Not a file: the texts of the page's locale. */
const MESSAGES = '#messages';

/** Not a file: global data of a plugin, by its name; without a name, of all plugins. */
const GLOBAL_DATA = '#globalData:';

/** Prefix of the name of a module of the site's code; its hash covers the module and all its imports. */
export const CODE = '#code:';
/** The same by the module's id. */
export const MODULE = '#module:';
/** Not a file: the page's own path, if the imports of its code depend on it. */
export const OWN_PATH = '#path';

/** Not files: inputs that plugins read. */
export const FOLDER_READ = '#folder:';
export const VARIABLE_READ = '#variable:';
/** Not a file: a call whose result cannot be checked. It always counts as changed. */
export const OUTSIDE_CALL = '#call:';

/** Data of the site that differs between locales. */
type LocaleFacts = Pick<MarkdownOptions, 'locales' | 'globalData' | 'lacksPlugins'>;

/** The dependencies of a page besides its own text. */
export function dependenciesOf(
  page: CompiledPage,
  { locale }: Pick<CompileInput, 'locale'>,
  options: LocaleFacts,
): Dependency[] {
  const config: Dependency[] = page.usesSiteConfig ? [[SITE_CONFIG, hashOfConfig(locale, options)]] : [];
  const messages: Dependency[] = page.usesMessages ? [[MESSAGES, hashOfMessages(locale, options)]] : [];
  const data = (page.globalData ?? []).map((name): Dependency => [
    GLOBAL_DATA + name,
    hashOfData(name, locale, options),
  ]);
  return [...page.dependencies, ...config, ...messages, ...data].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** True if all dependencies of this page are unchanged. */
export function areDependenciesCurrent(
  dependencies: Dependency[],
  { filePath, locale }: Pick<CompileInput, 'filePath' | 'locale'>,
  options: MarkdownOptions,
): boolean {
  return dependencies.every(([name, hash]) => {
    if (name === SITE_CONFIG) return hashOfConfig(locale, options) === hash;
    if (name.startsWith(OUTSIDE_CALL)) return false;
    if (name === MESSAGES) return hashOfMessages(locale, options) === hash;
    if (name.startsWith(GLOBAL_DATA)) return hashOfData(name.slice(GLOBAL_DATA.length), locale, options) === hash;
    if (name.startsWith(MODULE))
      return (options.siteCode?.modules[name.slice(MODULE.length)]?.hash ?? MISSING) === hash;
    if (name === OWN_PATH) return hashOf(filePath) === hash;
    if (name.startsWith(CODE)) return hashOfCode(name.slice(CODE.length), path.dirname(filePath), options) === hash;
    if (name.startsWith(VARIABLE_READ)) {
      const variable = name.slice(VARIABLE_READ.length);
      noteVariable(variable);
      return hashOfRead('variables', variable) === hash;
    }
    if (name.startsWith(FOLDER_READ)) {
      const dir = toFilePath(name.slice(FOLDER_READ.length), '', options.siteDir);
      noteFolder(dir);
      return hashOfRead('folders', dir) === hash;
    }
    const isPreprocessed = name.startsWith(PREPROCESSED);
    const file = isPreprocessed ? name.slice(PREPROCESSED.length) : name;
    const found = toFilePath(file, path.dirname(filePath), options.siteDir);
    return (isPreprocessed ? hashOfText(found, options) : hashOfFile(found)) === hash;
  });
}

function hashOfCode(name: string, folder: string, options: MarkdownOptions): string {
  const inPage = (file: string) => toFilePath(file, folder, options.siteDir);
  const found = findContentModule(name, { settings: options, themeModules: {}, folder: '', toFilePath: inPage });
  return (found?.id && options.siteCode?.modules[found.id]?.hash) ?? MISSING;
}

/** Configurations and plugin data can be long, and many pages read them. */
const hashes = new WeakMap<object, Map<string, string>>();

function hashOnce(owner: object, name: string, textOf: () => string): string {
  const known = hashes.get(owner) ?? new Map<string, string>();
  hashes.set(owner, known);
  const hash = known.get(name) ?? hashOf(textOf());
  known.set(name, hash);
  return hash;
}

const NOTHING = {};

function hashOfConfig(locale: string | undefined, { locales }: LocaleFacts): string {
  const { siteConfig: config = NOTHING, siteMetadata } = locales[locale ?? ''] ?? {};
  return hashOnce(config, 'config', () => JSON.stringify([config, siteMetadata]));
}

function hashOfMessages(locale: string | undefined, { locales }: LocaleFacts): string {
  const { messages = NOTHING, languages } = locales[locale ?? ''] ?? {};
  return hashOnce(messages, 'messages', () => JSON.stringify([messages, languages]));
}

function hashOfData(name: string, locale: string | undefined, options: LocaleFacts): string {
  const data = options.globalData[locale ?? ''] ?? (NOTHING as GlobalData);
  const isOpen = String(options.lacksPlugins);
  return hashOnce(data, `${isOpen} ${name}`, () => JSON.stringify(name === '' ? data : data[name]) ?? isOpen);
}

/** The hash of an imported Markdown file, as the preprocessor now returns it. */
function hashOfText(filePath: string, { preprocessor }: MarkdownOptions): string {
  try {
    const file = readOnce(filePath);
    return file ? hashOf(preprocess(filePath, file.text, preprocessor).text) : MISSING;
  } catch {
    return MISSING;
  }
}

function hashOfFile(filePath: string): string {
  try {
    return readOnce(filePath)?.hash ?? MISSING;
  } catch {
    return MISSING;
  }
}
