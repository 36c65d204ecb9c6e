import { createContext, useContext, type ReactNode } from 'react';
import { createTranslate, type Translate } from '../../shared/createTranslate.ts';
import { createRawHtml } from '../../shared/html/holes.ts';
import type { Page } from '../../shared/pageContent.ts';
import type { LinkTarget, SiteData } from '../../shared/siteData.ts';
import { notFoundRoot, toRootedHref } from '../../shared/url/notFoundRoot.ts';
import { isExternal, toFileHref, toHref } from '../../shared/url/sitePaths.ts';

/** The data that the components of `<main>` need. They only run on the server, so the value is fixed for one page. */
export interface PageContextValue {
  site: SiteData;
  page: Page;
  /** Reads the theme's texts: `t('Next')`. */
  t: Translate;
  href(target: LinkTarget): string;
  fileHref(file: LinkTarget): string;
  /** Inserts HTML without an element around it: returns a placeholder that `fillIn` replaces. */
  raw(html: string): string;
  fillIn(html: string): string;
  /** Set if some parts may be the site's own: see `PageParts` in `shared/renderer.ts`. */
  parts?: PartPlaces;
}

interface PartPlaces {
  show(key: string, children?: ReactNode, toc?: ReactNode): string | undefined;
  showUnless(text: string, node: ReactNode): string;
}

/** Separates texts that are separate nodes in Docusaurus's DOM; React writes the same. */
export const TEXT_BREAK = '<!-- -->';

const Context = createContext<PageContextValue | undefined>(undefined);

export const PageProvider = Context;

export function createPageContext(site: SiteData, page: Page): PageContextValue {
  const root = notFoundRoot(site, page);
  const { keep: raw, fillIn } = createRawHtml();
  return {
    raw,
    fillIn,
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

/** The placeholder of the site's part of the page; undefined if the part is the theme's. */
export function useOwnPart(key: string, children?: ReactNode, toc?: ReactNode): string | undefined {
  return usePageContext().parts?.show(key, children, toc);
}
