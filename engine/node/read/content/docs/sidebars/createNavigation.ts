import type { PageLink } from '../../../../../shared/pageContent.ts';
import type { Untranslated } from '../../../../../shared/pageData.ts';
import type { RoutePath } from '../../../../../shared/siteData.ts';
import type { DocFile } from '../types.ts';
import { docIdOf, stopsOf, type Stop } from './flattenItems.ts';
import { isDocLabelTranslated } from './toSidebarItems.ts';
import type { DocItem, ResolvedItem, Sidebars } from './types.ts';

interface Neighbours {
  previous?: PageLink;
  next?: PageLink;
}

export interface Navigation {
  /** Sidebar a document belongs to; the last that lists it, if several do. */
  sidebarOf(docId: string): string | undefined;
  hasSidebar(name: string): boolean;
  /** Pages before and after a document in a sidebar; skips unlisted ones. */
  neighboursOfDoc(docId: string, sidebarName: string): Neighbours;
  neighboursOfIndex(routePath: RoutePath, sidebarName: string): Neighbours;
  /** First document of the first sidebar that is not an API reference's. */
  firstDocId(): string | undefined;
}

/** Finds previous and next pages. Everything is looked up in precomputed tables, so it stays fast on large sites. */
export function createNavigation(
  sidebars: Sidebars<ResolvedItem>,
  docs: ReadonlyMap<string, DocFile>,
  /** Language of labels that are not translated. */
  original?: Untranslated,
): Navigation {
  const sidebarByDoc = new Map<string, string>();
  const stops = new Map<string, Stop[]>();
  const docTables = new Map<string, Map<string, Neighbours>>();
  const indexTables = new Map<string, Map<RoutePath, Neighbours>>();
  for (const [name, items] of Object.entries(sidebars)) {
    const all = stopsOf(items);
    stops.set(name, all);
    for (const stop of all) {
      const docId = docIdOf(stop);
      if (docId !== undefined) sidebarByDoc.set(docId, name);
    }
    const listed = all.filter((stop) => !isUnlisted(stop));
    docTables.set(name, toTable(listed, docIdOf));
    indexTables.set(name, toTable(all, indexPathOf));
  }

  function isUnlisted(stop: Stop): boolean {
    const docId = docIdOf(stop);
    return docId !== undefined && docs.get(docId)?.unlisted === true;
  }

  function isOfApi(stop: Stop): boolean {
    return docs.get(docIdOf(stop) ?? '')?.file.isApi === true;
  }

  function toTable(listed: Stop[], keyOf: (stop: Stop) => string | undefined): Map<string, Neighbours> {
    const table = new Map<string, Neighbours>();
    for (const [index, stop] of listed.entries()) {
      const key = keyOf(stop);
      if (key === undefined || table.has(key)) continue;
      table.set(key, { previous: toPageLink(listed[index - 1]), next: toPageLink(listed[index + 1]) });
    }
    return table;
  }

  function toPageLink(stop: Stop | undefined): PageLink | undefined {
    if (!stop) return undefined;
    if (stop.type === 'category' && stop.link?.type === 'generated-index') {
      return {
        title: stop.label,
        href: stop.link.routePath,
        ...(!stop.isTranslated && original && { language: original }),
      };
    }
    const doc = docs.get(docIdOf(stop) ?? '');
    if (!doc) return undefined;
    const item: Partial<DocItem> = stop.type === 'doc' ? stop : {};
    const isTranslated =
      doc.frontMatter.pagination_label === undefined ? isDocLabelTranslated(doc, item) : doc.file.isLocalized;
    return { ...toDocLink(doc, item.label), ...(!isTranslated && original && { language: original }) };
  }

  return {
    sidebarOf: (docId) => sidebarByDoc.get(docId),
    hasSidebar: (name) => stops.has(name),
    neighboursOfDoc: (docId, sidebarName) => docTables.get(sidebarName)?.get(docId) ?? {},
    neighboursOfIndex: (routePath, sidebarName) => indexTables.get(sidebarName)?.get(routePath) ?? {},
    firstDocId: () =>
      [...stops.values()]
        .find((list) => !list.every(isOfApi))
        ?.map(docIdOf)
        .find((docId) => docId !== undefined),
  };
}

function indexPathOf(stop: Stop): RoutePath | undefined {
  return stop.type === 'category' && stop.link?.type === 'generated-index' ? stop.link.routePath : undefined;
}

/** A document in the form for previous / next. */
export function toDocLink(doc: DocFile, sidebarItemLabel?: string): PageLink {
  const { pagination_label: own, sidebar_label: inSidebar } = doc.frontMatter;
  return { title: own ?? inSidebar ?? sidebarItemLabel ?? doc.title, href: doc.routePath };
}
