import path from 'node:path';
import type { BuildReport } from '../../node/commands/buildTypes.ts';
import type { CommandInput } from '../commandTable.ts';
import { formatBytes, formatCount, formatSeconds } from '../formatAmounts.ts';
import { formatProblems, shorten } from '../formatProblems.ts';
import { EXIT_FAILED } from '../printFailure.ts';
import { createProgressLine } from '../progressLine.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import type { Terminal } from '../terminal.ts';

export async function run({ arguments: [given], values, switches }: CommandInput, terminal: Terminal): Promise<number> {
  const siteDir = await resolveSiteFolder(given);
  const outDir = values['out-dir'] === undefined ? undefined : path.resolve(siteDir, values['out-dir']);
  return buildSite({ siteDir, outDir, cache: !switches.has('no-cache'), zip: switches.has('zip') }, terminal);
}

interface BuildInput {
  siteDir: string;
  outDir?: string;
  cache?: boolean;
  zip?: boolean;
}

/** Builds with a progress line, and tells how it went. The exit status says whether every page is there. */
export async function buildSite(input: BuildInput, terminal: Terminal): Promise<number> {
  const { build } = await import('../../node/commands/build.ts');
  const progress = createProgressLine(terminal);
  const report = await build({ ...input, onProgress: progress.update }).finally(progress.end);
  if (report.problems.length > 0) terminal.printError(`${formatProblems(report.problems)}\n`);
  terminal.print(toSummary(report));
  return report.problems.some(({ severity }) => severity === 'error') ? EXIT_FAILED : 0;
}

export function toSummary(report: BuildReport): string {
  const { pages, rendered, bytes, seconds, problems, upToDate } = report;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const amounts = [
    formatCount(pages, 'page'),
    formatBytes(bytes),
    formatSeconds(seconds),
    ...(errors > 0 ? [formatCount(errors, 'error')] : []),
    formatCount(problems.length - errors, 'warning'),
  ].join(', ');
  const anew = !upToDate && rendered < pages ? ` (${formatCount(rendered, 'page')} changed)` : '';
  const lines = [`${upToDate ? 'Up to date' : 'Built'}: ${amounts}${anew} → ${shorten(report.outDir)}`];
  if (report.zipFile !== undefined) lines.push(`Archive: ${shorten(report.zipFile)}`);
  return lines.join('\n');
}
