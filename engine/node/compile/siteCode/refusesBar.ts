import path from 'node:path';
import { isSiteFile, namesInSiteFolder, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { findCodeFile } from './moduleNames.ts';

/** Internals of the local search plugin, besides the bar itself: there is no index of that plugin to query. */
const PLUGIN_CODE = /@easyops-cn\/docusaurus-search-local(?!\/[^'"]*\/theme\/Search(?:Bar|Page))/;

/** Whether the search bar in `src/theme` belongs to a search that Octavo's own replaces: it would search nothing. */
export function refusesBar({ siteDir, search, replacedSearch, swizzled }: SiteConfig): boolean {
  if (replacedSearch !== undefined) return true;
  if (!search || !swizzled.includes('SearchBar')) return false;
  return filesOfBar(siteDir).some((file) => PLUGIN_CODE.test(readSiteFileSync(file).toString()));
}

function filesOfBar(siteDir: string): string[] {
  const bar = path.join(siteDir, 'src/theme/SearchBar');
  const beside = namesInSiteFolder(bar).map((name) => path.join(bar, name));
  const files = [findCodeFile(bar) ?? '', ...beside].filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return [...new Set(files)].filter(isSiteFile);
}
