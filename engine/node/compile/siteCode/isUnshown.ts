import type { Problem } from './types.ts';

/** A problem that keeps code from being shown. Without what it imports it may still show something. */
export function isUnshown({ severity, code }: Pick<Problem, 'severity' | 'code'>): boolean {
  return severity === 'error' && code !== 'missing-import' && code !== 'missing-package';
}
