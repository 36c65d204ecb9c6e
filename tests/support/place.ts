/** Where on its host the site of a browser test lies: tests of navigation and of the search page run in both places. */
export const BASES = ['/', '/a/b/c/'];
