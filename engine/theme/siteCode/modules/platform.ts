import type { ComponentType, ReactNode } from 'react';
import type { LayoutProps } from '../../../shared/renderer.ts';

export interface Location {
  pathname: string;
  search: string;
  hash: string;
}

export type HistoryLocation = Partial<Location>;

/** React Router's location. */
export interface History {
  action: 'POP' | 'PUSH' | 'REPLACE';
  length: number;
  location: Location;
  push(to: string | HistoryLocation): void;
  replace(to: string | HistoryLocation): void;
  go(delta: number): void;
  goBack(): void;
  goForward(): void;
  listen(listener: (location: Location, action: History['action']) => void): () => void;
  block(): () => void;
  createHref(location: HistoryLocation): string;
}

/** The parts of importable modules that differ between server and browser. */
export interface Platform extends CorePlatform {
  useColorMode(): {
    colorMode: 'light' | 'dark';
    colorModeChoice: 'light' | 'dark' | null;
    isDarkTheme: boolean;
    setColorMode(mode: 'light' | 'dark' | null): void;
  };
  useWindowSize(): 'ssr' | 'desktop' | 'mobile';
  /** The configured announcement: whether it is shown, and a function to close it. */
  useAnnouncement(): { visible: boolean; dismiss(): void };
  /** Opens or closes the menu of narrow screens. */
  toggleDrawer(): void;
  Layout: ComponentType<LayoutProps & { children?: ReactNode }>;
  /** The content of a replaced part. */
  Inside: ComponentType;
  useHistory(): History;
  /** The function that says to which path a link leads. */
  usePathOf(): (to: string) => string;
  /** On the server: whether a test holds because the path begins with an address of `useBaseUrl`. */
  useAddressTest?(): (test: (location: Location) => boolean, location: Location) => boolean;
  /** The version of some docs that the reader chose, and a function to choose one. */
  usePreferredVersion(instanceId: string): [name: string | undefined, choose: (name: string) => void];
}

/** The platform without the theme. */
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
  useIsBrowser(): boolean;
  /** For use outside rendering. */
  readLocation(): Location;
  /** On the server: a `<Redirect>` leads there as soon as it is shown. */
  noteRedirect?(target: string): void;
  useLocation(): Location;
}
