import { useEffect, useRef, useState } from 'react';
import { useHref, usePage, useSite } from '../../client/index.ts';
import type { SidebarItem } from '../../shared/pageData.ts';
import { containsPage, firstTarget, isCurrent } from './sidebarTree.ts';
import { SidebarItems, type TreeMode } from './SidebarItems.tsx';

type CategoryItem = Extract<SidebarItem, { type: 'category' }>;

/**
 * A native `<details>` whose state lives in the element: a reader may open and close it before React is there.
 * React gives the first state and, on navigation, opens the way to the new page; it never takes a choice back.
 */
export function Category({ item, mode }: { item: CategoryItem; mode: TreeMode }) {
  const { path } = usePage();
  const autoCollapse = useSite().sidebar.autoCollapseCategories;
  const element = useRef<HTMLDetailsElement>(null);
  const onPath = containsPage(item, path);
  const [initiallyOpen] = useState(onPath || !item.collapsed);
  const [seen, setSeen] = useState(initiallyOpen);

  // Not on hydration: what the reader has folded before React came stays folded.
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const details = element.current;
    if (!onPath || !details) return;
    setSeen(true);
    details.open = true;
    if (autoCollapse) closeSiblings(details);
  }, [path, onPath, autoCollapse]);

  if (mode === 'outline' && !initiallyOpen && item.collapsible) return <ClosedCategory item={item} />;
  const items = (
    <ul>
      <SidebarItems items={item.items} mode={mode} />
    </ul>
  );
  if (!item.collapsible) {
    return (
      <li className={item.className}>
        <CategoryLabel item={item} path={path} />
        {items}
      </li>
    );
  }
  return (
    <li className={item.className}>
      {item.href !== undefined && <CategoryLabel item={item} path={path} />}
      <details
        ref={element}
        open={initiallyOpen}
        data-active={onPath ? '' : undefined}
        suppressHydrationWarning
        onToggle={(event) => {
          if (event.target === element.current && event.newState === 'open') setSeen(true);
        }}
      >
        <summary
          aria-label={item.href === undefined ? undefined : `Pages of ${item.label}`}
          onClick={() => {
            if (autoCollapse && element.current && !element.current.open) closeSiblings(element.current);
          }}
        >
          {item.href === undefined && item.label}
        </summary>
        {(mode !== 'lazy' || seen) && items}
      </details>
    </li>
  );
}

function CategoryLabel({ item, path }: { item: CategoryItem; path: string }) {
  const href = useHref();
  if (item.href === undefined) return <span className="oc-tree-label">{item.label}</span>;
  return (
    <a
      className="oc-tree-link oc-tree-category"
      href={href(item.href)}
      aria-current={isCurrent(item.href, path) ? 'page' : undefined}
    >
      {item.label}
    </a>
  );
}

function ClosedCategory({ item }: { item: CategoryItem }) {
  const href = useHref();
  const target = firstTarget(item);
  return (
    <li className={item.className}>
      <a
        className="oc-tree-link oc-tree-category oc-tree-closed"
        href={target === undefined ? undefined : href(target)}
      >
        {item.label}
      </a>
    </li>
  );
}

function closeSiblings(details: HTMLDetailsElement) {
  for (const row of details.parentElement?.parentElement?.children ?? []) {
    const other = row.querySelector<HTMLDetailsElement>(':scope > details');
    if (other && other !== details) other.open = false;
  }
}
