import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { hashOf } from '../hashOf.ts';
import { MISSING } from './fileStamp.ts';
import { listenToReads, listingOf, variableOf } from './inputs.ts';

/** The inputs that some code read, each with the hash of its content. */
export interface Reads {
  files: Map<string, string>;
  folders: Map<string, string>;
  variables: Map<string, string>;
  /** Calls whose results cannot be checked later: `fetch`, `child_process.execSync`. */
  calls: Set<string>;
}

/** Kinds that it lacks are not recorded. */
type Recorded = Partial<Reads> & Pick<Reads, 'calls'>;

const KINDS = ['files', 'folders', 'variables'] as const;

let current: AsyncLocalStorage<Recorded> | undefined;

/** Whether the calling code runs inside `readsOf`, also after an `await`. */
export function isReading(): boolean {
  return suspended === 0 && current?.getStore() !== undefined;
}

/** Runs code of the site and adds what it reads to `reads`. */
export function readsOf<T>(reads: Recorded, run: () => T): T {
  if (!current) {
    const storage = new AsyncLocalStorage<Recorded>();
    current = storage;
    listenToReads((kind, name) => {
      const found = suspended === 0 ? storage.getStore()?.[kind] : undefined;
      if (found && !found.has(name)) found.set(name, hashOfRead(kind, name));
    });
  }
  return current.run(reads, run);
}

/** Records that the running code calls something outside the site. `isDetail`: only if no call is recorded yet. */
export function noteCall(name: string, { isDetail = false } = {}): void {
  const calls = isReading() ? current?.getStore()?.calls : callers?.getStore();
  if (calls && !(isDetail && calls.size > 0)) calls.add(name);
}

let callers: AsyncLocalStorage<Set<string>> | undefined;

/** Runs code of the site whose reads are recorded elsewhere, and adds its calls to `calls`. */
export function callsOf<T>(calls: Set<string>, run: () => T): T {
  callers ??= new AsyncLocalStorage();
  return callers.run(calls, run);
}

/**
 * The number of active calls of `withoutReads`. A counter is enough, and faster than `current`: Octavo looks for files
 * thousands of times.
 */
let suspended = 0;

/** Runs Octavo's own work while site code runs: its reads do not count as reads of that code. */
export function withoutReads<T>(run: () => T): T {
  suspended++;
  try {
    return run();
  } finally {
    suspended--;
  }
}

/** Counts these as reads of the running code, because it uses the results of other code. */
export function repeatReads(reads: Reads): void {
  const store = current?.getStore();
  if (!store) return;
  for (const kind of KINDS) for (const [name, hash] of reads[kind]) store[kind]?.set(name, hash);
  for (const name of reads.calls) store.calls.add(name);
}

/** Whether everything that can be checked is unchanged. */
export function areReadsCurrent(reads: Reads): boolean {
  return KINDS.every((kind) => [...reads[kind]].every(([name, hash]) => hashOfRead(kind, name) === hash));
}

export function noReads(): Reads {
  return { files: new Map(), folders: new Map(), variables: new Map(), calls: new Set() };
}

/** The hash is computed before the code reads the file, so a change in between leads to a different hash. */
export function hashOfRead(kind: Exclude<keyof Reads, 'calls'>, name: string): string {
  if (kind === 'variables') return variableOf(name);
  if (kind === 'folders') return listingOf(name);
  try {
    return hashOf(readFileSync(name));
  } catch {
    return MISSING;
  }
}
