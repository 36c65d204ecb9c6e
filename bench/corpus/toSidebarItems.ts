import type { CorpusPage, SidebarItem } from './types.ts';

interface Entry {
  type?: string;
  id?: string;
  label?: string;
  items?: unknown[];
}

/** The documents of a Docusaurus sidebar, and the categories that have some. An empty category fails a build. */
export function toSidebarItems(entries: unknown[], pages: CorpusPage[]): SidebarItem[] {
  return entries.flatMap((entry): SidebarItem[] => {
    if (typeof entry === 'string') return toLink(entry, undefined, pages);
    const { type, id, label, items } = entry as Entry;
    if (items) {
      const inside = toSidebarItems(items, pages);
      return inside.length > 0 ? [{ label: label ?? '', items: inside }] : [];
    }
    return type === 'doc' && id !== undefined ? toLink(id, label, pages) : [];
  });
}

function toLink(id: string, label: string | undefined, pages: CorpusPage[]): SidebarItem[] {
  const exact = pages.find(({ relPath }) => relPath === `${id}.md`);
  // The home page has a different id; its file is the index.
  const page = exact ?? (id === 'intro' ? pages.find(({ relPath }) => relPath === 'index.md') : undefined);
  return page ? [{ page: page.relPath, label: label ?? page.title }] : [];
}
