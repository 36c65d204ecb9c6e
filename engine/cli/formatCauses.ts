import { groupProblems, type ProblemCause } from '../node/ground/groupProblems.ts';
import { formatCount } from './formatAmounts.ts';
import { formatPlace, type PrintedProblem } from './formatProblems.ts';

/** What fits on one screen, with the summary below it. */
const MAX_LINES = 40;

/** Problems by cause, each with its count and a few examples; warnings only as far as they fit on one screen. */
export function formatCauses(problems: PrintedProblem[], columns = 80, currentFolder = process.cwd()): string {
  const entries: string[] = [];
  const left: ProblemCause<PrintedProblem>[] = [];
  let lines = 0;
  let shown = 0;
  for (const cause of groupProblems(problems)) {
    const entry = formatCause(cause, currentFolder);
    lines += countLines(entry, columns) + 1;
    // Errors have to be mended: none is held back.
    if (lines <= MAX_LINES || cause.severity === 'error') {
      entries.push(entry);
      shown += cause.examples.length;
    } else left.push(cause);
  }
  if (left.length > 0) {
    const count = left.reduce((sum, cause) => sum + cause.problems.length, 0);
    entries.push(`${formatCount(count, 'warning')} for ${formatCount(left.length, 'other reason')}`);
  }
  if (shown < problems.length) entries.push('--verbose lists every one of them.');
  return entries.join('\n\n');
}

function formatCause({ severity, message, problems, examples }: ProblemCause<PrintedProblem>, folder: string): string {
  const text = message.replaceAll('\n', '\n    ');
  if (problems.length === 1) {
    const place = formatPlace(problems[0]!, folder);
    return `${severity}  ${place ? `${place}  ` : ''}${text}`;
  }
  const rest = problems.length - examples.length;
  return [
    `${severity}  ${problems.length.toLocaleString('en-US')} ×  ${text}`,
    ...examples.map(({ problem, values }) => `    ${[formatPlace(problem, folder), ...values].join('  ').trim()}`),
    ...(rest > 0 ? [`    and ${rest.toLocaleString('en-US')} more`] : []),
  ].join('\n');
}

function countLines(text: string, columns: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
}
