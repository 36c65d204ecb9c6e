/** Hooks of Docusaurus's sidebar components. */
import type { ReactNode } from 'react';
import type { Platform } from './platform.ts';
import { useField, usePageReader } from '../parts/partData.ts';
import { isSamePath } from './isSamePath.ts';
import { reactOf } from './reactOf.ts';

interface Item {
  type?: string;
  href?: string;
  items?: Item[];
  unlisted?: boolean;
  linkUnlisted?: boolean;
}

interface Expanded {
  expandedItem: number | null;
  setExpandedItem(index: number | null): void;
}

export function sidebarHooks(platform: Platform): Record<string, unknown> {
  const { createContext, createElement, useContext, useMemo, useState } = reactOf(platform);
  const ExpandedContext = createContext<Expanded | undefined>(undefined);

  function DocSidebarItemsExpandedStateProvider({ children }: { children?: ReactNode }) {
    const [expandedItem, setExpandedItem] = useState<number | null>(null);
    const value = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem]);
    return createElement(ExpandedContext.Provider, { value }, children);
  }

  return {
    DocSidebarItemsExpandedStateProvider,
    useDocSidebarItemsExpandedState(): Expanded {
      const value = useContext(ExpandedContext);
      if (!value) throw new Error('useDocSidebarItemsExpandedState is called outside <DocSidebarItems>.');
      return value;
    },
    isActiveSidebarItem,
    isVisibleSidebarItem,
    useVisibleSidebarItems: (items: Item[], path: string) =>
      useMemo(() => items.filter((item) => isVisibleSidebarItem(item, path)), [items, path]),
    findFirstSidebarItemLink: firstLink,
    findFirstSidebarItemCategoryLink: firstLink,
    useCurrentSidebarCategory: () => useField('category', 'useCurrentSidebarCategory'),
    useCurrentSidebarSiblings: () => useField('siblings', 'useCurrentSidebarSiblings'),
    filterDocCardListItems: (items: Item[]) =>
      items.filter((item) => (item.type === 'category' ? firstLink(item) !== undefined : item.type !== 'html')),
    useDocById(id?: string) {
      const read = usePageReader();
      return id === undefined ? undefined : read('docs')?.[id];
    },
  };
}

function isActiveSidebarItem(item: Item, path: string): boolean {
  if (item.href !== undefined && isSamePath(item.href, path)) return true;
  return item.type === 'category' && (item.items ?? []).some((child) => isActiveSidebarItem(child, path));
}

/** Unlisted pages are shown only to readers who are on them already. */
function isVisibleSidebarItem(item: Item, path: string): boolean {
  if (item.type === 'category') {
    return isActiveSidebarItem(item, path) || (item.items ?? []).some((child) => isVisibleSidebarItem(child, path));
  }
  return item.type !== 'link' || !item.unlisted || isActiveSidebarItem(item, path);
}

function firstLink(item: Item): string | undefined {
  if (item.type === 'link') return item.unlisted ? undefined : item.href;
  if (item.type !== 'category') return undefined;
  if (item.href !== undefined && !item.linkUnlisted) return item.href;
  for (const child of item.items ?? []) {
    const href = firstLink(child);
    if (href !== undefined) return href;
  }
  return undefined;
}
