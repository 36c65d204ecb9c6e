/** The site's own component: whether a model fits on a card. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations, setColorMode, WIDTH_RULES } from '../support/axe.ts';
import { DESKTOP, PHONE, useSite } from '../support/useSite.ts';

const { visit } = useSite();
const field = (tab: Page, name: string) => tab.getByRole('combobox', { name, exact: true });
const PAGES = ['/installation/system_requirements', '/0.5.1/installation/system_requirements'];

describe('the memory calculator', () => {
  it.each(PAGES)('%s: answers by keyboard, with figures of the fact sheet', (page) =>
    visit(page, { viewport: DESKTOP }, async ({ tab }) => {
      const answer = tab.locator('main').getByRole('status').filter({ hasText: 'qwen' });
      await expect
        .poll(() => answer.textContent())
        .toBe(
          'Fits. qwen2.5-7b-instruct:q4_k_m with 8,192 tokens × 2 needs 6.4 GB; a 24 GB GPU offers 23.2 GB. 16.8 GB stay free.',
        );
      await field(tab, 'Model').focus();
      await tab.keyboard.type('qwen2.5-32b');
      await expect.poll(() => answer.textContent()).toMatch(/^Does not fit\. qwen2\.5-32b-instruct:q4_k_m .* 24\.9 GB/);
      await field(tab, 'Requests at once').focus();
      await tab.keyboard.type('1');
      await expect.poll(() => answer.textContent()).toMatch(/^Fits\. .* 22\.8 GB; a 24 GB GPU offers 23\.2 GB/);
      await field(tab, 'Model').selectOption('qwen2.5-7b-instruct:bf16');
      await field(tab, 'GPU or chip').selectOption('Apple silicon, 64 GB');
      await expect.poll(() => answer.textContent()).toMatch(/^Does not fit\. .* bf16 variants need an NVIDIA GPU/);
    }),
  );

  it('is accessible, light and dark, and fits the screen, wide and narrow', () =>
    visit(PAGES[0]!, { viewport: DESKTOP }, async ({ tab }) => {
      await field(tab, 'GPU or chip').press('8');
      await tab.getByText('1.3 GB stay free.').waitFor();
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(DESKTOP.width);
      expect(await findViolations(tab)).toEqual([]);
      await setColorMode(tab, 'dark');
      expect(await findViolations(tab, 'color-contrast')).toEqual([]);
      await tab.setViewportSize(PHONE);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      expect(await findViolations(tab, ...WIDTH_RULES)).toEqual([]);
    }));

  it('has an answer, and nothing to choose, without JavaScript', () =>
    visit(PAGES[0]!, { javaScriptEnabled: false, live: false }, async ({ tab }) => {
      expect(await tab.locator('main output').textContent()).toMatch(/^Fits\. .* needs 6\.4 GB/);
      expect(await tab.locator('main select').count()).toBe(4);
      expect(await tab.locator('main select').first().isVisible()).toBe(false);
    }));

  it('speaks the language of the page', () =>
    visit('/de/installation/system_requirements', { viewport: DESKTOP }, async ({ tab }) => {
      const answer = tab.locator('main').getByRole('status').filter({ hasText: 'qwen' });
      await expect.poll(() => answer.textContent()).toMatch(/^Passt\. .* mit 8\.192 Tokens × 2 braucht 6,4\sGB/);
      await field(tab, 'GPU oder Chip').selectOption({ index: 5 });
      await expect.poll(() => answer.textContent()).toMatch(/7,5\sGB \(Apple-Chip mit 16\sGB\)/);
    }));

  it('costs other pages nothing', () =>
    visit('/installation/gpu_setup_guide', {}, async ({ tab, watch }) => {
      await tab.waitForLoadState('networkidle');
      expect(watch.requests.filter((url) => /\/assets\/(?:live|code)/.test(url))).toEqual([]);
      expect(await tab.content()).not.toContain('octavo.replay');
    }));
});
