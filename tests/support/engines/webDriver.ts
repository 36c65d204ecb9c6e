/** A tab by the commands of W3C WebDriver, however they are sent. */
import { setTimeout as wait } from 'node:timers/promises';
import type { EngineTab } from './types.ts';

/** Command → its names in HTTP and in Firefox's own protocol. */
export const COMMANDS = {
  goTo: ['POST', '/url', 'Navigate'],
  reload: ['POST', '/refresh', 'Refresh'],
  execute: ['POST', '/execute/sync', 'ExecuteScript'],
  act: ['POST', '/actions', 'PerformActions'],
  resize: ['POST', '/window/rect', 'SetWindowRect'],
  screenshot: ['GET', '/screenshot', 'TakeScreenshot'],
  listWindows: ['GET', '/window/handles', 'GetWindowHandles'],
  switchWindow: ['POST', '/window', 'SwitchToWindow'],
  closeWindow: ['DELETE', '/window', 'CloseWindow'],
} as const;
export type Command = keyof typeof COMMANDS;

export type Send = (command: Command, params?: object) => Promise<unknown>;

/** Names of keys as the standard numbers them. */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
};

/** Runs in the page: records all errors from now on. */
function watchPage(): void {
  if (window.problems) return;
  const problems: string[] = (window.problems = []);
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      problems.push(`console.${level}: ${words.map(String).join(' ')}`);
      write(...words);
    };
  }
  addEventListener('error', ({ message }) => message && problems.push(`script error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

declare global {
  interface Window {
    problems?: string[];
  }
}

export function createWebDriverTab(
  send: Send,
  own: Pick<EngineTab, 'close'> & Partial<Pick<EngineTab, 'resize' | 'problems'>>,
): EngineTab {
  const evaluate: EngineTab['evaluate'] = (source, args) =>
    send('execute', { script: `return (${source}).apply(null, arguments)`, args });
  const watch = () => evaluate(String(watchPage), []);
  const act = (id: string, type: 'key' | 'pointer', actions: object[]) =>
    send('act', {
      actions: [{ type, id, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    });
  return {
    async goTo(url) {
      await send('goTo', { url });
      await watch();
    },
    async reload() {
      await send('reload');
      await watch();
    },
    evaluate,
    async movePointer(x, y) {
      const place = { x: Math.round(x), y: Math.round(y) };
      await act('mouse', 'pointer', [{ type: 'pointerMove', duration: 0, ...place }]);
    },
    async press() {
      await act('mouse', 'pointer', [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async pressKeys(names) {
      const keys = names.map((name) => KEYS[name] ?? name);
      await act('keyboard', 'key', [
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    async resize(width, height) {
      await send('resize', { width, height });
      for (let tries = 0; tries < 100; tries++) {
        if ((await evaluate('() => innerWidth', [])) === width) return;
        await wait(30);
      }
      throw new Error(`The window does not become ${width} pixels wide.`);
    },
    screenshot: async () => Buffer.from((await send('screenshot', { full: false })) as string, 'base64'),
    problems: async () => ((await evaluate('() => window.problems', [])) as string[] | undefined) ?? [],
    ...own,
  };
}
