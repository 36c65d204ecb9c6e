import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CompileError } from '../markdown/compileError.ts';
import type { CompiledPage, CompileInput, Compiler, MarkdownOptions, Problem } from '../markdown/types.ts';
import { engineDist } from '../../ground/octavo/engineFiles.ts';

/** What a worker is asked, and what it answers. */
export interface PoolRequest {
  id: number;
  input: CompileInput;
  /** With the first request. */
  data?: PoolData;
}

export type PoolAnswer = { id: number } & ({ page: CompiledPage } | { problems: Problem[] } | { message: string });

/** Options as they can be sent, or the folder to read them from: a configuration may hold functions. */
export type PoolData = { options: MarkdownOptions } | { siteDir: string };

export interface CompilerPool extends Compiler {
  close(): Promise<void>;
}

/** A thread needs about as long to start as this many pages to compile; a build after one edit never gets there. */
const PAGES_PER_THREAD = 8;
/** What a thread has at hand, so that it need not wait while this one compiles. */
const JOBS_AHEAD = 3;

interface Job {
  input: CompileInput;
  resolve(page: CompiledPage): void;
  reject(error: unknown): void;
}

/**
 * Compiles here, and in a further thread for every so many pages, up to the number of cores. Each thread has to warm
 * up, so two of them cost more time in all than one: there are never more than there is work for.
 */
export function createCompilerPool(options: MarkdownOptions, here: Compiler, spare?: Worker): CompilerPool {
  const mostThreads = mostCompileThreads();
  const queue: Job[] = [];
  const threads = new Map<Worker, Map<number, Job>>();
  const informed = new Set<Worker>();
  let pages = 0;
  let lastId = 0;
  let isWorking = false;

  function startThread(): void {
    const worker = (threads.size === 0 && spare) || startCompileThread();
    const jobs = new Map<number, Job>();
    worker.on('message', (answer: PoolAnswer) => {
      const job = jobs.get(answer.id);
      jobs.delete(answer.id);
      if ('page' in answer) job?.resolve(answer.page);
      else job?.reject('problems' in answer ? new CompileError(answer.problems) : new Error(answer.message));
      handOut();
      // A thread that waits for work must not keep a server that was told to end from ending.
      if (jobs.size === 0) worker.unref();
    });
    // Out of memory, say: that is reported for the pages it was asked for.
    worker.on('error', (error) => {
      threads.delete(worker);
      for (const job of jobs.values()) job.reject(error);
    });
    threads.set(worker, jobs);
  }

  function handOut(): void {
    for (const [worker, jobs] of threads) {
      while (jobs.size < JOBS_AHEAD) {
        const job = queue.shift();
        if (!job) return;
        const id = ++lastId;
        jobs.set(id, job);
        worker.ref();
        const data = informed.has(worker) ? undefined : toPoolData(options);
        informed.add(worker);
        worker.postMessage({ id, input: job.input, data } satisfies PoolRequest);
      }
    }
    if (!isWorking) void work();
  }

  async function work(): Promise<void> {
    isWorking = true;
    for (let job = queue.shift(); job; job = queue.shift()) {
      // As from another thread: an id that was cut out of the rendered page would keep all of it in memory.
      await here.compile(job.input).then((page) => job.resolve(structuredClone(page)), job.reject);
      // Lets the answers of the threads in.
      await new Promise(setImmediate);
    }
    isWorking = false;
  }

  return {
    compile(input) {
      pages++;
      if (pages % PAGES_PER_THREAD === 0 && threads.size < mostThreads) startThread();
      return new Promise((resolve, reject) => {
        queue.push({ input, resolve, reject });
        handOut();
      });
    },
    async close() {
      await Promise.all([...threads.keys()].map((worker) => worker.terminate()));
      threads.clear();
    },
  };
}

function compileScript(): string {
  return path.join(engineDist(), 'node', 'compileWorker.cjs');
}

/** Beside this one. */
export function mostCompileThreads(): number {
  return existsSync(compileScript()) ? availableParallelism() - 1 : 0;
}

export function startCompileThread(): Worker {
  return new Worker(compileScript());
}

function toPoolData({ drawDiagram: _here, preprocessor, ...options }: MarkdownOptions): PoolData {
  try {
    if (!preprocessor) return { options: structuredClone(options) };
  } catch {
    // In `customFields`, say.
  }
  return { siteDir: options.siteDir };
}
