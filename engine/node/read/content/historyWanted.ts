import path from 'node:path';
import type { BlogSources, PostSource } from './blog/readBlog.ts';
import type { LoadContext } from './loadContext.ts';
import type { DocsSources } from './docs/readDocs.ts';
import type { ContentFolder } from './files/contentFolder.ts';
import type { WantedFolder } from './git/findRepositories.ts';
import { wantsLastUpdate, type LastUpdateOptions } from './lastUpdated.ts';
import type { PagesSources } from './pages/readPages.ts';
import type { MarkdownSource } from './types.ts';

/**
 * The files whose git history is needed: those that show their last update, and posts without a date. The development
 * server skips last updates: they would slow down its start, and a file that is being edited has none yet.
 */
export function historyWanted(
  ctx: LoadContext,
  docs: DocsSources[],
  blogs: BlogSources[],
  pages: PagesSources[],
): WantedFolder[] {
  const shows = (options: LastUpdateOptions) => ctx.mode === 'build' && wantsLastUpdate(options);
  const wanted: WantedFolder[] = [];
  const add = (folder: ContentFolder, files: MarkdownSource[], wantsCreated = false) => {
    for (const dir of [folder.dir, folder.localizedDir ?? []].flat()) {
      const filePaths = files.filter((file) => file.filePath.startsWith(dir + path.sep)).map((file) => file.filePath);
      if (filePaths.length > 0) wanted.push({ dir, filePaths, wantsCreated });
    }
  };
  for (const { options, versions } of docs) {
    if (shows(options)) for (const { folder, sources } of versions) add(folder, sources);
  }
  for (const { options, folder, posts } of blogs) {
    const filesOf = (sources: PostSource[]) => sources.map(({ file }) => file);
    if (shows(options)) add(folder, filesOf(posts));
    add(folder, filesOf(posts.filter(({ date }) => date === undefined)), true);
  }
  for (const { options, folder, sources } of pages) if (shows(options)) add(folder, sources);
  return wanted;
}
