/** A stock Firefox by Marionette, its own protocol: WebDriver's commands as JSON over a socket. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTempFolder } from '../tempFolder.ts';
import type { Engine } from './types.ts';
import { COMMANDS, createWebDriverTab, type Send } from './webDriver.ts';

/** The browser's own activity must not reach the network. Console messages of pages are printed. */
const PREFERENCES = {
  'marionette.port': 0,
  'devtools.console.stdout.content': true,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'ui.prefersReducedMotion': 1,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.page': 0,
};
const DARK = 'layout.css.prefers-color-scheme.content-override';

export async function launchFirefox(file: string): Promise<Engine> {
  const preferences = Object.entries(PREFERENCES).map(
    (entry) => `user_pref(${entry.map((v) => JSON.stringify(v)).join()});`,
  );
  const profile = await createTempFolder({ 'user.js': preferences.join('\n') });
  const args = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile.dir];
  const browser = spawn(file, args, { env: { ...process.env, HOME: profile.dir }, stdio: ['ignore', 'pipe', 'pipe'] });
  // A worker may end in the middle of a test.
  process.once('exit', () => browser.kill());
  let output = '';
  for (const stream of [browser.stdout, browser.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const send = await connect(await readPort(profile.dir));
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  const sendCommand: Send = async (command, params = {}) => {
    const answer = await send(`WebDriver:${COMMANDS[command][2]}`, params);
    return answer && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
  };
  /** Runs script as the browser itself. */
  async function configure(script: string, args: unknown[]): Promise<void> {
    await send('Marionette:SetContext', { value: 'chrome' });
    await send('WebDriver:ExecuteScript', { script, args });
    await send('Marionette:SetContext', { value: 'content' });
  }
  // A window has a least width; a page in it has none.
  const resize = (width: number, height: number) =>
    configure(
      `const { style } = gBrowser.selectedBrowser;
      for (const side of ['min-', 'max-']) {
        style.setProperty(side + 'width', arguments[0] + 'px');
        style.setProperty(side + 'height', arguments[1] + 'px');
      }`,
      [width, height],
    );

  return {
    async openTab({ width, height, dark }) {
      await configure('Services.prefs.setIntPref(arguments[0], arguments[1])', [DARK, dark ? 0 : 1]);
      const [first] = (await sendCommand('listWindows')) as string[];
      const { handle } = (await send('WebDriver:NewWindow', { type: 'tab' })) as { handle: string };
      await sendCommand('switchWindow', { handle });
      await sendCommand('resize', { width: 1600, height: 1200 });
      await resize(width, height);
      const start = output.length;
      return createWebDriverTab(sendCommand, {
        resize,
        // Messages that a page wrote while it was unloading are here too. Only messages of pages are quoted.
        problems: async () =>
          output.slice(start).match(/^(?:console\.(?:error|warn): "|JavaScript error: (?:http|file|blob)).*$/gm) ?? [],
        async close() {
          await sendCommand('closeWindow');
          await sendCommand('switchWindow', { handle: first });
        },
      });
    },
    async close() {
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
      const limit = setTimeout(() => browser.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(limit);
      await profile.remove();
    },
  };
}

async function readPort(profile: string): Promise<number> {
  for (let tries = 0; tries < 600; tries++) {
    const port = Number(await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8').catch(() => ''));
    if (port) return port;
    await wait(100);
  }
  throw new Error('Firefox does not answer.');
}

/** Messages are `length:[type, id, error, result]`. */
async function connect(port: number): Promise<(name: string, params: object) => Promise<unknown>> {
  const socket = net.connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let buffer = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    buffer = Buffer.concat([buffer, bytes]);
    for (;;) {
      const colon = buffer.indexOf(':');
      const end = colon + 1 + Number(buffer.subarray(0, Math.max(0, colon)));
      if (colon < 0 || buffer.length < end) return;
      const message = JSON.parse(String(buffer.subarray(colon + 1, end))) as unknown;
      buffer = buffer.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, { error: string; message: string } | null, unknown];
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
  });
  let count = 0;
  return (name, params) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, { resolve, reject });
      const text = JSON.stringify([0, id, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
