import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CompileError } from '../markdown/compileError.ts';
import type { CompiledPage, CompileInput, Compiler, Problem } from '../markdown/types.ts';
import { engineDist } from './engineFiles.ts';

/** What a worker is asked, and what it answers. */
export interface PoolRequest {
  id: number;
  input: CompileInput;
}

export type PoolAnswer = { id: number } & ({ page: CompiledPage } | { problems: Problem[] } | { message: string });

export interface CompilerPool extends Compiler {
  close(): Promise<void>;
}

/** A worker needs about as long to start as this many pages to compile; a build after one edit never gets there. */
const PAGES_BEFORE_WORKERS = 8;

/** Compiles here at first, and on all cores once there is enough to do. */
export function createCompilerPool(siteDir: string, here: Compiler): CompilerPool {
  const script = path.join(engineDist(), 'node', 'compileWorker.js');
  const size = existsSync(script) ? availableParallelism() : 0;
  const waiting = new Map<
    number,
    { resolve(page: CompiledPage): void; reject(error: unknown): void; worker: Worker }
  >();
  const load = new Map<Worker, number>();
  let pages = 0;

  function start(): void {
    for (let count = 0; count < size; count++) {
      const worker = new Worker(script, { workerData: { siteDir } });
      worker.on('message', (answer: PoolAnswer) => settle(worker, answer));
      // Out of memory, say: what it had taken on is reported for the pages it was asked for.
      worker.on('error', (error) => fail(worker, error));
      load.set(worker, 0);
    }
  }

  function settle(worker: Worker, answer: PoolAnswer): void {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    load.set(worker, (load.get(worker) ?? 1) - 1);
    if ('page' in answer) asked?.resolve(answer.page);
    else asked?.reject('problems' in answer ? new CompileError(answer.problems) : new Error(answer.message));
  }

  function fail(worker: Worker, error: Error): void {
    load.delete(worker);
    for (const [id, asked] of waiting) {
      if (asked.worker !== worker) continue;
      waiting.delete(id);
      asked.reject(error);
    }
  }

  function ask(worker: Worker, input: CompileInput): Promise<CompiledPage> {
    const id = pages;
    load.set(worker, (load.get(worker) ?? 0) + 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject, worker });
      worker.postMessage({ id, input } satisfies PoolRequest);
    });
  }

  return {
    compile(input) {
      pages++;
      if (pages === PAGES_BEFORE_WORKERS && size > 1) start();
      const [idlest] = [...load].sort((a, b) => a[1] - b[1]);
      return idlest ? ask(idlest[0], input) : here.compile(input);
    },
    async close() {
      await Promise.all([...load.keys()].map((worker) => worker.terminate()));
      load.clear();
    },
  };
}
