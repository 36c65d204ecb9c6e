import { builtinModules } from 'node:module';
import path from 'node:path';
import { findPackageFolder, packageOf } from '../../ground/inputs/packages.ts';
import { isSiteFile, isSiteFolder, realSitePath } from '../../ground/inputs/siteFiles.ts';
import type { ModuleId } from './types.ts';
import { NO_MODULE } from '../../read/config/bundling.ts';
import { toSiteAlias } from '../../ground/files/siteAlias.ts';

/** In the order in which webpack tries them in a Docusaurus site. */
export const EXTENSIONS = ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'];

const THEME = /^@theme(-original|-init)?\/(.+)$/;

/** The file that a path means, with or without extension; a folder means its `index`. */
export function findCodeFile(written: string): string | undefined {
  if (isSiteFile(written)) return written;
  const withExtension = EXTENSIONS.map((extension) => written + extension).find(isSiteFile);
  if (withExtension) return withExtension;
  if (!isSiteFolder(written)) return undefined;
  return EXTENSIONS.map((extension) => path.join(written, `index${extension}`)).find(isSiteFile);
}

/** Where imports that begin with a slash are looked up. */
export interface ImportRoots {
  siteDir: string;
  staticDirectories?: readonly string[];
}

/** The files that `/data/x.json` may mean, as webpack's `resolve.roots` in a Docusaurus site; the first one counts. */
export function filesOfAbsolute(source: string, { siteDir, staticDirectories = [] }: ImportRoots): string[] {
  return [...[...staticDirectories, siteDir].map((root) => path.join(root, source)), path.normalize(source)];
}

/** The file that an import names; undefined if it names a package. */
export function fileOfImport(source: string, importer: string | undefined, roots: ImportRoots): string | undefined {
  const { siteDir } = roots;
  if (source.startsWith('@site/')) return path.join(siteDir, source.slice('@site/'.length));
  if (/^\.{1,2}(?:\/|$)/.test(source)) return path.resolve(importer ? path.dirname(importer) : siteDir, source);
  if (!path.isAbsolute(source)) return undefined;
  return filesOfAbsolute(source, roots).find(findCodeFile) ?? source;
}

export interface ThemePlace {
  siteDir: string;
  /** Theme folders of plugins, the strongest first. */
  themeFolders?: readonly string[];
  /** Parts that stay the engine's even if the site has files with these names. */
  refusedParts?: readonly string[];
}

/**
 * Finds a component that replaces or extends the theme: the site's for `@theme/X`, otherwise a plugin's.
 * `@theme-original/X` is the component below the site's. A component that imports its own name gets the one that it
 * replaces.
 */
export function findThemeFile(source: string, place: ThemePlace, importer?: string): string | undefined {
  const [, variant, name = ''] = THEME.exec(source) ?? [];
  if (name === '' || variant === '-init' || place.refusedParts?.includes(name)) return undefined;
  const folders = [path.join(place.siteDir, 'src/theme'), ...(place.themeFolders ?? [])];
  const files = folders.slice(variant ? 1 : 0).flatMap((folder) => findCodeFile(path.join(folder, name)) ?? []);
  return files[importer === undefined ? 0 : files.indexOf(importer) + 1];
}

/** Components of the local search plugin, which Octavo replaces by its own search. */
const SEARCH_PARTS = /^@easyops-cn\/docusaurus-search-local\/.*\/theme\/(SearchBar|SearchPage)(?:\/index)?(?:\.jsx?)?$/;

/** `@theme-original/X` → `@theme/X`, the name of the engine's own. */
export function toProvidedName(source: string): string {
  return source.replace(SEARCH_PARTS, '@theme/$1').replace(/^@theme-(?:original|init)\//, '@theme/');
}

export function toModuleId(filePath: string, siteDir: string): ModuleId {
  return toSiteAlias(filePath, siteDir);
}

/** `@site/x.tsx`, or with loaders in front: `!!own-loader!@site/x.tsx`. */
function isFileId(id: ModuleId): boolean {
  return id.startsWith('@site/') || id.includes('!@site/');
}

export function toModuleFile(id: ModuleId, siteDir: string): string {
  return path.join(siteDir, id.slice('@site/'.length));
}

/** The folder of a package, resolved from the site. */
export function findSitePackage(name: string, siteDir: string): string | undefined {
  return findPackageFolder(name, path.join(siteDir, 'package.json'));
}

/** Docusaurus's theme, which comes with its preset. */
export function findClassicTheme(siteDir: string): string | undefined {
  const findPreset = () => findSitePackage('@docusaurus/preset-classic', siteDir);
  return findInstalled('@docusaurus/theme-classic', siteDir, findPreset);
}

/** A package that is installed for the site or for Docusaurus's theme. */
export function findThemePackage(name: string, siteDir: string): string | undefined {
  return findInstalled(name, siteDir, () => findClassicTheme(siteDir));
}

/** Some package managers put a package only next to the package that depends on it. */
function findInstalled(name: string, siteDir: string, findDependent: () => string | undefined): string | undefined {
  const own = findSitePackage(name, siteDir);
  if (own !== undefined) return own;
  const dependent = findDependent();
  return dependent && findPackageFolder(name, realSitePath(path.join(dependent, 'package.json')));
}

/** Whether a module that content imports can be bundled. Pages report the packages that cannot. */
export function moduleExists(id: ModuleId, siteDir: string): boolean {
  return isFileId(id) || id === NO_MODULE || findSitePackage(packageOf(id), siteDir) !== undefined;
}

export function isBuiltin(source: string): boolean {
  return source.startsWith('node:') || builtinModules.includes(source);
}
