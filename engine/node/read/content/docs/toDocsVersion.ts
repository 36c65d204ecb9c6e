import type { DocsOptions } from '../../config/types.ts';
import type { LoadContext } from '../loadContext.ts';
import type { GitHistory } from '../git/loadGitHistory.ts';
import { originalLanguage } from '../originalLanguage.ts';
import { groupByTag } from '../tags/groupByTag.ts';
import type { Doc, DocsVersion, DocTag, MarkdownSource } from '../types.ts';
import { joinPath, toRoutePath } from '../url/toRoutePath.ts';
import type { VersionSources } from './readDocs.ts';
import { createBreadcrumbs } from './sidebars/createBreadcrumbs.ts';
import { createNavigation, type Navigation } from './sidebars/createNavigation.ts';
import { readSidebars } from './sidebars/readSidebars.ts';
import { toSidebarItems } from './sidebars/toSidebarItems.ts';
import { toSidebarLink } from './sidebars/toSidebarLink.ts';
import { toDoc } from './toDoc.ts';
import { toDocFile } from './toDocFile.ts';
import { toGeneratedIndexes } from './toGeneratedIndexes.ts';
import type { DocFile } from './types.ts';

/** One version, from its files to documents with their places in the sidebars. */
export async function toDocsVersion(
  ctx: LoadContext,
  options: DocsOptions,
  sources: VersionSources,
  history: GitHistory,
): Promise<DocsVersion | undefined> {
  const { info, folder, tagsFile } = sources;

  // 1. Each file separately.
  const tagsBase = joinPath(info.path, options.tagsBasePath);
  const tagRules = { tagsPath: tagsBase, tagsFile, onInlineTags: options.onInlineTags };
  const toFile = (source: MarkdownSource) => toDocFile(ctx, options, info, source, tagRules);
  const apiFiles = sources.apis.flatMap((api) => api.sources.map(toFile));
  const all = [...sources.sources.map(toFile), ...apiFiles];
  reportSharedIds(ctx, all);
  const drafts = all.filter((doc) => doc.draft);
  for (const { routePath, file } of drafts) ctx.leaveOut({ routePath, filePath: file.filePath, reason: 'a draft' });
  const inOrder = all.filter((doc) => !doc.draft);
  const files = inOrder.toSorted((a, b) => a.id.localeCompare(b.id));
  const byId = new Map(files.map((doc) => [doc.id, doc]));
  if (files.length === 0) {
    ctx.fail({
      code: 'no-docs',
      filePath: info.contentDir,
      message: `All documents of version "${info.name}" are drafts.`,
    });
    return undefined;
  }

  // 2. The sidebars, which need all files.
  const resolved = await readSidebars(ctx, options, sources, { inOrder, byId, drafts });
  if (!resolved) return undefined;
  const names = Object.keys(resolved);
  const original = originalLanguage(ctx.config.i18n);
  const sidebars = Object.fromEntries(
    names.map((name) => [name, toSidebarItems(resolved[name] ?? [], byId, original)]),
  );
  const navigation = createNavigation(resolved, byId, original);
  const trails = new Map(names.map((name) => [name, createBreadcrumbs(sidebars[name] ?? [], ctx.config.release)]));

  // 3. The documents with their places in the sidebars.
  const place = { ctx, options, info, folder, history, byId, navigation, trails };
  const docs = files.map((doc) => toDoc(doc, place));
  const mainDoc = findMainDoc(files, navigation);
  // Problems of a draft are not reported.
  const ofDrafts = { ...place, ctx: { ...ctx, report: () => undefined } };
  return {
    ...info,
    instanceId: options.id,
    docs,
    drafts: drafts.map((doc) => ({ ...toDoc(doc, ofDrafts), draft: true })),
    mainDocId: mainDoc.id,
    mainDocPath: mainDoc.routePath,
    sidebars,
    sidebarsById: resolved,
    sidebarLinks: Object.fromEntries(names.map((name) => [name, toSidebarLink(resolved[name] ?? [], byId)])),
    generatedIndexes: toGeneratedIndexes(resolved, place),
    tagsPath: toRoutePath(ctx.config, tagsBase),
    tags: toDocTags(docs),
    apis: sources.apis.map(({ reference }) => reference),
  };
}

/** Sidebars and links by id can only refer to one of them. */
function reportSharedIds(ctx: LoadContext, docs: DocFile[]): void {
  const seen = new Map<string, DocFile>();
  for (const doc of docs) {
    const other = seen.get(doc.id);
    seen.set(doc.id, doc);
    if (!other) continue;
    const message = `The id "${doc.id}" is also that of "${other.file.filePath}". Rename one of the files, or give it an \`id\` of its own in the front matter.`;
    ctx.report({ severity: 'warning', code: 'duplicate-doc', filePath: doc.file.filePath, message });
  }
}

/**
 * The first document of a version: the one at its root, otherwise the first of the first sidebar, otherwise the first
 * by id.
 */
function findMainDoc(docs: DocFile[], navigation: Navigation): DocFile {
  const atRoot = docs.find((doc) => doc.slug === '/');
  const firstId = navigation.firstDocId();
  const main = atRoot ?? docs.find((doc) => doc.id === firstId) ?? docs.find(({ file }) => !file.isApi) ?? docs[0];
  if (!main) throw new Error('A version without documents has no main document.');
  return main;
}

/** The tags of a version, each with the documents of its page, sorted by title. */
function toDocTags(docs: Doc[]): DocTag[] {
  return groupByTag(docs).map(({ tag, items, unlisted }) => ({
    ...tag,
    docIds: items.toSorted((a, b) => a.title.localeCompare(b.title)).map((doc) => doc.id),
    unlisted,
  }));
}
