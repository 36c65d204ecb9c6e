import type { Problem } from './types.ts';

/** Whether a problem prevents code from being shown. With a missing import it may still show something. */
export function isUnshown({ severity, code }: Pick<Problem, 'severity' | 'code'>): boolean {
  return severity === 'error' && code !== 'missing-import' && code !== 'missing-package';
}
