import { useDrawer, useNavbarHidden, useSite } from '../../client/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { Brand } from './Brand.tsx';
import { ColorModeToggle } from './ColorModeToggle.tsx';
import { Dropdown } from './Dropdown.tsx';
import { MenuLinkView } from './MenuLinkView.tsx';
import type { MenuEntry } from './resolveNavbarItem.ts';
import { useMenu } from './useMenu.ts';

export function Navbar() {
  const { navbar, search } = useSite();
  const drawer = useDrawer();
  const hidden = useNavbarHidden();
  const { left, right } = useMenu();
  const hasSearchItem = [...left, ...right].some((entry) => entry.type === 'search');
  return (
    <header className={hidden ? 'oc-navbar oc-hidden' : 'oc-navbar'} data-style={navbar.style} inert={drawer.open}>
      <nav aria-label="Main">
        {drawer.available && (
          <button
            type="button"
            className="oc-icon-button oc-menu-button"
            aria-label="Toggle navigation bar"
            aria-expanded={drawer.open}
            popoverTarget="oc-drawer"
            onClick={(event) => {
              // The drawer's state decides from here on, not the popover's own.
              event.preventDefault();
              drawer.toggle();
            }}
          >
            <Icon name="menu" />
          </button>
        )}
        <Brand />
        <div className="oc-nav-items">{left.map(renderEntry)}</div>
        <div className="oc-nav-items oc-nav-end">
          {search && !hasSearchItem && <SearchBox />}
          {right.map(renderEntry)}
        </div>
        <ColorModeToggle />
      </nav>
    </header>
  );
}

function renderEntry(entry: MenuEntry, index: number) {
  switch (entry.type) {
    case 'search':
      return <SearchBox key={index} />;
    case 'html':
      return <div key={index} className={entry.className} dangerouslySetInnerHTML={{ __html: entry.value }} />;
    case 'group':
      return <Dropdown key={index} group={entry} />;
    case 'link':
      return <MenuLinkView key={index} link={entry} className="oc-nav-link" />;
  }
}
