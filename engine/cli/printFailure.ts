import { explainSystemError } from '../node/ground/files/explainSystemError.ts';
import { formatCauses } from './formatCauses.ts';
import { formatProblems, type PrintedProblem } from './formatProblems.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usageError.ts';

export const EXIT_FAILED = 1;
export const EXIT_USAGE = 2;

const MAX_LISTED = 20;

/** Tells what went wrong, and returns the exit status. A stack is shown only to who asks for it. */
export function printFailure(error: unknown, terminal: Terminal, verbose: boolean): number {
  if (error instanceof UsageError) {
    terminal.printError(error.message);
    return EXIT_USAGE;
  }
  const problems = toPrintedProblems(error);
  const refusal = explainSystemError(error);
  if (problems) terminal.printError(formatAll(problems, terminal, verbose));
  else if (refusal !== undefined) terminal.printError(refusal);
  else if (isExpected(error)) terminal.printError(error.message);
  else terminal.printError(`Octavo stopped unexpectedly: ${messageOf(error)}`);

  if (verbose) terminal.printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
  else if (!problems && refusal === undefined && !isExpected(error))
    terminal.printError('Run it again with --verbose to see where.');
  return EXIT_FAILED;
}

/** Few problems are listed by file, where they are mended; many by cause. */
function formatAll(problems: PrintedProblem[], terminal: Terminal, verbose: boolean): string {
  return verbose || problems.length <= MAX_LISTED ? formatProblems(problems) : formatCauses(problems, terminal);
}

/** The typed errors of node/ carry all their problems, or one place. They are told apart by shape: loading the code
 * of each only to compare classes would slow down every start. */
export function toPrintedProblems(error: unknown): PrintedProblem[] | undefined {
  if (!(error instanceof Error)) return undefined;
  const { problems, configPath, filePath, line, column } = error as Error &
    Partial<{ problems: PrintedProblem[]; configPath: string }> &
    Pick<PrintedProblem, 'filePath' | 'line' | 'column'>;
  if (Array.isArray(problems) && problems.length > 0) {
    return problems.map((problem) => ({ filePath: problem.keyPath ? configPath : undefined, ...problem }));
  }
  return typeof filePath === 'string' ? [{ filePath, line, column, message: error.message }] : undefined;
}

const BUILT_IN = /^(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error$|^SystemError$/;

/** An error of a class of its own was meant to be read; one of the language or the system was not. */
function isExpected(error: unknown): error is Error {
  return error instanceof Error && !BUILT_IN.test(error.name);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
