/**
 * Says what a command waits for, where that takes long. Code that never gives control back keeps its own thread from
 * saying anything, so there another thread does.
 */
import { writeSync } from 'node:fs';
import { isMainThread, SHARE_ENV, Worker } from 'node:worker_threads';

/** Most pages take milliseconds; a busy machine makes seconds of them. */
const PATIENCE_MS = 5000;
const MAX_BYTES = 4096;

export interface WaitNoticeOptions {
  /** Text for the terminal, its line end included. */
  format(filePath: string, seconds: number): string;
  patienceMs?: number;
}

interface Announcer extends Required<WaitNoticeOptions> {
  /** Odd while code runs that is watched; then the length of the text. */
  turns: Int32Array;
  text: Uint8Array;
  worker?: Worker;
}

let announcer: Announcer | undefined;

/** From now on, long waits are announced on standard error. Returns how to end that. */
export function announceWaits({ format, patienceMs = PATIENCE_MS }: WaitNoticeOptions): () => void {
  const started: Announcer = {
    format,
    patienceMs,
    turns: new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)),
    text: new Uint8Array(new SharedArrayBuffer(MAX_BYTES)),
  };
  announcer = started;
  return () => {
    if (announcer === started) announcer = undefined;
    void started.worker?.terminate();
  };
}

/** Runs code of a file that may not come back. `limit`: when it is stopped, in milliseconds. */
export function withWaitNotice<T>(filePath: string, limit: number, run: () => T): T {
  const current = announcer;
  // Other threads are watched by the one that started them.
  if (!current || !isMainThread || limit <= current.patienceMs) return run();
  current.worker ??= startWatcher(current);
  const { written } = new TextEncoder().encodeInto(textFor(filePath, current), current.text);
  Atomics.store(current.turns, 1, written);
  Atomics.add(current.turns, 0, 1);
  try {
    return run();
  } finally {
    Atomics.add(current.turns, 0, 1);
  }
}

/** For what is done elsewhere, while this thread is free. Returns how to end the wait. */
export function noticeLater(filePath: string): () => void {
  const current = announcer;
  if (!current) return () => undefined;
  let isDone = false;
  const announce = () => {
    if (!isDone) writeSync(2, textFor(filePath, current));
  };
  // Where this thread was busy itself, answers wait that arrived in the meantime.
  const timer = setTimeout(() => setImmediate(announce), current.patienceMs).unref();
  return () => {
    isDone = true;
    clearTimeout(timer);
  };
}

function textFor(filePath: string, { format, patienceMs }: Announcer): string {
  return format(filePath, patienceMs / 1000);
}

const WATCH = `
const { turns, text, patienceMs } = require('node:worker_threads').workerData;
const pause = new Int32Array(new SharedArrayBuffer(4));
let last = 0;
let since = 0;
let told = 0;
for (;;) {
  Atomics.wait(pause, 0, 0, patienceMs / 10);
  const turn = Atomics.load(turns, 0);
  if (turn !== last) since = Date.now();
  last = turn;
  if (turn % 2 === 0 || turn === told || Date.now() - since < patienceMs) continue;
  told = turn;
  require('node:fs').writeSync(2, text.slice(0, turns[1]));
}`;

function startWatcher({ turns, text, patienceMs }: Announcer): Worker {
  const worker = new Worker(WATCH, { eval: true, env: SHARE_ENV, workerData: { turns, text, patienceMs } });
  worker.unref();
  return worker;
}
