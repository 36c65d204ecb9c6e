import path from 'node:path';
import { isSiteFile } from '../../ground/inputs/siteFiles.ts';
import { findThemePart, partAround, THEME_PARTS } from '../../../shared/themeParts.ts';
import { findCodeFile, findThemeFile, toModuleId, type ThemePlace } from './moduleNames.ts';
import type { ModuleId } from './types.ts';

/** A component of the site in place of one of the theme's. */
export interface Override {
  name: string;
  id: ModuleId;
  /** What an import says to get it. */
  source: string;
  /** Absolute: the site's own file, also where Docusaurus's component around it is used. */
  filePath: string;
}

export interface Overrides {
  /** By the name of the part. */
  parts: Record<string, Override>;
  /** Components of the theme that the site replaces and nothing here shows. */
  leftOut: { name: string; filePath: string }[];
}

const CLASSIC = '@docusaurus/theme-classic';

/**
 * Which parts of the theme a site replaces, or a plugin of its own. What it replaces deep inside a part (`Footer/Copyright`) brings along
 * Docusaurus's own component for the whole part (`Footer`), where that is installed.
 */
export function findOverrides(place: ThemePlace, names: readonly string[]): Overrides {
  const { siteDir, themeFolders = [] } = place;
  const parts: Record<string, Override> = {};
  const leftOut: Overrides['leftOut'] = [];
  const fileOf = (name: string) => findThemeFile(`@theme/${name}`, place);
  for (const { name } of THEME_PARTS) {
    const filePath = names.includes(name) || themeFolders.length > 0 ? fileOf(name) : undefined;
    if (filePath) parts[name] = { name, id: toModuleId(filePath, siteDir), source: `@theme/${name}`, filePath };
  }
  for (const name of names) {
    const filePath = fileOf(name);
    if (!filePath || findThemePart(name)) continue;
    const around = partAround(name);
    // A file beside a component of the site, for its own use.
    if (around && !around.isTable && parts[around.name]) continue;
    if (around?.isTable || !isThemeComponent(name, siteDir)) continue;
    const classic = around && findClassicFile(around.name, siteDir);
    if (around && classic && around.level !== 'content') {
      const id = toModuleId(classic, siteDir);
      parts[around.name] = { name: around.name, id, source: id, filePath };
    } else {
      leftOut.push({ name, filePath });
    }
  }
  return { parts, leftOut };
}

/** A file of Docusaurus's own theme, as the site has it installed. */
export function findClassicFile(name: string, siteDir: string): string | undefined {
  for (let dir = siteDir; ; dir = path.dirname(dir)) {
    const folder = path.join(dir, 'node_modules', CLASSIC);
    if (isSiteFile(path.join(folder, 'package.json'))) return findCodeFile(path.join(folder, 'lib/theme', name));
    if (dir === path.dirname(dir)) return undefined;
  }
}

/** Other files may lie in the folder. Where Docusaurus's theme is not installed, its components are known by their case. */
function isThemeComponent(name: string, siteDir: string): boolean {
  if (findClassicFile('Footer', siteDir)) return findClassicFile(name, siteDir) !== undefined;
  return /^[A-Z]/.test(name);
}
