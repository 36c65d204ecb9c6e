import { createServer } from 'node:http';
import { expect, onTestFinished } from 'vitest';
import { createStaticHost } from '../../../engine/node/serve/host/createStaticHost.ts';
import { listen } from '../../../engine/node/serve/host/listen.ts';
import { closeServer } from '../../../engine/node/serve/host/serve.ts';
import type { Reader } from '../describeReader.ts';

/** A host that never answers some requests. */
async function startSlowHost(dir: string, slow: RegExp) {
  let markRequested = (): void => {};
  const isRequested = new Promise<void>((resolve) => (markRequested = resolve));
  const answer = createStaticHost(dir, { base: '/' });
  const server = createServer((request, response) =>
    slow.test(request.url!) ? markRequested() : void answer(request, response),
  );
  const port = await listen(server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}/`, isRequested, close: () => closeServer(server, 0) };
}

export function goFromPageToPage(reader: Reader): void {
  const { visit, it, full } = reader;
  it('goes to another page and back and forward, in one document, and finds the place where it was', () =>
    visit('/models/deployment', {}, async (tab) => {
      const scrollTo = (y: number) => tab.evaluate((to) => window.scrollTo(0, to), y);
      const isAt = (y: number) => tab.until((to) => Math.abs(scrollY - to) < 2, y);
      await scrollTo(900);
      await isAt(900);
      await tab.evaluate(() => document.querySelector<HTMLElement>('.pagination-nav__link--next')!.click());
      await tab.arrive('GUI walkthrough');
      await tab.untilAddress('/models/gui-walkthrough');
      await isAt(0);
      expect(await tab.evaluate(() => document.title)).toBe('GUI walkthrough | Emberhold');
      await tab.until(() => document.querySelector('.oc-announcer')!.textContent.startsWith('GUI walkthrough'));
      await scrollTo(300);
      await isAt(300);
      await tab.goBack();
      await tab.arrive('Deployment');
      await isAt(900);
      await tab.goForward();
      await tab.arrive('GUI walkthrough');
      await isAt(300);
      expect(await tab.isSameDocument()).toBe(true);
      // A new document, at the same place.
      await tab.engine.reload();
      await isAt(300);
      expect(await tab.isSameDocument()).toBe(false);
    }));

  it('follows links of the sidebar and of the table of contents', () =>
    visit('/quickstart', {}, async (tab) => {
      await tab.click('.menu_SIkG [role=button]', 'Models');
      await tab.click('.menu_SIkG a', 'Deployment');
      await tab.arrive('Deployment');
      await tab.click('.tableOfContents_bqdL a', 'Limits');
      await tab.untilAddress('/models/deployment#limits');
      await tab.until(() => {
        const { top } = document.querySelector('#limits')!.getBoundingClientRect();
        return top >= 60 && top < 200;
      });
      await tab.until(() => document.querySelector('.tableOfContents_bqdL [aria-current]')?.textContent === 'Limits');
      expect(await tab.isSameDocument()).toBe(true);
    }));

  full('goes back from another document to the place where it was', () =>
    visit('/models/deployment', {}, async (tab) => {
      await tab.evaluate(() => window.scrollTo(0, 900));
      await tab.until(() => Math.abs(scrollY - 900) < 2);
      await tab.evaluate(() => location.assign('/de/quickstart'));
      await tab.until(() => document.documentElement.lang === 'de' && document.readyState === 'complete');
      await tab.goBack();
      await tab.arrive('Deployment');
      await tab.until(() => Math.abs(scrollY - 900) < 2);
    }),
  );

  it('leaves a page while its app is loading, without a word', async () => {
    const host = await startSlowHost(reader.outDir, /\/_octavo\/sidebar/);
    onTestFinished(() => host.close());
    await visit('/quickstart', { live: false, siteUrl: host.url }, async (tab) => {
      await tab.engine.movePointer(2, 2);
      await tab.engine.movePointer(1, 1);
      await host.isRequested;
      await tab.evaluate(() => location.assign('/models/deployment'));
      await tab.arrive('Deployment');
    });
  });

  it('is led by the keyboard: Tab to the skip link, into the article, on to a category and its page', () =>
    visit('/quickstart', {}, async (tab) => {
      const focused = () =>
        tab.evaluate(() => document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent);
      const tabTo = async (name: string) => {
        for (let step = 0; step < 40; step++) {
          await tab.press('Tab');
          if ((await focused()) === name) return;
        }
        throw new Error(`Tab does not lead to "${name}".`);
      };
      await tab.press('Tab');
      expect(await focused()).toBe('Skip to main content');
      await tab.press('Enter');
      await tab.until(() => document.activeElement?.tagName === 'MAIN');
      await tab.open('/quickstart');
      await tabTo('Models');
      await tab.press('Enter');
      await tabTo('Deployment');
      await tab.press('Enter');
      await tab.arrive('Deployment');
      await tab.press('Tab');
      expect(await focused()).toBe('Skip to main content');
    }));
}
