import path from 'node:path';
import { isSiteFile, namesInSiteFolder, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { findCodeFile } from './moduleNames.ts';

/** Internals of the local search plugin: that plugin has no index here to query. */
const PLUGIN_CODE = /@easyops-cn\/docusaurus-search-local(?!\/[^'"]*\/theme\/Search(?:Bar|Page))/;

/** Whether the search bar in `src/theme` belongs to a search that Octavo replaces, so that it would find nothing. */
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
