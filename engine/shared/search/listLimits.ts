/** Results of one page among those under the search box: the best page has two. */
export const BOX_PER_PAGE = 2;

/** What the search page shows, which is what counts of results elsewhere promise. */
export const PAGE_LIMITS = { limit: 100, perPage: 5 };
