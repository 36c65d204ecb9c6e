import { useEffect, useRef, useState } from 'react';
import { useHref, usePage, useSite, useTranslate } from '../../client/index.ts';
import { SidebarItems, type TreeMode } from './SidebarItems.tsx';
import { categoryHref, containsPage, firstTarget, isCurrent, type CategoryItem } from './sidebarTree.ts';

/**
 * A native `<details>` whose state lives in the element: a reader may open and close it before React runs.
 * React gives the first state and, on navigation, opens the way to the new page; it never takes a choice back.
 */
export function Category({ item, mode }: { item: CategoryItem; mode: TreeMode }) {
  const t = useTranslate();
  const { path } = usePage();
  const autoCollapse = useSite().sidebar.autoCollapseCategories;
  const element = useRef<HTMLDetailsElement>(null);
  const onPath = containsPage(item, path);
  const linked = categoryHref(item, path) !== undefined;
  const [initiallyOpen] = useState(onPath || !item.collapsed);
  const [seen, setSeen] = useState(initiallyOpen);

  // Not on hydration: what the reader has folded before React took over stays folded.
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

  if (mode === 'outline' && !onPath) return <ClosedCategory item={item} />;
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
      {linked && <CategoryLabel item={item} path={path} />}
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
          aria-label={linked ? t('Pages of {label}', { label: item.label }) : undefined}
          onClick={() => {
            if (autoCollapse && element.current && !element.current.open) closeSiblings(element.current);
          }}
        >
          {!linked && item.label}
        </summary>
        {(mode !== 'lazy' || seen) && items}
      </details>
    </li>
  );
}

function CategoryLabel({ item, path }: { item: CategoryItem; path: string }) {
  const href = useHref();
  const target = categoryHref(item, path);
  if (target === undefined) return <span className="oc-tree-label">{item.label}</span>;
  return (
    <a
      className="oc-tree-link oc-tree-category"
      href={href(target)}
      aria-current={isCurrent(target, path) ? 'page' : undefined}
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
