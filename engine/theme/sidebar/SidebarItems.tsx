import { LabelText } from '../base/LabelText.tsx';
import { useEffect, useRef, useState } from 'react';
import { openCategory, useHref, usePage, useSite, useTranslate } from '../../client/index.ts';
import type { SidebarItem } from '../../shared/pageData.ts';
import { isExternal } from '../../shared/url/sitePaths.ts';
import { toClassName } from '../base/className.ts';
import { ExternalIcon } from '../icons/shellIcons.tsx';
import { useComponents } from '../base/useComponents.ts';
import {
  categoryHref,
  containsPage,
  firstTarget,
  isCurrent,
  isPartial,
  isShown,
  outlineRange,
  startsOpen,
  type CategoryItem,
} from './sidebarTree.ts';
import type { SidebarList, TreeMode } from '../base/shellProps.ts';

export function SidebarItems(list: SidebarList) {
  const { path } = usePage();
  const { items, mode } = list;
  const { keepEntries } = useComponents('shell');
  if (keepEntries) return keepEntries(list);
  const [start, end] = isPartial(mode) ? outlineRange(items, path) : [0];
  return items
    .slice(start, end)
    .map((item, index) => isShown(item, path) && <SidebarEntry key={start + index} {...list} item={item} />);
}

interface EntryProps {
  item: SidebarItem;
  level: number;
  mode: TreeMode;
}

/** The entry depends on the page only if the page is the entry itself or below it. */
export function SidebarEntry({ item, level, mode }: EntryProps) {
  const href = useHref();
  const { path } = usePage();
  if (item.type === 'category') return <Category item={item} level={level} mode={mode} />;
  const name = `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`;
  if (item.type === 'html') {
    return (
      <li
        className={toClassName(name, item.defaultStyle && 'menuHtmlItem_M9Kj menu__list-item', item.className)}
        dangerouslySetInnerHTML={{ __html: item.value }}
      />
    );
  }
  const isOutside = isExternal(item.href);
  const isActive = isCurrent(item.href, path);
  return (
    <li className={toClassName(name, 'menu__list-item', item.className)}>
      <a
        className={toClassName('menu__link', isOutside && 'menuExternalLink_NmtK', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        href={href(item.href)}
        target={isOutside ? '_blank' : undefined}
        rel={isOutside ? 'noopener noreferrer' : undefined}
      >
        <LabelText text={item.label} language={item.language} />
        {isOutside && <ExternalIcon />}
      </a>
    </li>
  );
}

/**
 * A class of the element shows whether it is open. Scripts change it (client/menus/), because a reader may fold it
 * before React runs. React sets the first state and, on navigation, opens the path to the new page; it never reverts a
 * reader's choice.
 */
function Category({ item, level, mode }: { item: CategoryItem; level: number; mode: TreeMode }) {
  const t = useTranslate();
  const href = useHref();
  const { path } = usePage();
  const autoCollapse = useSite().sidebar.autoCollapseCategories;
  const element = useRef<HTMLLIElement>(null);
  const { label, collapsible } = item;
  const isActive = containsPage(item, path);
  // With a large sidebar, the document contains the items on the path to the page, and those that are visible at first.
  const isCut = isPartial(mode) && !isActive && !(mode === 'outline' && startsOpen(item));
  const [isOpen] = useState(isActive || (!isCut && startsOpen(item)));
  const [isSeen, setSeen] = useState(isOpen);

  // Not on hydration: categories that the reader has folded before React took over stay folded.
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (!isActive || !element.current) return;
    setSeen(true);
    if (collapsible) openCategory(element.current, autoCollapse);
  }, [path, isActive, collapsible, autoCollapse]);

  const isPage = item.href !== undefined;
  const isHere = isCurrent(item.href, path);
  const target = categoryHref(item, path) ?? (collapsible || isCut ? firstTarget(item) : undefined);
  return (
    <li
      ref={element}
      className={toClassName(
        `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level} menu__list-item`,
        !isOpen && 'menu__list-item--collapsed',
        item.className,
      )}
      suppressHydrationWarning
    >
      <div
        className={toClassName('menu__list-item-collapsible', isHere && 'menu__list-item-collapsible--active')}
        onClick={() => setSeen(true)}
      >
        <a
          className={toClassName(
            'menu__link',
            collapsible && 'menu__link--sublist',
            collapsible && !isPage && 'menu__link--sublist-caret',
            isActive && 'menu__link--active',
          )}
          aria-current={isHere ? 'page' : undefined}
          role={collapsible && !isPage ? 'button' : undefined}
          aria-expanded={collapsible && !isPage ? isOpen : undefined}
          href={target === undefined ? (collapsible ? '#' : undefined) : href(target)}
          suppressHydrationWarning
        >
          <LabelText text={label} language={item.language} />
        </a>
        {isPage && collapsible && (
          <button
            aria-label={t(isOpen ? "Collapse sidebar category '{label}'" : "Expand sidebar category '{label}'", {
              label,
            })}
            aria-expanded={isOpen}
            type="button"
            className="clean-btn menu__caret"
            suppressHydrationWarning
          />
        )}
      </div>
      {!isCut && (
        <ul className="menu__list">
          {(mode !== 'lazy' || isSeen) && <SidebarItems items={item.items} level={level + 1} mode={mode} />}
        </ul>
      )}
    </li>
  );
}
