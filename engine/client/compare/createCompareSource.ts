import type { VersionOutline } from '../../shared/compare/compareVersions.ts';
import { toOutlineFile } from '../../shared/compare/outlineFile.ts';
import type { PageFile } from '../../shared/pageData.ts';
import type { RoutePath, SiteData } from '../../shared/siteData.ts';
import { toDataFile } from '../../shared/url/sitePaths.ts';
import { loadData } from '../dataFiles/loadData.ts';
import { createComparer, type Comparer } from './createComparer.ts';

/** All that the comparison of versions loads, each thing once. */
export interface CompareSource {
  root: string;
  compare: Comparer;
  loadOutline(instanceId: string, versionName: string): Promise<VersionOutline>;
  loadPage(path: RoutePath): Promise<PageFile>;
}

/** `script` is that of the worker, relative to the root. */
export function createCompareSource(script: string, root: string, site: Pick<SiteData, 'folder'>): CompareSource {
  const loaded = new Map<string, Promise<unknown>>();
  const load = (file: string): Promise<unknown> => {
    const known = loaded.get(file) ?? loadData(file, root);
    loaded.set(file, known);
    // A failure is forgotten, so that the reader can try again.
    known.catch(() => loaded.delete(file));
    return known;
  };
  return {
    root,
    compare: createComparer(script, root),
    loadOutline: (instanceId, versionName) =>
      load(toOutlineFile(instanceId, versionName, site.folder)) as Promise<VersionOutline>,
    loadPage: (path) => load(toDataFile(path, site)) as Promise<PageFile>,
  };
}
