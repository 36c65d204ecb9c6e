import { Component, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Runtime } from '../../client/index.ts';
import { useHydrated } from '../useHydrated.ts';
import type { Platform } from './platform.ts';

/** The widest screen that is narrow, as Docusaurus has it. */
const NARROW = '(max-width: 996px)';

class ErrorBoundary extends Component<{ children?: ReactNode; fallback?: (props: object) => ReactNode }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback?.({ error, tryAgain: () => this.setState({ error: undefined }) }) ?? null;
  }
}

/** Where the locale is served. */
export function baseOf(runtime: Runtime): string {
  return new URL(runtime.site.folder ?? '', octavo.root).pathname;
}

export function createBrowserPlatform(runtime: Runtime, reactModules: Platform['reactModules']): Platform {
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
    useColorMode() {
      const { mode, choice } = useSyncExternalStore(runtime.colorMode.subscribe, runtime.colorMode.get);
      const colorMode = useHydrated() ? mode : 'light';
      return {
        colorMode,
        colorModeChoice: choice === 'system' ? null : choice,
        isDarkTheme: colorMode === 'dark',
        setColorMode(wanted) {
          const isThere = () => runtime.colorMode.get().choice === (wanted ?? 'system');
          for (let turn = 0; turn < 3 && !isThere(); turn++) runtime.cycleColorMode();
        },
      };
    },
    useLocation,
    useHistory: () => ({
      location: readLocation(),
      push: (to) => runtime.navigate(toTarget(to)),
      replace: (to) => runtime.navigate(toTarget(to), { replace: true }),
      listen: () => runtime.location.subscribe(() => {}),
    }),
    useWindowSize: () => useSyncExternalStore<'ssr' | 'desktop' | 'mobile'>(onWidth, readWidth, () => 'ssr'),
    useIsomorphicLayoutEffect: useLayoutEffect,
  };
}

function onWidth(listen: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}

function readWidth(): 'desktop' | 'mobile' {
  return matchMedia(NARROW).matches ? 'mobile' : 'desktop';
}
