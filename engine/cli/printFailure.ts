import { messageOf } from '../shared/messageOf.ts';
import { explainSystemError } from '../node/ground/files/explainSystemError.ts';
import { problemsOf, type ErrorProblem } from '../node/ground/problemsOf.ts';
import { ReportedError } from '../node/ground/reportedError.ts';
import { formatCauses } from './formatCauses.ts';
import { formatProblems, withCode } from './formatProblems.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usageError.ts';

export const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

const MAX_LISTED = 20;

/** Prints what went wrong and returns the exit status. A stack is printed only on request. */
export function printFailure(error: unknown, terminal: Terminal, verbose: boolean): number {
  if (error instanceof UsageError) {
    terminal.printError(withCode(error.message, error.problemCode));
    return EXIT_USAGE;
  }
  const problems = problemsOf(error);
  const refusal = explainSystemError(error);
  if (problems) terminal.printError(formatAll(problems, terminal, verbose));
  else if (refusal !== undefined) terminal.printError(withCode(refusal, 'system'));
  else {
    const message = isExpected(error) ? error.message : `Octavo stopped unexpectedly: ${messageOf(error)}`;
    terminal.printError(withCode(message, error instanceof ReportedError ? error.problemCode : 'unexpected'));
  }

  if (verbose) terminal.printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
  else if (!problems && refusal === undefined && !isExpected(error))
    terminal.printError('Run it again with --verbose to see where.');
  return EXIT_FAILED;
}

/** A few problems are listed by file, where authors fix them; many are listed by cause. */
function formatAll(problems: ErrorProblem[], terminal: Terminal, verbose: boolean): string {
  return verbose || problems.length <= MAX_LISTED ? formatProblems(problems) : formatCauses(problems, terminal);
}

const BUILT_IN = /^(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error$|^SystemError$/;

/** Errors of our own classes have readable messages; those of the language and the system do not. */
function isExpected(error: unknown): error is Error {
  return error instanceof Error && !BUILT_IN.test(error.name);
}
