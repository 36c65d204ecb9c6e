import type { CommandInput } from '../commandTable.ts';
import { formatCount } from '../formatAmounts.ts';
import { EXIT_FAILED } from '../printFailure.ts';
import { printProblems } from '../printProblems.ts';
import { withReportFile } from '../reportFile.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import type { Terminal } from '../terminal.ts';

export async function run({ arguments: [given], values, switches }: CommandInput, terminal: Terminal): Promise<number> {
  const siteDir = await resolveSiteFolder(given);
  const { check } = await import('../../node/commands/check/check.ts');
  const { pages, problems } = await withReportFile({ file: values['report'], siteDir }, () => check({ siteDir }));
  printProblems(problems, terminal, switches.has('verbose'));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const found = `${formatCount(errors, 'error')}, ${formatCount(problems.length - errors, 'warning')}`;
  terminal.print(`Checked ${formatCount(pages, 'page')}: ${problems.length === 0 ? 'all is well' : found}.`);
  return errors > 0 ? EXIT_FAILED : 0;
}
