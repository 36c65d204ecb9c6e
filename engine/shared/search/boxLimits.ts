/** Results of the best page in the search box; others have one, so that one page cannot fill it. `check` asks as it does. */
export const BOX_PER_PAGE = 2;
