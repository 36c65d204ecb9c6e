import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { createRuntimeSite, openTab } from '../support/runtimeSite.ts';
import { waitUntil } from '../support/tabSteps.ts';
import { sampleSite } from '../../engine/theme/testing/sampleSite.ts';

let host: HostTest;

beforeAll(async () => {
  const navbar = { ...sampleSite.navbar, hideOnScroll: true };
  host = await startHost(await createRuntimeSite({ navbar }));
});
afterAll(async () => {
  await closeTabs();
  await host?.close();
});

// specReading.test.ts and historyTruth.test.ts test where pages start, and where Back and a change of the query lead.
it('the browser scrolls to places within a page; a link to the page itself adds no entry to the history; the navbar hides while scrolling down', async () => {
  const { tab, live, follow, context } = await openTab({ reducedMotion: 'reduce' });
  await tab.goto(`${host.url}models/long`);
  await live();
  const top = () => tab.evaluate(() => Math.round(scrollY));
  /** Waits for two frames, because the scroll event comes with the next one. */
  const scroll = (y: number) =>
    tab.evaluate(async (to) => {
      scrollTo({ top: to, behavior: 'instant' });
      for (const _ of 'ab') await new Promise(requestAnimationFrame);
    }, y);

  await scroll(700);
  await follow('to five');
  await tab.waitForURL(/#s5$/);
  await expect.poll(() => tab.evaluate(() => document.querySelector(':target')?.id)).toBe('s5');
  await expect.poll(top).toBeGreaterThan(1500);
  await tab.goBack();
  await expect.poll(top).toBe(700);

  await scroll(900);
  const entries = await tab.evaluate(() => history.length);
  await follow('to long');
  await waitUntil(tab, () => scrollY === 0);
  expect(await tab.evaluate(() => history.length)).toBe(entries);
  expect(await top()).toBe(0);

  const hidden = () => tab.locator('.navbarHidden_jGov').count();
  await scroll(1000);
  await scroll(1500);
  await expect.poll(hidden).toBe(1);
  await scroll(1400);
  await expect.poll(hidden).toBe(0);
  await context.close();
});
