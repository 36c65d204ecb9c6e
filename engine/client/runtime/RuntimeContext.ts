import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Store } from './createStore.ts';
import type { Runtime } from './types.ts';

/** Separate from RuntimeProvider, so that the app bundle does not include what only the server needs. */
export const RuntimeContext = createContext<Runtime | undefined>(undefined);

/** `hook` is the caller's name, so that the error says which hook is missing its provider. */
export function useRuntime(hook: string): Runtime {
  const runtime = useContext(RuntimeContext);
  if (runtime === undefined) {
    throw new Error(`${hook} is called outside <RuntimeProvider>: wrap the component tree in <RuntimeProvider>.`);
  }
  return runtime;
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial);
}
