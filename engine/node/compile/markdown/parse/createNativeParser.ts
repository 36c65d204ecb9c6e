/**
 * Sätteri is native code: a fault in it ends its process, whatever thread it runs in. So it runs in a separate process.
 * If that ends, micromark parses the text in question, and a new process continues with the rest.
 */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownVariables } from '../../../ground/inputs/inputs.ts';
import { printDebug } from '../../../ground/printDebug.ts';
import { engineDist, isBuiltEngine } from '../../../ground/octavo/engineFiles.ts';

interface NativeText {
  text: string;
  format: 'mdx' | 'md';
  /** For messages. */
  filePath: string;
}

export interface NativeParser {
  /** The tree in the parser's own form; undefined if micromark must parse the text. */
  parse(text: NativeText): Promise<Uint8Array | undefined>;
  /** Starts the process now: there will be many texts. */
  start(): void;
}

interface Job extends NativeText {
  resolve(bytes: Uint8Array | undefined): void;
}

/** After this many crashes the parser is no longer used. */
const MAX_DEATHS = 3;

/** `textsBefore`: the number of texts that micromark parses before starting a process pays off. */
export function createNativeParser({ textsBefore = 0 } = {}): NativeParser {
  /** The waiting texts, in the order in which the process parses them. */
  const jobs = new Map<number, Job>();
  let process: ChildProcess | undefined;
  let lastId = 0;
  let deaths = 0;
  let isUsable = ownVariables['OCTAVO_PARSER'] !== 'micromark';

  function startProcess(): ChildProcess {
    const started = fork(script(), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let isReady = false;
    started.on('message', (answer: 'ready' | { id: number; bytes?: Uint8Array }) => {
      if (answer === 'ready') isReady = true;
      else settle(answer.id, answer.bytes);
    });
    // Counts as an end: the process could not be started, or its channel broke.
    started.on('error', () => end());
    started.on('exit', () => end());
    // An idle process must not keep the engine alive.
    started.unref();
    return started;

    function end(): void {
      if (process !== started) return;
      process = undefined;
      // No binary is available for this platform.
      if (!isReady || ++deaths === MAX_DEATHS) isUsable = false;
      const [first] = jobs;
      if (isReady && first) {
        printDebug(`${first[1].filePath}: the native parser crashed, so the slower one reads this file.`);
        settle(first[0], undefined);
      }
      if (!isUsable) for (const id of [...jobs.keys()]) settle(id, undefined);
      else if (jobs.size > 0) {
        process = startProcess();
        for (const [id, job] of jobs) send(id, job);
      }
    }
  }

  function send(id: number, { text, format }: NativeText): void {
    process?.channel?.ref();
    // An error means that the process has ended, which `exit` handles.
    process?.send({ id, text, format }, () => undefined);
  }

  function settle(id: number, bytes: Uint8Array | undefined): void {
    const job = jobs.get(id);
    jobs.delete(id);
    if (jobs.size === 0) process?.channel?.unref();
    job?.resolve(bytes);
  }

  return {
    async parse(text) {
      if (!isUsable || lastId++ < textsBefore) return undefined;
      process ??= startProcess();
      const id = lastId;
      return new Promise((resolve) => {
        jobs.set(id, { ...text, resolve });
        send(id, text);
      });
    },
    start() {
      textsBefore = 0;
      if (isUsable) process ??= startProcess();
    },
  };
}

function script(): string {
  return isBuiltEngine()
    ? path.join(engineDist(), 'node', 'nativeProcess.cjs')
    : path.join(path.dirname(fileURLToPath(import.meta.url)), 'nativeProcess.mjs');
}
