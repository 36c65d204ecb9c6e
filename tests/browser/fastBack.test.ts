/** A reader presses Back many times before a page has loaded. */
import type { Page as Tab } from 'playwright-core';
import { expect, it } from 'vitest';
import { useSite } from '../support/useSite.ts';

const { visit } = useSite();

const STEPS = 10;
const shownTitle = (tab: Tab) => tab.locator('main h1').first().textContent();
/** The title of the document at the address that the tab has now. */
const writtenTitle = (tab: Tab) =>
  tab.evaluate(async () => {
    const text = await (await fetch(location.href)).text();
    return new DOMParser().parseFromString(text, 'text/html').querySelector('main h1')?.textContent;
  });

it('ten fast Backs end on the page of the address, and Forward leads on from there', () =>
  visit('/quickstart', {}, async ({ tab, address, isSameDocument }) => {
    const paths = [address()];
    for (let step = 1; step <= STEPS; step++) {
      const next = await tab.evaluate((visited) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('.pagination-nav__link--next')];
        const link = links.find(({ pathname }) => !visited.includes(pathname))!;
        link.click();
        return link.pathname;
      }, paths);
      await expect.poll(address).toBe(next);
      await expect.poll(async () => (await shownTitle(tab)) === (await writtenTitle(tab))).toBe(true);
      paths.push(next);
    }
    for (let step = 0; step < STEPS; step++) await tab.evaluate(() => history.back());
    await expect.poll(address).toBe(paths[0]);
    await expect.poll(() => shownTitle(tab)).toBe(await writtenTitle(tab));
    await tab.evaluate(() => history.forward());
    await expect.poll(address).toBe(paths[1]);
    await expect.poll(() => shownTitle(tab)).toBe(await writtenTitle(tab));
    expect(await isSameDocument()).toBe(true);
  }));
