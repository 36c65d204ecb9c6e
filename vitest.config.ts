import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['engine/**/*.test.{ts,tsx}', 'site/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          // A machine that is busy with something else may let a test run out of time once.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 300_000,
          retry: 2,
          // A busy machine is slow, not wrong: what is waited for comes, or the test fails.
          expect: { poll: { timeout: 15_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
});
