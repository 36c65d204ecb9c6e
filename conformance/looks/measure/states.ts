import type { Page } from 'playwright-core';
import type { Mode } from '../options.ts';
import { settle } from './openPage.ts';

/** The narrowest window in which the theme shows its sidebar. */
const DESKTOP = 997;

/** The things that a reader can open, and how. All elements are found by the theme's class names. */
export interface OpenedState {
  name: string;
  isFor: (width: number) => boolean;
  /** If the reference's document does not contain this, the page does not have the state. */
  needs: RegExp;
  open: (page: Page, mode: Mode) => Promise<void>;
}

const always = (): boolean => true;
const onDesktop = (width: number): boolean => width >= DESKTOP;
const onPhone = (width: number): boolean => width < DESKTOP;

const DROPDOWN = '.navbar__items .navbar__item.dropdown';
const DRAWER_BUTTON = 'button.navbar__toggle';
const SECOND_PANEL = '.navbar-sidebar__items--show-secondary';

export const STATES: OpenedState[] = [
  {
    name: 'dropdown, pointer over it',
    isFor: onDesktop,
    needs: /class="[^"]*\bdropdown\b/,
    open: (page) => page.hover(`${DROPDOWN} > .navbar__link`),
  },
  {
    name: 'dropdown, by key',
    isFor: onDesktop,
    needs: /class="[^"]*\bdropdown\b/,
    async open(page) {
      await page.focus(`${DROPDOWN} > .navbar__link`);
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'drawer',
    isFor: onPhone,
    needs: /navbar__toggle/,
    open: (page) => page.click(DRAWER_BUTTON),
  },
  {
    name: 'drawer, main menu',
    isFor: onPhone,
    needs: /theme-doc-sidebar-container|<aside/,
    open: openMainMenu,
  },
  {
    name: 'drawer, menu in it open',
    isFor: onPhone,
    needs: /class="[^"]*\bdropdown\b/,
    async open(page) {
      await openMainMenu(page);
      await page.locator('.navbar-sidebar__item:first-child .menu__list-item--collapsed .menu__caret').first().click();
    },
  },
  {
    name: 'contents on a phone',
    isFor: onPhone,
    needs: /tocCollapsibleButton/,
    open: (page) => page.click('[class*=tocCollapsibleButton]'),
  },
  {
    name: 'second tab',
    isFor: always,
    needs: /theme-tabs-container/,
    open: (page) => page.locator('.theme-tabs-container [role=tab]:nth-child(2)').first().click(),
  },
  {
    name: 'details',
    isFor: always,
    needs: /<summary/,
    open: (page) => page.locator('main details:not([open]) > summary').first().click(),
  },
  {
    name: 'sidebar category',
    isFor: onDesktop,
    needs: /theme-doc-sidebar-item-category[^"]*menu__list-item--collapsed/,
    open: (page) =>
      page
        .locator('.theme-doc-sidebar-menu .menu__list-item--collapsed')
        .first()
        .locator('.menu__caret, .menu__link--sublist-caret')
        .first()
        .click(),
  },
  {
    name: 'sidebar hidden',
    isFor: onDesktop,
    needs: /collapseSidebarButton/,
    open: (page) => page.click('[class*=collapseSidebarButton]'),
  },
  {
    name: 'announcement closed',
    isFor: always,
    needs: /announcementBarClose/,
    open: (page) => page.click('[class*=announcementBarClose]'),
  },
  {
    name: 'colour mode switched',
    isFor: onDesktop,
    needs: /colorModeToggle/,
    open: (page) => page.click('.navbar [class*=colorModeToggle] button'),
  },
  {
    name: 'code block, pointer over it',
    isFor: onDesktop,
    needs: /theme-code-block/,
    open: (page) => page.locator('main .theme-code-block').first().hover(),
  },
  {
    name: 'scrolled down and a little up',
    isFor: always,
    needs: /theme-back-to-top-button/,
    async open(page) {
      for (const step of [1500, -150]) {
        await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), step);
        await page.waitForTimeout(300);
      }
    },
  },
];

/** Waits for each panel to arrive: Playwright would scroll an element into view before clicking it. */
async function openMainMenu(page: Page): Promise<void> {
  await page.click(DRAWER_BUTTON);
  await page.waitForSelector('.navbar-sidebar');
  await settle(page);
  if ((await page.locator(SECOND_PANEL).count()) === 0) return;
  await page.click(`${SECOND_PANEL} .navbar-sidebar__back`);
  await settle(page);
}
