import type { SidebarItem } from '../../../../shared/pageData.ts';

/** A sidebar as indented text: `Label → href`, `+` for an open category and `-` for a closed one. */
export function sidebarTree(items: SidebarItem[] | undefined, indent = ''): string {
  return (items ?? []).map((item) => indent + toLine(item) + childrenOf(item, indent)).join('');
}

function toLine(item: SidebarItem): string {
  if (item.type === 'html') return `html ${item.value}\n`;
  const mark = item.type === 'category' ? `${item.collapsed ? '-' : '+'} ` : '';
  return `${mark}${item.label}${item.href === undefined ? '' : ` → ${item.href}`}\n`;
}

function childrenOf(item: SidebarItem, indent: string): string {
  return item.type === 'category' ? sidebarTree(item.items, `${indent}  `) : '';
}
