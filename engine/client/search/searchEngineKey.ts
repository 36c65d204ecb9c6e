/** Under this key the search bundle hands over its engine. */
export const SEARCH_ENGINE = 'search-engine';
