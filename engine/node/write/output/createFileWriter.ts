import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { engineDist } from '../../ground/octavo/engineFiles.ts';
import { stageFile, type FileJob, type StagedFile } from './stageFile.ts';

export interface WriteRequest {
  id: number;
  job: FileJob;
}

export type WriteAnswer = { id: number } & ({ staged: StagedFile } | { error: { message: string; code?: string } });

export interface FileWriter {
  stage(job: FileJob): Promise<StagedFile>;
  close(): Promise<void>;
}

/** The thread is started for the file with this number. A build after one edit writes fewer. */
const FILES_BEFORE_THREAD = 40;
/** Enough files to keep the thread busy, but few enough not to keep their content in memory for long. */
const MAX_WAITING = 12;
/** The number of files after which this thread pauses. */
const FILES_PER_TURN = 32;

/**
 * Writes files in this thread. With `useThread`, a second one writes once there are many, while this one renders. When
 * the second thread is busy, this one writes again, so that neither waits.
 */
export function createFileWriter(useThread: boolean): FileWriter {
  const script = path.join(engineDist(), 'node', 'writeWorker.cjs');
  const canThread = useThread && availableParallelism() > 1 && existsSync(script);
  const waiting = new Map<number, { resolve(staged: StagedFile): void; reject(error: Error): void }>();
  // Counted by the thread itself, because its messages only arrive when this thread pauses, which it does not while
  // rendering.
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let files = 0;
  let given = 0;
  let worker: Worker | undefined;
  let unsent: WriteRequest[] = [];

  function startThread(): Worker {
    const started = new Worker(script, { workerData: done });
    let reason = 'it ended without a word';
    started.on('message', (answers: WriteAnswer[]) => {
      for (const answer of answers) {
        const request = waiting.get(answer.id);
        waiting.delete(answer.id);
        if ('staged' in answer) request?.resolve(answer.staged);
        else request?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
      }
    });
    started.on('error', (error) => (reason = error.message));
    started.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new Error(`The thread that writes files ended: ${reason}.`));
      waiting.clear();
    });
    return started;
  }

  function sendAll(): void {
    if (worker) send(worker, unsent);
    unsent = [];
  }

  return {
    async stage(job) {
      const id = ++files;
      const isBusy = given - Atomics.load(done, 0) >= MAX_WAITING;
      if (!canThread || id < FILES_BEFORE_THREAD || isBusy) {
        const staged = stageFile(job);
        // Writing never waits. Without a pause, Ctrl-C and the heartbeat of the lock would wait for the last page.
        if (id % FILES_PER_TURN === 0) await new Promise(setImmediate);
        return staged;
      }
      given++;
      return new Promise((resolve, reject) => {
        worker ??= startThread();
        waiting.set(id, { resolve, reject });
        // The files of a page are one message: each message wakes the thread, which takes longer than sending it.
        if (unsent.push({ id, job }) === 1) queueMicrotask(sendAll);
      });
    },
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}

const encoder = new TextEncoder();

/** Texts are sent as bytes, which are transferred without copying. */
function send(worker: Worker, requests: readonly WriteRequest[]): void {
  const transferred: ArrayBuffer[] = [];
  const sent = requests.map(({ id, job }): WriteRequest => {
    if (typeof job.content !== 'string') return { id, job };
    const content = encoder.encode(job.content);
    transferred.push(content.buffer);
    return { id, job: { ...job, content } };
  });
  worker.postMessage(sent, transferred);
}
