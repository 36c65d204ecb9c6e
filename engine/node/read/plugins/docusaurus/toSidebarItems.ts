import type { SidebarItem } from '../../../../shared/pageData.ts';
import { toPermalink, type DocusaurusSite } from './permalink.ts';

/** Items of a sidebar as components receive them. `describe` returns a document's description. */
export function toSidebarItems(
  site: DocusaurusSite,
  items: readonly SidebarItem[],
  describe: (docId: string) => string | undefined = () => undefined,
): Record<string, unknown>[] {
  return items.map((item) => {
    if (item.type === 'html') return { ...item };
    const href = item.href === undefined ? undefined : toPermalink(site, item.href);
    if (item.type === 'category') return { ...item, href, items: toSidebarItems(site, item.items, describe) };
    const { docId, unlisted = false, description = docId && describe(docId) } = item;
    return { ...item, href, description, ...(docId !== undefined && { unlisted }) };
  });
}
