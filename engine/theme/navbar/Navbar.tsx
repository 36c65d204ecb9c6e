import { useDrawer, useHref, useNavbarHidden, useSite, useTranslate } from '../../client/index.ts';
import { DRAWER_ID } from '../../shared/documentIds.ts';
import { TOGGLE_PROPS } from '../../shared/partNames.ts';
import { toClassName } from '../base/className.ts';
import { Drawer, NoScriptDrawer } from './Drawer.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useComponents } from '../base/useComponents.ts';
import type { CrashProps } from '../shell/ErrorBoundary.tsx';
import { Island } from '../shell/Island.tsx';
import { keepHtml } from '../shell/keepHtml.ts';
import { ShellSlot } from '../shell/ShellSlot.tsx';
import { Dropdown } from './Dropdown.tsx';
import { MenuLinkView } from './MenuLinkView.tsx';
import { useMenu } from './useMenu.ts';
import type { MenuEntry } from '../base/shellProps.ts';

export function Navbar() {
  const t = useTranslate();
  const drawer = useDrawer();
  const { hideOnScroll, style } = useSite().navbar;
  const { Logo: Brand, ColorModeToggle, icons } = useComponents('shell');
  const isHidden = useNavbarHidden();
  const menu = useMenu();
  const entriesOn = (side: boolean) =>
    menu.map(({ entry, isRight }, index) => isRight === side && renderEntry(entry, index, isRight));
  return (
    <nav
      aria-label={t('Main')}
      className={toClassName(
        'theme-layout-navbar navbar navbar--fixed-top',
        hideOnScroll && 'navbarHideable_m1mJ',
        isHidden && 'navbarHidden_jGov',
        style && `navbar--${style}`,
        drawer.open && 'navbar-sidebar--show',
      )}
    >
      <div className="navbar__inner" inert={drawer.open}>
        <div className="theme-layout-navbar-left navbar__items">
          {drawer.available && (
            <button
              aria-label={t('Toggle navigation bar')}
              aria-expanded={drawer.open}
              className="navbar__toggle clean-btn"
              type="button"
              popoverTarget={DRAWER_ID}
              onClick={drawer.toggle}
              {...keepHtml('.navbar__toggle', icons?.menu)}
            />
          )}
          <Brand />
          {entriesOn(false)}
        </div>
        <div className="theme-layout-navbar-right navbar__items navbar__items--right">
          {entriesOn(true)}
          <ColorModeToggle {...TOGGLE_PROPS.ColorModeToggle} />
          {menu.every(({ entry }) => entry.type !== 'search') && <NavbarSearch />}
        </div>
      </div>
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={drawer.close} />
      {drawer.available && (
        <>
          <NoScriptDrawer />
          <Drawer />
        </>
      )}
    </nav>
  );
}

/** Exported for components of the site that are around an item. */
export function renderEntry(entry: MenuEntry, key: number, isRight: boolean) {
  switch (entry.type) {
    case 'search':
      return <SearchItem key={key} className={entry.className} />;
    case 'slot':
      return <ShellSlot key={key} name={entry.name} />;
    case 'html':
      return (
        <div
          key={key}
          className={toClassName('navbar__item', entry.className)}
          {...entry.language}
          dangerouslySetInnerHTML={{ __html: entry.value }}
        />
      );
    case 'group':
      return <Dropdown key={key} group={entry} isRight={isRight} />;
    case 'link':
      return (
        <MenuLinkView key={key} link={entry} className="navbar__item navbar__link" activeName="navbar__link--active" />
      );
  }
}

function SearchItem(props: { className?: string }) {
  const { 'NavbarItem/SearchNavbarItem': Item } = useComponents('shell');
  return <Item {...props} />;
}

/** The box of an item of the type `search`, or at the end of a navbar without such an item, as in Docusaurus. */
export function NavbarSearch({ className }: { className?: string }) {
  const { SearchBar } = useComponents('shell');
  return (
    <div className={toClassName(className, 'navbarSearchContainer_Bca1')}>
      <Island fallback={SearchCrash}>
        <SearchBar />
      </Island>
    </div>
  );
}

/** If the box fails, the search page may still work. The navbar has no room for the whole message. */
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
