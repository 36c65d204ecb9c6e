import { useHref, usePage } from '../../client/index.ts';
import type { SidebarItem } from '../../shared/pageData.ts';
import { Icon } from '../icons/Icon.tsx';
import { useComponents } from '../registry/useComponents.ts';
import { Category } from './Category.tsx';
import { containsPage, isCurrent, isShown, outlineRange } from './sidebarTree.ts';

export type TreeMode =
  /** The whole tree. */
  | 'whole'
  /** Large tree in the document: categories beside the way to the page are links, long lists are cut around it. */
  | 'outline'
  /** Large tree in the browser: a category's items appear when it is first opened. */
  | 'lazy';

export function SidebarItems({ items, mode }: { items: SidebarItem[]; mode: TreeMode }) {
  const { path } = usePage();
  const { keepEntry } = useComponents('shell');
  const [start, end] = mode === 'outline' ? outlineRange(items, path) : [0, items.length];
  return items
    .slice(start, end)
    .map((item, index) =>
      !isShown(item, path) ? null : keepEntry && !containsPage(item, path) ? (
        keepEntry(item, mode)
      ) : (
        <SidebarEntry key={start + index} item={item} mode={mode} path={path} />
      ),
    );
}

/** All of it depends on the page only where the page is the entry itself, or is somewhere below it. */
export function SidebarEntry({ item, mode, path }: { item: SidebarItem; mode: TreeMode; path: string }) {
  const href = useHref();
  if (item.type === 'category') return <Category item={item} mode={mode} />;
  if (item.type === 'html') {
    const className = [item.defaultStyle && 'oc-tree-html', item.className].filter(Boolean).join(' ') || undefined;
    return <li className={className} dangerouslySetInnerHTML={{ __html: item.value }} />;
  }
  const newTab = /^(?:https?:)?\/\//i.test(item.href);
  return (
    <li className={item.className}>
      <a
        className="oc-tree-link"
        href={href(item.href)}
        target={newTab ? '_blank' : undefined}
        rel={newTab ? 'noopener noreferrer' : undefined}
        aria-current={isCurrent(item.href, path) ? 'page' : undefined}
      >
        {item.label}
        {newTab && <Icon name="external" />}
      </a>
    </li>
  );
}
