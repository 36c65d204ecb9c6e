import { expect } from 'vitest';
import type { Reader } from '../describeReader.ts';

export function compareVersions({ visit, it, full }: Reader): void {
  it('compares two versions of a page, and goes from change to change', () =>
    visit('/compare?from=0.5.0&to=current&doc=models/deployment', {}, async (tab) => {
      await tab.arrive('Deployment');
      await tab.until(
        () => document.querySelector('.oc-compare-row ins') && document.querySelector('.oc-compare-row del'),
      );
      const status = '.oc-compare-steps [role=status]';
      await tab.until((name) => /^\d+ changes$/.test(document.querySelector(name)!.textContent), status);
      await tab.press('Alt+ArrowDown');
      await tab.until((name) => document.querySelector(name)!.textContent.startsWith('Change 1 of'), status);
      await tab.click('.oc-compare-step-label', 'Next change');
      await tab.until((name) => document.querySelector(name)!.textContent.startsWith('Change 2 of'), status);
      expect(await tab.count('[data-oc-current]')).toBe(1);
    }));

  full('lists what changed between two versions; another choice is in the address, and Back undoes it', () =>
    visit('/compare?from=0.3.2&to=0.5.0', {}, async (tab) => {
      const summary = (words: string) =>
        tab.until((text) => document.querySelector('.oc-compare-summary')?.textContent.includes(text), words);
      await summary('21 pages added');
      await tab.evaluate(() => document.querySelectorAll<HTMLElement>('.oc-compare-choices select')[0]!.focus());
      await tab.press('ArrowUp');
      await summary('same text');
      await tab.goBack();
      await summary('21 pages added');
      expect(await tab.isSameDocument()).toBe(true);
    }),
  );
}
