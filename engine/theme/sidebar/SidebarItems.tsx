import { LabelText } from '../base/LabelText.tsx';
import { useHref, usePage } from '../../client/index.ts';
import type { SidebarItem } from '../../shared/pageData.ts';
import { isExternal } from '../../shared/url/sitePaths.ts';
import { toClassName } from '../base/className.ts';
import { ExternalIcon } from '../icons/shellIcons.tsx';
import { useComponents } from '../base/useComponents.ts';
import { Category } from './Category.tsx';
import { isCurrent, isPartial, isShown, outlineRange } from './sidebarTree.ts';
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
