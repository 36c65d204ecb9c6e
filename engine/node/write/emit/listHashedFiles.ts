import { toScriptTwin } from '../../../shared/search/files.ts';
import type { ClientAssets } from '../../assemble/assets/clientAssets.ts';
import type { ContentAssets } from '../../assemble/assets/contentAssets.ts';
import type { SearchRecord } from './emitSearch.ts';

export interface HashedFilesInput {
  client: ClientAssets;
  assets: ContentAssets;
  /** Data files of the locales: site data, sidebars. */
  dataFiles: Iterable<string>;
  /** Scripts of the site's own code. */
  codeFiles: Iterable<string>;
  /** Style sheets of single pages. */
  pageStyles: Iterable<string>;
  search: SearchRecord;
}

/**
 * Files that the build named by their content, so that browsers may cache them forever. Only the code that names a file
 * knows this: an author's own `assets/photo-1700000000.svg` looks the same.
 */
export async function listHashedFiles(input: HashedFilesInput): Promise<string[]> {
  const { client, assets, dataFiles, codeFiles, pageStyles, search } = input;
  const parts = Object.entries(search).flatMap(([main, { files }]) =>
    files.filter((file) => file !== main && file !== toScriptTwin(main)),
  );
  const own = [...dataFiles, ...codeFiles, ...pageStyles, ...parts];
  return [...new Set([...client.files, ...(await assets.files()), ...own])];
}
