import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTabs, getBrowser, watchPage } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';

const page = (body: string) =>
  `<!doctype html><meta charset="utf-8"><title>T</title><link rel="icon" href="data:,">${body}`;

// The other browser tests trust this watch to see what goes wrong.
describe('watchPage', () => {
  let browser: Browser;
  let host: HostTest;

  beforeAll(async () => {
    browser = await getBrowser();
    host = await startHost({
      'good.html': page('<script src="good.js"></script>'),
      'good.js': 'document.title = "ran"',
      'inline.html': page('<script>document.title = "ran"</script><p style="color: red">x</p>'),
      'throws.html': page('<script src="throws.js"></script>'),
      'throws.js': 'throw new Error("broken")',
      'leaves.html': page('<img src="https://elsewhere.example/x.png" alt="">'),
      '404.html': page('lost'),
      '_octavo/csp.txt': "default-src 'self'; img-src 'self' data: https:",
    });
  });
  afterAll(async () => {
    await closeTabs();
    await host.close();
  });

  async function visit(path: string): Promise<{ title: string; problems: string[] }> {
    const context = await browser.newContext();
    const tab = await context.newPage();
    const watch = await watchPage(tab, host.origin);
    await tab.goto(host.origin + path, { waitUntil: 'load' });
    await tab.waitForTimeout(50);
    const title = await tab.title();
    await context.close();
    return { title, problems: watch.problems };
  }

  it('finds no fault in a good page or in a 404 page', async () => {
    expect(await visit('/good')).toEqual({ title: 'ran', problems: [] });
    expect((await visit('/nope')).problems).toEqual([]);
  });

  it('sees what the policy forbids', async () => {
    const { title, problems } = await visit('/inline');
    expect(title).toBe('T');
    expect(problems.join('\n')).toMatch(/policy: script-src/);
    expect(problems.join('\n')).toMatch(/policy: style-src/);
  });

  it('sees errors of scripts', async () => {
    expect((await visit('/throws')).problems).toEqual(['script error: broken']);
  });

  it('sees requests that leave the site', async () => {
    expect((await visit('/leaves')).problems).toContain('left the site: https://elsewhere.example/x.png');
  });
});
