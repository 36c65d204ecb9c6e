import { rm } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONTENT_FAULTS } from '../../conformance/rules/faults/contentFaults.ts';
import { toFaultySite } from '../../conformance/rules/faults/fault.ts';
import { SITE_FAULTS } from '../../conformance/rules/faults/siteFaults.ts';
import { build } from '../../engine/node/commands/build.ts';
import { check } from '../../engine/node/commands/check/check.ts';
import { formatProblem, type ContentProblem } from '../../engine/node/ground/problems.ts';
import { problemsOf, toContentProblems } from '../../engine/node/ground/problemsOf.ts';
import { isRefused } from '../../engine/node/read/judge.ts';
import { startDev } from '../../engine/node/serve/dev/startDev.ts';
import type { DevProblem, DevProblems } from '../../engine/shared/devProblems.ts';
import { createTempFolder, type TempFolder } from '../support/tempFolder.ts';

/** `OCTAVO_TRUTH_RUNS=100 OCTAVO_SEED=7 npm test -- oneVerdict` tries more of them, and others. */
const RUNS = Number(process.env['OCTAVO_TRUTH_RUNS'] ?? 4);
const SEED = Number(process.env['OCTAVO_SEED'] ?? 1);

/** One state of the folder: its faults, and whether it is built before it is checked. */
const state = fc.record({
  content: fc.uniqueArray(fc.constantFrom(...CONTENT_FAULTS.keys()), { minLength: 0, maxLength: 5 }),
  site: fc.option(fc.constantFrom(...SITE_FAULTS.keys()), { freq: 3 }),
  isBuiltFirst: fc.boolean(),
});
type State = typeof state extends fc.Arbitrary<infer Of> ? Of : never;

it(
  'whatever is wrong with a folder, a build, a check and a development server report the same, now and after a change',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(state, { minLength: 1, maxLength: 3 }), run), {
      numRuns: RUNS,
      seed: SEED,
      // A case that fails has waited for a minute; smaller ones would, too.
      endOnFailure: true,
    });
  },
  RUNS * 60_000,
);

async function run(states: State[]): Promise<void> {
  const folder = await createTempFolder();
  const server = await startDev({ siteDir: folder.dir, port: 0 });
  try {
    let before: string[] = [];
    for (const { content, site, isBuiltFirst } of states) {
      before = await enter(folder, before, content, site);
      const verdicts = {
        build: () => build({ siteDir: folder.dir, threads: false }),
        check: () => check({ siteDir: folder.dir, threads: false }),
      };
      const first = await verdictOf(isBuiltFirst ? verdicts.build : verdicts.check);
      expect(await verdictOf(isBuiltFirst ? verdicts.check : verdicts.build)).toEqual(first);
      await expect.poll(() => problemsShown(server.url, folder.dir), { timeout: 60_000 }).toEqual(first.problems);
    }
  } finally {
    await server.close();
    await folder.remove();
  }
}

/** Puts the folder into a state. Returns its files. */
async function enter(folder: TempFolder, before: string[], content: string[], site: string | null): Promise<string[]> {
  const faults = [...content.map((name) => CONTENT_FAULTS.get(name)), SITE_FAULTS.get(site ?? '')];
  const files = toFaultySite(faults.filter((fault) => fault !== undefined));
  for (const file of before) if (!(file in files)) await rm(path.join(folder.dir, file));
  await folder.write(files);
  // The next build reads recently written files again, and tests are faster than authors.
  await new Promise((resolve) => setTimeout(resolve, 30));
  return Object.keys(files);
}

interface Verdict {
  isRefused: boolean;
  problems: string[];
}

async function verdictOf(command: () => Promise<{ problems: ContentProblem[] }>): Promise<Verdict> {
  const problems = await command().then(
    (report) => report.problems,
    (error: unknown) => (problemsOf(error) ? toContentProblems(error) : Promise.reject(error)),
  );
  return { isRefused: isRefused(problems), problems: problems.map(toLine).sort() };
}

function toLine(problem: ContentProblem): string {
  return `${problem.severity} ${problem.code} ${formatProblem(problem)}`;
}

/** Requests a page that does not exist, so every problem belongs to another page. */
async function problemsShown(base: string, siteDir: string): Promise<string[]> {
  const { others } = (await (await fetch(`${base}_octavo/problems?at=/no-page`)).json()) as DevProblems;
  const toProblem = ({ file, severity, code, line, column, message }: DevProblem): ContentProblem => ({
    severity,
    code,
    line,
    column,
    message,
    ...(file !== undefined && { filePath: path.join(siteDir, file) }),
  });
  return others.map((problem) => toLine(toProblem(problem))).sort();
}
