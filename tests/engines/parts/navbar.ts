import { expect } from 'vitest';
import type { Reader } from '../describeReader.ts';

const MODE = '.navbar__inner [aria-label^="Switch between dark and light mode"]';
const VERSION = '.navbar .dropdown > [aria-haspopup]';
const DRAWER = '.navbar-sidebar';

export function useTheBar({ visit, it, full }: Reader): void {
  it('switches the colour mode; it is stored, and there before the app', () =>
    visit('/quickstart', {}, async (tab) => {
      const ground = () =>
        tab.evaluate(() => {
          const color = getComputedStyle(document.documentElement).backgroundColor;
          return Math.max(...color.match(/\d+/g)!.slice(0, 3).map(Number));
        });
      expect(await tab.attribute('html', 'data-theme')).toBe('light');
      expect(await ground()).toBeGreaterThan(230);
      await tab.click(MODE);
      await tab.until(() => document.documentElement.dataset.theme === 'dark');
      expect(await ground()).toBeLessThan(60);
      expect(await tab.stored('theme')).toBe('dark');
      await tab.open('/blog');
      expect(await tab.attribute('html', 'data-theme')).toBe('dark');
      await tab.press('Tab');
      await tab.goLive();
      await tab.click(MODE);
      await tab.until(() => document.documentElement.dataset.theme === 'light');
    }));

  full('keeps to the colour mode of the site where the system prefers dark', () =>
    visit('/quickstart', { dark: true }, async (tab) => {
      expect(await tab.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
      expect(await tab.attribute('html', 'data-theme')).toBe('light');
    }),
  );

  it('opens the version menu by pointer and by key, closes it by Escape, and goes to the same page of a version', () =>
    visit('/models/deployment', {}, async (tab) => {
      const isOpen = async (value: boolean) =>
        tab.until((selector, open) => document.querySelector(selector)!.ariaExpanded === String(open), VERSION, value);
      await tab.click(VERSION);
      await isOpen(true);
      await tab.press('Escape');
      await isOpen(false);
      await tab.press('ArrowDown');
      await tab.until(
        () => document.activeElement?.textContent === '0.5.1 (Latest)' && document.activeElement.closest('ul'),
      );
      await tab.press('ArrowDown', 'ArrowDown');
      await tab.until(() => document.activeElement?.textContent === '0.5.0');
      await tab.press('Enter');
      await tab.untilAddress('/0.5.0/models/deployment');
      await tab.arrive('Deployment');
      expect(await tab.isSameDocument()).toBe(true);
      expect(await tab.stored('docs-preferred-version-default')).toBe('0.5.0');
    }));

  full('opens a menu under the pointer, and closes it when the pointer leaves', () =>
    visit('/quickstart', {}, async (tab) => {
      await tab.hover(VERSION);
      await tab.hover('.navbar .dropdown__menu a', '0.5.0');
      await tab.engine.movePointer(640, 700);
      await tab.until(
        () => !document.querySelector('.navbar .dropdown__menu')!.checkVisibility({ visibilityProperty: true }),
      );
    }),
  );

  it('opens the drawer on a phone, goes to a page, and closes it by Escape and by Back', () =>
    visit('/models/deployment', { width: 390 }, async (tab) => {
      const isClosed = () =>
        tab.until((name) => !document.querySelector(name)?.checkVisibility({ visibilityProperty: true }), DRAWER);
      await tab.click('.navbar__toggle');
      await tab.click(`${DRAWER} [role=button]`, 'Our Team');
      await tab.click(`${DRAWER} a`, 'Jobs');
      await tab.arrive('Jobs');
      await isClosed();
      await tab.click('.navbar__toggle');
      await tab.hover(`${DRAWER} a`, 'Jobs');
      await tab.press('Escape');
      await isClosed();
      await tab.until(() => document.activeElement?.matches('.navbar__toggle'));
      await tab.click('.navbar__toggle');
      await tab.hover(`${DRAWER} a`, 'Jobs');
      await tab.goBack();
      await isClosed();
      expect(await tab.text('main h1')).toBe('Jobs');
      await tab.goBack();
      await tab.arrive('Deployment');
      expect(await tab.isSameDocument()).toBe(true);
    }));

  full('loses the drawer when the window becomes wide, and nothing is wider than a phone', () =>
    visit('/models/deployment', { width: 390 }, async (tab) => {
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await tab.click('.navbar__toggle');
      await tab.hover(`${DRAWER} [role=button]`, 'Our Team');
      await tab.engine.resize(1280, 800);
      await tab.until((name) => !document.querySelector(name)?.checkVisibility({ visibilityProperty: true }), DRAWER);
      await tab.until(() => document.querySelector('.menu_SIkG')!.checkVisibility());
    }),
  );
}
