import { DRAWER_ID } from '../../shared/documentIds.ts';
import type { SiteData } from '../../shared/siteData.ts';
import type { ClientHistory } from '../navigation/createHistory.ts';
import { createStore, type Store } from '../runtime/createStore.ts';
import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import type { DrawerActions, DrawerState, View } from '../runtime/types.ts';
import { type DrawerEvent, initialDrawer, isDrawerAvailable, reduceDrawer } from './drawer.ts';
import { findPosts, type PostGroup } from './findPosts.ts';

/** At this width and above, sidebar and table of contents have their own columns. */
const DESKTOP = '(min-width: 997px)';

export interface Drawer {
  store: Store<DrawerState>;
  actions: DrawerActions;
  /** Called when another page is on screen. */
  reset(): void;
}

export function createDrawer(site: SiteData, view: Store<View>, history: Pick<ClientHistory, 'guard'>): Drawer {
  const hasSecondary = (): boolean => view.get().sidebar !== undefined || findPosts().length > 0;
  const initial = initialDrawer(hasSecondary());
  const store = createStore(initial, { ...initial, open: removeBootDrawer() });
  const onBack = (): void => dispatch('close');
  let release = store.get().open ? history.guard(onBack) : undefined;

  function dispatch(event: DrawerEvent): void {
    const before = store.get();
    const next = reduceDrawer(before, event, {
      available: isDrawerAvailable(site.navbar.items.length, hasSecondary()),
      hasSecondary: hasSecondary(),
    });
    if (next.open && !before.open) release = history.guard(onBack);
    if (!next.open && before.open) release?.();
    store.set(next);
  }

  matchMedia(DESKTOP).addEventListener('change', ({ matches }) => {
    if (matches) dispatch('close');
  });
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dispatch('close');
  });

  return {
    store,
    actions: {
      toggle: () => dispatch('toggle'),
      close: () => dispatch('close'),
      showPrimary: () => dispatch('showPrimary'),
      showSecondary: () => dispatch('showSecondary'),
    },
    reset: () => dispatch('close'),
  };
}

/**
 * Boot may have moved it out of its `<noscript>`, which React expects to find; React then renders the drawer again.
 * True if it is open.
 */
function removeBootDrawer(): boolean {
  const drawer = document.getElementById(DRAWER_ID);
  const isOpen = drawer?.matches(':popover-open') ?? false;
  drawer?.replaceWith(document.createElement('noscript'));
  return isOpen;
}

/** The mobile drawer. It is `available` if there are navbar items or a sidebar. */
export function useDrawer(): DrawerState & DrawerActions & { available: boolean; posts: PostGroup[] } {
  const runtime = useRuntime();
  const state = useStore(runtime.drawer);
  const hasSecondary = useStore(runtime.view).sidebar !== undefined;
  return {
    ...state,
    posts: state.open && !hasSecondary ? findPosts() : [],
    ...runtime.drawerActions,
    available: isDrawerAvailable(runtime.site.navbar.items.length, hasSecondary),
  };
}
