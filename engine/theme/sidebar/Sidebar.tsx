import { useEffect, useRef } from 'react';
import { useAnnouncement, usePage, useSite, useTranslate } from '../../client/index.ts';
import { toClassName } from '../base/className.ts';
import { ArrowIcon } from '../icons/shellIcons.tsx';
import { useComponents } from '../base/useComponents.ts';

/** The docs sidebar of wide windows. `DocRoot` hides it. */
export function Sidebar({ isHidden }: { isHidden?: boolean }) {
  const t = useTranslate();
  const { navbar, sidebar } = useSite();
  const { path } = usePage();
  const { Logo: Brand, SidebarMenu } = useComponents('shell');
  const nav = useRef<HTMLElement>(null);
  const { visible: hasBar } = useAnnouncement();

  // Once per page, not per render: the reader may have scrolled the column since.
  const shownPath = useRef('');
  useEffect(() => {
    if (!sidebar.showsCurrent || shownPath.current === path || !nav.current) return;
    shownPath.current = path;
    showCurrent(nav.current);
  });

  return (
    <div
      className={toClassName(
        'sidebar_njMd',
        navbar.hideOnScroll && 'sidebarWithHideableNavbar_wUlq',
        isHidden && 'sidebarHidden_VK0M',
      )}
    >
      {navbar.hideOnScroll && <Brand className="sidebarLogo_isFc" imageClassName="" titleClassName="" tabIndex={-1} />}
      <nav
        aria-label={t('Docs sidebar')}
        className={toClassName('menu thin-scrollbar menu_SIkG', hasBar && 'menuWithAnnouncementBar_GW3s')}
        ref={nav}
      >
        <SidebarMenu />
      </nav>
      {sidebar.hideable && (
        <button
          type="button"
          title={t('Collapse sidebar')}
          aria-label={t('Collapse sidebar')}
          className="button button--secondary button--outline collapseSidebarButton_PEFL"
        >
          <ArrowIcon className="collapseSidebarButtonIcon_kv0_" />
        </button>
      )}
    </div>
  );
}

/** Scrolls the column (never the page) just enough to have the current entry in view. */
function showCurrent(nav: HTMLElement) {
  const current = nav.querySelector('[aria-current]');
  if (!current) return;
  const box = nav.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.height > 0 && (entry.top < box.top || entry.bottom > box.bottom)) {
    nav.scrollTop += entry.top - box.top - box.height / 3;
  }
}
