import type { DocCard } from '../../../shared/pageContent.ts';
import type { SidebarItem } from '../../../shared/pageData.ts';

/** Cards for the items of a category: links stay links, categories link to their first page. */
export function toDocCards(items: SidebarItem[], describe: (docId: string) => string | undefined): DocCard[] {
  return items.flatMap((item): DocCard[] => {
    if (item.type === 'html') return [];
    if (item.type === 'link') {
      if (item.unlisted) return [];
      const description = item.description ?? (item.docId ? describe(item.docId) : undefined);
      const { label, language, href, className } = item;
      return [{ type: 'link', label, language, href, description, className }];
    }
    const href = item.href ?? firstHref(item.items);
    if (!href) return [];
    const count = item.items.filter((child) => child.type !== 'html').length;
    const { label, language, description, className } = item;
    return [{ type: 'category', label, language, href, description, className, count }];
  });
}

function firstHref(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) return item.href;
    if (item.type === 'category') {
      const href = item.href ?? firstHref(item.items);
      if (href) return href;
    }
  }
  return undefined;
}
