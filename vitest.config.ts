import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { docusaurusModules } from './engine/docusaurusModules.mjs';

/** Projects one after the other. The last one has many short files: all workers end at the same time. */
const ORDER = ['long', 'site', 'browser', 'engines', 'unit'];
/** The slowest files of the last project. vitest knows the durations of others only from its last run. */
const LONG = /(?:rankExplicit\.work|limitSyntax|hostile)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      ORDER.indexOf(project.name) - (LONG.test(moduleId) ? 0.5 : 0);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

const globalSetup = ['tests/support/prepareEngine.ts'];

const browser = {
  globalSetup,
  setupFiles: ['tests/support/loadReact.ts'],
  testTimeout: 90_000,
  hookTimeout: 300_000,
  // A busy machine is slow, not wrong: what is waited for comes, or the test fails.
  expect: { poll: { timeout: 15_000 } },
  // A browser on a busy machine may fail for no reason of ours. What passes at a later try only is named at the end.
  retry: 1,
};

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [docusaurusModules],
  test: {
    // The files of a worker share its modules: the engine is loaded, the theme bundled and the browser started once.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Tests in a browser wait for a quarter of their time: three workers keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'engine/**/*.test.{ts,tsx}',
            'site/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'conformance/looks/**/*.test.ts',
          ],
          setupFiles: ['tests/support/fixSeed.ts', 'tests/support/loadReact.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          globalSetup,
          include: ['tests/site/**/*.test.ts'],
          setupFiles: ['tests/support/loadReact.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      // Tests with Docusaurus itself, or with installations that load much: `npm run test:all`.
      {
        extends: true,
        test: {
          name: 'long',
          globalSetup,
          include: ['tests/long/*.test.ts'],
          testTimeout: 30 * 60_000,
          hookTimeout: 10 * 60_000,
        },
      },
      { extends: true, test: { ...browser, name: 'browser', include: ['tests/browser/**/*.test.ts'] } },
      { extends: true, test: { ...browser, name: 'engines', include: ['tests/engines/*.test.ts'] } },
    ],
  },
});
