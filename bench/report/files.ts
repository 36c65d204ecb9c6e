import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/prepare.mjs';
import { BUILD_TOOLS } from '../tools/tools.ts';
import type { Results } from './results.ts';
import { toReport } from './toReport.ts';

/** Every sample, committed next to the report. */
export const RESULTS = path.join(ROOT, 'bench/results.json');
const REPORT = path.join(ROOT, 'bench/RESULTS.md');

export async function writeReport(results: Results): Promise<string> {
  const report = toReport(results, BUILD_TOOLS);
  await writeFile(REPORT, report);
  return report;
}
