/**
 * Ends the process if site code first awaits something and then loops. No limit on a call applies there, no timer of
 * the busy thread runs, and Node cannot interrupt it. So another thread checks that it is alive.
 */
import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { noticeFor } from './codeWatcher.ts';

/** The interval at which the watched thread reports that it is alive. */
const BEAT_MS = 50;

interface LoopWatch {
  /** The code that may loop. */
  filePath: string;
  /** For the terminal, when this thread has been busy for `maxMs`. */
  message: string;
  maxMs: number;
}

/** Returns a function that ends the watch. */
export function watchLoops({ filePath, message, maxMs }: LoopWatch): () => void {
  // A debugger may have stopped the code.
  if (inspector.url() !== undefined) return () => undefined;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(WATCH, {
    eval: true,
    workerData: { beats, message: `${message}\n`, maxMs, notice: noticeFor(filePath) },
  });
  worker.unref();
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  return () => {
    clearInterval(timer);
    void worker.terminate();
  };
}

// Counts ticks instead of time: a sleeping or overloaded machine is not a loop.
const WATCH = `
const { beats, message, maxMs, notice } = require('node:worker_threads').workerData;
const { writeSync } = require('node:fs');
const TICK_MS = 100;
let last = 0;
let silentMs = 0;
let isReported = false;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  silentMs = now === last ? silentMs + TICK_MS : 0;
  last = now;
  if (silentMs === notice?.afterMs) writeSync(2, notice.text);
  if (silentMs < maxMs) return;
  if (!isReported) writeSync(2, message);
  // A busy thread never handles the first signal if there is a listener.
  process.kill(process.pid, isReported ? 'SIGKILL' : 'SIGTERM');
  isReported = true;
}, TICK_MS);`;
