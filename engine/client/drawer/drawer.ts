/** The mobile drawer as a state machine. */
import type { DrawerState } from '../runtime/types.ts';

export type DrawerEvent =
  | { type: 'toggle' | 'close' | 'showPrimary' | 'showSecondary' | 'back' | 'escape' | 'desktop' }
  | { type: 'page'; hasSecondary: boolean };

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

export function reduceDrawer(state: DrawerState, event: DrawerEvent, context: DrawerContext): DrawerState {
  switch (event.type) {
    case 'toggle':
      if (state.open) return initialDrawer(context.hasSecondary);
      return context.available ? { ...initialDrawer(context.hasSecondary), open: true } : state;
    case 'showPrimary':
      return { ...state, panel: 'primary' };
    case 'showSecondary':
      return context.hasSecondary ? { ...state, panel: 'secondary' } : state;
    case 'page': {
      const initial = initialDrawer(event.hasSecondary);
      return state.open || state.panel !== initial.panel ? initial : state;
    }
    case 'close':
    case 'back':
    case 'escape':
    case 'desktop':
      return state.open ? initialDrawer(context.hasSecondary) : state;
  }
}
