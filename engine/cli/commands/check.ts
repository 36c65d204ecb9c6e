import { countProblems } from '../../node/ground/problems.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SearchRank } from '../../node/commands/check/checkSearch.ts';
import { toReport, withReportFile } from '../reportFile.ts';
import { callerFolder } from '../callerFolder.ts';
import type { RunCommand } from '../commandTable.ts';
import { formatCount } from '../formatAmounts.ts';
import { formatTranslations } from '../formatTranslations.ts';
import { EXIT_FAILED } from '../printFailure.ts';
import { printProblems } from '../printProblems.ts';
import { readChoice } from '../readChoice.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usageError.ts';

export const run: RunCommand = async ({ arguments: [given], values, switches }, terminal) => {
  const format = readChoice('format', values['format'] ?? 'text', ['text', 'json']);
  const siteDir = await resolveSiteFolder(given);
  const { check } = await import('../../node/commands/check/check.ts');
  const searchFile = values['search'] && path.resolve(callerFolder, values['search']);
  if (searchFile && !existsSync(searchFile)) throw new UsageError(`There is no file "${values['search']}".`);
  const report = await withReportFile({ file: values['report'], siteDir }, () => check({ siteDir, searchFile }));
  const { pages, problems, advice, translations, ranks } = report;
  const { errors, warnings } = countProblems(problems);
  if (format === 'json') {
    const found = toReport(problems, siteDir);
    const { causes } = toReport(advice, siteDir);
    terminal.print(JSON.stringify({ pages, ...found, advice: causes, translations, ranks }, undefined, 2));
  } else {
    const isVerbose = switches.has('verbose');
    if (ranks) printRanks(ranks, terminal);
    if (advice.length > 0 && !terminal.isQuiet) {
      terminal.printError('A build says nothing of these, and a careful reader would:\n');
      printProblems(advice, terminal, isVerbose, 'remark');
    }
    printProblems(problems, terminal, isVerbose);
    for (const line of formatTranslations(translations, isVerbose)) terminal.print(line);
    const found = [
      formatCount(errors, 'error'),
      formatCount(warnings, 'warning'),
      ...(advice.length > 0 ? [formatCount(advice.length, 'remark')] : []),
    ].join(', ');
    const isFine = problems.length + advice.length === 0;
    terminal.print(`Checked ${formatCount(pages, 'page')}: ${isFine ? 'all is well' : found}.`);
  }
  return errors > 0 ? EXIT_FAILED : 0;
};

/** Every query with its rank, then how many have the right answer. */
function printRanks(ranks: readonly SearchRank[], terminal: Terminal): void {
  for (const { query, rank, maxRank } of ranks) {
    const isGood = rank > 0 && rank <= maxRank;
    terminal.print(`${rank === 0 ? '-' : rank}`.padStart(4) + `${isGood ? ' ' : '!'} ${query}`);
  }
  const good = ranks.filter(({ rank, maxRank }) => rank > 0 && rank <= maxRank).length;
  terminal.print(`Search answers ${good} of these ${ranks.length} as expected.\n`);
}
