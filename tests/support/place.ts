/**
 * Where on its host the site of a browser test lies. Tests of navigation and of the search page run twice: at the root, and
 * under a prefix (vitest.config.ts).
 */
export const BASE = process.env['OCTAVO_TEST_BASE'] ?? '/';
