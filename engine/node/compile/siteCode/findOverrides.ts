import path from 'node:path';
import { DOC_FRAMES } from '../../../shared/partNames.ts';
import { findThemePart, partsAround, THEME_PARTS } from '../../../shared/themeParts.ts';
import type { Problem } from './types.ts';
import { isClassicName } from './docusaurusNames.ts';
import {
  fileOfImport,
  findClassicTheme,
  findCodeFile,
  findThemeFile,
  toModuleId,
  type ThemePlace,
} from './moduleNames.ts';
import type { ModuleId } from './types.ts';

/** A component of the site that replaces one of the theme's. */
export interface Override {
  name: string;
  id: ModuleId;
  /** The name by which it is imported. */
  source: string;
  /** Absolute path of the site's file, even if Docusaurus's component around it is used. */
  filePath: string;
}

export interface Overrides {
  /** Overrides by the name of the part. */
  parts: Record<string, Override>;
  /**
   * Parts for which Docusaurus's own component is used, because the site replaces something deep inside them; by
   * `@theme/…`.
   */
  classicParts: string[];
  /** Components that the site replaces but our theme never shows; the site's code may show them. */
  leftOut: { name: string; id: ModuleId; filePath: string }[];
  /** Problems of modules that are not components. */
  problems: Problem[];
}

/** Not a component: it adds languages to Prism, see `loadSitePrism.ts`. */
export const PRISM_MODULE = 'prism-include-languages';

/**
 * Finds the parts of the theme that a site, or one of its plugins, replaces. If it replaces something deep inside a
 * part (`Footer/Copyright`), Docusaurus's own component is used for the whole part (`Footer`), where that is installed.
 * `chosen`: parts that options of the content plugins name, see `chosenParts.ts`.
 */
export function findOverrides(
  place: ThemePlace,
  names: readonly string[],
  chosen: Readonly<Record<string, string>> = {},
): Omit<Overrides, 'problems'> {
  const { siteDir, themeFolders = [] } = place;
  const parts: Record<string, Override> = {};
  const leftOut: Overrides['leftOut'] = [];
  const classicParts = new Set<string>();
  const fileOf = (name: string) => findThemeFile(`@theme/${name}`, place);
  for (const { name, classic } of THEME_PARTS) {
    const filePath = names.includes(name) || themeFolders.length > 0 ? fileOf(name) : undefined;
    if (!filePath) continue;
    const around = classic === undefined ? undefined : findClassicFile(classic, siteDir);
    const id = toModuleId(around ?? filePath, siteDir);
    parts[name] = { name, id, source: around ? id : `@theme/${name}`, filePath };
  }
  for (const name of names) {
    if (name === PRISM_MODULE) continue;
    const filePath = fileOf(name);
    if (!filePath || findThemePart(name)) continue;
    const around = partsAround(name);
    const isComponent = isThemeComponent(name, siteDir);
    // A file next to a component of the site, or an entry of a table, only serves that component.
    if (!isComponent || around.some(({ isTable }) => isTable)) continue;
    const classics = around.flatMap(({ name: part, classic = part }) => {
      const file = findClassicFile(classic, siteDir);
      return file ? [{ part, file }] : [];
    });
    if (classics.length === 0 && !around.some((part) => parts[part.name])) {
      leftOut.push({ name, id: toModuleId(filePath, siteDir), filePath });
    }
    for (const { part, file } of classics) {
      classicParts.add(`@theme/${part}`);
      // The entries of its table show what is replaced, also where the site's own table adds to them.
      const tables = THEME_PARTS.filter((one) => one.isTable && one.name.startsWith(`${part}/`));
      for (const table of tables) classicParts.add(`@theme/${table.name}`);
      const id = toModuleId(file, siteDir);
      parts[part] ??= { name: part, id, source: id, filePath };
    }
  }
  for (const [name, source] of Object.entries(chosen)) {
    const filePath = findChosen(source, place);
    if (filePath) parts[name] = { name, id: toModuleId(filePath, siteDir), source, filePath };
  }
  // A navbar of the site's own shows Docusaurus's items.
  if (parts.Navbar && findClassicFile('NavbarItem', siteDir)) {
    const items = THEME_PARTS.filter(({ name }) => name.startsWith('NavbarItem'));
    for (const { name } of items) classicParts.add(`@theme/${name}`);
  }
  addDocLayout();
  return { parts, classicParts: [...classicParts], leftOut };

  /** The theme's own layout of documents lives in the browser, so others show Docusaurus's inside them. */
  function addDocLayout(): void {
    const frames = DOC_FRAMES.flatMap((name) => parts[name] ?? []);
    if (frames.length === 0) return;
    const file = findClassicFile('DocRoot/Layout', siteDir);
    if (file) {
      const id = toModuleId(file, siteDir);
      parts['DocRoot/Layout'] ??= { name: 'DocRoot/Layout', id, source: id, filePath: frames[0]!.filePath };
      return;
    }
    for (const { name, id, filePath } of frames) {
      leftOut.push({ name, id, filePath });
      delete parts[name];
    }
  }
}

/** The site's own component; those of packages are not used, because Octavo replaces some of these packages. */
function findChosen(source: string, place: ThemePlace): string | undefined {
  if (source.startsWith('@theme/')) return findThemeFile(source, { ...place, themeFolders: [] });
  const file = fileOfImport(source, undefined, place);
  const found = file && findCodeFile(file);
  return found && !found.includes('/node_modules/') ? found : undefined;
}

/** A file of Docusaurus's own theme, as the site has it installed. */
export function findClassicFile(name: string, siteDir: string): string | undefined {
  const folder = findClassicTheme(siteDir);
  return folder && findCodeFile(path.join(folder, 'lib/theme', name));
}

/**
 * Unknown names are not errors: the folder may contain other files, not every site has Docusaurus's theme installed,
 * and later releases have more components.
 */
function isThemeComponent(name: string, siteDir: string): boolean {
  return isClassicName(name) || findClassicFile(name, siteDir) !== undefined;
}
