import { didYouMean } from '../../../../shared/nearestName.ts';
import type { Breadcrumb, PageLink } from '../../../../shared/pageContent.ts';
import type { RoutePath } from '../../../../shared/siteData.ts';
import type { DocsOptions } from '../../config/types.ts';
import type { LoadContext } from '../loadContext.ts';
import type { ContentFolder } from '../files/contentFolder.ts';
import { reportAt } from '../frontMatter/readFrontMatter.ts';
import type { GitHistory } from '../git/loadGitHistory.ts';
import { toPageFacts } from '../toPageFacts.ts';
import type { Doc } from '../types.ts';
import { toDocEditUrl } from './docEditUrl.ts';
import { toDocLink, type Navigation } from './sidebars/createNavigation.ts';
import type { DocFile } from './types.ts';
import type { VersionInfo } from './versions/resolveVersions.ts';

/** The context of a document: its version and the sidebars. */
export interface DocPlace {
  ctx: LoadContext;
  options: DocsOptions;
  info: VersionInfo;
  folder: ContentFolder;
  history: GitHistory;
  byId: ReadonlyMap<string, DocFile>;
  navigation: Navigation;
  /** Breadcrumbs by sidebar. */
  trails: ReadonlyMap<string, (routePath: RoutePath) => Breadcrumb[]>;
}

/** A document with its place in the sidebars: its neighbours and its ancestors. */
export function toDoc(doc: DocFile, place: DocPlace): Doc {
  const { ctx, options, history, navigation, trails } = place;
  const { file, frontMatter } = doc;
  const sidebarName = toSidebarName(doc, place);
  const neighbours = sidebarName === undefined ? {} : navigation.neighboursOfDoc(doc.id, sidebarName);
  const trail = sidebarName === undefined ? undefined : trails.get(sidebarName);
  return {
    id: doc.id,
    file,
    routePath: doc.routePath,
    title: doc.title,
    description: doc.description,
    ...toPageFacts(ctx, file.filePath, frontMatter, options, history),
    sidebarName,
    sidebarPosition: doc.position,
    breadcrumbs: options.breadcrumbs ? trail?.(doc.routePath) : undefined,
    previous: toNeighbour(doc, 'pagination_prev', neighbours.previous, place),
    next: toNeighbour(doc, 'pagination_next', neighbours.next, place),
    tags: doc.tags,
    editUrl: toDocEditUrl(doc, place),
    hideTitle: frontMatter.hide_title ?? false,
    hideChanges: frontMatter.hide_changes ?? false,
  };
}

/** The sidebar that lists the document, unless its front matter names another, or none. */
function toSidebarName(doc: DocFile, { ctx, navigation, trails }: DocPlace): string | undefined {
  const wanted = doc.frontMatter.displayed_sidebar;
  if (wanted === undefined) return navigation.sidebarOf(doc.id);
  if (wanted === null) return undefined;
  if (navigation.hasSidebar(wanted)) return wanted;
  const message = `There is no sidebar "${wanted}" to display.${didYouMean(wanted, trails.keys())}`;
  reportAt(doc.file, 'displayed_sidebar', message, ctx.report);
  return navigation.sidebarOf(doc.id);
}

function toNeighbour(
  doc: DocFile,
  key: 'pagination_prev' | 'pagination_next',
  inSidebar: PageLink | undefined,
  { ctx, byId }: DocPlace,
): PageLink | undefined {
  const wanted = doc.frontMatter[key];
  if (wanted === undefined) return inSidebar;
  if (wanted === null) return undefined;
  const target = byId.get(wanted);
  if (!target) {
    const message = `\`${key}\` names the document "${wanted}", which does not exist.${didYouMean(wanted, byId.keys())}`;
    reportAt(doc.file, key, message, ctx.report);
  }
  return target && !target.unlisted ? toDocLink(target) : undefined;
}
