/** The same docs in 17 versions and in one: the cost of a long history of releases. */
import { mkdir, rm } from 'node:fs/promises';
import type { Corpus } from '../corpus/types.ts';
import type { Entry } from '../report/results.ts';
import { runMeasured } from '../run/runMeasured.ts';
import { withVersions } from '../tools/freezeCorpus.ts';
import type { BuildTool } from '../tools/types.ts';
import { deleteCaches, describe, projectOf } from './measureBuilds.ts';

export const VERSION_COUNT = 17;

export async function measureVersions(
  tool: BuildTool,
  corpus: Corpus,
  options: { scratch: string; rounds: number; limitMs: number; run: string },
): Promise<Entry> {
  const entry: Required<Entry> = { run: options.run, figures: {}, notes: {} };
  for (let round = 0; round < options.rounds; round++) {
    for (const count of [1, VERSION_COUNT]) {
      const versions = withVersions(corpus, count);
      const project = projectOf(tool, versions, options.scratch);
      if (round === 0) {
        await rm(project, { recursive: true, force: true });
        await mkdir(project, { recursive: true });
        await tool.prepare(project, versions);
      }
      await deleteCaches(tool, project);
      const run = await runMeasured(tool.build(project), project, options.limitMs);
      console.log(`  ${count} versions ${tool.label}: ${describe(run)}`);
      if (run.outcome === 'done') {
        for (const [name, value] of [
          ['wall', run.wallSeconds],
          ['cpu', run.cpuSeconds],
          ['memory', run.peakBytes],
        ] as const) {
          (entry.figures[`versions${count}.${name}`] ??= []).push(value);
        }
      } else entry.notes[`versions${count}`] = run.outcome === 'limit' ? 'not done within the limit' : 'failed';
    }
  }
  return entry;
}
