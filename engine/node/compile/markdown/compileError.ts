import { formatProblem, withSeverity } from '../../ground/problems.ts';
import type { Problem } from '../siteCode/types.ts';

/** A page that cannot be compiled, with every reason and its place. It never stops the other pages. */
export class CompileError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[], options?: ErrorOptions) {
    super(problems.map((problem) => formatProblem(withSeverity(problem))).join('\n'), options);
    this.name = 'CompileError';
    this.problems = problems;
  }
}

/** A page's data passes between threads and into the cache, and functions cannot. */
export function toPageError(error: unknown, { filePath }: Pick<Problem, 'filePath'>): unknown {
  if (!(error instanceof DOMException) || error.name !== 'DataCloneError') return error;
  const message = `This page holds something that cannot be kept: ${error.message}`;
  return new CompileError([{ filePath, code: 'component-fails', message }]);
}
