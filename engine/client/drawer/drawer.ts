/** The mobile drawer as a state machine. */
import type { DrawerState } from '../runtime/types.ts';

/** `close` also when another page is on screen, which may have another panel. */
export type DrawerEvent = 'toggle' | 'close' | 'showPrimary' | 'showSecondary';

export interface DrawerContext {
  /** True if there are navbar items or a sidebar to show. */
  available: boolean;
  hasSecondary: boolean;
}

/** Closed, and ready to open with the docs sidebar if there is one. */
export function initialDrawer(hasSecondary: boolean): DrawerState {
  return { open: false, panel: hasSecondary ? 'secondary' : 'primary' };
}

export function isDrawerAvailable(navbarItems: number, hasSecondary: boolean): boolean {
  return navbarItems > 0 || hasSecondary;
}

export function reduceDrawer(
  state: DrawerState,
  event: DrawerEvent,
  { available, hasSecondary }: DrawerContext,
): DrawerState {
  const closed = initialDrawer(hasSecondary);
  switch (event) {
    case 'toggle':
      if (state.open) return closed;
      return available ? { ...closed, open: true } : state;
    case 'close':
      return state.open || state.panel !== closed.panel ? closed : state;
    case 'showPrimary':
      return { ...state, panel: 'primary' };
    case 'showSecondary':
      return hasSecondary ? { ...state, panel: 'secondary' } : state;
  }
}
