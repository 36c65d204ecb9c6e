import { openContext } from '../browser.ts';
import type { Engine } from './types.ts';

/** The Chromium of the other browser tests; it ends with the worker. */
export async function launchChromium(): Promise<Engine> {
  return {
    close: async () => {},
    async openTab({ width, height, dark }) {
      const context = await openContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        colorScheme: dark ? 'dark' : 'light',
      });
      const tab = await context.newPage();
      const problems: string[] = [];
      tab.on('pageerror', ({ message }) => problems.push(`script error: ${message}`));
      tab.on('console', (message) => {
        if (/^(?:error|warning)$/.test(message.type())) problems.push(`console: ${message.text()}`);
      });
      return {
        goTo: async (url) => void (await tab.goto(url)),
        reload: async () => void (await tab.reload()),
        evaluate: (source, args) => tab.evaluate(`(${source}).apply(null, ${JSON.stringify(args)})`),
        movePointer: (x, y) => tab.mouse.move(x, y),
        async press() {
          await tab.mouse.down();
          await tab.mouse.up();
        },
        // `type` inserts letters that playwright's keyboard lacks as text.
        pressKeys: (keys) =>
          keys.join('').length === 1 ? tab.keyboard.type(keys[0]!) : tab.keyboard.press(keys.join('+')),
        resize: (width, height) => tab.setViewportSize({ width, height }),
        screenshot: () => tab.screenshot(),
        problems: async () => problems,
        close: () => context.close(),
      };
    },
  };
}
