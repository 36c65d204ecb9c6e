/** The element that holds the server's HTML of a page, see `shared/pageLayout.ts`. */
export function findPageSlot(): Element | null {
  return document.querySelector('.docMainContainer_TBSr') ?? document.querySelector('.main-wrapper');
}

/** Texts of content, without what the theme has around them: breadcrumbs, tags, the link to edit the page. */
export const ARTICLES = '.markdown,.mdxPageWrapper_j9I6 article';
