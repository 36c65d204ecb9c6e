import { expect } from 'vitest';
import type { Reader } from '../describeReader.ts';

export function readArticles({ visit, it, full }: Reader): void {
  it('chooses a tab by pointer and by key; the choice holds for its group and for the next page', () =>
    visit('/quickstart', {}, async (tab) => {
      const isChosen = (name: string) =>
        tab.until((label) => {
          const chosen = [...document.querySelectorAll('[data-oc-group=os] [aria-selected=true]')];
          const panels = [...document.querySelector('[data-oc-group=os]')!.querySelectorAll('[role=tabpanel]')];
          const shown = panels.filter((panel) => panel.firstElementChild!.checkVisibility());
          return (
            chosen.length > 0 &&
            chosen.every((one) => one.textContent === label) &&
            shown.map((panel) => panel.getAttribute('aria-label')).join() === label
          );
        }, name);
      await isChosen('Linux');
      await tab.click('[data-oc-group=os] [role=tab]', 'macOS');
      await isChosen('macOS');
      expect(await tab.stored('docusaurus.tab.os')).toBe('macos');
      await tab.open('/use-cases/building-a-rag-pipeline');
      await isChosen('macOS');
      await tab.goLive();
      await tab.click('[data-oc-group=os] [role=tab]', 'macOS');
      await tab.press('Home');
      await isChosen('Linux');
    }));

  it('copies code, which can be pasted', () =>
    visit('/models/deployment', {}, async (tab) => {
      const code = await tab.evaluate(() => document.querySelector('main pre code')!.textContent.replace(/\s/g, ''));
      await tab.hover('main pre');
      await tab.click('main [aria-label="Copy code to clipboard"]');
      await tab.until(() => document.querySelector('main [aria-label="Copied"]'));
      await tab.click('.navbar__inner input[type=search]');
      await tab.press('Control+v');
      await expect
        .poll(() =>
          // A field has one line.
          tab.evaluate(() =>
            document.querySelector<HTMLInputElement>('.navbar__inner input')!.value.replace(/\s/g, ''),
          ),
        )
        .toBe(code);
    }));

  it('uses a live component of the page by keyboard', () =>
    visit('/installation/system_requirements', { live: false }, async (tab) => {
      const answer = (words: string) =>
        tab.until(
          (text) =>
            [...document.querySelectorAll('main [role=status], main output')].some((one) =>
              one.textContent.startsWith(text),
            ),
          words,
        );
      await answer('Fits. qwen2.5-7b-instruct:q4_k_m with 8,192 tokens × 2 needs 6.4 GB');
      await tab.goLive();
      await tab.until(() => document.querySelector('main select')?.checkVisibility());
      await tab.evaluate(() => document.querySelector<HTMLElement>('main select')!.focus());
      await tab.type('qwen2.5-32b');
      // Some engines choose while the list is closed, others open it first.
      await tab.press('Enter');
      await answer('Does not fit. qwen2.5-32b-instruct:q4_k_m');
    }));

  full('opens a folded section, and finds a section by its address', () =>
    visit('/models/deployment#states', {}, async (tab) => {
      await tab.until(() => {
        const { top } = document.querySelector('#states')!.getBoundingClientRect();
        return top >= 60 && top < 200;
      });
      expect(await tab.evaluate(() => document.querySelector(':target')?.id)).toBe('states');
    }),
  );

  it('gives a diagram the room that its drawing needs', () =>
    visit('/models/deployment', { live: false }, async (tab) => {
      const room = await tab.evaluate(() => {
        const diagram = document.querySelector('.oc-diagram')!;
        return diagram.getBoundingClientRect().height - diagram.querySelector('svg')!.getBoundingClientRect().height;
      });
      expect(Math.abs(room)).toBeLessThan(2);
    }));

  full('carries out a click that comes before the app', () =>
    visit('/quickstart', { live: false }, async (tab) => {
      await tab.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-oc-group=os] [role=tab]')]
          .find((one) => one.textContent === 'macOS')!
          .click(),
      );
      await tab.until(() => document.querySelector('[data-oc-group=os] [aria-selected=true]')?.textContent === 'macOS');
    }),
  );
}
