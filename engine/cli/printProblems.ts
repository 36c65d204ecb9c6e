import type { ErrorProblem } from '../node/ground/problemsOf.ts';
import { formatCauses } from './formatCauses.ts';
import { formatProblems, type ProblemOptions } from './formatProblems.ts';
import type { Terminal } from './terminal.ts';

/** Prints the problems that a command found: by cause, limited to a screen; on request, all of them by file. */
export function printProblems(
  found: ErrorProblem[],
  terminal: Terminal,
  verbose: boolean,
  warning: ProblemOptions['warning'] = 'warning',
): void {
  const problems = terminal.isQuiet ? found.filter(({ severity }) => severity !== 'warning') : found;
  if (problems.length === 0) return;
  const text = verbose ? formatProblems(problems, { warning }) : formatCauses(problems, terminal, { warning });
  terminal.printError(`${text}\n`);
}
