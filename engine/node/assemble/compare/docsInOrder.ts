import type { SidebarItem } from '../../../shared/pageData.ts';
import type { Doc, DocsVersion } from '../../read/content/types.ts';

/** The listed documents of a version in the order of its sidebars, then documents outside them. */
export function docsInOrder({ docs, sidebars }: DocsVersion): Doc[] {
  const byPath = new Map(docs.filter(({ unlisted, draft }) => !unlisted && !draft).map((doc) => [doc.routePath, doc]));
  const ordered = new Set<Doc>();
  const visit = (item: SidebarItem): void => {
    const doc = item.type === 'html' || item.href === undefined ? undefined : byPath.get(item.href);
    if (doc) ordered.add(doc);
    if (item.type === 'category') item.items.forEach(visit);
  };
  for (const items of Object.values(sidebars)) items.forEach(visit);
  return [...new Set([...ordered, ...byPath.values()])];
}
