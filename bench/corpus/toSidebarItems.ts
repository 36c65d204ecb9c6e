import type { CorpusPage, SidebarItem } from './types.ts';

interface Entry {
  type?: string;
  id?: string;
  label?: string;
  items?: unknown[];
}

/** The documents and categories of a Docusaurus sidebar. */
export function toSidebarItems(entries: unknown[], pages: CorpusPage[]): SidebarItem[] {
  return entries.flatMap((entry): SidebarItem[] => {
    if (typeof entry === 'string') return toLink(entry, undefined, pages);
    const { type, id, label, items } = entry as Entry;
    if (items) return [{ label: label ?? '', items: toSidebarItems(items, pages) }];
    return type === 'doc' && id !== undefined ? toLink(id, label, pages) : [];
  });
}

function toLink(id: string, label: string | undefined, pages: CorpusPage[]): SidebarItem[] {
  const exact = pages.find(({ relPath }) => relPath === `${id}.md`);
  // The home page has a different id; its file is the index.
  const page = exact ?? (id === 'intro' ? pages.find(({ relPath }) => relPath === 'index.md') : undefined);
  return page ? [{ page: page.relPath, label: label ?? page.title }] : [];
}
