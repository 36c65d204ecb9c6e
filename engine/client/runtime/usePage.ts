import type { Translate } from '../../shared/createTranslate.ts';
import type { PageData, SidebarData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { useRuntime, useStore } from './RuntimeContext.ts';

/** The page on screen. */
export function usePage(): PageData {
  return useStore(useRuntime().view).page;
}

export function useSite(): SiteData {
  return useRuntime().site;
}

/** Reads the theme's texts: `t('Search')`. */
export function useTranslate(): Translate {
  return useRuntime().translate;
}

/** The sidebar of the page on screen. */
export function useSidebar(): SidebarData | undefined {
  return useStore(useRuntime().view).sidebar;
}
