import path from 'node:path';
import { messageOf } from '../../../../shared/messageOf.ts';
import { siteFileExists } from '../../../ground/inputs/siteFiles.ts';
import type { LoadContext } from '../loadContext.ts';
import type { Report } from '../../../ground/problems.ts';
import { readMarkdown } from '../source/readMarkdown.ts';
import type { MarkdownSource } from '../types.ts';
import type { ContentFolder } from './contentFolder.ts';
import { findFiles, type FileFilter } from './findFiles.ts';
import { mapConcurrent } from '../../../ground/mapConcurrent.ts';
import { walkFolder } from '../../../ground/files/walkFolder.ts';

const MARKDOWN = /\.mdx?$/;

/** Enough to keep a disk busy, few enough for any limit on open files. */
const FILES_AT_ONCE = 64;

export interface FolderSources {
  sources: MarkdownSource[];
  /** Relative paths of selected files that are not Markdown. */
  otherFiles: string[];
  /** Relative paths of `_category_` files. */
  categoryFiles: string[];
}

/** All Markdown files of a content folder, read and scanned. */
export async function readSources(ctx: LoadContext, folder: ContentFolder, filter: FileFilter): Promise<FolderSources> {
  if (!siteFileExists(folder.dir)) return { sources: [], otherFiles: [], categoryFiles: [] };
  const { files, categoryFiles } = await findFiles(folder.dir, filter, ctx);
  const localized = new Set(folder.localizedDir === undefined ? [] : await walkFolder(folder.localizedDir, ctx));
  const read = await mapConcurrent(
    files.filter((file) => MARKDOWN.test(file)),
    FILES_AT_ONCE,
    async (relPath) => {
      const { dir, localizedDir } = folder;
      const isLocalized = localizedDir !== undefined && localized.has(relPath);
      return readOne(ctx, isLocalized ? localizedDir : dir, relPath, isLocalized);
    },
  );
  return {
    sources: read.filter((source) => source !== undefined),
    otherFiles: files.filter((file) => !MARKDOWN.test(file)),
    categoryFiles,
  };
}

async function readOne(
  ctx: LoadContext,
  dir: string,
  relPath: string,
  isLocalized: boolean,
): Promise<MarkdownSource | undefined> {
  const { markdown } = ctx.config;
  try {
    const load = (report: Report) => readMarkdown(dir, relPath, markdown, report);
    const isOwn = markdown.parseFrontMatter !== undefined;
    const source = await (ctx.cache
      ? ctx.cache.read(path.join(dir, relPath), ctx.report, load, isOwn)
      : load(ctx.report));
    // The cached facts of a file may come from another folder that also contains it.
    return { ...source, relPath, ...(isLocalized && { isLocalized }) };
  } catch (error) {
    const reason = messageOf(error);
    const message = `The file cannot be read: ${reason}`;
    ctx.report({ severity: 'error', code: 'unreadable-file', filePath: `${dir}/${relPath}`, message });
    return undefined;
  }
}
