import type { DocCard } from '../../../shared/pageContent.ts';
import type { SidebarItem, Untranslated } from '../../../shared/pageData.ts';
import type { Doc } from '../../read/content/types.ts';

/** Cards for the items of a category: links stay links, categories link to their first page. */
export function toDocCards(
  items: SidebarItem[],
  findDoc: (docId: string) => Pick<Doc, 'description' | 'file'> | undefined,
  /** Language of descriptions in sidebars, which locales do not translate. */
  original?: Untranslated,
): DocCard[] {
  return items.flatMap((item): DocCard[] => {
    if (item.type === 'html') return [];
    const { label, language, className, description } = item;
    const descriptionLanguage = description === undefined ? undefined : original;
    const fields = { label, language, description, descriptionLanguage, className };
    if (item.type === 'link') {
      if (item.unlisted) return [];
      return [
        {
          type: 'link',
          ...fields,
          href: item.href,
          ...(description === undefined && item.docId && describe(item.docId)),
        },
      ];
    }
    const href = firstHref([item]);
    // Docusaurus counts every item, also those that have no card.
    return href ? [{ type: 'category', ...fields, href, count: item.items.length }] : [];
  });

  function describe(docId: string): Pick<DocCard, 'description' | 'descriptionLanguage'> {
    const doc = findDoc(docId);
    return { description: doc?.description, descriptionLanguage: doc?.file.isLocalized ? undefined : original };
  }
}

function firstHref(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) return item.href;
    if (item.type === 'category') {
      const href = (item.linkUnlisted ? undefined : item.href) || firstHref(item.items);
      if (href) return href;
    }
  }
  return undefined;
}
