import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { LayerInput, Runtime } from '../../client/index.ts';
import { useHydrated } from '../useHydrated.ts';
import type { CorePlatform } from './platform.ts';

/** Where the locale is served. */
export function baseOf(runtime: Runtime): string {
  return new URL(runtime.site.folder ?? '', octavo.root).pathname;
}

export function createBrowserPlatform({ runtime, reactModules, ErrorBoundary }: LayerInput): CorePlatform {
  const base = baseOf(runtime);
  const readLocation = () => ({
    pathname: base + runtime.view.get().page.path.slice(1),
    ...runtime.location.get(),
  });
  const toTarget = (to: string) => (to.startsWith(base) ? `/${to.slice(base.length)}` : to);

  function useLocation() {
    useSyncExternalStore(runtime.location.subscribe, runtime.location.get);
    useSyncExternalStore(runtime.view.subscribe, runtime.view.get);
    return readLocation();
  }

  return {
    reactModules,
    executionEnvironment: {
      canUseDOM: true,
      canUseEventListeners: true,
      canUseIntersectionObserver: true,
      canUseViewport: true,
    },
    Head: () => null,
    BrowserOnly: ({ children, fallback }) => (useHydrated() ? children?.() : (fallback ?? null)),
    ErrorBoundary,
    Layout: ({ children }) => children,
    // False while a component is made live, so that it renders what the server rendered.
    useIsBrowser: useHydrated,
    useLocation,
    useHistory: () => ({
      location: readLocation(),
      push: (to) => runtime.navigate(toTarget(to)),
      replace: (to) => runtime.navigate(toTarget(to), { replace: true }),
      listen: () => runtime.location.subscribe(() => {}),
    }),
    useIsomorphicLayoutEffect: useLayoutEffect,
  };
}
