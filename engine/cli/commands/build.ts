import { countProblems } from '../../node/ground/problems.ts';
import path from 'node:path';
import { delayOptimisation } from '../../node/ground/octavo/delayOptimisation.ts';
import { isBuiltEngine } from '../../node/ground/octavo/engineFiles.ts';
import type { BuildOptions, BuildReport } from '../../node/commands/buildTypes.ts';
import type { RunCommand } from '../commandTable.ts';
import { formatBytes, formatCount, formatSeconds } from '../formatAmounts.ts';
import { shorten } from '../formatProblems.ts';
import { EXIT_FAILED } from '../printFailure.ts';
import { printProblems } from '../printProblems.ts';
import { createProgressLine } from '../progressLine.ts';
import { withReportFile } from '../reportFile.ts';
import { readLocales } from '../readLocales.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import type { Terminal } from '../terminal.ts';
import { runShard } from './buildShard.ts';

export const run: RunCommand = async ({ arguments: [given], values, switches }, terminal) => {
  const siteDir = await resolveSiteFolder(given);
  if (values['shard'] !== undefined) return runShard(siteDir, values['shard'], readLocales(values), terminal);
  const outDir = values['out-dir'] === undefined ? undefined : path.resolve(siteDir, values['out-dir']);
  return buildSite(
    {
      siteDir,
      outDir,
      locales: readLocales(values),
      cache: !switches.has('no-cache'),
      keepGoing: switches.has('keep-going'),
      compress: switches.has('compress'),
      zip: switches.has('zip'),
    },
    terminal,
    { verbose: switches.has('verbose'), reportFile: values['report'] },
  );
};

interface OutputOptions {
  verbose: boolean;
  reportFile?: string;
}

/** Builds with a progress line and prints the result. The exit status reports success. */
export async function buildSite(options: BuildOptions, terminal: Terminal, output: OutputOptions): Promise<number> {
  // A server runs for hours, so optimised code pays there.
  if (isBuiltEngine()) delayOptimisation();
  const { build } = await import('../../node/commands/build.ts');
  const progress = createProgressLine(terminal);
  const onWait = (pid: number) => terminal.print(`Waiting for another build of this site (process ${pid}) to end.`);
  const report = await withReportFile({ file: output.reportFile, siteDir: options.siteDir }, () =>
    build({ ...options, onProgress: progress.update, onWait }).finally(progress.end),
  );
  printProblems(report.problems, terminal, output.verbose);
  for (const line of [
    ...report.notes,
    ...(report.shared?.notes ?? []),
    ...(output.verbose ? formatUncached(report) : []),
  ])
    terminal.print(line);
  terminal.print(toSummary(report));
  return countProblems(report.problems).errors > 0 ? EXIT_FAILED : 0;
}

function formatUncached({ uncached }: BuildReport): string[] {
  return uncached.map(
    ({ filePath, call, isModule }) =>
      `${shorten(filePath)} is ${isModule ? 'read' : 'made'} again in every build: its code calls \`${call}\`, whose answer cannot be recorded.`,
  );
}

const OUTCOMES: Record<BuildReport['outcome'], string> = {
  built: 'Built',
  'up-to-date': 'Up to date',
  failed: 'Not published',
};

export function toSummary(report: BuildReport): string {
  const { outcome, pages, rendered, bytes, seconds, problems } = report;
  const { errors, warnings } = countProblems(problems);
  const amounts = [
    formatCount(pages, 'page'),
    ...(outcome === 'failed' ? [] : [formatBytes(bytes)]),
    formatSeconds(seconds),
    ...(errors > 0 ? [formatCount(errors, 'error')] : []),
    formatCount(warnings, 'warning'),
  ].join(', ');
  const outDir = shorten(report.outDir);
  if (outcome === 'failed') {
    return [
      `${OUTCOMES.failed}: ${amounts}.`,
      `${outDir} is as it was. Mend the errors, or publish all the same with --keep-going.`,
    ].join('\n');
  }
  const changed = outcome === 'built' && rendered < pages ? ` (${formatCount(rendered, 'page')} changed)` : '';
  const lines = [`${OUTCOMES[outcome]}: ${amounts}${changed} → ${outDir}`];
  if (report.zipFile !== undefined) lines.push(`Archive: ${shorten(report.zipFile)}`);
  return lines.join('\n');
}
