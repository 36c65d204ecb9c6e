import type { ComponentType, ReactNode } from 'react';
import type { LayoutProps } from '../../shared/renderer.ts';

export interface Location {
  pathname: string;
  search: string;
  hash: string;
}

/** What is not the same on the server and in the browser, of the modules that content and site code import. */
export interface Platform extends CorePlatform {
  useColorMode(): {
    colorMode: 'light' | 'dark';
    colorModeChoice: 'light' | 'dark' | null;
    isDarkTheme: boolean;
    setColorMode(mode: 'light' | 'dark' | null): void;
  };
  useWindowSize(): 'ssr' | 'desktop' | 'mobile';
}

/** Of those without the theme. */
export interface CorePlatform {
  /** `react`, `react-dom`, `react/jsx-runtime` … */
  reactModules: Record<string, Record<string, unknown>>;
  executionEnvironment: Record<
    'canUseDOM' | 'canUseEventListeners' | 'canUseIntersectionObserver' | 'canUseViewport',
    boolean
  >;
  /** The head of a page is made on the server. */
  Head: ComponentType<{ children?: ReactNode }>;
  BrowserOnly: ComponentType<{ children?: () => ReactNode; fallback?: ReactNode }>;
  ErrorBoundary: ComponentType<{ children?: ReactNode }>;
  Layout: ComponentType<LayoutProps & { children?: ReactNode }>;
  useIsBrowser(): boolean;
  useLocation(): Location;
  useHistory(): { push(to: string): void; replace(to: string): void; location: Location; listen(): () => void };
  useIsomorphicLayoutEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
}
