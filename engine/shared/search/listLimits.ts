/** Results of one page among those under the search box: the best page has two. */
export const BOX_PER_PAGE = 2;

/** The maximum of the search page; counts of results elsewhere use the same limit. */
export const PAGE_LIMITS = { limit: 100, perPage: 5 };
