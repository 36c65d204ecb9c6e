import { useTranslate } from '../../client/index.ts';
import { toClassName } from '../base/className.ts';
import { GroupLink } from './Dropdown.tsx';
import { MenuLinkView } from './MenuLinkView.tsx';
import { useMenu } from './useMenu.ts';
import { ShellSlot } from '../shell/ShellSlot.tsx';
import type { MenuEntry, MenuGroup } from '../base/shellProps.ts';

/** The primary panel: the navbar's items, one below the other. */
export function DrawerMenu() {
  return <ul className="menu__list">{useMenu().map(({ entry }, index) => renderEntry(entry, index))}</ul>;
}

/** Exported for components of the site that are around an item. */
export function renderEntry(entry: MenuEntry, index: number) {
  switch (entry.type) {
    case 'search':
      return null;
    case 'slot':
      // The site's item is a list item in the drawer.
      return <ShellSlot key={index} name={`${entry.name} mobile`} />;
    case 'html':
      return (
        <li
          key={index}
          className={toClassName('menu__list-item', entry.className)}
          {...entry.language}
          dangerouslySetInnerHTML={{ __html: entry.value }}
        />
      );
    case 'link':
      return (
        <li key={index} className="menu__list-item">
          <MenuLinkView link={entry} className="menu__link" activeName="menu__link--active" />
        </li>
      );
    case 'group':
      return <DrawerGroup key={index} group={entry} />;
  }
}

/** Folded by the same script as the categories of the sidebar: client/menus/. */
function DrawerGroup({ group }: { group: MenuGroup }) {
  const t = useTranslate();
  const isOpen = group.items.some((item) => item.type === 'link' && item.opensMenu);
  return (
    <li className={toClassName('menu__list-item', !isOpen && 'menu__list-item--collapsed')}>
      <div className="menu__list-item-collapsible">
        <GroupLink
          group={{ ...group, to: undefined }}
          label={group.drawerLabel}
          className={toClassName('dropdownNavbarItemMobile_J0Sd menu__link menu__link--sublist', group.className)}
        />
        <button
          aria-label={t(isOpen ? 'Collapse the dropdown' : 'Expand the dropdown')}
          aria-expanded={isOpen}
          type="button"
          className="clean-btn menu__caret"
        />
      </div>
      <ul className="menu__list">{group.items.map(renderEntry)}</ul>
    </li>
  );
}
