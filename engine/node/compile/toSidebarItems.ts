import type { SidebarItem } from '../../shared/pageData.ts';
import { toPermalink, type PartDataContext } from './toPartData.ts';

/** Items of a sidebar in Docusaurus's form for components. `describe` returns a document's description. */
export function toSidebarItems(
  context: PartDataContext,
  items: readonly SidebarItem[],
  describe: (docId: string) => string | undefined = () => undefined,
): Record<string, unknown>[] {
  return items.map((item) => {
    if (item.type === 'html') return { ...item };
    const href = item.href === undefined ? undefined : toPermalink(context, item.href);
    if (item.type === 'category') return { ...item, href, items: toSidebarItems(context, item.items, describe) };
    return { ...item, href, description: item.description ?? (item.docId ? describe(item.docId) : undefined) };
  });
}
