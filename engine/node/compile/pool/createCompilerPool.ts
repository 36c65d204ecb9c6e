import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { noteInputs, type Inputs } from '../../ground/inputs/inputs.ts';
import { engineDist } from '../../ground/octavo/engineFiles.ts';
import { noticeLater } from '../../ground/codeWatcher.ts';
import { watchThreadMemory } from './watchThreadMemory.ts';
import { CompileError, toPageError } from '../markdown/compileError.ts';
import type { CompiledPage, CompileInput, Compiler, MarkdownOptions } from '../markdown/types.ts';
import { startNativeParser } from '../markdown/parse/parseNatively.ts';
import type { Problem } from '../siteCode/types.ts';

/** Requests to a worker, and its answers. */
export interface PoolRequest {
  id: number;
  input: CompileInput;
  /** With the first request. */
  data?: PoolData;
}

export type PoolAnswer = {
  id: number;
  /** Inputs that the thread has read since its last answer. */
  inputs: Inputs;
} & ({ page: CompiledPage } | { problems: Problem[] } | { message: string });

/** Options as they can be sent, or the folder to read them from: a configuration may hold functions. */
export type PoolData = { options: MarkdownOptions } | ({ siteDir: string; locales: string[] } & FoundOptions);

/**
 * Data that cannot be read from the folder alone: the site's code, the content of its plugins, and results of reading
 * its content.
 */
type FoundOptions = Pick<
  MarkdownOptions,
  'siteCode' | 'prism' | 'bundling' | 'themeFolders' | 'globalData' | 'lacksPlugins' | 'compared'
>;

export interface CompilerPool extends Compiler {
  /** Ends the threads; later pages are compiled in this thread. */
  close(): Promise<void>;
}

/** Starting a thread takes about as long as compiling this many pages. A build after one edit never has that many. */
const PAGES_PER_THREAD = 8;
/** The jobs that each thread is given ahead, because it must not wait while this one compiles. */
const JOBS_AHEAD = 3;

interface Job {
  input: CompileInput;
  resolve(page: CompiledPage): void;
  reject(error: unknown): void;
}

interface Thread {
  worker: Worker;
  jobs: Map<number, Job>;
  /** They were sent with its first job. */
  hasOptions: boolean;
  /** Ends the notice about the page that the thread works on. */
  endNotice?: () => void;
  /** Why it ended early. */
  reason: string;
}

/**
 * Compiles here, and in one extra thread per 8 pages, up to the number of cores. Each thread has to warm up, so two of
 * them take more CPU time than one. There are never more than the work needs.
 */
export function createCompilerPool(
  options: MarkdownOptions,
  here: Compiler,
  { threads: useThreads = true, spare }: { threads?: boolean; spare?: Worker } = {},
): CompilerPool {
  const maxThreads = useThreads ? maxCompileThreads() : 0;
  const queue: Job[] = [];
  const threads = new Set<Thread>();
  let pages = 0;
  let lastId = 0;
  let isWorking = false;
  let isClosed = false;
  let retries: Promise<unknown> = Promise.resolve();

  /** `onDeath` gets the jobs of a thread that ended unexpectedly, for example out of memory. */
  function startThread(worker: Worker, onDeath: (jobs: Job[], reason: string) => void): Thread {
    const thread: Thread = { worker, jobs: new Map(), hasOptions: false, reason: 'it ended without a word' };
    worker.on('message', (answer: PoolAnswer) => {
      const job = thread.jobs.get(answer.id);
      thread.jobs.delete(answer.id);
      noteJob(thread);
      noteInputs(answer.inputs);
      // An idle thread must not keep a stopping server alive. This comes before returning its page, because the
      // receiver may end the thread and wait for it.
      if (thread.jobs.size === 0) worker.unref();
      if ('page' in answer) job?.resolve(answer.page);
      else job?.reject('problems' in answer ? new CompileError(answer.problems) : new Error(answer.message));
      if (!isClosed) assignJobs();
    });
    const endWatch = watchThreadMemory(
      () => thread.jobs.size,
      (reason) => {
        thread.reason = reason;
        void worker.terminate();
      },
    );
    worker.on('error', (error) => (thread.reason = error.message));
    worker.on('exit', () => {
      endWatch();
      threads.delete(thread);
      thread.endNotice?.();
      onDeath([...thread.jobs.values()], thread.reason);
    });
    return thread;
  }

  function assign(thread: Thread, job: Job): void {
    const id = ++lastId;
    thread.jobs.set(id, job);
    thread.worker.ref();
    const data = thread.hasOptions ? undefined : toPoolData(options);
    thread.hasOptions = true;
    if (thread.jobs.size === 1) noteJob(thread);
    try {
      thread.worker.postMessage({ id, input: job.input, data } satisfies PoolRequest);
    } catch (error) {
      thread.jobs.delete(id);
      job.reject(toPageError(error, job.input));
    }
  }

  /** A thread works on the first of its pages. */
  function noteJob(thread: Thread): void {
    thread.endNotice?.();
    const [first] = thread.jobs.values();
    thread.endNotice = first && noticeLater(first.input.filePath);
  }

  function addThread(): void {
    const isSpareAlive = spare !== undefined && spare.threadId !== -1 && threads.size === 0;
    threads.add(startThread(isSpareAlive ? spare : startCompileThread(), retryAlone));
  }

  /** To find out which of several pages ended the thread, each gets its own thread, one after the other. */
  function retryAlone(jobs: Job[]): void {
    for (const job of jobs) {
      retries = retries.then(
        () =>
          new Promise<void>((resolve) => {
            const worker = startCompileThread();
            const finish = () => void worker.terminate().then(() => resolve());
            const alone = startThread(worker, (unfinished, reason) => {
              for (const { input, reject } of unfinished) reject(new CompileError([toProblem(input, reason)]));
              resolve();
            });
            assign(alone, {
              input: job.input,
              resolve: (page) => (job.resolve(page), finish()),
              reject: (error) => (job.reject(error), finish()),
            });
          }),
      );
    }
  }

  function assignJobs(): void {
    for (const thread of threads) {
      while (thread.jobs.size < JOBS_AHEAD) {
        const job = queue.shift();
        if (!job) return;
        assign(thread, job);
      }
    }
    if (!isWorking) void work();
  }

  async function work(): Promise<void> {
    isWorking = true;
    for (let job = queue.shift(); job; job = queue.shift()) {
      try {
        // Copied, as if from another thread: a substring of the rendered page would keep the whole page in memory.
        job.resolve(structuredClone(await here.compile(job.input)));
      } catch (error) {
        job.reject(toPageError(error, job.input));
      }
      // Lets responses of the threads arrive.
      await new Promise(setImmediate);
    }
    isWorking = false;
  }

  return {
    compile(input) {
      pages++;
      if (!isClosed && pages % PAGES_PER_THREAD === 0 && threads.size < maxThreads) addThread();
      return new Promise((resolve, reject) => {
        queue.push({ input, resolve, reject });
        assignJobs();
      });
    },
    async close() {
      isClosed = true;
      await retries;
      const open = [...threads];
      threads.clear();
      // Unfinished work is done in this thread.
      for (const thread of open) {
        const { worker, jobs } = thread;
        worker.removeAllListeners('exit');
        thread.endNotice?.();
        await worker.terminate();
        queue.push(...jobs.values());
      }
      if (queue.length > 0) assignJobs();
    },
  };
}

function toProblem({ filePath }: CompileInput, reason: string): Problem {
  return {
    filePath,
    code: 'compiler-ended',
    message: `The thread that compiled this page ended (${reason}). Is the page very large, or does its code collect things for ever?`,
  };
}

function compileScript(): string {
  return path.join(engineDist(), 'node', 'compileWorker.cjs');
}

/** In addition to this thread. */
function maxCompileThreads(): number {
  return existsSync(compileScript()) ? availableParallelism() - 1 : 0;
}

/** Started before the first page if there will be enough pages: a thread, and the parser of this one. */
export function startSpareThread(pages: number): Worker | undefined {
  if (pages < PAGES_PER_THREAD) return undefined;
  startNativeParser();
  return maxCompileThreads() > 0 ? startCompileThread() : undefined;
}

function startCompileThread(): Worker {
  const worker = new Worker(compileScript(), { argv: process.argv.slice(2) });
  // The caller learns of its end from `exit`; without this handler, an error would end the whole process.
  worker.on('error', () => undefined);
  return worker;
}

function toPoolData({ preprocessor, ...options }: MarkdownOptions): PoolData {
  try {
    if (!preprocessor) return { options: structuredClone(options) };
  } catch {
    // For example in `customFields`.
  }
  const { siteDir, siteCode, prism, bundling, themeFolders, globalData, lacksPlugins, compared } = options;
  const locales = Object.keys(options.locales);
  return { siteDir, locales, siteCode, prism, bundling, themeFolders, globalData, lacksPlugins, compared };
}
