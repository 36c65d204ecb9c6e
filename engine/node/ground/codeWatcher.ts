/**
 * Watches site code that keeps its thread busy. A second thread reports the reason for a long wait, and interrupts code
 * whose memory keeps growing before the process runs out of memory.
 */
import { writeSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import { isMainThread, SHARE_ENV, Worker } from 'node:worker_threads';

/** Most pages take milliseconds, on a busy machine seconds. */
const PATIENCE_MS = 5000;
const MAX_BYTES = 4096;
/** The share of this process's memory that one page may take. */
const MEMORY_SHARE = 0.4;

export interface WatchOptions {
  /** Text for the terminal, its line end included. */
  format(filePath: string, seconds: number): string;
  maxBytes?: number;
}

/** Indexes in the memory that both threads share. */
const TURN = 0;
const TEXT_LENGTH = 1;
const INTERRUPTED = 2;

interface CodeWatcher extends Pick<WatchOptions, 'format'> {
  maxBytes: number;
  /** The turn is odd while code runs. */
  cells: Int32Array;
  text: Uint8Array;
  worker?: Worker;
}

let watcher: CodeWatcher | undefined;

/** Starts watching the site's code, and announces long waits on standard error. Returns a function that ends this. */
export function watchCode({ format, maxBytes }: WatchOptions): () => void {
  const started: CodeWatcher = {
    format,
    maxBytes: maxBytes ?? Math.round(getHeapStatistics().heap_size_limit * MEMORY_SHARE),
    cells: new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT)),
    text: new Uint8Array(new SharedArrayBuffer(MAX_BYTES)),
  };
  watcher = started;
  return () => {
    if (watcher === started) watcher = undefined;
    void started.worker?.terminate();
  };
}

/** Runs code of a file that may never return. */
export function runWatched<T>(filePath: string, run: () => T): T {
  const current = watcher;
  // Other threads have their own memory and are watched by the thread that started them.
  if (!current || !isMainThread) return run();
  current.worker ??= startThread(current);
  const { cells, text } = current;
  Atomics.store(cells, INTERRUPTED, 0);
  Atomics.store(cells, TEXT_LENGTH, new TextEncoder().encodeInto(textFor(filePath, current), text).written);
  Atomics.add(cells, TURN, 1);
  try {
    return run();
  } finally {
    Atomics.add(cells, TURN, 1);
  }
}

/** Whether the last code was interrupted because of its memory. */
export function wasInterrupted(): boolean {
  return watcher !== undefined && Atomics.load(watcher.cells, INTERRUPTED) === 1;
}

/** Announces work that happens elsewhere while this thread is idle. Returns a function that ends the wait. */
export function noticeLater(filePath: string): () => void {
  const current = watcher;
  if (!current) return () => undefined;
  let isDone = false;
  const announce = () => {
    if (!isDone) writeSync(2, textFor(filePath, current));
  };
  // If this thread itself was busy, responses may have arrived in the meantime.
  const timer = setTimeout(() => setImmediate(announce), PATIENCE_MS).unref();
  return () => {
    isDone = true;
    clearTimeout(timer);
  };
}

/** The text that announces a wait, and the delay before it; undefined if nothing is announced. */
export function noticeFor(filePath: string): { text: string; afterMs: number } | undefined {
  return watcher && { text: textFor(filePath, watcher), afterMs: PATIENCE_MS };
}

function textFor(filePath: string, { format }: CodeWatcher): string {
  return format(filePath, PATIENCE_MS / 1000);
}

const WATCH = `
const { cells, text, maxBytes, patienceMs } = require('node:worker_threads').workerData;
const pause = new Int32Array(new SharedArrayBuffer(4));
let last = 0;
let since = 0;
let bytes = 0;
let announced = 0;
for (;;) {
  Atomics.wait(pause, 0, 0, 50);
  const turn = Atomics.load(cells, ${TURN});
  if (turn % 2 === 0) continue;
  const now = process.memoryUsage.rss();
  if (turn !== last) {
    last = turn;
    since = Date.now();
    bytes = now;
  } else if (now - bytes > maxBytes && Atomics.exchange(cells, ${INTERRUPTED}, 1) === 0) {
    process.kill(process.pid, 'SIGINT');
  }
  if (turn === announced || Date.now() - since < patienceMs) continue;
  announced = turn;
  require('node:fs').writeSync(2, text.slice(0, cells[${TEXT_LENGTH}]));
}`;

function startThread({ cells, text, maxBytes }: CodeWatcher): Worker {
  // A signal that cannot be caught would end the process silently.
  const canInterrupt = process.platform !== 'win32';
  const workerData = { cells, text, maxBytes: canInterrupt ? maxBytes : Infinity, patienceMs: PATIENCE_MS };
  const worker = new Worker(WATCH, { eval: true, env: SHARE_ENV, workerData });
  worker.unref();
  return worker;
}
