import { expect } from 'vitest';
import type { Reader } from '../describeReader.ts';

const BOX = '.navbar__inner input[type=search]';

export function search({ visit, it, full }: Reader): void {
  it('searches from the keyboard: results while typing, arrows, Enter; the words are marked on the page', () =>
    visit('/', {}, async (tab) => {
      await tab.press('Control+k');
      await tab.until((box) => document.activeElement === document.querySelector(box), BOX);
      await tab.type('idle unload');
      await tab.until(() => document.querySelector('.oc-search-hit')?.textContent.includes('Idle unload'));
      await tab.press('ArrowDown');
      await tab.until((box) => document.querySelector(box)!.getAttribute('aria-activedescendant'), BOX);
      await tab.press('ArrowUp');
      await tab.press('Enter');
      await tab.arrive('Deployment');
      await tab.until(() => location.search.includes('_highlight='));
      await tab.until(() => document.querySelector('article :is(p, h2, h3) mark'));
      expect(await tab.isSameDocument()).toBe(true);
    }));

  full('closes the panel by Escape, and follows a result that is clicked', () =>
    visit('/quickstart', {}, async (tab) => {
      await tab.click(BOX);
      await tab.type('deploy');
      await tab.until(() => document.querySelector('.oc-search-hit')?.checkVisibility());
      await tab.press('Escape');
      await tab.until(() => !document.querySelector('.oc-search-hit')?.checkVisibility());
      await tab.click(BOX);
      await tab.press('Control+a');
      await tab.type('quickstart');
      await tab.until(() => document.querySelector('.oc-search-hit')?.textContent.includes('Quickstart'));
      await tab.click('.oc-search-hit');
      await tab.until(() => location.search.includes('_highlight='));
    }),
  );

  it('has a page for searching, with its query in the address; Back returns to the results', () =>
    visit('/search?q=windows', {}, async (tab) => {
      await tab.arrive('Search results for "windows"');
      await tab.until(() => document.querySelector('.oc-search-results li'));
      expect(await tab.text('main [role=status]')).toMatch(/^\d+ documents found$/);
      await tab.click('main input');
      await tab.press('End');
      await tab.type(' memory');
      await tab.untilAddress('/search?q=windows+memory');
      await tab.until(() =>
        document.querySelector('.oc-search-results h2 a')?.getAttribute('href')?.includes('_highlight'),
      );
      await tab.click('.oc-search-results h2 a');
      await tab.until(() => document.querySelector('article mark'));
      await tab.goBack();
      await tab.arrive('Search results for "windows memory"');
      await tab.until(() => document.querySelector('.oc-search-results li'));
      expect(await tab.isSameDocument()).toBe(true);
    }));

  full('searches on a phone, over the whole screen', () =>
    visit('/quickstart', { width: 390 }, async (tab) => {
      await tab.click(BOX);
      await tab.type('gpu memory');
      await tab.until(() => document.querySelector('.oc-search-hit')?.checkVisibility());
      const { left, right } = await tab.evaluate(() => {
        const { left, right } = document.querySelector('.oc-search-panel')!.getBoundingClientRect();
        return { left, right };
      });
      expect([left >= 0, right <= 390]).toEqual([true, true]);
      await tab.click('.oc-search-hit');
      await tab.until(() => location.search.includes('_highlight='));
    }),
  );

  full('searches in Arabic, where letters have several forms', () =>
    visit('/ar/', {}, async (tab) => {
      await tab.press('Control+k');
      await tab.type('الذاكرة');
      await tab.until(() => document.querySelector('.oc-search-hit')?.textContent);
      await tab.press('Enter');
      await tab.until(() => location.search.includes('_highlight='));
      expect(await tab.attribute('html', 'dir')).toBe('rtl');
    }),
  );
}
