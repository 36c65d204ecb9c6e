import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { build } from '../../engine/node/commands/build.ts';
import type { BuildOptions } from '../../engine/node/commands/buildTypes.ts';
import { ContentError } from '../../engine/node/ground/problems.ts';
import { CHANGES, createChangingSite, type ChangeKind, type ChangingSite } from '../support/changingSite.ts';
import { VARIABLE } from '../support/changingSiteTexts.ts';
import { createTempFolder } from '../support/tempFolder.ts';

/** `OCTAVO_TRUTH_RUNS=300 OCTAVO_SEED=7 npm test -- site` tries more of them, and others. */
const RUNS = Number(process.env['OCTAVO_TRUTH_RUNS'] ?? 3);
const SEED = Number(process.env['OCTAVO_SEED'] ?? 1);

type Step =
  | { do: 'change'; kind: ChangeKind; a: number; b: number }
  | { do: 'build'; cache: boolean; elsewhere: boolean; threads: boolean; keepGoing: boolean }
  | { do: 'kill'; writes: number };

const numbers = { a: fc.nat(1000), b: fc.nat(1000) };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('change' as const), kind: fc.constantFrom(...CHANGES), ...numbers }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('build' as const),
      cache: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
      elsewhere: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      threads: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      // Many of the sites have a fault, so without this few would be published.
      keepGoing: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const), writes: fc.integer({ min: 1, max: 250 }) }) },
);

describe('any sequence of changes, failures, kills and losses', () => {
  it(
    'ends in the bytes of a clean build, and a build that fails leaves the site as it was',
    async () => {
      await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), run), {
        numRuns: RUNS,
        seed: SEED,
        endOnFailure: !process.env['OCTAVO_TRUTH_RUNS'],
      });
    },
    RUNS * 60_000,
  );
});

async function run(steps: Step[]): Promise<void> {
  const folder = await createTempFolder();
  delete process.env[VARIABLE];
  try {
    const site = createChangingSite(folder);
    for (const step of steps) await take(site, step);
    site.mend();
    await publish({ siteDir: site.siteDir });
    const outDir = path.join(site.siteDir, 'build');
    const cleanDir = path.join(folder.dir, 'clean');
    await publish({ siteDir: site.siteDir, outDir: cleanDir, cache: false, threads: false });
    expectSameFiles(outDir, cleanDir);
    // The next build has nothing to do, or nothing to change.
    await publish({ siteDir: site.siteDir });
    expectSameFiles(outDir, cleanDir);
  } finally {
    await folder.remove();
  }
}

/** A readable site must be published; otherwise the test fails with the build's message. */
async function publish(options: BuildOptions): Promise<void> {
  const { outcome, problems } = await build({ ...options, keepGoing: true });
  expect(outcome === 'failed' ? problems.filter(({ severity }) => severity === 'error') : []).toEqual([]);
}

async function take(site: ChangingSite, step: Step): Promise<void> {
  if (step.do === 'change') return site.change(step.kind, step.a, step.b);
  if (step.do === 'kill') return site.buildAndKill(step.writes);
  const outDir = path.join(site.siteDir, step.elsewhere ? 'other' : 'build');
  const before = publishedIn(outDir);
  const { cache, threads, keepGoing } = step;
  const outcome = await build({ siteDir: site.siteDir, outDir, cache, threads, keepGoing }).then(
    (result) => result.outcome,
    (error: unknown) => (error instanceof ContentError ? 'failed' : Promise.reject(error)),
  );
  if (outcome === 'failed') expect(publishedIn(outDir)).toEqual(before);
}

/** Without leftovers of a killed build, which the next build removes. */
function publishedIn(outDir: string): Map<string, string> {
  return new Map([...readTree(outDir)].filter(([file]) => !file.startsWith('.octavo-')));
}

function expectSameFiles(actual: string, expected: string): void {
  const [found, wanted] = [readTree(actual), readTree(expected)];
  expect([...found.keys()]).toEqual([...wanted.keys()]);
  for (const [file, content] of wanted) expect(found.get(file) === content || file, file).toBe(true);
}

function readTree(dir: string): Map<string, string> {
  const names = listAll(dir);
  return new Map(names.map((name) => [name, readFileSync(path.join(dir, name), 'latin1')]));
}

function listAll(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
}
