import type { SidebarItem, Untranslated } from '../../../../../shared/pageData.ts';
import { withoutUndefined } from '../../../../ground/withoutUndefined.ts';
import type { DocFile } from '../types.ts';
import type { DocItem, ResolvedCategory, ResolvedItem } from './types.ts';

/** The items for browsers: links and categories with addresses, without absent fields. */
export function toSidebarItems(
  items: ResolvedItem[],
  docs: ReadonlyMap<string, DocFile>,
  /** Language of labels that are not translated. */
  original?: Untranslated,
): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return toDocLinkItem(item, docs, original);
      case 'category':
        return [toCategoryItem(item, docs, original)];
      case 'link': {
        const { label, href, description, className, customProps } = item;
        const language = item.isTranslated ? undefined : original;
        return [
          withoutUndefined({ type: 'link' as const, label, language, href, description, className, customProps }),
        ];
      }
      case 'html': {
        const { value, defaultStyle = false, className } = item;
        return [withoutUndefined({ type: 'html' as const, value, defaultStyle, className })];
      }
    }
  });
}

function toDocLinkItem(item: DocItem, docs: ReadonlyMap<string, DocFile>, original?: Untranslated): SidebarItem[] {
  const doc = docs.get(item.id);
  if (!doc) return [];
  return [
    withoutUndefined({
      type: 'link' as const,
      label: doc.frontMatter.sidebar_label ?? item.label ?? doc.title,
      language: isDocLabelTranslated(doc, item) ? undefined : original,
      href: doc.routePath,
      docId: doc.id,
      className: item.className,
      unlisted: doc.unlisted || undefined,
      customProps: item.customProps ?? doc.frontMatter.sidebar_custom_props,
    }),
  ];
}

/** The label of the entry in the sidebar, or otherwise of the document. */
export function isDocLabelTranslated(doc: DocFile, item: Pick<DocItem, 'translatable' | 'isTranslated'>): boolean {
  const isOwn = doc.frontMatter.sidebar_label !== undefined || !item.translatable;
  return isOwn ? doc.file.isLocalized === true : item.isTranslated === true;
}

function toCategoryItem(
  item: ResolvedCategory,
  docs: ReadonlyMap<string, DocFile>,
  original?: Untranslated,
): SidebarItem {
  const doc = item.link?.type === 'doc' ? docs.get(item.link.id) : undefined;
  return withoutUndefined({
    type: 'category' as const,
    label: item.label,
    language: item.isTranslated ? undefined : original,
    href: item.link?.type === 'generated-index' ? item.link.routePath : doc?.routePath,
    linkUnlisted: doc?.unlisted || undefined,
    collapsible: item.collapsible,
    collapsed: item.collapsed,
    className: item.className,
    description: item.description,
    customProps: item.customProps ?? doc?.frontMatter.sidebar_custom_props,
    items: toSidebarItems(item.items, docs, original),
  });
}
