import type { SiteConfig } from '../config/types.ts';
import { readBlog, type BlogSources } from './blog/readBlog.ts';
import { toBlogInstance } from './blog/toBlogInstance.ts';
import { createLoadContext, type OnSidebars } from './loadContext.ts';
import { readDocs, type DocsSources } from './docs/readDocs.ts';
import { toDocsInstance } from './docs/toDocsInstance.ts';
import type { SourceCache } from './files/sourceCache.ts';
import { loadGitHistory, type GitReader } from './git/loadGitHistory.ts';
import { historyWanted } from './historyWanted.ts';
import { loadReaderWords } from './loadReaderWords.ts';
import { readPages, type PagesSources } from './pages/readPages.ts';
import { toPagesInstance } from './pages/toPagesInstance.ts';
import type { Report } from '../../ground/problems.ts';
import type { Content } from './types.ts';

export interface LoadContentOptions {
  /** Drafts are pages in development, not in a build. */
  drafts?: boolean;
  /** From `createSourceCache`; a caller that loads the same site again passes the same one. */
  cache?: SourceCache;
  /** From `createGitReader`, where several locales are loaded. */
  readHistory?: GitReader;
  /** Receives the sidebars of each version before they are translated. */
  onSidebars?: OnSidebars;
}

/**
 * Reads all content of the site folder. Problems in single files are reported and the others are still read; problems
 * because of which nothing can be built are thrown as one `ContentError`.
 */
export async function loadContent(
  config: SiteConfig,
  report: Report,
  options: LoadContentOptions = {},
): Promise<Content> {
  const { drafts, cache, onSidebars, readHistory = loadGitHistory } = options;
  const ctx = createLoadContext(config, report, { drafts, cache, onSidebars });

  // 1. Read the files.
  const docs: DocsSources[] = [];
  for (const instance of config.docs) docs.push(await readDocs(ctx, instance));
  const blogs: BlogSources[] = [];
  for (const instance of config.blogs) blogs.push(await readBlog(ctx, instance));
  const pages: PagesSources[] = [];
  for (const instance of config.pages) pages.push(await readPages(ctx, instance));

  // 2. Read dates and authors from git, once, where files lack them.
  const history = await readHistory(historyWanted(ctx, docs, blogs, pages), report);

  // 3. Put the pieces together.
  const content: Content = {
    docs: [],
    blogs: [],
    pages: pages.map((instance) => toPagesInstance(ctx, instance, history)),
    leftOut: [],
    readerWords: await loadReaderWords(ctx),
    staticDirs: config.staticDirectories,
    dataFiles: [],
  };
  for (const instance of docs) content.docs.push(await toDocsInstance(ctx, instance, history));
  for (const instance of blogs) content.blogs.push(await toBlogInstance(ctx, instance, history));
  content.leftOut = ctx.leftOut;
  content.dataFiles = [...ctx.dataFiles];
  ctx.throwIfFailed();
  return content;
}
