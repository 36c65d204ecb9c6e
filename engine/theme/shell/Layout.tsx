import { useState } from 'react';
import { useDrawer, usePage, useSidebar, useSite } from '../../client/index.ts';
import { Drawer } from '../drawer/Drawer.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { useHydrated } from '../useHydrated.ts';
import { Toc } from '../toc/Toc.tsx';
import { PageCrash } from './CrashMessage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Main } from './Main.tsx';

/** Sidebar, article, table of contents. */
export function Layout({ main }: { main?: string }) {
  const page = usePage();
  const sidebar = useSidebar();
  const { open } = useDrawer();
  const { hideable } = useSite().sidebar;
  const [hidden, setHidden] = useState(false);
  // The switch is of no use, and has no style, before React is there.
  const canHide = useHydrated() && hideable && sidebar !== undefined;
  return (
    <div className={canHide && hidden ? 'oc-layout oc-sidebar-hidden' : 'oc-layout'} data-kind={page.kind}>
      <Drawer
        sidebar={
          sidebar && (
            <>
              <Sidebar sidebar={sidebar} />
              {canHide && <SidebarSwitch label="Collapse sidebar" onClick={() => setHidden(true)} />}
            </>
          )
        }
      />
      {canHide && hidden && <SidebarSwitch label="Expand sidebar" onClick={() => setHidden(false)} />}
      <div className="oc-body" inert={open}>
        <ErrorBoundary resetKey={page.path} fallback={PageCrash}>
          <Main html={main} />
        </ErrorBoundary>
        <ErrorBoundary resetKey={page.path} fallback={Nothing}>
          <Toc />
        </ErrorBoundary>
      </div>
    </div>
  );
}

/** Without its table of contents a page is still a page. */
function Nothing() {
  return null;
}

function SidebarSwitch({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
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
