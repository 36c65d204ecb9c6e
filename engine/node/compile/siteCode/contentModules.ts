/** Which module of the site's code an import in Markdown means. */
import type { ModuleId } from './types.ts';
import { classifyImport, type ImportPlace } from '../markdown/evaluate/classifyImport.ts';
import { joinImport } from '../markdown/evaluate/importFolder.ts';
import { findClassicFile } from './findOverrides.ts';
import { findCodeFile, findThemeFile, toModuleId } from './moduleNames.ts';

export interface FoundModule {
  /** Nothing where there is no such file today. */
  id?: ModuleId;
  /** The same for all pages with the same text: what the page's cache entry depends on. */
  name: string;
}

/** Nothing for what is not code: what the theme brings, Markdown, data, files. */
export function findContentModule(
  source: string,
  themeModules: Record<string, unknown>,
  place: ImportPlace,
): FoundModule | undefined {
  const toId = (filePath: string | undefined) => filePath && toModuleId(filePath, place.siteDir);
  // What the theme brings, the site may replace; what it has not, Docusaurus's own may have, where that is installed.
  if (source.startsWith('@theme/')) {
    const isOwn = Object.hasOwn(themeModules, source);
    const classic = isOwn ? undefined : findClassicFile(source.slice('@theme/'.length), place.siteDir);
    return { id: toId(findThemeFile(source, place) ?? classic), name: source };
  }
  const found = classifyImport(source, themeModules, place);
  if (found.kind === 'package') return { id: found.name, name: source };
  if (found.kind !== 'code' && found.kind !== 'style') return undefined;
  const file = joinImport(place.folder, found.file);
  const id = toId(findCodeFile(place.toFilePath(file)));
  const { loaders = '', query = '' } = found.kind === 'code' ? found : {};
  const name = file.startsWith('@site/') ? file : `./${file}`;
  return { id: id && loaders + id + query, name: loaders + name + query };
}
