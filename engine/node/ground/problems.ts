import type { ProblemCode } from '../../shared/problemCodes.ts';

/** Something wrong with the site's content. Errors make the build fail in the end; warnings do not. */
export interface ContentProblem {
  severity: 'error' | 'warning';
  /** Absolute. */
  filePath?: string;
  line?: number;
  column?: number;
  message: string;
  /** What kind of problem it is. */
  code: ProblemCode;
  /** Its subject (`Card`), for programs that read a report. */
  subject?: string;
}

/** A problem of a page or of site code; only errors carry a severity. */
export function withSeverity<Problem extends { severity?: ContentProblem['severity'] }>(
  problem: Problem,
): Problem & Pick<ContentProblem, 'severity'> {
  return { ...problem, severity: problem.severity ?? 'warning' };
}

/**
 * The number of errors and of warnings. Every command and report counts like this; a problem that stopped a command is
 * an error.
 */
export function countProblems(problems: readonly { severity?: ContentProblem['severity'] }[]): {
  errors: number;
  warnings: number;
} {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  return { errors: problems.length - warnings, warnings };
}

export type Report = (problem: ContentProblem) => void;

/** All problems because of which nothing can be built. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(problems.map(formatProblem).join('\n\n'));
    this.problems = problems;
  }
}

/** `docs/a.md:3: message`. */
export function formatProblem(problem: ContentProblem): string {
  const place = [problem.filePath, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  return place ? `${place}: ${problem.message}` : problem.message;
}

/** The values of options like `onInlineTags`. */
export type Reaction = 'ignore' | 'log' | 'warn' | 'throw';

/** The severity for such an option: `throw` is an error, `ignore` nothing. */
export function toSeverity(option: Reaction): ContentProblem['severity'] | undefined {
  if (option === 'ignore') return undefined;
  return option === 'throw' ? 'error' : 'warning';
}

/** A problem in something that several pages share (an imported file, an excerpt) is reported once. */
export function withoutRepeats(problems: ContentProblem[]): ContentProblem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const text = formatProblem(problem);
    return !seen.has(text) && seen.add(text);
  });
}
