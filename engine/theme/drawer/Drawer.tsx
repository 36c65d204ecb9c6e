import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useDrawer, useTranslate } from '../../client/index.ts';
import { DRAWER_ID } from '../../shared/documentIds.ts';
import { Icon } from '../icons/Icon.tsx';
import { useComponents } from '../registry/useComponents.ts';
import { DrawerMenu } from './DrawerMenu.tsx';

/**
 * One element in two places: from 997 px on a plain column that holds the sidebar, below that a native popover
 * that slides in and holds the navbar's menu too. So the document has the sidebar once, and the drawer opens
 * before (and without) this code, which adds the focus trap and keeps popover and store in step.
 */
export function Drawer({ sidebar }: { sidebar?: ReactNode }) {
  const t = useTranslate();
  const drawer = useDrawer();
  const { Logo: Brand, ColorModeToggle } = useComponents('shell');
  const element = useRef<HTMLDivElement>(null);
  const settled = useRef(false);
  const wasOpen = useRef(false);

  useEffect(() => {
    const popover = element.current;
    if (!popover?.showPopover) return;
    const shown = popover.matches(':popover-open');
    if (!settled.current) {
      settled.current = true;
      // Opened before React took over.
      if (shown && !drawer.open) drawer.toggle();
    } else if (drawer.open && !shown) {
      popover.showPopover();
      popover.querySelector<HTMLElement>('.oc-drawer-close')?.focus();
    } else if (!drawer.open && shown) popover.hidePopover();
    // The popover cannot give focus back itself: when it opened, the button had become inert.
    if (wasOpen.current && !drawer.open)
      document.querySelector<HTMLElement>('.oc-menu-button,.navbar__toggle')?.focus();
    wasOpen.current = drawer.open;
  });

  if (!drawer.available) return null;
  const [, arrow, back] = /^([←→]\s*)?(.*)$/.exec(t('← Back to main menu'))!;
  return (
    <div
      id={DRAWER_ID}
      ref={element}
      popover="auto"
      suppressHydrationWarning
      className={sidebar ? 'oc-drawer oc-has-sidebar' : 'oc-drawer'}
      data-panel={sidebar ? drawer.panel : 'primary'}
      role={drawer.open ? 'dialog' : undefined}
      aria-modal={drawer.open ? true : undefined}
      aria-label={drawer.open ? t('Navigation') : undefined}
      onToggle={(event) => {
        // Toggle events of nested elements do not bubble, but React's do.
        if (event.target !== element.current) return;
        if (event.newState === 'closed' && drawer.open) drawer.close();
      }}
      onKeyDown={(event) => {
        if (drawer.open && event.key === 'Tab') wrapFocus(event, element.current);
      }}
    >
      <div className="oc-drawer-head">
        <Brand />
        <ColorModeToggle />
        <button
          type="button"
          className="oc-icon-button oc-drawer-close"
          aria-label={t('Close navigation bar')}
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
          onClick={(event) => {
            event.preventDefault();
            drawer.close();
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="oc-panel-primary">
        <DrawerMenu />
        {sidebar && (
          <button type="button" className="oc-panel-switch" data-oc-panel="secondary" onClick={drawer.showSecondary}>
            {t('Back to this section')}
          </button>
        )}
      </div>
      {sidebar && (
        <div className="oc-panel-secondary">
          <button type="button" className="oc-panel-switch" data-oc-panel="primary" onClick={drawer.showPrimary}>
            {arrow && <span aria-hidden="true">{arrow}</span>}
            {back}
          </button>
          {sidebar}
        </div>
      )}
    </div>
  );
}

/** With the page behind inert, only the browser's own controls remain outside; a phone's reader skips them too. */
function wrapFocus(event: KeyboardEvent, drawer: HTMLElement | null) {
  const stops = [...(drawer?.querySelectorAll<HTMLElement>('a[href], button, summary, input') ?? [])].filter(
    (stop) => stop.checkVisibility?.() ?? true,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
