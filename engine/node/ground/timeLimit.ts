import os from 'node:os';

/**
 * How long code may run that should take so many milliseconds at most. Where several tasks share a core, each takes that much
 * longer, and nobody's code is at fault.
 */
export function timeLimit(ms: number): number {
  const [load = 0] = os.loadavg();
  return Math.round(ms * Math.max(1, load / os.availableParallelism()));
}
