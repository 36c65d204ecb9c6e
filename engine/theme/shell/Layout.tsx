import { useState } from 'react';
import { useDrawer, usePage, useSidebar, useSite, useTranslate } from '../../client/index.ts';
import { Drawer } from '../drawer/Drawer.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useComponents } from '../registry/useComponents.ts';
import { isTocShown } from '../toc/Toc.tsx';
import { useHydrated } from '../useHydrated.ts';
import { PageCrash } from './CrashMessage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Island } from './Island.tsx';
import { Main } from './Main.tsx';

/** Sidebar, article, table of contents. */
export function Layout({ main }: { main?: string }) {
  const t = useTranslate();
  const page = usePage();
  const { DocSidebar, TOC } = useComponents('shell');
  const sidebar = useSidebar();
  const { open } = useDrawer();
  const { hideable } = useSite().sidebar;
  /** Undefined until the reader has moved it: from then on each switch takes the focus of the other. */
  const [hidden, setHidden] = useState<boolean>();
  const moved = hidden !== undefined;
  // The switch does nothing, and has no style, before React runs.
  const canHide = useHydrated() && hideable && sidebar !== undefined;
  return (
    <div className={canHide && hidden ? 'oc-layout oc-sidebar-hidden' : 'oc-layout'} data-kind={page.kind}>
      <Island>
        <Drawer
          sidebar={
            sidebar && (
              <>
                <Island>
                  <DocSidebar />
                </Island>
                {canHide && !hidden && (
                  <SidebarSwitch label={t('Collapse sidebar')} focused={moved} onClick={() => setHidden(true)} />
                )}
              </>
            )
          }
        />
      </Island>
      {canHide && hidden && (
        <SidebarSwitch label={t('Expand sidebar')} focused={moved} onClick={() => setHidden(false)} />
      )}
      {/* Known before the list itself is there: a page that loads slowly must not move when it arrives. */}
      <div className={isTocShown(page) ? 'oc-body oc-with-toc' : 'oc-body'} inert={open}>
        <ErrorBoundary resetKey={page.path} fallback={PageCrash}>
          <Main html={main} />
        </ErrorBoundary>
        <Island>
          <TOC />
        </Island>
      </div>
    </div>
  );
}

function SidebarSwitch({ label, focused, onClick }: { label: string; focused: boolean; onClick: () => void }) {
  return (
    <button
      autoFocus={focused}
      type="button"
      className="oc-icon-button oc-sidebar-switch"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name="hide" />
    </button>
  );
}
