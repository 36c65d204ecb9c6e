import { useSidebar } from '../../client/index.ts';
import { useHydrated } from '../base/useHydrated.ts';
import { SidebarItems } from './SidebarItems.tsx';
import { isLargeTree, startsWide } from './sidebarTree.ts';

/**
 * The entries of the docs sidebar: next to the article, and in the drawer. `isStatic`: only those on the path to the
 * page.
 */
export function SidebarMenu({ isStatic }: { isStatic?: boolean }) {
  const { name, items } = useSidebar() ?? { items: [] };
  const isLarge = isLargeTree(items);
  // The first render must equal the document.
  const startsAsOutline = isLarge || (import.meta.env.SSR && isStatic === true);
  const isOutline = !useHydrated(startsAsOutline);
  const mode = isOutline ? (isStatic || startsWide(items) ? 'path' : 'outline') : isLarge ? 'lazy' : 'whole';
  return (
    <ul className="theme-doc-sidebar-menu menu__list" key={`${name} ${isOutline}`}>
      <SidebarItems items={items} level={1} mode={mode} />
    </ul>
  );
}
