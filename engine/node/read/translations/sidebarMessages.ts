import { ownValue } from '../../../shared/ownValue.ts';
import { flattenItems } from '../content/docs/sidebars/flattenItems.ts';
import type { ResolvedItem, Sidebars } from '../content/docs/sidebars/types.ts';
import type { Messages, SourceMessages } from './messages.ts';

/** Labels in a sidebar; labels of documents are in the documents. */
export function collectSidebarMessages(sidebars: Sidebars<ResolvedItem>): SourceMessages {
  const entries = Object.entries(sidebars).flatMap(([name, items]) =>
    flattenItems(items).flatMap((item) => messagesOf(item, name)),
  );
  return Object.fromEntries(entries);
}

function messagesOf(item: ResolvedItem, sidebar: string): [string, SourceMessages[string]][] {
  const key = keyOf(item, sidebar);
  if (key === undefined || item.type === 'html' || item.label === undefined) return [];
  const { label } = item;
  const where = `in sidebar ${sidebar}`;
  if (item.type === 'link') {
    return [[key, { message: label, description: `The label for link ${label} ${where}, linking to ${item.href}` }]];
  }
  if (item.type !== 'category') {
    const description = `The label for the doc item ${label} ${where}, linking to the doc ${item.id}`;
    return [[key, { message: label, description }]];
  }
  const index: { title?: string; description?: string } = item.link?.type === 'generated-index' ? item.link : {};
  return [
    [key, { message: label, description: `The label for category ${label} ${where}` }],
    ...(['title', 'description'] as const).flatMap((field): [string, SourceMessages[string]][] => {
      const message = index[field];
      if (!message) return [];
      const description = `The generated-index page ${field} for category ${label} ${where}`;
      return [[`${key}.link.generated-index.${field}`, { message, description }]];
    }),
  ];
}

/** The addresses of generated pages depend on the original labels, and stay. */
export function translateSidebars(sidebars: Sidebars<ResolvedItem>, messages: Messages): Sidebars<ResolvedItem> {
  if (Object.keys(messages).length === 0) return sidebars;
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.map((item) => translateItem(item, name, messages))]),
  );
}

function translateItem(item: ResolvedItem, sidebar: string, messages: Messages): ResolvedItem {
  const key = keyOf(item, sidebar);
  if (key === undefined || item.type === 'html') return item;
  const translation = ownValue(messages, key);
  const label = translation ?? item.label;
  const mark = translation !== undefined && { isTranslated: true as const };
  if (item.type !== 'category') return label === undefined ? item : { ...item, label, ...mark };
  const { link } = item;
  const inner = {
    ...item,
    label: label ?? item.label,
    ...mark,
    items: item.items.map((child) => translateItem(child, sidebar, messages)),
  };
  if (link?.type !== 'generated-index') return inner;
  const title = ownValue(messages, `${key}.link.generated-index.title`);
  const description = ownValue(messages, `${key}.link.generated-index.description`);
  const translated = { title: Boolean(title), description: Boolean(description) };
  return { ...inner, link: { ...link, ...(title && { title }), ...(description && { description }), translated } };
}

function keyOf(item: ResolvedItem, sidebar: string): string | undefined {
  if (item.type === 'html' || item.label === undefined) return undefined;
  if ((item.type === 'doc' || item.type === 'ref') && !item.translatable) return undefined;
  const kind = item.type === 'ref' ? 'doc' : item.type;
  // Two items with the same label need separate keys.
  return `sidebar.${sidebar}.${kind}.${item.key ?? item.label}`;
}
