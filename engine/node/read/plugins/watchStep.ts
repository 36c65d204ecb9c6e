import type { Worker } from 'node:worker_threads';

/** If a thread works for less than this share of its time, it is waiting. */
const MIN_WORK = 0.1;

export interface WatchedStep {
  /** The thread has returned to its event loop. */
  turned(): void;
  stop(): void;
}

/**
 * Detects a stuck step of a plugin: for that many seconds its thread has only waited, or has not returned to its event
 * loop, as in an endless loop. A step that is working, for example drawing 1,000 pictures, may take longer.
 */
export function watchStep(worker: Pick<Worker, 'performance'>, seconds: number, onStuck: () => void): WatchedStep {
  const use = () => worker.performance.eventLoopUtilization();
  let before = use();
  let hasTurned = false;
  const timer = setInterval(() => {
    const now = use();
    const atWork = worker.performance.eventLoopUtilization(now, before).utilization;
    if (!hasTurned || atWork < MIN_WORK) {
      clearInterval(timer);
      onStuck();
    }
    before = now;
    hasTurned = false;
  }, seconds * 1000);
  return {
    turned: () => {
      hasTurned = true;
    },
    stop: () => clearInterval(timer),
  };
}
