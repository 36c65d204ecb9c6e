import { messageOf } from '../../shared/messageOf.ts';
import type { ContentProblem } from './problems.ts';
import { withoutUndefined } from './withoutUndefined.ts';

/** A problem that an error carries: in a file, at a key of the configuration, or about the whole site. */
export interface ErrorProblem extends Omit<ContentProblem, 'severity'> {
  severity?: ContentProblem['severity'];
  keyPath?: string;
}

/**
 * The problems that a typed error carries: all of them, or its one place. Errors are recognised by shape, because
 * loading the code of each class would slow down every start. `undefined` for an unexpected error.
 */
export function problemsOf(error: unknown): ErrorProblem[] | undefined {
  if (!(error instanceof Error)) return undefined;
  const { problems, configPath, filePath, line, column } = error as Error &
    Partial<{ problems: ErrorProblem[]; configPath: string }> &
    Pick<ErrorProblem, 'filePath' | 'line' | 'column'>;
  if (Array.isArray(problems) && problems.length > 0) {
    return problems.map((problem) => ({ filePath: problem.keyPath ? configPath : undefined, ...problem }));
  }
  return typeof filePath === 'string'
    ? [{ filePath, line, column, code: 'config-fails', message: error.message }]
    : undefined;
}

/** The message for an unexpected error. */
export function toUnexpected(error: unknown): ErrorProblem {
  return { code: 'unexpected', message: messageOf(error) };
}

/** The same in the form of site problems; an unexpected error becomes one too. */
export function toContentProblems(error: unknown): ContentProblem[] {
  const { configPath } = error as { configPath?: string };
  const found = problemsOf(error) ?? [toUnexpected(error)];
  return found.map(({ keyPath, message, ...problem }) => ({
    severity: 'error',
    filePath: configPath,
    ...withoutUndefined(problem),
    message: keyPath ? `${keyPath}: ${message}` : message,
  }));
}
