import path from 'node:path';
import { packageOf } from '../../ground/inputs/packages.ts';
import { isSiteFile, isSiteFolder } from '../../ground/inputs/siteFiles.ts';
import { asList, type ConfigParts } from './checkParts.ts';
import { checkFile, checkStaticDirectories, checkStaticFile } from './checks/checkFiles.ts';
import { checkNavbarInstances, forEachItem } from './checks/checkNavbarInstances.ts';
import { checkVersions } from './checks/checkVersions.ts';
import type { Placed } from './plugins/collectPlugins.ts';
import type { ConfigProblem, ConfigWarning } from './report/configError.ts';
import { quoteValue } from './report/quoteValue.ts';
import type { UserConfig } from './readUserConfig.ts';
import { resolveApis } from './resolveApis.ts';
import { resolveI18n } from './resolveI18n.ts';
import { resolveSearch } from './resolveSearch.ts';
import type { DocsOptions } from './schema/docsOptions.ts';
import type { SearchOptions } from './schema/searchOptions.ts';
import type { ThemeConfig } from './schema/themeConfig.ts';
import type { ApiOptions, I18nConfig } from './types.ts';

/** Rules across several parts, or across parts and files. */
export interface ConfigReferences {
  i18n?: I18nConfig;
  docs: DocsOptions[];
  apis: ApiOptions[];
  customCss: string[];
  clientModules: string[];
  staticDirectories: string[];
  search?: SearchOptions;
  replacedSearch?: string;
  keptSearch?: string;
  isSearchByDefault?: true;
}

export function checkReferences(
  siteDir: string,
  { raw, missing, swizzled }: Pick<UserConfig, 'raw' | 'missing'> & { swizzled: string[] },
  { fields, themeConfig, octavo, plugins }: ConfigParts,
  problems: ConfigProblem[],
  warnings: ConfigWarning[],
): ConfigReferences {
  const { docs, apis } = resolveApis(siteDir, octavo?.api ?? [], plugins, warnings);
  checkVersions(siteDir, plugins.docs, problems);
  const staticDirectories = checkStaticDirectories(
    siteDir,
    fields?.staticDirectories ?? asList(raw.staticDirectories).filter((folder) => typeof folder === 'string'),
    raw.staticDirectories === undefined,
    warnings,
  );
  const site = { staticDirectories, baseUrl: fields?.baseUrl ?? '/' };
  if (typeof raw.favicon === 'string') checkStaticFile(site, raw.favicon, 'favicon', warnings);
  if (themeConfig) checkThemeFiles(site, themeConfig, warnings);
  if (themeConfig) checkNavbar(themeConfig, docs, swizzled, problems, warnings);
  const modules = asList(raw.clientModules).flatMap((module, index): Placed<string>[] =>
    typeof module === 'string' ? [{ options: module, keyPath: `clientModules[${index}]` }] : [],
  );
  // As in webpack: `/src/css/custom.css` is a file of the site, or of its static folders.
  const findInRoots = (file: string): string =>
    (file.startsWith('/') && [...staticDirectories, siteDir].map((root) => root + file).find(isSiteFile)) || file;
  const toFiles = (files: Placed<string>[], found: ConfigProblem[]) =>
    files.flatMap(({ options, keyPath }) => {
      const absent = findAbsentPackage(siteDir, options, missing);
      if (absent === undefined) return [checkFile(siteDir, findInRoots(options), keyPath, found)];
      const message = `${keyPath}: "${options}" is left out, because "${absent}" is not installed.`;
      warnings.push({ code: 'missing-package', message });
      return [];
    });
  const choice = { use: octavo?.search.use ?? 'auto', hasOwnBar: swizzled.includes('SearchBar') };
  return {
    i18n: fields && resolveI18n(fields, problems, warnings),
    apis,
    docs: docs.map((placed) => withSidebarPath(siteDir, placed, problems)),
    customCss: toFiles(plugins.customCss, problems),
    // A missing file is reported when modules are loaded.
    clientModules: toFiles(modules, []),
    staticDirectories,
    ...(themeConfig && resolveSearch(plugins, themeConfig, choice, warnings)),
  };
}

/** The package of a missing file, if it is not installed. `missing`: modules that could not be resolved. */
function findAbsentPackage(siteDir: string, file: string, missing: ReadonlySet<string>): string | undefined {
  if (missing.has(file)) return packageOf(file);
  const [folder, name] = /^.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(path.resolve(siteDir, file)) ?? [];
  return folder !== undefined && !isSiteFolder(folder) ? name : undefined;
}

function withSidebarPath(siteDir: string, docs: Placed<DocsOptions>, problems: ConfigProblem[]): DocsOptions {
  const { sidebarPath } = docs.options;
  if (!sidebarPath) return docs.options;
  return { ...docs.options, sidebarPath: checkFile(siteDir, sidebarPath, `${docs.keyPath}.sidebarPath`, problems) };
}

function checkThemeFiles(
  site: { staticDirectories: string[]; baseUrl: string },
  { navbar, footer, image }: ThemeConfig,
  warnings: ConfigWarning[],
): void {
  checkStaticFile(site, image, 'themeConfig.image', warnings);
  checkStaticFile(site, navbar.logo?.src, 'themeConfig.navbar.logo.src', warnings);
  checkStaticFile(site, navbar.logo?.srcDark, 'themeConfig.navbar.logo.srcDark', warnings);
  checkStaticFile(site, footer?.logo?.src, 'themeConfig.footer.logo.src', warnings);
  checkStaticFile(site, footer?.logo?.srcDark, 'themeConfig.footer.logo.srcDark', warnings);
}

function checkNavbar(
  { navbar }: ThemeConfig,
  docs: Placed<DocsOptions>[],
  swizzled: string[],
  problems: ConfigProblem[],
  warnings: ConfigWarning[],
): void {
  const ids = docs.map(({ options }) => options.id);
  checkNavbarInstances(navbar.items, ids, problems);
  forEachItem(navbar.items, 'themeConfig.navbar.items', (item, keyPath) => {
    if (item.type !== 'custom') return;
    const isInMenu = !/^themeConfig\.navbar\.items\[\d+\]$/.test(keyPath);
    if (!isInMenu && swizzled.includes('NavbarItem/ComponentTypes')) return;
    const reason = isInMenu
      ? 'components of the site show in the bar, not in its menus'
      : 'there is no src/theme/NavbarItem/ComponentTypes that has it';
    warnings.push({ code: 'unsupported', message: `${keyPath}: ${quoteValue(item.name)} is left out: ${reason}.` });
  });
}
