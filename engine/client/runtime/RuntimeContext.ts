import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Store } from './createStore.ts';
import type { Runtime } from './types.ts';

/** Separate from RuntimeProvider, so that the app bundle does not include what only the server needs. */
export const RuntimeContext = createContext<Runtime | undefined>(undefined);

/** React's own stack names the component. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('Outside <RuntimeProvider>.');
  return runtime;
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial);
}
