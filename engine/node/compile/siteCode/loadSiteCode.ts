import path from 'node:path';
import { hashOf } from '../../ground/hashOf.ts';
import { readCacheFile, writeCacheFile } from '../../ground/files/cacheFile.ts';
import { areCurrent, noteInputs, recordInputs, type Inputs } from '../../ground/inputs/inputs.ts';
import { isSiteFile, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import { scanCode, type CodeRequests } from '../../read/content/source/scanCode.ts';
import type { MarkdownSource } from '../../read/content/types.ts';
import { classifyImport } from '../markdown/evaluate/classifyImport.ts';
import { folderOf, toFilePath } from '../markdown/evaluate/importFolder.ts';
import { findThemePart } from '../../../shared/themeParts.ts';
import type { Overrides } from './findOverrides.ts';
import { moduleExists, toModuleFile } from './moduleNames.ts';
import { bundleCode, type BundleInput } from './bundleCode.ts';
import { findContentModule } from './contentModules.ts';
import type { ModuleId, SiteCode } from './types.ts';

export interface SiteCodeInput extends Omit<BundleInput, 'ids' | 'provided'> {
  /** The engine's modules. */
  modules: Record<string, object>;
  /** Identifies the engine: another version may bundle differently. */
  engine: string;
  useCache: boolean;
  /** The name of the bundle, if there are several in the same folder. */
  bundle?: string;
}

/**
 * Bundles the site's code that these files import, for the server; undefined if there is none. `late` are modules that
 * were found while pages were compiled.
 */
export async function loadSiteCode(
  sources: Iterable<MarkdownSource>,
  { parts }: Overrides,
  input: SiteCodeInput,
  late: Iterable<ModuleId> = [],
): Promise<SiteCode | undefined> {
  const found = findModules(sources, input);
  for (const id of late) found.add(id);
  const shared: Record<string, ModuleId> = {};
  const around: Record<string, ModuleId> = {};
  for (const { name, id } of Object.values(parts)) {
    found.add(id);
    const { level, isAround } = findThemePart(name)!;
    if (level === 'content') shared[name] = id;
    if (isAround) around[name] = id;
  }
  const ids = [...found].sort();
  if (ids.length === 0) return undefined;
  const code = await bundleOnce(ids, input);
  // A part may show those in its own folder itself, as `Layout` shows `Layout/Provider`.
  const isShown = (id: ModuleId) =>
    Object.entries(code.modules).some(([other, { themeFiles = [] }]) => other !== id && themeFiles.includes(id));
  const placed = Object.entries(around).filter(([name, id]) => !name.includes('/') || !isShown(id));
  return { ...code, shared, around: Object.fromEntries(placed) };
}

/** Reuses the last bundle if none of its inputs changed; the bundler is then not even loaded. */
export async function bundleOnce(ids: readonly ModuleId[], input: SiteCodeInput): Promise<SiteCode> {
  const { modules, engine: _engine, useCache: _use, bundle = input.target, ...rest } = input;
  const make = async (): Promise<SiteCode> => {
    const provided = new Map(Object.entries(modules).map(([name, module]) => [name, new Set(Object.keys(module))]));
    const code = await bundleAll(ids, input, { ...rest, ids, provided });
    return { ...code, metadataHash: hashOfMetadata(code, input) };
  };
  return cacheResult(`${bundle}-${input.mode}`, ids, input, make, (code) => {
    return code.metadataHash === hashOfMetadata(code, input);
  });
}

/** The address and authors of a page depend on more than the file that code imports. */
function hashOfMetadata({ modules }: SiteCode, { siteDir, metadataOf }: SiteCodeInput): string | undefined {
  const markdown = new Set(Object.values(modules).flatMap((module) => module.markdown ?? []));
  if (markdown.size === 0) return undefined;
  return hashOf(JSON.stringify([...markdown].map((id) => metadataOf?.(toModuleFile(id, siteDir)))));
}

interface CacheEntry {
  key: string;
  inputs: Inputs;
  result: unknown;
}

/**
 * Returns the result of `make`, or its cached result. The result depends on the inputs of `make`, on the bundling
 * settings, and on `request`. `isCurrent` reports whether everything else is unchanged.
 */
export async function cacheResult<T>(
  name: string,
  request: unknown,
  input: SiteCodeInput,
  make: () => Promise<T>,
  isCurrent: (result: T) => boolean = () => true,
): Promise<T> {
  const { engine, useCache, bundling, themeFolders, classicParts, refusedParts, staticDirectories, prismLanguages } =
    input;
  const file = path.join(input.siteDir, '.octavo', 'code', `${name}.json`);
  const key = JSON.stringify([
    engine,
    request,
    bundling,
    themeFolders,
    classicParts,
    refusedParts,
    staticDirectories,
    prismLanguages,
  ]);
  const cached = useCache ? readCacheEntry(file) : undefined;
  if (cached?.key === key && !cached.inputs.isOpen && areCurrent(cached.inputs) && isCurrent(cached.result as T)) {
    noteInputs(cached.inputs);
    return cached.result as T;
  }
  const recorder = recordInputs();
  try {
    const result = await make();
    writeCacheFile(file, JSON.stringify({ key, inputs: recorder.inputs(), result } satisfies CacheEntry));
    return result;
  } finally {
    recorder.stop();
  }
}

/** Markdown that code shows may import more code, which is only known after reading the code. */
async function bundleAll(ids: readonly ModuleId[], input: SiteCodeInput, bundle: BundleInput): Promise<SiteCode> {
  const code = await bundleCode({ ...bundle, ids });
  if (input.target !== 'server') return code;
  const shown = new Set(Object.values(code.modules).flatMap(({ markdown = [] }) => markdown));
  const sources = [...shown]
    .map((id) => toModuleFile(id, input.siteDir))
    .map((filePath) => ({
      filePath,
      text: { read: () => (isSiteFile(filePath) ? readSiteFileSync(filePath).toString() : '') },
    }));
  const all = [...new Set([...ids, ...findModules(sources, input)])].sort();
  return all.length === ids.length ? code : bundleAll(all, input, bundle);
}

function readCacheEntry(file: string): CacheEntry | undefined {
  try {
    return JSON.parse(readCacheFile(file)?.toString() ?? 'null') as CacheEntry | undefined;
  } catch {
    return undefined;
  }
}

/** The site code that a page needs. */
export function codeOf({ text }: Pick<MarkdownSource, 'text'>): CodeRequests {
  return text.code ?? scanCode(text.read());
}

/** Modules that Markdown files import, and the Markdown files that they import. */
function findModules(
  sources: Iterable<Pick<MarkdownSource, 'filePath' | 'text'>>,
  input: SiteCodeInput,
): Set<ModuleId> {
  const { siteDir, staticDirectories = [], bundling, themeFolders = [], modules: themeModules } = input;
  const settings = { siteDir, staticDirectories, bundling, themeFolders };
  const found = new Set<ModuleId>();
  const seen = new Set<string>();
  for (const file of sources) scan(codeOf(file), file.filePath, '');
  return found;

  /** `folder` is the folder of the file, relative to the page. */
  function scan({ imports }: CodeRequests, pagePath: string, folder: string): void {
    const inPage = (file: string) => toFilePath(file, path.dirname(pagePath), siteDir);
    for (const name of imports) {
      const place = { settings, themeModules, folder, toFilePath: inPage };
      const module = findContentModule(name, place);
      if (module) {
        if (module.id && moduleExists(module.id, siteDir)) found.add(module.id);
        continue;
      }
      const kind = classifyImport(name, place);
      if (kind.kind !== 'markdown') continue;
      const { file } = kind;
      const filePath = inPage(file);
      if (seen.has(filePath) || !isSiteFile(filePath)) continue;
      seen.add(filePath);
      scan(scanCode(readSiteFileSync(filePath).toString()), pagePath, folderOf(file));
    }
  }
}
