/**
 * A cache on a server that other machines use too, over Bazel's HTTP protocol: `/cas/<hash>` holds contents by their
 * hashes, `/ac/<key>` names the content of a key. It only saves time: a build survives every fault of the server.
 */
import { hash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { decodeActionResult, encodeActionResult } from './actionResult.ts';

export interface SharedCache {
  /** The content of a key, as written; undefined if there is none that can be trusted. */
  read(key: string): Promise<Buffer | undefined>;
  /** Sends content in the background; it is read when its turn comes. */
  write(key: string, read: () => Buffer | undefined): void;
  /** Reports that the content of a key is damaged. */
  reject(key: string): void;
  /** Waits for uploads, for some seconds at most. Nothing is read or sent after that. */
  close(): Promise<SharedCacheReport>;
}

export interface SharedCacheReport {
  found: number;
  sent: number;
  /** Failures, one sentence each. */
  notes: string[];
}

export interface SharedCacheOptions {
  url: string;
  /** Value of the header `Authorization`. */
  authorization?: string;
  /** Nothing is sent. */
  isReadOnly?: boolean;
  /** How long one request may take. */
  requestMs?: number;
  /** How long `close` waits. */
  closeMs?: number;
  /** How long requests may take on average, once there have been some. */
  usualMs?: number;
}

/** After this many failures in a row the server is no longer used. */
const MAX_FAILURES = 3;
/** After this many requests the speed of a server is known. */
const ENOUGH_REQUESTS = 20;
const MAX_NOTES = 10;
const MAX_SENDERS = 4;
const MAX_CONTENT = 64_000_000;

export function createSharedCache({
  url,
  authorization,
  isReadOnly = false,
  requestMs = 3000,
  closeMs = 10_000,
  usualMs = 500,
}: SharedCacheOptions): SharedCache {
  const root = url.replace(/\/*$/, '/');
  const ended = new AbortController();
  const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
  const report: SharedCacheReport = { found: 0, sent: 0, notes: [] };
  const waiting: (() => Promise<void>)[] = [];
  const senders = new Set<Promise<void>>();
  let failures = 0;
  let requests = 0;
  let spentMs = 0;
  let isOff = false;

  function note(text: string): void {
    if (report.notes.length < MAX_NOTES) report.notes.push(text);
  }

  function turnOff(reason: string): void {
    if (isOff) return;
    isOff = true;
    waiting.length = 0;
    note(`The shared cache at ${root} is not used any more in this build: ${reason}.`);
  }

  /** Undefined if there is no entry, and after any failure. */
  async function request(path: string, body?: Buffer): Promise<Buffer | undefined> {
    if (isOff) return undefined;
    const wait = startWait(requestMs);
    const signal = AbortSignal.any([wait.signal, ended.signal]);
    try {
      const response = await fetch(root + path, {
        method: body ? 'PUT' : 'GET',
        headers,
        body: body && new Uint8Array(body),
        signal,
      });
      const answer = Buffer.from(await response.arrayBuffer());
      if (!response.ok && (body || response.status !== 404)) throw new Error(`it answers ${response.status}`);
      failures = 0;
      return response.ok && answer.length <= MAX_CONTENT ? answer : undefined;
    } catch (error) {
      if (ended.signal.aborted) return undefined;
      if (++failures >= MAX_FAILURES) turnOff(reasonOf(error));
      return undefined;
    } finally {
      requests++;
      spentMs += wait.end();
      if (requests >= ENOUGH_REQUESTS && spentMs / requests > usualMs) turnOff('it answers too slowly');
    }
  }

  async function send(key: string, content: Buffer | undefined): Promise<void> {
    if (!content) return;
    const digest = { hash: hash('sha256', content, 'hex'), size: content.length };
    const stored = await request(`cas/${digest.hash}`, content);
    // No key may name a missing content.
    if (stored && (await request(`ac/${toActionKey(key)}`, encodeActionResult(digest)))) report.sent++;
  }

  function sendNext(): void {
    while (senders.size < MAX_SENDERS) {
      const next = waiting.shift();
      if (!next) return;
      const sender: Promise<void> = next().finally(() => {
        senders.delete(sender);
        sendNext();
      });
      senders.add(sender);
    }
  }

  function reject(key: string): void {
    note(`The shared cache at ${root} has an entry that is damaged, which was ignored: ac/${toActionKey(key)}.`);
  }

  return {
    async read(key) {
      const action = await request(`ac/${toActionKey(key)}`);
      if (!action) return undefined;
      const digest = decodeActionResult(action);
      const content = digest && (await request(`cas/${digest.hash}`));
      if (digest && !content) return undefined;
      if (!content || content.length !== digest.size || hash('sha256', content, 'hex') !== digest.hash) {
        reject(key);
        return undefined;
      }
      report.found++;
      return content;
    },
    write(key, read) {
      if (isReadOnly || isOff) return;
      waiting.push(() => send(key, read()));
      sendNext();
    },
    reject,
    async close() {
      const deadline = performance.now() + closeMs;
      while (senders.size > 0 && performance.now() < deadline) {
        await Promise.race([
          ...senders,
          new Promise((resolve) => setTimeout(resolve, deadline - performance.now()).unref()),
        ]);
      }
      if (senders.size > 0)
        note(`The shared cache at ${root} did not take all entries in time; the rest was not sent.`);
      isOff = true;
      waiting.length = 0;
      ended.abort();
      await Promise.all(senders);
      return report;
    },
  };
}

/**
 * Measures how long this thread is idle. While it compiles a page, it does not read responses that have arrived, which
 * is not the server's fault.
 */
function startWait(limitMs: number): { signal: AbortSignal; end(): number } {
  const { idle } = performance.eventLoopUtilization();
  const waited = (): number => performance.eventLoopUtilization().idle - idle;
  const controller = new AbortController();
  let timer: NodeJS.Timeout;
  check();
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      return waited();
    },
  };

  function check(): void {
    const left = limitMs - waited();
    if (left > 0) timer = setTimeout(check, left + 1).unref();
    else controller.abort(new DOMException('', 'TimeoutError'));
  }
}

/** Keys of the protocol are SHA-256. */
function toActionKey(key: string): string {
  return hash('sha256', `octavo ${key}`, 'hex');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it does not answer in time';
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
