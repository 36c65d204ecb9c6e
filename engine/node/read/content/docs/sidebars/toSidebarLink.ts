import type { SidebarLink } from '../../types.ts';
import type { DocFile } from '../types.ts';
import type { ResolvedItem } from './types.ts';

/** The target of a navbar item for the sidebar: its first page, with the sidebar's label. */
export function toSidebarLink(items: ResolvedItem[], docs: ReadonlyMap<string, DocFile>): SidebarLink | undefined {
  for (const item of items) {
    if (item.type === 'doc') return toLink(item.id, item.label ?? item.id, docs);
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') return toLink(item.link.id, item.label, docs);
    if (item.link) return { path: item.link.routePath, label: item.label };
    const first = toSidebarLink(item.items, docs);
    if (first) return first;
  }
  return undefined;
}

function toLink(docId: string, label: string, docs: ReadonlyMap<string, DocFile>): SidebarLink | undefined {
  const doc = docs.get(docId);
  return doc && { path: doc.routePath, label };
}
