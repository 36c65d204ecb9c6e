/** Finds the module of the site's code that an import in Markdown means. */
import type { ModuleId } from './types.ts';
import { classifyImport, type ImportPlace } from '../markdown/evaluate/classifyImport.ts';
import { findClassicFile } from './findOverrides.ts';
import { findCodeFile, findThemeFile, toModuleId } from './moduleNames.ts';
import { readImport } from './readings.ts';

export interface FoundModule {
  /** Undefined if there is no such file. */
  id?: ModuleId;
  /** Equal for all pages with the same text; cache entries of pages depend on it. */
  name: string;
}

/** Undefined for everything that is not site code: modules of the theme, Markdown, data, files. */
export function findContentModule(source: string, place: ImportPlace): FoundModule | undefined {
  const { siteDir } = place.settings;
  const toId = (filePath: string | undefined) => filePath && toModuleId(filePath, siteDir);
  // The site may replace modules of the theme. A module that the theme lacks may come from Docusaurus, if that is
  // installed.
  if (source.startsWith('@theme/')) {
    const isOwn = Object.hasOwn(place.themeModules, source);
    const classic = isOwn ? undefined : findClassicFile(source.slice('@theme/'.length), siteDir);
    return { id: toId(findThemeFile(source, place.settings) ?? classic), name: source };
  }
  const found = classifyImport(source, place);
  if (found.kind === 'package') return { id: found.name, name: source };
  if (found.kind !== 'code' && found.kind !== 'style') return undefined;
  const { file } = found;
  const id = toId(findCodeFile(place.toFilePath(file)));
  const { loaders = '', query = '' } = found.kind === 'code' ? found : {};
  // Another file may take the place of one that was looked up in several folders.
  const written = readImport(source, place.settings.bundling.aliases).name;
  const name = written.startsWith('/') ? written : file.startsWith('@site/') ? file : `./${file}`;
  return { id: id && loaders + id + query, name: loaders + name + query };
}
