import * as ReactDom from 'react-dom';
import { Head } from '../../content/Head.tsx';
import { useContent } from '../../base/contentContext.ts';
import { useDocusaurusContext } from '../modules/useDocusaurusContext.ts';
import { BrowserTrial } from '../live/BrowserTrial.tsx';
import { mark, partsOfTrial } from '../../base/observe.ts';
import { windowSize } from '../live/windowSize.ts';
import { reactModules } from '../live/observedReact.ts';
import { Inside } from '../parts/Inside.tsx';
import { usePageField, usePageReader } from '../parts/partData.ts';
import type { ColorModeConfig } from '../../../shared/siteData.ts';
import { NOT_FOUND_PATH } from '../../../shared/url/sitePaths.ts';
import type { Location, Platform } from '../modules/platform.ts';

/** Functions that React 19 removed do nothing here, and their use is reported. */
const reactDom = { render() {}, hydrate() {}, unmountComponentAtNode() {}, findDOMNode: () => null, ...ReactDom };

/** Components make their own roots in effects, which run in the browser only. */
const reactDomClient = { createRoot: needsBrowser, hydrateRoot: needsBrowser };

function needsBrowser(): never {
  throw new Error("`createRoot` and `hydrateRoot` of 'react-dom/client' need a browser. Call them in an effect.");
}

/** Only the browser knows query and hash, and the path of a page that does not exist. */
function locationAt(path: string): Location {
  return {
    get pathname() {
      if (path.endsWith(NOT_FOUND_PATH)) mark('effect');
      return path;
    },
    get search() {
      mark('effect');
      return '';
    },
    get hash() {
      mark('effect');
      return '';
    },
  };
}

function useLocation(): Location {
  return toLocation(usePageField('path'));
}

function toLocation(path: string | undefined): Location {
  if (path !== undefined) return locationAt(path);
  mark('effect');
  mark('location');
  return locationAt('/');
}

interface ThemeConfig {
  colorMode?: ColorModeConfig;
  announcementBar?: object;
}

function useThemeConfig(): ThemeConfig {
  return (useDocusaurusContext().siteConfig as { themeConfig?: ThemeConfig }).themeConfig ?? {};
}

/** Gives paths the form of URLs. */
const HOST = 'https://site.invalid';

function unavailable(): boolean {
  mark('browser');
  return false;
}

/** A path that knows which paths the addresses of `useBaseUrl` stand for. Code that compares it otherwise finds no match. */
class AddressablePath extends String {
  isCompared = false;
  readonly #toPath: (text: string) => string;

  constructor(path: string, toPath: (text: string) => string) {
    super(path);
    this.#toPath = toPath;
  }

  override startsWith(text: string, at?: number): boolean {
    const path = this.#toPath(text);
    this.isCompared ||= path !== text;
    return super.startsWith(path, at);
  }
}

/**
 * Nothing changes on the server. Calls that would change something in the browser are recorded, so that the component
 * runs there.
 */
export const serverPlatform: Platform = {
  reactModules: {
    ...reactModules,
    'react-dom': { ...reactDom, default: reactDom },
    'react-dom/client': { ...reactDomClient, default: reactDomClient },
  },
  executionEnvironment: {
    get canUseDOM() {
      return unavailable();
    },
    get canUseEventListeners() {
      return unavailable();
    },
    get canUseIntersectionObserver() {
      return unavailable();
    },
    get canUseViewport() {
      return unavailable();
    },
  },
  Head,
  BrowserOnly({ fallback, ...props }) {
    mark('browser');
    return partsOfTrial() ? <BrowserTrial {...props} /> : (fallback ?? null);
  },
  ErrorBoundary: ({ children }) => children,
  Layout({ children, ...props }) {
    useContent().setLayout?.(props);
    return children;
  },
  useIsBrowser() {
    mark('effect');
    return false;
  },
  useColorMode() {
    mark('effect');
    const colorMode = useThemeConfig().colorMode?.defaultMode ?? 'light';
    return { colorMode, colorModeChoice: null, isDarkTheme: colorMode === 'dark', setColorMode() {} };
  },
  useAnnouncement() {
    mark('effect');
    return { visible: useThemeConfig().announcementBar !== undefined, dismiss() {} };
  },
  toggleDrawer() {},
  Inside,
  readLocation: () => toLocation(undefined),
  noteRedirect: (target) => mark(`redirect:${target}`),
  useLocation,
  useHistory() {
    const read = usePageReader();
    return {
      action: 'POP',
      length: 1,
      get location() {
        return toLocation(read('path'));
      },
      push() {},
      replace() {},
      go() {},
      goBack() {},
      goForward() {},
      listen: () => () => {},
      block: () => () => {},
      createHref: ({ pathname = '', search = '', hash = '' }) => pathname + search + hash,
    };
  },
  usePathOf() {
    const content = useContent();
    const read = usePageReader();
    return (address) => {
      const to = content.targetOf?.(address) ?? address;
      const { baseUrl } = content.siteConfig as { baseUrl: string };
      const isBare = /^\/(?!\/)/.test(to) && !to.startsWith(baseUrl);
      const { pathname, origin } = new URL(
        isBare ? baseUrl + to.slice(1) : to,
        HOST + (to.startsWith('/') ? '' : read('path')),
      );
      return origin === HOST ? pathname : to;
    };
  },
  useAddressTest() {
    const { targetOf, reference } = useContent();
    const pathOf = serverPlatform.usePathOf();
    const toPath = (text: string): string => {
      if (targetOf?.(text) === text) return text;
      // It leads nowhere, so no page needs to be there.
      reference('link', text, 'ignore');
      return pathOf(text);
    };
    return (test, location) => {
      const pathname = new AddressablePath(location.pathname, toPath);
      const result = test(Object.create(location, { pathname: { value: pathname } }) as Location);
      return result && pathname.isCompared;
    };
  },
  usePreferredVersion() {
    mark('effect');
    return [undefined, () => {}];
  },
  useWindowSize() {
    mark('size');
    return windowSize.get();
  },
};
