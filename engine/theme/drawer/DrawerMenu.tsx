import { useTranslate } from '../../client/index.ts';
import { ShellSlot } from '../shell/ShellSlot.tsx';
import { MenuLinkView } from '../navbar/MenuLinkView.tsx';
import type { MenuEntry } from '../navbar/resolveNavbarItem.ts';
import { useMenu } from '../navbar/useMenu.ts';

/** The primary panel: the navbar's items, one below the other. */
export function DrawerMenu() {
  const t = useTranslate();
  const { left, right } = useMenu();
  return (
    <nav aria-label={t('Main')} className="oc-drawer-menu">
      <ul className="oc-tree">{[...left, ...right].map(renderEntry)}</ul>
    </nav>
  );
}

/** Exported for components of the site that are around an item. */
export function renderEntry(entry: MenuEntry, index: number) {
  switch (entry.type) {
    case 'search':
      return null;
    case 'slot':
      return (
        <li key={index}>
          <ShellSlot name={`${entry.name} mobile`} />
        </li>
      );
    case 'html':
      return <li key={index} className={entry.className} dangerouslySetInnerHTML={{ __html: entry.value }} />;
    case 'link':
      return (
        <li key={index}>
          <MenuLinkView link={entry} className="oc-tree-link" />
        </li>
      );
    case 'group':
      return (
        <li key={index}>
          <details open={entry.items.some((item) => item.type === 'link' && item.active)} suppressHydrationWarning>
            <summary>{entry.drawerLabel}</summary>
            <ul>{entry.items.map(renderEntry)}</ul>
          </details>
        </li>
      );
  }
}
