import type { SiteData } from '../../shared/siteData.ts';
import type { ClientHistory } from '../router/createHistory.ts';
import { createStore, type Store } from '../runtime/createStore.ts';
import type { DrawerActions, DrawerState, View } from '../runtime/types.ts';
import { initialDrawer, isDrawerAvailable, reduceDrawer, type DrawerEvent } from '../state/drawer.ts';
import { DESKTOP } from './desktop.ts';

export interface Drawer {
  store: Store<DrawerState>;
  actions: DrawerActions;
  /** Another page is on screen. */
  reset(): void;
}

export function createDrawer(site: SiteData, view: Store<View>, history: Pick<ClientHistory, 'guard'>): Drawer {
  const hasSecondary = (): boolean => view.get().sidebar !== undefined;
  const store = createStore(initialDrawer(hasSecondary()));
  let release: (() => void) | undefined;

  function dispatch(event: DrawerEvent): void {
    const before = store.get();
    const next = reduceDrawer(before, event, {
      available: isDrawerAvailable(site.navbar.items.length, hasSecondary()),
      hasSecondary: hasSecondary(),
    });
    if (next.open && !before.open) release = history.guard(() => dispatch({ type: 'back' }));
    if (!next.open && before.open) release?.();
    store.set(next);
  }

  matchMedia(DESKTOP).addEventListener('change', ({ matches }) => {
    if (matches) dispatch({ type: 'desktop' });
  });
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dispatch({ type: 'escape' });
  });

  return {
    store,
    actions: {
      toggle: () => dispatch({ type: 'toggle' }),
      close: () => dispatch({ type: 'close' }),
      showPrimary: () => dispatch({ type: 'showPrimary' }),
      showSecondary: () => dispatch({ type: 'showSecondary' }),
    },
    reset: () => dispatch({ type: 'page', hasSecondary: hasSecondary() }),
  };
}
