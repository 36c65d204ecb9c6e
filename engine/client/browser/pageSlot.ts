/** The element that holds the server's HTML of a page, see `shared/pageLayout.ts`. */
export function findPageSlot(): Element | null {
  return (
    document.querySelector('.main-wrapper:not([data-oc-frame]) .docMainContainer_TBSr') ??
    document.querySelector('.main-wrapper')
  );
}

/** The content of articles, without what the theme adds: breadcrumbs, tags, the edit link. */
export const ARTICLES = '.markdown,.mdxPageWrapper_j9I6 article';
