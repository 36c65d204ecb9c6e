import { createContext, useContext } from 'react';
import { createTranslate, type Translate } from '../../shared/createTranslate.ts';
import type { Page } from '../../shared/pageContent.ts';
import type { LinkTarget, SiteData } from '../../shared/siteData.ts';
import { notFoundRoot, toRootedHref } from '../../shared/url/notFoundRoot.ts';
import { isExternal, toFileHref, toHref } from '../../shared/url/sitePaths.ts';

/** What the components of `<main>` need. They run on the server only, so this is fixed for one page. */
export interface PageContextValue {
  site: SiteData;
  page: Page;
  /** Reads the theme's texts: `t('Next')`. */
  t: Translate;
  href(target: LinkTarget): string;
  fileHref(file: LinkTarget): string;
}

const Context = createContext<PageContextValue | undefined>(undefined);

export const PageProvider = Context;

export function createPageContext(site: SiteData, page: Page): PageContextValue {
  const root = notFoundRoot(site, page);
  return {
    site,
    page,
    t: createTranslate(site),
    href: (target) => toRootedHref(toHref(page.path, target, site), root),
    fileHref: (file) => (isExternal(file) ? file : toRootedHref(toFileHref(page.path, file, site), root)),
  };
}

export function usePageContext(): PageContextValue {
  const value = useContext(Context);
  if (!value) throw new Error('A page component is rendered outside <PageProvider>: render it with renderMain.');
  return value;
}
