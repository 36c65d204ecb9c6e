import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { PageData, SidebarData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { createServerRuntime } from './createServerRuntime.ts';
import type { Store } from './createStore.ts';
import type { Runtime } from './types.ts';

const RuntimeContext = createContext<Runtime | undefined>(undefined);

export interface RuntimeProviderProps {
  site: SiteData;
  page: PageData;
  sidebar?: SidebarData;
  /** The browser's; without it everything has the value of a first visit and no action does anything. */
  runtime?: Runtime;
  children: ReactNode;
}

export function RuntimeProvider({ site, page, sidebar, runtime, children }: RuntimeProviderProps): ReactNode {
  const value = useMemo(() => runtime ?? createServerRuntime(site, page, sidebar), [runtime, site, page, sidebar]);
  return <RuntimeContext value={value}>{children}</RuntimeContext>;
}

/** `hook` is the caller's name, so that the error says which hook lacks its provider. */
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
