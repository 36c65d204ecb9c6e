import type { DocsOptions } from '../../../config/types.ts';
import type { LoadContext } from '../../loadContext.ts';
import { translateSidebars } from '../../../translations/sidebarMessages.ts';
import type { VersionSources } from '../readDocs.ts';
import type { DocFile } from '../types.ts';
import { checkDocIds } from './checkDocIds.ts';
import type { Complain } from './checkShape.ts';
import { loadSidebars } from './loadSidebars.ts';
import { normalizeSidebars } from './normalizeSidebars.ts';
import { processSidebars } from './processSidebars.ts';
import { readCategories } from './readCategories.ts';
import { resolveSidebars } from './resolveSidebars.ts';
import type { ResolvedItem, Sidebars } from './types.ts';

/**
 * load → normalize → process → resolve → check → translate. Undefined if the sidebars are invalid; all problems are
 * reported.
 */
export async function readSidebars(
  ctx: LoadContext,
  options: DocsOptions,
  { info, categoryFiles, messages, apis }: VersionSources,
  docs: { inOrder: DocFile[]; byId: ReadonlyMap<string, DocFile>; drafts: DocFile[] },
): Promise<Sidebars<ResolvedItem> | undefined> {
  const value = await loadSidebars(ctx, info);
  if (value === undefined) return undefined;
  let isRight = true;
  const complain: Complain = (place, message) => {
    isRight = false;
    const subject = place === '' ? '' : `Sidebar \`${place}\` `;
    const filePath = info.sidebarFile || info.contentDir;
    ctx.fail({ code: 'invalid-sidebar', filePath, message: `${subject}${message}` });
  };
  const normalized = normalizeSidebars(value, complain);
  const categories = await readCategories(ctx, info.contentDir, categoryFiles);
  const processed = await processSidebars(ctx, normalized, {
    options,
    version: info,
    // An API reference has its own sidebar.
    docs: docs.inOrder.filter(({ file }) => !file.isApi),
    categories: categories.metadata,
    complain,
  });
  // These come first, because a document shows the last sidebar that lists it, which may be one of the site's own.
  const ofApis = Object.fromEntries(apis.map(({ sidebarName, sidebar }) => [sidebarName, sidebar]));
  const resolved = resolveSidebars(
    { ...ofApis, ...processed },
    {
      config: ctx.config,
      versionPath: info.path,
      draftIds: new Set(docs.drafts.map((doc) => doc.id)),
      sidebarCollapsed: options.sidebarCollapsed,
      sidebarCollapsible: options.sidebarCollapsible,
      complain,
    },
  );
  const hasDocs = await checkDocIds(ctx, info, resolved, new Set(docs.byId.keys()), categories.linkFiles);
  if (!isRight || !hasDocs) return undefined;
  ctx.onSidebars?.(options.id, info, resolved);
  return translateSidebars(resolved, messages);
}
