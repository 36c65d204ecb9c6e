/** Behaviour §5 and §15: reading an article of the docs. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page as Tab } from 'playwright-core';
import { expect, it } from 'vitest';
import { buildSiteOnce } from '../support/siteServer.ts';
import { PHONE, useSite, type VisitOptions } from '../support/useSite.ts';

const site = useSite();
const { visit } = site;

const withClipboard: VisitOptions = { permissions: ['clipboard-read', 'clipboard-write'] };
const clipboard = (tab: Tab) => tab.evaluate(() => navigator.clipboard.readText());

it('tabs: one panel shows; a choice holds for its group, on this page and on the next ones', () =>
  visit('/quickstart', {}, async ({ tab, arrive, live, stored }) => {
    const sets = tab.locator('[data-oc-group=os]');
    const selected = async () => new Set(await sets.getByRole('tab', { selected: true }).allTextContents());
    expect(await sets.count()).toBeGreaterThan(1);
    expect(await selected()).toEqual(new Set(['Linux']));
    /** Closed panels stay in the page, so that a search in the page finds them. */
    const shown = () =>
      sets
        .first()
        .getByRole('tabpanel')
        .evaluateAll((panels) =>
          panels.filter((it) => it.firstElementChild!.checkVisibility()).map((it) => it.getAttribute('aria-label')),
        );
    expect(await shown()).toEqual(['Linux']);
    await sets.first().getByRole('tab', { name: 'macOS' }).click();
    await expect.poll(selected).toEqual(new Set(['macOS']));
    expect(await shown()).toEqual(['macOS']);
    expect(await stored('docusaurus.tab.os')).toBe('macos');
    await tab.goto(new URL('/use-cases/building-a-rag-pipeline', site.url).href);
    await live();
    await arrive('Building a RAG pipeline');
    await expect.poll(selected).toEqual(new Set(['macOS']));
    await sets.first().getByRole('tab', { name: 'macOS' }).press('Home');
    await expect.poll(selected).toEqual(new Set(['Linux']));
  }));

it('cards of a category share the width of the article: two in a row, one on a phone', () =>
  visit('/models/overview', {}, async ({ tab }) => {
    const shares = () =>
      tab.locator('.docCardListItem_W1sv > a').evaluateAll((cards) => {
        const { width } = cards[0]!.closest('section')!.parentElement!.getBoundingClientRect();
        return cards.map((card) => Math.round((card.getBoundingClientRect().width / width) * 10) / 10);
      });
    expect(await shares()).toEqual(Array.from({ length: 6 }, () => 0.5));
    await tab.setViewportSize(PHONE);
    await expect.poll(shares).toEqual(Array.from({ length: 6 }, () => 1));
  }));

it('tabs: what was chosen before is open from the start, and nothing moves when the app comes', () =>
  visit(
    '/quickstart',
    {
      prepare: (tab) =>
        tab.addInitScript(() => {
          localStorage.setItem('docusaurus.tab.os', 'macos');
          const shifts: string[] = [];
          Object.assign(globalThis, { shifts });
          new PerformanceObserver((list) => {
            // A word may move by a pixel when the look's font takes the place of the stand-in.
            const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
            for (const { value } of entries) if (value > 0.005) shifts.push(String(value));
          }).observe({ type: 'layout-shift', buffered: true });
          addEventListener('DOMContentLoaded', () => {
            const selected = document.querySelectorAll('[data-oc-group=os] [aria-selected=true]');
            Object.assign(globalThis, { first: [...selected].map(({ textContent }) => textContent) });
          });
        }),
    },
    async ({ tab }) => {
      const { first, shifts } = await tab.evaluate(() => {
        const notes = globalThis as unknown as Record<'first' | 'shifts', string[]>;
        return { first: notes.first, shifts: notes.shifts };
      });
      expect(new Set(first)).toEqual(new Set(['macOS']));
      expect(shifts).toEqual([]);
    },
  ));

it('pictures: on a phone they keep a readable size and scroll in place, by keyboard too', () =>
  visit('/models/gui-walkthrough', { viewport: PHONE }, async ({ tab, live }) => {
    await live();
    const picture = tab.locator('.oc-picture').first();
    const scrolled = () => picture.evaluate((it) => it.scrollLeft);
    await expect.poll(() => picture.evaluate((it) => it.scrollWidth / it.clientWidth)).toBeGreaterThan(1.5);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await scrolled()).toBe(0);
    await picture.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(0);
  }));

it('code blocks: the copy button copies the code, exactly', () =>
  visit('/models/deployment', withClipboard, async ({ tab }) => {
    const block = tab.locator('main .theme-code-block').first();
    await block.hover();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect
      .poll(() => clipboard(tab))
      .toBe('emberhold models pull qwen2.5-0.5b-instruct\nemberhold models serve qwen2.5-0.5b-instruct --name small');
  }));

it('Copy page copies the page as Markdown, also after going to another page', () =>
  visit('/models/deployment', withClipboard, async ({ tab, arrive }) => {
    const outDir = await buildSiteOnce();
    const button = tab.getByRole('button', { name: 'Copy page' });
    const copied = async (file: string) => {
      await button.click();
      const text = await readFile(path.join(outDir, file), 'utf8');
      await expect.poll(() => clipboard(tab)).toBe(text);
      expect(text.startsWith('# ')).toBe(true);
    };
    await copied('models/deployment.md');
    await tab.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
    await arrive('GUI walkthrough');
    await copied('models/gui-walkthrough.md');
    await tab.setViewportSize(PHONE);
    await expect
      .poll(() => tab.locator('main').getByRole('button', { name: 'Copy', exact: true }).isVisible())
      .toBe(true);
  }));

it('headings can be linked to: the link appears on hover and leads to the heading', () =>
  visit('/models/deployment', {}, async ({ tab, address }) => {
    await tab.getByRole('heading', { name: 'States' }).hover();
    await tab.getByRole('link', { name: 'Direct link to States' }).click();
    await expect.poll(address).toBe('/models/deployment#states');
  }));

it('diagrams are drawn', () =>
  visit('/architecture/overview', {}, async ({ tab }) => {
    const drawing = tab.locator('main .oc-diagram svg').first();
    await drawing.scrollIntoViewIfNeeded();
    const box = (await drawing.boundingBox())!;
    expect(box.width).toBeGreaterThan(200);
    expect(box.height).toBeGreaterThan(60);
    expect(await drawing.locator('text, foreignObject').count()).toBeGreaterThan(3);
  }));

it('external links open in a new tab, which knows nothing of this one', () =>
  visit('/blog', {}, async ({ tab, context }) => {
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      tab.locator('footer').getByRole('link', { name: 'GitHub' }).click(),
    ]);
    expect(await other.evaluate(() => globalThis.opener)).toBeNull();
    expect(new URL(tab.url()).pathname).toBe('/blog');
  }));
