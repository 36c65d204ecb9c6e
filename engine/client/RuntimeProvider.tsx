import type { ReactNode } from 'react';
import { createTranslate } from '../shared/createTranslate.ts';
import type { PageData, SidebarData } from '../shared/pageData.ts';
import type { SiteData } from '../shared/siteData.ts';
import { notFoundRoot } from '../shared/url/notFoundRoot.ts';
import { initialColorMode } from './colorMode/colorMode.ts';
import { initialDrawer } from './drawer/drawer.ts';
import { createStore } from './runtime/createStore.ts';
import { RuntimeContext } from './runtime/RuntimeContext.ts';
import type { Runtime } from './runtime/types.ts';

export interface RuntimeProviderProps {
  site: SiteData;
  page: PageData;
  sidebar?: SidebarData;
  /** Returns placeholders for addresses until they are filled in. */
  toHref?: Runtime['toHref'];
  children: ReactNode;
}

/** Every value is that of a first visit, and actions do nothing. */
export function RuntimeProvider({ site, page, sidebar, toHref, children }: RuntimeProviderProps): ReactNode {
  return <RuntimeContext value={{ ...createServerRuntime(site, page, sidebar), toHref }}>{children}</RuntimeContext>;
}

const nothing = (): void => {};

/** The runtime on the server: the state of a first visit, which nothing can change. */
function createServerRuntime(site: SiteData, page: PageData, sidebar?: SidebarData): Runtime {
  return {
    site,
    translate: createTranslate(site),
    view: createStore({ page, sidebar, main: undefined }),
    hrefStyle: createStore({ form: 'file', root: notFoundRoot(site, page) }),
    location: createStore({ search: '', hash: '' }),
    navigation: createStore({ status: 'idle' }),
    navigate: nothing,
    retry: nothing,
    reloadIfReplaced: () => Promise.resolve(false),
    colorMode: createStore(initialColorMode(site.colorMode)),
    cycleColorMode: nothing,
    announcementVisible: createStore(site.announcementBar !== undefined),
    dismissAnnouncement: nothing,
    preferredVersions: createStore({}),
    choosePreferredVersion: nothing,
    drawer: createStore(initialDrawer(sidebar !== undefined)),
    drawerActions: { toggle: nothing, close: nothing, showPrimary: nothing, showSecondary: nothing },
    backToTopVisible: createStore(false),
    scrollToTop: nothing,
    navbarHidden: createStore(false),
  };
}
