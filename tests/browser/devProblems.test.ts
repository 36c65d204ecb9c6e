/** Problems as an author sees them while writing, until they are fixed. */
import { chmod, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startDev } from '../../engine/node/serve/dev/startDev.ts';
import { findViolations, setColorMode, WIDTH_RULES } from '../support/axe.ts';
import { closeTabs, openContext } from '../support/browser.ts';
import { fixtureSite } from '../support/fixtureSite.ts';
import { goLive } from '../support/tabSteps.ts';

const WAIT = { timeout: 60_000 };
const BAD = '# Bad\n\n<Undefined />\n\n```no-such-language\na\n```\n';

beforeAll(async () => {});
afterAll(closeTabs);

async function openPage(at: string, files: Record<string, string>) {
  const site = await fixtureSite(
    { 'docs/intro.md': '---\nslug: /\n---\n\n# Welcome\n\n[Bad](./bad.mdx)\n', ...files },
    { config: "customFields: { octavo: { look: 'octavo', search: false } }," },
  );
  const server = await startDev({ siteDir: site.dir, port: 0 });
  onTestFinished(() => server.close());
  const context = await openContext();
  onTestFinished(() => context.close());
  const tab = await context.newPage();
  tab.setDefaultTimeout(WAIT.timeout);
  await tab.goto(server.url.replace('localhost', '127.0.0.1') + at);
  return { site, tab, ...partsOf(tab) };
}

function partsOf(tab: Page) {
  const panel = tab.locator('octavo-problems');
  return {
    panel,
    summary: panel.locator('.summary'),
    messages: () => panel.locator('li:visible .message').allTextContents(),
    places: panel.locator('.place:visible'),
  };
}

it('shows the problems of the page by themselves, to readers of all kinds, and they go away by themselves', async () => {
  const { site, tab, panel, summary, messages } = await openPage('bad', { 'docs/bad.mdx': BAD });
  await expect.poll(() => summary.textContent(), WAIT).toBe('This page: 1 error, 1 warning.');
  expect(await messages()).toEqual([
    expect.stringContaining('`<Undefined>` is neither imported nor known.'),
    expect.stringContaining('There is no grammar for code in "no-such-language"'),
  ]);
  expect(await findViolations(tab)).toEqual([]);
  await setColorMode(tab, 'dark');
  expect(await findViolations(tab, 'color-contrast')).toEqual([]);
  await tab.setViewportSize({ width: 390, height: 700 });
  expect(await findViolations(tab, ...WIDTH_RULES)).toEqual([]);
  const { x, width } = (await panel.locator('#list').boundingBox())!;
  expect(x >= 0 && x + width <= 390).toBe(true);

  // By keyboard.
  await panel.locator('.place').first().focus();
  await tab.keyboard.press('Escape');
  expect(await summary.getAttribute('aria-expanded')).toBe('false');
  await tab.keyboard.press('Enter');
  expect(await summary.getAttribute('aria-expanded')).toBe('true');

  await goLive(tab);
  await site.write({ 'docs/bad.mdx': BAD.replace('<Undefined />', 'Mended.') });
  await expect.poll(() => summary.textContent(), WAIT).toBe('This page: 1 warning.');
  await site.write({ 'docs/bad.mdx': '# Good\n' });
  await expect.poll(() => panel.count(), WAIT).toBe(0);
});

it('counts the problems of other pages, lists them, and knows which page is being viewed', async () => {
  const { tab, summary, places } = await openPage('', { 'docs/bad.mdx': BAD });
  await expect.poll(() => summary.textContent(), WAIT).toBe('2 problems elsewhere');
  expect(await summary.getAttribute('aria-expanded')).toBe('false');
  await summary.click();
  expect(await places.allTextContents()).toEqual(['docs/bad.mdx:3:1', 'docs/bad.mdx:5:1']);
  await goLive(tab);
  await tab.locator('main a[href*="bad"]').first().click();
  await expect.poll(() => summary.textContent(), WAIT).toBe('This page: 1 error, 1 warning.');
});

it('opens the place of a problem in the editor', async () => {
  const { site, places, panel } = await openPage('bad', {
    'docs/bad.mdx': BAD,
    'editor.sh': '#!/bin/sh\necho "$@" > "$(dirname "$0")/opened.txt"\n',
  });
  await chmod(path.join(site.dir, 'editor.sh'), 0o755);
  vi.stubEnv('LAUNCH_EDITOR', path.join(site.dir, 'editor.sh'));
  onTestFinished(() => void vi.unstubAllEnvs());
  await places.first().click();
  await expect.poll(() => panel.locator('[role=status]').textContent(), WAIT).toBe('Opened in your editor.');
  const opened = () => readFile(path.join(site.dir, 'opened.txt'), 'utf8').catch(() => '');
  await expect.poll(opened, WAIT).toBe(`${path.join(site.dir, 'docs/bad.mdx')}\n`);
});

it('shows why the site cannot be read, and the site as soon as it can', async () => {
  const { site, tab } = await openPage('', {});
  await tab.getByRole('heading', { name: 'Welcome' }).waitFor();
  const file = 'docusaurus.config.mjs';
  const config = await readFile(path.join(site.dir, file), 'utf8');
  await site.write({ [file]: config.replace("title: 'Fixture'", 'title: 3') });
  await tab.getByRole('button', { name: file }).waitFor();
  expect(await tab.locator('main').textContent()).toContain('title:');
  expect(await findViolations(tab)).toEqual([]);
  await site.write({ [file]: config });
  await tab.getByRole('heading', { name: 'Welcome' }).waitFor();
});

it('names a request that the policy of a build would block, with the key that allows it, until it is allowed', async () => {
  const { site, tab, panel, summary, messages } = await openPage('asks', {
    'docs/intro.md': '# Intro\n',
    'src/pages/asks.jsx': `
      import { useEffect } from 'react';
      export default function Asks() {
        useEffect(() => void fetch('https://' + 'api.blocked.example' + '/x').catch(() => undefined), []);
        return <main><h1>Asks</h1></main>;
      }`,
  });
  await goLive(tab);
  // Documents have the policy once the whole site was looked at.
  const header = async () => (await fetch(tab.url())).headers.has('content-security-policy-report-only');
  await expect.poll(header, WAIT).toBe(true);
  await tab.reload();
  await goLive(tab);
  await expect.poll(() => summary.textContent(), WAIT).toBe('This page: 1 warning.');
  await summary.click();
  expect(await messages()).toEqual([
    expect.stringMatching(
      /would block .*"https:\/\/api\.blocked\.example" .*connect: \['https:\/\/api\.blocked\.example'\]/,
    ),
  ]);
  const file = 'docusaurus.config.mjs';
  const config = await readFile(path.join(site.dir, file), 'utf8');
  await site.write({
    [file]: config.replace('search: false', "search: false, connect: ['https://api.blocked.example']"),
  });
  await expect.poll(() => panel.count(), WAIT).toBe(0);
});
