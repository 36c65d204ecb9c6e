/** WebKitGTK's MiniBrowser by WebKitWebDriver, on a virtual screen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, isUp, stop } from '../programs.ts';
import { createTempFolder } from '../tempFolder.ts';
import type { Engine, EngineTab } from './types.ts';
import { COMMANDS, createWebDriverTab, type Send } from './webDriver.ts';

export interface WebKitFiles {
  driver: string;
  screen: string;
}

const SCREEN = { width: 1920, height: 1400 };

/** The system's colours are fixed when the browser starts, so dark tabs have a separate browser. */
export async function launchWebKit(files: WebKitFiles): Promise<Engine> {
  const sessions = new Map<boolean, Promise<Session>>();
  const openSession = (dark: boolean) => {
    const session = sessions.get(dark) ?? startSession(files, dark);
    sessions.set(dark, session);
    return session;
  };
  return {
    openTab: async ({ width, height, dark }) => (await openSession(dark)).openTab(width, height),
    async close() {
      for (const session of sessions.values()) await (await session).close();
    },
  };
}

interface Session {
  openTab(width: number, height: number): Promise<EngineTab>;
  close(): Promise<void>;
}

async function startSession(files: WebKitFiles, dark: boolean): Promise<Session> {
  const home = await createTempFolder({ 'gtk-3.0/settings.ini': '[Settings]\ngtk-enable-animations=0\n' });
  const screen = spawn(
    files.screen,
    ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home.dir };
  const driver = spawn(files.driver, ['-p', String(port)], { env, stdio: 'ignore' });
  // A worker may end in the middle of a test.
  process.once('exit', () => [driver, screen].forEach((child) => child.kill()));
  const driverUrl = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300 && !(await isUp(`${driverUrl}/status`)); tries++) await wait(100);
  const args = ['--automation', '--javascript-can-open-windows-automatically=true', ...(dark ? ['--dark-mode'] : [])];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  const { sessionId } = (await request('POST', `${driverUrl}/session`, { capabilities })) as { sessionId: string };
  const sessionUrl = `${driverUrl}/session/${sessionId}`;
  const send: Send = (command, params) => {
    const [method, address] = COMMANDS[command];
    const body = method === 'POST' ? (params ?? {}) : undefined;
    // The driver loses the answer of a document that another one replaces. The next command works.
    const signal = command === 'execute' ? AbortSignal.timeout(10_000) : undefined;
    return request(method, sessionUrl + address, body, signal);
  };
  const [first] = (await send('listWindows')) as string[];

  return {
    async openTab(width, height) {
      // Windows that a page opens have no toolbar, and so no least width.
      await send('execute', { script: "open('about:blank', '', 'popup')", args: [] });
      let handle: string | undefined;
      for (let tries = 0; tries < 300 && !handle; tries++) {
        handle = ((await send('listWindows')) as string[]).find((other) => other !== first);
        if (!handle) await wait(30);
      }
      await send('switchWindow', { handle });
      // Without a window manager the window under the screen's pointer has the focus, and that pointer rests in the middle.
      const sendCentred: Send = (command, params) =>
        send(command, command === 'resize' ? centre(params as { width: number; height: number }) : params);
      const tab = createWebDriverTab(sendCentred, {
        async close() {
          await send('closeWindow');
          await send('switchWindow', { handle: first });
        },
      });
      await tab.resize(width, height);
      return tab;
    },
    async close() {
      await request('DELETE', sessionUrl).catch(() => {});
      for (const child of [driver, screen]) await stop(child);
      await home.remove();
    },
  };
}

function centre(size: { width: number; height: number }): object {
  return { ...size, x: (SCREEN.width - size.width) / 2, y: (SCREEN.height - size.height) / 2 };
}

async function request(method: string, url: string, body?: object, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
