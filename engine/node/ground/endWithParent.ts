/**
 * Ends this process when its parent is gone. Site code may keep this thread busy, so that it never notices a closed
 * channel; another thread checks instead.
 */
import { Worker } from 'node:worker_threads';

const INTERVAL_MS = 500;

export function endWithParent(): void {
  process.on('disconnect', () => process.exit());
  new Worker(WATCH, { eval: true, workerData: process.ppid }).unref();
}

// Windows keeps the id of a parent that has ended, other systems replace it.
const WATCH = `
const { workerData: parent } = require('node:worker_threads');
setInterval(() => {
  try {
    process.kill(parent, 0);
    if (process.ppid === parent) return;
  } catch {
    // There is no such process.
  }
  process.kill(process.pid, 'SIGKILL');
}, ${INTERVAL_MS});`;
