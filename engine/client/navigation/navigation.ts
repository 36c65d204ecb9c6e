/** One navigation at a time: a later one replaces it, and later reports of the earlier one are ignored. */
import type { NavigationState } from '../runtime/types.ts';

export interface NavigationMachine extends NavigationState {
  /** The number of the current navigation. */
  id: number;
}

export type NavigationEvent =
  | { type: 'start' | 'slow' | 'done'; id: number }
  | { type: 'fail'; id: number; error: Error };

export const idleNavigation: NavigationMachine = { id: 0, status: 'idle' };

/** If a page takes longer, the spinner and the progress bar appear. */
export const SLOW_AFTER_MS = 200;

export function reduceNavigation(state: NavigationMachine, event: NavigationEvent): NavigationMachine {
  if (event.type === 'start') {
    return event.id > state.id ? { id: event.id, status: 'loading' } : state;
  }
  const isPending = event.id === state.id && (state.status === 'loading' || state.status === 'slow');
  if (!isPending) return state;
  if (event.type === 'slow') return { id: state.id, status: 'slow' };
  if (event.type === 'fail') return { id: state.id, status: 'failed', error: event.error };
  return { id: state.id, status: 'idle' };
}
