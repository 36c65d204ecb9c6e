import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const browser = {
  testTimeout: 90_000,
  hookTimeout: 300_000,
  // Two files at a time: a browser often waits, for a frame or for the disk.
  maxWorkers: 2,
  // A busy machine is slow, not wrong: what is waited for comes, or the test fails.
  expect: { poll: { timeout: 15_000 } },
  // A browser on a busy machine may fail for no reason of ours. What passes at a later try only is named at the end.
  retry: 1,
};

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // The files of a worker share its modules: the engine is loaded, the theme bundled and the browser started once.
    isolate: false,
    // One core for each; where there are two, both.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['engine/**/*.test.{ts,tsx}', 'site/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          setupFiles: ['tests/support/fixSeed.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      { extends: true, test: { ...browser, name: 'browser', include: ['tests/browser/**/*.test.ts'] } },
      // The same site, not at the root of its host: navigation may not notice.
      {
        extends: true,
        test: {
          ...browser,
          name: 'prefix',
          include: [
            'tests/browser/{navigation,navigationFailure,prefetch,scrolling,notFound,drawerHistory}.test.ts',
            'tests/browser/{searchPage,compare}.test.ts',
          ],
          env: { OCTAVO_TEST_BASE: '/a/b/c/' },
        },
      },
    ],
  },
});
