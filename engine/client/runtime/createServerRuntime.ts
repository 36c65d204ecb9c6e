import type { PageData, SidebarData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { initialDrawer } from '../state/drawer.ts';
import { initialColorMode } from '../state/colorMode.ts';
import { createFixed } from './createStore.ts';
import type { Runtime } from './types.ts';

const nothing = (): void => {};

/** What the theme sees on the server: the state of a first visit, which nothing can change. */
export function createServerRuntime(site: SiteData, page: PageData, sidebar?: SidebarData): Runtime {
  return {
    site,
    view: createFixed({ page, sidebar, main: undefined }),
    hrefStyle: createFixed({ form: 'file', root: undefined }),
    location: createFixed({ search: '', hash: '' }),
    navigation: createFixed({ status: 'idle' }),
    navigate: nothing,
    retry: nothing,
    colorMode: createFixed(initialColorMode(site.colorMode)),
    cycleColorMode: nothing,
    announcementVisible: createFixed(site.announcementBar !== undefined),
    dismissAnnouncement: nothing,
    preferredVersions: createFixed({}),
    choosePreferredVersion: nothing,
    drawer: createFixed(initialDrawer(sidebar !== undefined)),
    drawerActions: { toggle: nothing, close: nothing, showPrimary: nothing, showSecondary: nothing },
    backToTopVisible: createFixed(false),
    scrollToTop: nothing,
    navbarHidden: createFixed(false),
  };
}
