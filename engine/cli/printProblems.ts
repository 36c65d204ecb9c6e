import { formatCauses } from './formatCauses.ts';
import { formatProblems, type PrintedProblem } from './formatProblems.ts';
import type { Terminal } from './terminal.ts';

/** What a command found: by cause and within a screen; every single one, by file, if asked for. */
export function printProblems(found: PrintedProblem[], terminal: Terminal, verbose: boolean): void {
  const problems = terminal.isQuiet ? found.filter(({ severity }) => severity !== 'warning') : found;
  if (problems.length === 0) return;
  const text = verbose ? formatProblems(problems) : formatCauses(problems, terminal);
  terminal.printError(`${text}\n`);
}
