/** Which module of the site's code an import in Markdown means. */
import type { ModuleId } from './types.ts';
import { classifyImport } from '../markdown/evaluate/classifyImport.ts';
import type { Aliases } from '../../read/config/plugins/inspectPlugins.ts';
import { joinImport } from '../markdown/evaluate/importFolder.ts';
import { findCodeFile, findThemeFile, toModuleId } from './moduleNames.ts';

export interface ImportPlace {
  siteDir: string;
  /** Folder of the importing file, see `importFolder.ts`. */
  folder: string;
  toFilePath(file: string): string;
  /** Of the site's own plugins. */
  aliases?: Aliases;
}

export interface FoundModule {
  id: ModuleId;
  /** The same for all pages with the same text: what the page's cache entry depends on. */
  name: string;
}

/** Nothing for what is not code: what the theme brings, Markdown, data, files. */
export function findContentModule(
  source: string,
  themeModules: Record<string, unknown>,
  place: ImportPlace,
): FoundModule | undefined {
  const own = findThemeFile(source, place.siteDir);
  if (own) {
    const id = toModuleId(own, place.siteDir);
    return { id, name: source };
  }
  const found = classifyImport(source, themeModules, place.aliases);
  if (found.kind === 'package') return { id: source, name: source };
  if (found.kind !== 'code' && found.kind !== 'style') return undefined;
  const file = joinImport(place.folder, found.file);
  const filePath = findCodeFile(place.toFilePath(file));
  if (filePath === undefined) return undefined;
  return { id: toModuleId(filePath, place.siteDir), name: file.startsWith('@site/') ? file : `./${file}` };
}
