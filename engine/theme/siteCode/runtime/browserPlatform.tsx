import { useSyncExternalStore, type ReactNode } from 'react';
import type { LayerInput, Runtime } from '../../../client/index.ts';
import { useContent } from '../../base/contentContext.ts';
import { useHydrated } from '../../base/useHydrated.ts';
import type { CorePlatform } from '../modules/platform.ts';

/** The base URL of the locale. */
export function baseOf(runtime: Runtime): string {
  return new URL(runtime.site.folder ?? '', octavo.root).pathname;
}

export function createBrowserPlatform({ runtime, reactModules, ErrorBoundary }: LayerInput): CorePlatform {
  const base = baseOf(runtime);
  const readLocation = (path = runtime.view.get().page.path) => ({
    pathname: base + path.slice(1),
    ...runtime.location.get(),
  });

  function useLocation() {
    // Without a third argument React would render again instead of hydrating the server's HTML.
    useSyncExternalStore(runtime.location.subscribe, runtime.location.get, runtime.location.get);
    useSyncExternalStore(runtime.view.subscribe, runtime.view.get, runtime.view.get);
    return readLocation(useContent().pageField!('path') as string);
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
    BrowserOnly: (props) => (useHydrated() ? <Called {...props} /> : props.fallback),
    ErrorBoundary,
    // False during hydration, so that a component renders what the server rendered.
    useIsBrowser: useHydrated,
    readLocation,
    useLocation,
  };
}

/** A separate component, because the function may use hooks. */
function Called({ children }: { children?: () => ReactNode }) {
  return children?.();
}
