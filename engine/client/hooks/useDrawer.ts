import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import type { DrawerActions, DrawerState } from '../runtime/types.ts';
import { isDrawerAvailable } from '../state/drawer.ts';

/** The mobile drawer. It is not `available` where there are neither navbar items nor a sidebar to show. */
export function useDrawer(): DrawerState & DrawerActions & { available: boolean } {
  const runtime = useRuntime('useDrawer');
  const hasSecondary = useStore(runtime.view).sidebar !== undefined;
  return {
    ...useStore(runtime.drawer),
    ...runtime.drawerActions,
    available: isDrawerAvailable(runtime.site.navbar.items.length, hasSecondary),
  };
}
