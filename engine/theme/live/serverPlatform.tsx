import * as ReactDom from 'react-dom';
import { Head } from '../content/Head.tsx';
import { useContent } from '../content/contentContext.ts';
import { isObserving, mark } from './observe.ts';
import { windowSize } from './windowSize.ts';
import { reactModules } from './observedReact.ts';
import type { Platform } from './platform.ts';

/** What React 19 no longer has does nothing here; whoever uses it is told so. */
const reactDom = { render() {}, hydrate() {}, unmountComponentAtNode() {}, findDOMNode: () => null, ...ReactDom };

const location = { pathname: '/', search: '', hash: '' };

function unavailable(): boolean {
  mark('browser');
  return false;
}

/** On the server nothing changes; whatever would in the browser is noted, so that it can there. */
export const serverPlatform: Platform = {
  reactModules: { ...reactModules, 'react-dom': { ...reactDom, default: reactDom } },
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
    const content = useContent();
    if (!isObserving()) {
      content.warn('`<BrowserOnly>` shows its fallback: content is static (yet).', props, 'browser-only');
    }
    mark('browser');
    return fallback ?? null;
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
    return { colorMode: 'light', colorModeChoice: null, isDarkTheme: false, setColorMode() {} };
  },
  useLocation() {
    mark('effect');
    mark('location');
    // Parts that every page has made for itself know its address.
    const { path } = (useContent().part?.page ?? {}) as { path?: string };
    return path === undefined ? location : { ...location, pathname: path };
  },
  useHistory: () => ({ location, push() {}, replace() {}, listen: () => () => {} }),
  useWindowSize() {
    mark('size');
    return windowSize.get();
  },
  useIsomorphicLayoutEffect: () => mark('effect'),
};
