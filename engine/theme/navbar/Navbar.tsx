import { useDrawer, useHref, useNavbarHidden, useSite, useTranslate } from '../../client/index.ts';
import { DRAWER_ID, MENU_ID } from '../../shared/documentIds.ts';
import { Icon } from '../icons/Icon.tsx';
import { useComponents } from '../registry/useComponents.ts';
import type { CrashProps } from '../shell/ErrorBoundary.tsx';
import { Island } from '../shell/Island.tsx';
import { ShellSlot } from '../shell/ShellSlot.tsx';
import { Dropdown } from './Dropdown.tsx';
import { MenuLinkView } from './MenuLinkView.tsx';
import type { MenuEntry } from './resolveNavbarItem.ts';
import { useMenu } from './useMenu.ts';

export function Navbar() {
  const t = useTranslate();
  const drawer = useDrawer();
  const { Logo: Brand, ColorModeToggle } = useComponents('shell');
  const hidden = useNavbarHidden();
  const { left, right } = useMenu();
  return (
    <header className={hidden ? 'oc-navbar oc-hidden' : 'oc-navbar'} inert={drawer.open}>
      <nav aria-label={t('Main')}>
        {drawer.available && (
          <button
            type="button"
            className="oc-icon-button oc-menu-button"
            aria-label={t('Toggle navigation bar')}
            aria-expanded={drawer.open}
            popoverTarget={DRAWER_ID}
            onClick={(event) => {
              // From here on the drawer's state decides, not the popover's own.
              event.preventDefault();
              drawer.toggle();
            }}
          >
            <Icon name="menu" />
          </button>
        )}
        <Brand />
        <div className="oc-nav-items">{left.map((entry, index) => renderEntry(entry, `start-${index}`))}</div>
        <div className="oc-nav-items oc-nav-end">{right.map((entry, index) => renderEntry(entry, `end-${index}`))}</div>
        <ColorModeToggle />
      </nav>
    </header>
  );
}

/** Exported for components of the site that are around an item. */
export function renderEntry(entry: MenuEntry, key: string) {
  switch (entry.type) {
    case 'search':
      return <NavbarSearch key={key} />;
    case 'slot':
      return <ShellSlot key={key} name={entry.name} />;
    case 'html':
      return <div key={key} className={entry.className} dangerouslySetInnerHTML={{ __html: entry.value }} />;
    case 'group':
      return <Dropdown key={key} id={`${MENU_ID}${key}`} group={entry} />;
    case 'link':
      return <MenuLinkView key={key} link={entry} className="oc-nav-link" />;
  }
}

function NavbarSearch() {
  const { SearchBar } = useComponents('shell');
  return (
    <Island fallback={SearchCrash}>
      <SearchBar />
    </Island>
  );
}

/** Where the box fails, the search page may not. The navbar has no room for the whole message. */
function SearchCrash({ error, tryAgain }: CrashProps) {
  const t = useTranslate();
  const { search } = useSite();
  const href = useHref();
  return (
    <div className="oc-search-crash" role="alert" title={error.message}>
      <span className="oc-sr-only">
        {t('This page crashed.')} {error.message}
      </span>
      <a className="oc-icon-button" aria-label={t('Search')} href={href(search?.path ?? '/')}>
        <Icon name="search" />
      </a>
      <button type="button" className="oc-button" onClick={tryAgain}>
        {t('Try again')}
      </button>
    </div>
  );
}
