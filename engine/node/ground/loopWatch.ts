/**
 * Ends the process where code of the site waits for something first, and loops then. No limit of a call holds there, no timer
 * of the busy thread ever runs, and Node cannot interrupt it: another thread looks whether it is still alive.
 */
import { Worker } from 'node:worker_threads';

/** How often the watched thread says that it is alive. */
const BEAT_MS = 50;

/** Returns how to end the watch. `message` is for the terminal, when this thread has been busy for `maxMs`. */
export function watchLoops(message: string, maxMs: number): () => void {
  // Somebody may look at the code in a debugger, which stops it.
  const options = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
  if (options.includes('--inspect')) return () => undefined;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(WATCH, { eval: true, workerData: { beats, message: `${message}\n`, maxMs } });
  worker.unref();
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  return () => {
    clearInterval(timer);
    void worker.terminate();
  };
}

// Time is counted in ticks: a machine that sleeps, or has no time for anybody, is not a loop.
const WATCH = `
const { beats, message, maxMs } = require('node:worker_threads').workerData;
const TICK_MS = 100;
let last = 0;
let silentMs = 0;
let isTold = false;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  silentMs = now === last ? silentMs + TICK_MS : 0;
  last = now;
  if (silentMs < maxMs) return;
  if (!isTold) require('node:fs').writeSync(2, message);
  // Where somebody listens to the first signal, nobody ever hears it.
  process.kill(process.pid, isTold ? 'SIGKILL' : 'SIGTERM');
  isTold = true;
}, TICK_MS);`;
