import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { IslandLayer, LayerInput, Runtime } from '../../../client/index.ts';
import { CODE_ATTRIBUTE } from '../../../shared/island.ts';
import type { CodeData, CodeLine, ContentContext } from '../../../shared/renderer.ts';
import { ContentProvider, useContent } from '../../base/contentContext.ts';
import { linkModules } from '../modules/linkModules.ts';
import { escapeHtml } from '../../base/escapeHtml.ts';
import { browserPartModules, findBrowserPart } from '../engineParts/browserPart.tsx';
import { InsideHtml } from '../engineParts/serverHtml.tsx';
import { codeKey } from '../../base/partKey.ts';
import { useHydrated } from '../../base/useHydrated.ts';
import { createHistory } from './browserHistory.ts';
import type { CorePlatform, Platform } from '../modules/platform.ts';

/** The widest screen that Docusaurus treats as mobile. */
const NARROW = '(max-width: 996px)';

/** The theme's own parts, for site code that shows them in the browser: they stay the server's HTML. */
export function themeLayer(input: LayerInput<CorePlatform | Platform>): IslandLayer {
  const { runtime } = input;
  const core = input.platform!;
  const platform: Platform = { ...core, ...createThemePlatform(runtime, core) };
  input.platform = platform;
  const modules: IslandLayer['modules'] = { ...linkModules(platform), ...browserPartModules(runtime) };
  return {
    // The list of parts is long, and stays on the server.
    modules: new Proxy(modules, { get: (known, name: string) => known[name] ?? findBrowserPart(name) }),
    Providers({ children }: { children?: ReactNode }) {
      const outer = useContent();
      const [content] = useState(() => withTheme(outer, runtime));
      return <ContentProvider value={content}>{children}</ContentProvider>;
    },
  };
}

function createThemePlatform(runtime: Runtime, platform: CorePlatform): Omit<Platform, keyof CorePlatform> {
  return {
    useColorMode() {
      const { subscribe, get, getInitial } = runtime.colorMode;
      const { mode: colorMode, choice } = useSyncExternalStore(subscribe, get, getInitial);
      const isHydrated = useHydrated();
      return {
        colorMode,
        colorModeChoice: isHydrated && choice !== 'system' ? choice : null,
        isDarkTheme: colorMode === 'dark',
        setColorMode(wanted) {
          const isReached = () => get().choice === (wanted ?? getInitial().choice);
          for (let turn = 0; turn < 3 && !isReached(); turn++) runtime.cycleColorMode();
        },
      };
    },
    useAnnouncement() {
      const { subscribe, get, getInitial } = runtime.announcementVisible;
      return { visible: useSyncExternalStore(subscribe, get, getInitial), dismiss: runtime.dismissAnnouncement };
    },
    toggleDrawer: runtime.drawerActions.toggle,
    Inside: InsideHtml,
    Layout: ({ children }) => children,
    useHistory: () => createHistory(runtime, platform),
    usePathOf() {
      const { reference } = useContent();
      return (to) => pathOf(reference('link', to));
    },
    usePreferredVersion: () => [undefined, () => {}],
    useWindowSize: () => useSyncExternalStore<'ssr' | 'desktop' | 'mobile'>(onWidth, readWidth, () => 'ssr'),
  };
}

function pathOf(href: string): string {
  const { hash, origin, pathname } = new URL(href, document.baseURI);
  const root = new URL(octavo.root!);
  if (origin !== root.origin) return href;
  const [, inHash] = /^#\/([^#?]*)/.exec(hash) ?? [];
  return inHash === undefined ? pathname : root.pathname + inHash;
}

function onWidth(listen: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}

function readWidth(): 'desktop' | 'mobile' {
  return matchMedia(NARROW).matches ? 'mobile' : 'desktop';
}

function toPlainLine(line: string): CodeLine {
  return { html: escapeHtml(line), classNames: [] };
}

/** Other modules that the theme's components need. */
function withTheme(content: ContentContext, runtime: Runtime): ContentContext {
  const added: Partial<ContentContext> = {
    addHeadTags() {},
    hole: () => '',
    code(request) {
      const { code, language = 'text', title } = request;
      const kept = octavo.islands!.findLater(codeKey(request))?.start.nextElementSibling!.getAttribute(CODE_ATTRIBUTE);
      if (kept) return JSON.parse(kept) as CodeData;
      return { language, title, lines: code.replace(/\n$/, '').split('\n').map(toPlainLine) };
    },
    diagram: () => undefined,
    warn() {},
    fail(message) {
      throw new Error(message);
    },
    translate: runtime.translate,
    toc: [],
    frontMatter: {},
  };
  // Its own value is read on each call.
  return Object.assign(Object.create(content), added) as ContentContext;
}
