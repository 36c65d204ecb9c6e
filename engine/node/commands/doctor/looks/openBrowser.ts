/**
 * A headless browser, controlled over the pipe of its debugging protocol, so that no port and no package are needed.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { LooksError } from './looksError.ts';

interface Screen {
  width: number;
  height: number;
}

export interface Browser {
  /** A picture (WebP, in base64) from the top of the page, at most `MAX_HEIGHT` high. */
  shoot(url: string, screen: Screen): Promise<string>;
  close(): Promise<void>;
}

type Answer = Record<string, unknown>;

const MAX_HEIGHT = 3000;
/** A picture is taken then, even if the page is still loading. */
const MAX_LOAD_MS = 20_000;
const MAX_ANSWER_MS = 60_000;
/** Time for fonts, and for scripts that run after the load. */
const SETTLE_MS = 700;

export async function openBrowser(chrome: string): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'octavo-looks-'));
  const child = spawn(
    chrome,
    [
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--hide-scrollbars',
      '--force-color-profile=srgb',
      '--disable-dev-shm-usage',
      // Chromium's own sandbox refuses to run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const input = child.stdio[3] as Writable;
  const output = child.stdio[4] as Readable;
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  const listeners = new Set<(method: string, sessionId?: string) => void>();
  let lastId = 0;
  let received = '';

  const fail = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new LooksError(`The browser "${chrome}" ${reason}.`));
    waiting.clear();
  };
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => (fail(`could not be started: ${error.message}`), resolve()));
    child.on('exit', () => (fail('ended before the pictures were taken'), resolve()));
  });
  input.on('error', () => fail('closed its connection'));
  output.setEncoding('utf8');
  output.on('data', (data: string) => {
    const messages = (received + data).split('\0');
    received = messages.pop() ?? '';
    for (const message of messages) read(JSON.parse(message) as Answer);
  });

  function read({ id, result, error, method, sessionId }: Answer): void {
    if (typeof method === 'string') for (const listen of listeners) listen(method, sessionId as string | undefined);
    const request = waiting.get(Number(id));
    if (!request) return;
    waiting.delete(Number(id));
    if (error) request.reject(new LooksError(`The browser refuses: ${(error as { message: string }).message}.`));
    else request.resolve(result as Answer);
  }

  function send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new LooksError(`The browser "${chrome}" does not answer.`)), MAX_ANSWER_MS);
      waiting.set(id, {
        resolve: (answer) => (clearTimeout(timer), resolve(answer)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  }

  function loaded(sessionId: string): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        listeners.delete(listen);
        resolve();
      };
      const timer = setTimeout(finish, MAX_LOAD_MS);
      const listen = (method: string, of?: string) => {
        if (method === 'Page.loadEventFired' && of === sessionId) finish();
      };
      listeners.add(listen);
    });
  }

  return {
    async shoot(url, { width, height }) {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const sendToPage = (method: string, params?: object) => send(method, params, sessionId as string);
      await sendToPage('Page.enable');
      await sendToPage('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: width < 600,
      });
      const load = loaded(sessionId as string);
      await sendToPage('Page.navigate', { url });
      await load;
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      const { cssContentSize } = await sendToPage('Page.getLayoutMetrics');
      const full = (cssContentSize as Screen).height;
      const clip = { x: 0, y: 0, width, height: Math.max(height, Math.min(full, MAX_HEIGHT)), scale: 1 };
      const options = { format: 'webp', quality: 75, captureBeyondViewport: true, clip };
      const { data } = await sendToPage('Page.captureScreenshot', options);
      await send('Target.closeTarget', { targetId });
      return String(data);
    },
    async close() {
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
