import { groupProblems, type ProblemCause } from '../node/ground/groupProblems.ts';
import { callerFolder } from './callerFolder.ts';
import { formatCount } from './formatAmounts.ts';
import type { ErrorProblem } from '../node/ground/problemsOf.ts';
import { formatPlace, shortenPaths, withCode, type ProblemOptions } from './formatProblems.ts';
import { paint, type Terminal } from './terminal.ts';

/** The number of causes that fit on one screen, with the summary below. */
const MAX_LINES = 40;

/**
 * Problems by cause, each with its count and a few examples. Errors come last, where they are still on the screen;
 * warnings are shown as long as they fit.
 */
export function formatCauses(
  problems: ErrorProblem[],
  { columns, hasColors }: Pick<Terminal, 'columns' | 'hasColors'>,
  { currentFolder = callerFolder, warning = 'warning' }: ProblemOptions = {},
): string {
  const errors: string[] = [];
  const warnings: string[] = [];
  const left: ProblemCause<ErrorProblem>[] = [];
  let lines = 0;
  let shown = 0;
  // Errors come first and are all shown, because they have to be fixed.
  for (const cause of groupProblems(problems)) {
    const entry = formatCause(cause, currentFolder);
    lines += countLines(entry, columns) + 1;
    const isError = cause.severity === 'error';
    if (lines > MAX_LINES && !isError) {
      left.push(cause);
      continue;
    }
    const word = isError ? 'error' : warning;
    const label = hasColors ? paint(word, cause.severity) : word;
    (isError ? errors : warnings).push(`${label}  ${entry}`);
    shown += cause.examples.length;
  }
  if (left.length > 0) {
    const count = left.reduce((sum, cause) => sum + cause.problems.length, 0);
    warnings.push(`${formatCount(count, warning)} for ${formatCount(left.length, 'other reason')}`);
  }
  const hint = shown < problems.length ? ['--verbose lists every one of them.'] : [];
  return [...warnings, ...errors, ...hint].join('\n\n');
}

function formatCause({ message, code, problems, examples }: ProblemCause<ErrorProblem>, folder: string): string {
  const text = withCode(shortenPaths(message, folder).replaceAll('\n', '\n    '), code);
  if (problems.length === 1) {
    const place = formatPlace(problems[0]!, folder);
    return `${place ? `${place}  ` : ''}${text}`;
  }
  const rest = problems.length - examples.length;
  return [
    `${problems.length.toLocaleString('en-US')} ×  ${text}`,
    ...examples.map(({ problem, values }) => `    ${[formatPlace(problem, folder), ...values].join('  ').trim()}`),
    ...(rest > 0 ? [`    and ${rest.toLocaleString('en-US')} more`] : []),
  ].join('\n');
}

function countLines(text: string, columns: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
}
