import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { createRuntimeSite, openTab } from '../support/runtimeSite.ts';
import { sampleSite } from '../../engine/theme/testing/sampleSite.ts';
import { goLive } from '../support/tabSteps.ts';

let host: HostTest;

beforeAll(async () => {
  const navbar = { ...sampleSite.navbar, hideOnScroll: true };
  host = await startHost(await createRuntimeSite({ navbar }));
});
afterAll(async () => {
  await closeTabs();
  await host?.close();
});

async function openLong() {
  const opened = await openTab({ reducedMotion: 'reduce' });
  await opened.tab.goto(`${host.url}models/long`);
  await opened.live();
  const top = () => opened.tab.evaluate(() => Math.round(scrollY));
  /** Two frames: the scroll event comes with the next one. */
  const scroll = (y: number) =>
    opened.tab.evaluate(async (to) => {
      scrollTo({ top: to, behavior: 'instant' });
      for (const _ of 'ab') await new Promise(requestAnimationFrame);
    }, y);
  return { ...opened, top, scroll };
}

it('a new page starts at its top, and Back returns to where the reader was', async () => {
  const { tab, top, scroll, follow, arrive, context } = await openLong();
  await scroll(2000);
  await follow('to short');
  await arrive('Short');
  expect(await top()).toBe(0);
  await tab.goBack();
  await arrive('Long');
  await expect.poll(top).toBe(2000);
  await tab.reload();
  await goLive(tab);
  await expect.poll(top).toBe(2000);
  await context.close();
});

it('a change of the query moves nothing', async () => {
  const { tab, top, scroll, follow, arrive, context } = await openLong();
  await scroll(1500);
  await follow('to query');
  await tab.waitForURL(/\?x=1$/);
  expect(await top()).toBe(1500);
  await follow('to short');
  await arrive('Short');
  await tab.goBack();
  await arrive('Long');
  await expect.poll(top).toBe(1500);
  await context.close();
});

it('a place within the page is the browser’s own navigation, and Back undoes it', async () => {
  const { tab, top, scroll, follow, context } = await openLong();
  await scroll(700);
  await follow('to five');
  await tab.waitForURL(/#s5$/);
  await expect.poll(() => tab.evaluate(() => document.querySelector(':target')?.id)).toBe('s5');
  await expect.poll(top).toBeGreaterThan(1500);
  await tab.goBack();
  await expect.poll(top).toBe(700);
  await context.close();
});

it('a link to the page on screen leads to its top and makes no entry', async () => {
  const { tab, top, scroll, follow, context } = await openLong();
  await scroll(900);
  const entries = await tab.evaluate(() => history.length);
  await follow('to long');
  await tab.waitForFunction(() => scrollY === 0);
  expect(await tab.evaluate(() => history.length)).toBe(entries);
  expect(await top()).toBe(0);
  await context.close();
});

it('back to top appears while scrolling up, and the navbar hides while scrolling down', async () => {
  const { tab, scroll, top, context } = await openLong();
  const button = tab.getByRole('button', { name: 'Scroll back to top' });
  await scroll(1000);
  await scroll(1500);
  const hidden = () => tab.locator('.oc-navbar.oc-hidden').count();
  await expect.poll(hidden).toBe(1);
  expect(await button.count()).toBe(0);
  await scroll(1400);
  await button.waitFor();
  await expect.poll(hidden).toBe(0);
  await button.click();
  await expect.poll(top).toBe(0);
  await button.waitFor({ state: 'detached' });
  await context.close();
});
