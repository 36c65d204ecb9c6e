/** What the app does as it starts, on every page. */
import type { Page as Tab } from 'playwright-core';
import { expect, it } from 'vitest';
import { useSite } from '../support/useSite.ts';

const { visit } = useSite();
const PAGE = '/installation/system_requirements';

// When developer tools listen, V8 parses the whole script again to find out where an error was created.
it('creates no errors', async () => {
  const prepare = (tab: Tab) =>
    tab.addInitScript(() => {
      const created: string[] = [];
      const note = (error: Error): Error => {
        if (document.currentScript?.getAttribute('src')?.includes('/app.')) created.push(error.message);
        return error;
      };
      Object.assign(window, { created });
      window.Error = new Proxy(Error, {
        apply: (target, _this, [message]: [string]) => note(target(message)),
        construct: (target, values: unknown[], as) => note(Reflect.construct(target, values, as) as Error),
      });
    });
  await visit(PAGE, { prepare }, async ({ tab }) => {
    expect(await tab.evaluate('created')).toEqual([]);
  });
});

it.each(['.theme-doc-sidebar-menu .menu__link', '.navbar__item'])('renders %s once', (selector) =>
  visit(PAGE, {}, async ({ tab }) => {
    // React keeps what it rendered before as `alternate`.
    const isAgain = await tab.$$eval(selector, (elements) =>
      elements.map((element) => {
        const fiber = Object.entries(element).find(([key]) => key.startsWith('__reactFiber'))?.[1] as object;
        return Reflect.get(fiber, 'alternate') !== null;
      }),
    );
    expect(isAgain.length).toBeGreaterThan(0);
    expect(isAgain).not.toContain(true);
  }),
);
