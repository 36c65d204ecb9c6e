import { toReport, withReportFile } from '../reportFile.ts';
import type { CommandInput } from '../commandTable.ts';
import { formatCount } from '../formatAmounts.ts';
import { formatTranslations } from '../formatTranslations.ts';
import { EXIT_FAILED } from '../printFailure.ts';
import { printProblems } from '../printProblems.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usageError.ts';

export async function run({ arguments: [given], values, switches }: CommandInput, terminal: Terminal): Promise<number> {
  const { format = 'text' } = values;
  if (format !== 'text' && format !== 'json') {
    throw new UsageError(`There is no format "${format}". There are text and json.`);
  }
  const siteDir = await resolveSiteFolder(given);
  const { check } = await import('../../node/commands/check/check.ts');
  const report = await withReportFile({ file: values['report'], siteDir }, () => check({ siteDir }));
  const { pages, problems, translations } = report;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (format === 'json') {
    terminal.print(JSON.stringify({ pages, ...toReport(problems, siteDir), translations }, undefined, 2));
  } else {
    const isVerbose = switches.has('verbose');
    printProblems(problems, terminal, isVerbose);
    for (const line of formatTranslations(translations, isVerbose)) terminal.print(line);
    const found = `${formatCount(errors, 'error')}, ${formatCount(problems.length - errors, 'warning')}`;
    terminal.print(`Checked ${formatCount(pages, 'page')}: ${problems.length === 0 ? 'all is well' : found}.`);
  }
  return errors > 0 ? EXIT_FAILED : 0;
}
