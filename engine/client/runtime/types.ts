/** The runtime's interface for hooks: stores to read, actions to call. The server's never changes. */
import type { Translate } from '../../shared/createTranslate.ts';
import type { PageData, SidebarData } from '../../shared/pageData.ts';
import type { LinkTarget, SiteData } from '../../shared/siteData.ts';
import type { HrefForm } from '../../shared/url/sitePaths.ts';
import type { Store } from './createStore.ts';

/** The page on screen. */
export interface View {
  page: PageData;
  sidebar: SidebarData | undefined;
  /** Inner HTML of `<main>`; undefined while the HTML that the server sent stays in place. */
  main: string | undefined;
}

/** How links are written on this host. */
export interface HrefStyle {
  form: HrefForm;
  /**
   * Path of the site's root (`/docs/`) where relative links cannot work, because the document is shown at an
   * address that is not its own: the not-found page.
   */
  root: string | undefined;
}

export type NavigationStatus = 'idle' | 'loading' | 'slow' | 'failed';

export interface NavigationState {
  status: NavigationStatus;
  error?: Error;
}

export type ColorMode = 'light' | 'dark';
export type ColorModeChoice = ColorMode | 'system';

export interface ColorModeState {
  choice: ColorModeChoice;
  mode: ColorMode;
}

type DrawerPanel = 'primary' | 'secondary';

export interface DrawerState {
  open: boolean;
  panel: DrawerPanel;
}

export interface DrawerActions {
  toggle(): void;
  close(): void;
  showPrimary(): void;
  showSecondary(): void;
}

export interface LocationSuffix {
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean;
}

/** Version names by docs instance. */
export type PreferredVersions = Readonly<Record<string, string>>;

export interface Runtime {
  site: SiteData;
  translate: Translate;
  view: Store<View>;
  hrefStyle: Store<HrefStyle>;
  /** On the server, returns placeholders that are replaced by addresses later. */
  toHref?(target: LinkTarget): string;
  location: Store<LocationSuffix>;
  navigation: Store<NavigationState>;
  navigate(target: LinkTarget, options?: NavigateOptions): void;
  retry(): void;
  /**
   * Loads the document again, once, if the host no longer has its build. Returns false if it does, or if loading did
   * not help.
   */
  reloadIfReplaced(): Promise<boolean>;
  colorMode: Store<ColorModeState>;
  cycleColorMode(): void;
  announcementVisible: Store<boolean>;
  dismissAnnouncement(): void;
  preferredVersions: Store<PreferredVersions>;
  choosePreferredVersion(instanceId: string, versionName: string): void;
  drawer: Store<DrawerState>;
  drawerActions: DrawerActions;
  backToTopVisible: Store<boolean>;
  scrollToTop(): void;
  navbarHidden: Store<boolean>;
}
