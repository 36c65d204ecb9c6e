import type { ProblemCode } from '../../shared/problemCodes.ts';
import type { ErrorProblem } from './problemsOf.ts';
type AnyProblem = Pick<ErrorProblem, 'severity' | 'code' | 'message'>;

/** Problems with the same message. */
export interface ProblemCause<Problem extends AnyProblem> {
  severity: 'error' | 'warning';
  code: ProblemCode;
  /** The text common to all messages, with `…` for the values that differ. */
  message: string;
  problems: Problem[];
  /** A few of the problems, as different as possible, each with its values for the `…`. */
  examples: { problem: Problem; values: string[] }[];
}

const MAX_EXAMPLES = 3;

/** Matches names, addresses and numbers: the values in a sentence, not its statement. */
const VALUE = new RegExp(
  [
    '"[^"\\n]*"',
    '`[^`\\n]*`',
    String.raw`(?<=^|[\s(])'[^'\n]*'(?=[\s.,:;)]|$)`,
    // Paths and addresses: `/docs/a`, `../b.png`, `src/pages`, `https://a.example/`.
    String.raw`(?<=^|[\s(])(?:[\w.@-]*|[a-z]+:)\/[^\s,()]*[^\s,.:;()]`,
    String.raw`\d+(?:[.,:]\d+)*`,
  ].join('|'),
  'g',
);

/** Represents a value; no message contains this character. */
const SLOT = '\0';

/**
 * Problems by cause: errors first, then the most frequent. Missing packages come before all others, because they may
 * cause these. The same sentence with different values is the same cause.
 */
export function groupProblems<Problem extends AnyProblem>(problems: Problem[]): ProblemCause<Problem>[] {
  const groups = new Map<string, Reading<Problem>[]>();
  for (const problem of problems) {
    const reading = read(problem);
    // Later sentences may depend on the values: "Did you mean …?"
    const key = `${problem.severity ?? 'error'} ${problem.code} ${reading.sentences[0]?.trim().replace(/\0(?:, \0)+/g, SLOT)}`;
    const group = groups.get(key);
    if (group) group.push(reading);
    else groups.set(key, [reading]);
  }
  return [...groups.values()]
    .map(toCause)
    .sort((a, b) => rankOf(a) - rankOf(b) || b.problems.length - a.problems.length);
}

interface Reading<Problem> {
  problem: Problem;
  /** The message, each value replaced. */
  sentences: string[];
  values: string[];
}

function read<Problem extends AnyProblem>(problem: Problem): Reading<Problem> {
  return {
    problem,
    sentences: problem.message.replace(VALUE, SLOT).split(/(?<=[.!?]\s+)(?=\S)/),
    values: problem.message.match(VALUE) ?? [],
  };
}

function toCause<Problem extends AnyProblem>(readings: Reading<Problem>[]): ProblemCause<Problem> {
  const [first, ...others] = readings as [Reading<Problem>, ...Reading<Problem>[]];
  const until = first.sentences.findIndex((sentence, at) => others.some((other) => other.sentences[at] !== sentence));
  // If first sentences name different numbers of values, the sentence of the first message is shown.
  const common = until < 0 ? first.sentences : first.sentences.slice(0, Math.max(until, 1));
  const differs = first.values.map((value, at) => others.some((other) => other.values[at] !== value));

  let at = 0;
  const message = common.join('').replaceAll(SLOT, () => {
    const value = first.values[at]!;
    return differs[at++] ? value.replace(/^(["`]).*\1$|^[^"`].*$/, '$1…$1') : value;
  });
  const examples = pickExamples(readings).map(({ problem, values }) => ({
    problem,
    values: values.filter((_, index) => index < at && differs[index]),
  }));
  const { severity = 'error', code } = first.problem;
  return { severity, code, message: message.trim(), problems: readings.map(({ problem }) => problem), examples };
}

/** One per set of values, if there are several. */
function pickExamples<Problem>(readings: Reading<Problem>[]): Reading<Problem>[] {
  const different = new Map(readings.toReversed().map((reading) => [reading.values.join(), reading]));
  const picked = new Set([...different.values()].toReversed().slice(0, MAX_EXAMPLES));
  for (const reading of readings) {
    if (picked.size >= MAX_EXAMPLES) break;
    picked.add(reading);
  }
  return readings.filter((reading) => picked.has(reading));
}

function rankOf({ severity, problems }: ProblemCause<AnyProblem>): number {
  if (severity === 'warning') return 2;
  return problems.some(({ code }) => code === 'missing-package') ? 0 : 1;
}
