import path from 'node:path';
import type { PagesOptions } from '../../config/types.ts';
import type { LoadContext } from '../loadContext.ts';
import { toContentFolder, type ContentFolder } from '../files/contentFolder.ts';
import { PAGES_PLUGIN } from '../pluginNames.ts';
import { readSources, type FolderSources } from '../files/readSources.ts';

export interface PagesSources extends FolderSources {
  options: PagesOptions;
  folder: ContentFolder;
}

/** Reads the files of a pages folder. */
export async function readPages(ctx: LoadContext, options: PagesOptions): Promise<PagesSources> {
  const folder = toContentFolder(ctx.config, path.resolve(ctx.config.siteDir, options.path), {
    name: PAGES_PLUGIN,
    instanceId: options.id,
  });
  return { ...(await readSources(ctx, folder, options)), options, folder };
}
