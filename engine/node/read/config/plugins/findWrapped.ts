import { messageOf } from '../../../../shared/messageOf.ts';
import { isSiteFile, readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';
import { withTimeLimit } from '../../../ground/withTimeLimit.ts';
import { makePlugin, type ContentKind } from '../module/contentPlugins.ts';
import { ownerOf } from '../module/moduleOwners.ts';
import { resolveModule } from '../module/resolveModule.ts';
import { NotInstalledError } from '../module/importResolved.ts';
import { loadPlugin } from './loadPlugin.ts';
import type { PluginEntry } from './pluginEntry.ts';
import { validateOptions } from './validateOptions.ts';

const PACKAGE = String.raw`['"]@docusaurus/plugin-content-(docs|blog|pages)['"]`;
/** The plugin itself, not a type or a helper of it. */
const REQUIRED = new RegExp(String.raw`\b(?:require|import)\(\s*${PACKAGE}\s*\)`);
const IMPORTED = new RegExp(String.raw`\bimport\s+(?!type\b)(?:\w+|\*\s*as\s+\w+)\b[^;'"]*\bfrom\s*${PACKAGE}`);

export interface Wrapped {
  kind: ContentKind;
  /** The options that the wrapping plugin passes to the wrapped one. */
  options: unknown;
  /** Why these are unknown; then the wrapping plugin's own options are used. */
  failure?: string;
}

/**
 * Finds a plugin of Docusaurus that a site's plugin extends and whose pages it shows. The plugin is created here to
 * learn its options.
 */
export async function findWrapped(
  entry: PluginEntry,
  configPath: string,
  context: object,
): Promise<Wrapped | undefined> {
  const kind = mayWrap(entry.module, configPath);
  if (!kind) return undefined;
  try {
    const module = await loadPlugin(entry, { configPath, incomplete: new Map() });
    const options = validateOptions(module, (entry.options ?? {}) as object);
    const { wrapped } = await withTimeLimit(() => makePlugin(() => module.create(context, options)));
    return wrapped[0] && { kind: wrapped[0].kind, options: wrapped[0].options };
  } catch (error) {
    const reason = messageOf(error);
    const failure = error instanceof NotInstalledError ? `"${reason}" is not installed` : reason;
    return { kind, options: entry.options, failure };
  }
}

/** Judged by the imports of its file: only such a plugin is created in advance. */
function mayWrap(module: unknown, configPath: string): ContentKind | undefined {
  const file = typeof module === 'string' ? sourceFile(module, configPath) : (ownerOf(module) ?? configPath);
  if (file === undefined || !isSiteFile(file)) return undefined;
  const text = readSiteFileSync(file).toString();
  return (REQUIRED.exec(text) ?? IMPORTED.exec(text))?.[1] as ContentKind | undefined;
}

function sourceFile(module: string, configPath: string): string | undefined {
  const resolved = resolveModule(module, configPath);
  return resolved.kind === 'source' ? resolved.filePath : undefined;
}
