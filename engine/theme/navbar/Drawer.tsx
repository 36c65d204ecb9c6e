import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useDrawer, useSidebar, useSite, useTranslate } from '../../client/index.ts';
import { DRAWER_ID } from '../../shared/documentIds.ts';
import { TOGGLE_PROPS } from '../../shared/partNames.ts';
import { toClassName } from '../base/className.ts';
import { CloseIcon } from '../icons/shellIcons.tsx';
import { useComponents } from '../base/useComponents.ts';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { DrawerMenu } from './DrawerMenu.tsx';
import { PostsMenu } from './PostsMenu.tsx';

/**
 * The menu of narrow windows. It is added to the document when it is first opened: by this component or, before that
 * runs, by the boot script, which moves the drawer for readers without JavaScript out of its `<noscript>`.
 */
export function Drawer() {
  const t = useTranslate();
  const { open } = useDrawer();
  const [isSeen, setSeen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  if (open && !isSeen) setSeen(true);

  useEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    // The page is inert while the drawer is open, and the drawer is hidden while it is not.
    document.querySelector<HTMLElement>(open ? '.navbar-sidebar__close' : '.navbar__toggle')?.focus();
  }, [open]);

  if (!isSeen) return null;
  return (
    <DrawerLayout
      ref={element}
      inert={!open}
      role="dialog"
      aria-modal
      aria-label={t('Navigation')}
      onKeyDown={(event) => {
        if (event.key === 'Tab') wrapFocus(event, element.current);
      }}
    />
  );
}

const PANEL = 'theme-layout-navbar-sidebar-panel navbar-sidebar__item menu';

/** For readers without JavaScript. React renders what is in it on the server only: the app does without. */
export function NoScriptDrawer() {
  return <noscript>{import.meta.env.SSR && <StaticDrawer />}</noscript>;
}

/**
 * In `<noscript>`: a native popover with both panels, one below the other. The script for menus moves it out, so that
 * it also opens before the app has loaded, and fills in the whole menu of the section. The style sheet draws the icon.
 */
function StaticDrawer() {
  const t = useTranslate();
  const hasSidebar = useSidebar() !== undefined;
  const { Logo: Brand } = useComponents('shell');
  return (
    <div className="theme-layout-navbar-sidebar navbar-sidebar" popover="auto" id={DRAWER_ID}>
      <div className="navbar-sidebar__brand">
        <Brand />
        <DrawerToggle />
        <button
          type="button"
          aria-label={t('Close navigation bar')}
          className="clean-btn navbar-sidebar__close"
          popoverTarget={DRAWER_ID}
        />
      </div>
      <div className="navbar-sidebar__items">
        {hasSidebar && (
          <div className={PANEL}>
            <SectionMenu isStatic />
          </div>
        )}
        <div className={PANEL}>
          <DrawerMenu />
        </div>
      </div>
    </div>
  );
}

function DrawerLayout(props: {
  ref: Ref<HTMLDivElement>;
  inert: boolean;
  role: string;
  'aria-modal': boolean;
  'aria-label': string;
  onKeyDown(event: KeyboardEvent): void;
}) {
  const t = useTranslate();
  const drawer = useDrawer();
  const hasItems = useSite().navbar.items.length > 0;
  const hasSidebar = useSidebar() !== undefined;
  const { Logo: Brand } = useComponents('shell');
  const isSecondary = drawer.panel === 'secondary';
  return (
    <div className="theme-layout-navbar-sidebar navbar-sidebar" {...props}>
      <div className="navbar-sidebar__brand">
        <Brand />
        <DrawerToggle />
        <button
          type="button"
          aria-label={t('Close navigation bar')}
          className="clean-btn navbar-sidebar__close"
          onClick={drawer.close}
        >
          <CloseIcon size={21} stroke="var(--ifm-color-emphasis-600)" strokeWidth={1.2} />
        </button>
      </div>
      <div className={toClassName('navbar-sidebar__items', isSecondary && 'navbar-sidebar__items--show-secondary')}>
        <div className={PANEL} inert={isSecondary}>
          <DrawerMenu />
          {(hasSidebar || drawer.posts.length > 0) && (
            <button type="button" className="clean-btn oc-panel-switch" onClick={drawer.showSecondary}>
              {t('Back to this section')}
            </button>
          )}
        </div>
        <div className={PANEL} inert={!isSecondary}>
          {hasItems && (
            <button type="button" className="clean-btn navbar-sidebar__back" onClick={drawer.showPrimary}>
              {t('← Back to main menu')}
            </button>
          )}
          {hasSidebar && <SectionMenu />}
          <PostsMenu groups={drawer.posts} />
        </div>
      </div>
    </div>
  );
}

function DrawerToggle() {
  const { ColorModeToggle, 'ColorModeToggle mobile': Toggle = ColorModeToggle } = useComponents('shell');
  return <Toggle {...TOGGLE_PROPS['ColorModeToggle mobile']} />;
}

function SectionMenu({ isStatic }: { isStatic?: boolean }) {
  const { DocSidebar, SidebarMenu } = useComponents('shell');
  return DocSidebar === Sidebar ? <SidebarMenu isStatic={isStatic} /> : <DocSidebar />;
}

/** The page behind it is inert, so only the browser's own controls remain outside, which phones skip too. */
function wrapFocus(event: KeyboardEvent, drawer: HTMLElement | null) {
  const stops = [...(drawer?.querySelectorAll<HTMLElement>(':is(a[href], button, input):not([inert] *)') ?? [])].filter(
    (stop) => stop.checkVisibility?.() ?? true,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
