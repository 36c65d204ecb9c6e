import path from 'node:path';
import type { BlogSources, PostSource } from './blog/readBlog.ts';
import type { LoadContext } from './loadContext.ts';
import type { DocsSources } from './docs/readDocs.ts';
import type { ContentFolder } from './files/contentFolder.ts';
import type { WantedFolder } from './git/findRepositories.ts';
import { wantsLastUpdate, type LastUpdateOptions } from './lastUpdated.ts';
import type { PagesSources } from './pages/readPages.ts';
import { isComponent, toCodeFile } from './pages/toPagesInstance.ts';

/**
 * The files whose git history is needed: those that show their last update, all if the sitemap has dates, and posts
 * without a date. The development server skips last updates: they would slow down its start, and a file that is being
 * edited has none yet.
 */
export function historyWanted(
  ctx: LoadContext,
  docs: DocsSources[],
  blogs: BlogSources[],
  pages: PagesSources[],
): WantedFolder[] {
  const { sitemap, noIndex } = ctx.config;
  const isBuild = ctx.mode === 'build';
  const isSitemapDated = isBuild && sitemap && sitemap.lastmod !== null && !noIndex;
  const needsLast = (options: LastUpdateOptions) => isSitemapDated || (isBuild && wantsLastUpdate(options));
  const wanted: WantedFolder[] = [];
  const add = (folder: ContentFolder, files: { filePath: string }[], wantsCreated = false) => {
    for (const dir of [folder.dir, folder.localizedDir ?? []].flat()) {
      const filePaths = files.filter((file) => file.filePath.startsWith(dir + path.sep)).map((file) => file.filePath);
      if (filePaths.length > 0) wanted.push({ dir, filePaths, wantsCreated });
    }
  };
  for (const { options, versions } of docs) {
    if (needsLast(options)) for (const { folder, sources } of versions) add(folder, sources);
  }
  for (const { options, folder, posts } of blogs) {
    const filesOf = (sources: PostSource[]) => sources.map(({ file }) => file);
    if (needsLast(options)) add(folder, filesOf(posts));
    add(folder, filesOf(posts.filter(({ date }) => date === undefined)), true);
  }
  for (const { options, folder, sources, otherFiles } of pages) {
    if (needsLast(options)) add(folder, sources);
    const components = isSitemapDated ? otherFiles.filter(isComponent) : [];
    add(
      folder,
      components.map((file) => toCodeFile(folder, file)),
    );
  }
  return wanted;
}
