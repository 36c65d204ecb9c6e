import type { Worker } from 'node:worker_threads';

/** Below this share of its time at work, a thread waits. */
const MIN_WORK = 0.1;

export interface WatchedStep {
  /** The thread has come back to its event loop. */
  turned(): void;
  stop(): void;
}

/**
 * Says when a step of a plugin is stuck: for that many seconds its thread has only waited, or has not come back to its
 * event loop, as in a loop without end. One at work, which draws a picture for each of 1,000 pages, takes its time.
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
