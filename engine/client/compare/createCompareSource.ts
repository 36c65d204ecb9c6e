import type { ComparedDocs } from '../../shared/compare/comparedDocs.ts';
import type { VersionOutline } from '../../shared/compare/compareVersions.ts';
import { toOutlineFile } from '../../shared/compare/outlineFile.ts';
import type { PageFile } from '../../shared/pageData.ts';
import type { RoutePath, SiteData } from '../../shared/siteData.ts';
import { toDataFile } from '../../shared/url/sitePaths.ts';
import { createComparer, type Comparer } from './createComparer.ts';

/** Loads the files for the comparison of versions, each once. */
export interface CompareSource {
  root: string;
  /** Folder of the locale in the output. */
  folder?: string;
  compare: Comparer;
  loadOutline(instanceId: string, versionName: string): Promise<VersionOutline>;
  /** The page's address, or its data file. */
  loadPage(page: { path: RoutePath; file?: string }): Promise<PageFile>;
  docs: ComparedDocs;
}

/** `script` is the worker's, relative to the root. */
export function createCompareSource(
  script: string,
  docs: ComparedDocs,
  root: string,
  site: Pick<SiteData, 'folder'>,
): CompareSource {
  const loaded = new Map<string, Promise<unknown>>();
  const load = (file: string): Promise<unknown> => {
    const known = loaded.get(file) ?? octavo.loadData!(file, root);
    loaded.set(file, known);
    // A failure is not cached, so that the reader can try again.
    known.catch(() => loaded.delete(file));
    return known;
  };
  return {
    root,
    folder: site.folder,
    compare: createComparer(script, root),
    loadOutline: (instanceId, versionName) =>
      load(toOutlineFile(instanceId, versionName, site.folder)) as Promise<VersionOutline>,
    loadPage: ({ path, file = toDataFile(path, site) }) => load(file) as Promise<PageFile>,
    docs,
  };
}
