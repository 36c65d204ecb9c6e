/** A small site for tests of the client runtime. */
import type { BrowserContext, BrowserContextOptions, Page as Tab } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { CLEAN_PROBE_FILE } from '../../engine/shared/documentAttributes.ts';
import type { Page } from '../../engine/shared/pageContent.ts';
import type { SiteData } from '../../engine/shared/siteData.ts';
import { toHref } from '../../engine/shared/url/sitePaths.ts';
import { samplePage } from '../../engine/theme/testing/samplePages.ts';
import { sampleSidebar, sampleSite } from '../../engine/theme/testing/sampleSite.ts';
import { getBrowser, openContext } from './browser.ts';
import { createThemeSite } from './themeSite.ts';
import { arriveAt, goLive } from './tabSteps.ts';

const SECTIONS = Array.from({ length: 12 }, (_, index) => `s${index}`);
/** Text that makes the page scroll, without style attributes, which the policy forbids. */
const TALL = '<p>Alpha, the alphabet.</p>'.repeat(12);

/** The site's files. `/outdated` comes from another build. */
export async function createRuntimeSite(over: Partial<SiteData> = {}): Promise<Record<string, string>> {
  const site: SiteData = { ...sampleSite, ...over };
  const files = await createThemeSite(site, createPages(site));
  if (site.router === 'hash') {
    // A build writes one document, and what the host shows for unknown addresses.
    for (const file of Object.keys(files))
      if (file.endsWith('.html') && !/^(?:index|404)\./.test(file)) delete files[file];
  }
  files[CLEAN_PROBE_FILE] = 'octavo';
  files['files/manual.pdf'] = '%PDF-1.4';
  return files;
}

function createPages(site: SiteData): Page[] {
  const link = (from: string, target: string, text: string) => `<a href="${toHref(from, target, site)}">${text}</a>`;
  const links = (from: string) =>
    `<p>${[
      link(from, '/', 'to home'),
      link(from, '/models/long', 'to long'),
      link(from, '/models/long#s7', 'to seven'),
      link(from, '/models/short', 'to short'),
      link(from, '/models/short?_highlight=alpha&_highlight=BETA', 'to marks'),
      link(from, '/slow', 'to slow'),
      link(from, '/nowhere/at/all', 'to nowhere'),
      link(from, '/outdated', 'to outdated'),
      link(from, `${from}?x=1`, 'to query'),
      link(from, 'pathname:///files/manual.pdf', 'to manual'),
      '<a href="#s5">to five</a>',
    ].join(' ')}</p>`;
  const page = (path: string, heading: string, html = '', more: Partial<Page> = {}): Page =>
    samplePage({
      path,
      heading,
      head: {
        title: `${heading} | Emberhold`,
        tags: [
          { tag: 'meta', attributes: { name: 'description', content: `About ${heading}` } },
          { tag: 'link', attributes: { rel: 'canonical', href: `https://docs.emberhold.example${path}` } },
        ],
      },
      content: { kind: 'page', title: heading, html: `<h1>${heading}</h1>${links(path)}${html}`, hasH1: true },
      ...more,
    });
  const doc = (path: string, heading: string, html: string, more: Partial<Page> = {}): Page =>
    page(path, heading, '', {
      sidebar: sampleSidebar,
      docs: {
        instanceId: 'default',
        versionName: 'current',
        docId: path.slice(1),
        sidebar: { name: 'mainSidebar', file: '_octavo/sidebar-1.js' },
        alternates: { current: path },
      },
      content: {
        kind: 'doc',
        title: heading,
        html: `<h1>${heading}</h1>${links(path)}${html}`,
        hasH1: true,
        hideTitle: false,
        tags: [],
        unlisted: false,
        draft: false,
        markdownFile: `${path.slice(1)}.md`,
      },
      ...more,
    });
  return [
    page('/', 'Home', TALL),
    doc('/models/long', 'Long', SECTIONS.map((id) => `<h2 id="${id}">Section ${id}</h2>${TALL}`).join(''), {
      toc: SECTIONS.map((id) => ({ id, level: 2, html: `Section ${id}` })),
      classNames: ['long-page'],
    }),
    doc('/models/short', 'Short', '<p id="words">The alphabet starts with Alpha &amp; beta.</p>', {
      classNames: ['short-page'],
    }),
    page('/slow', 'Slow'),
    page('/outdated', 'Outdated', '', { buildId: 'b2' }),
    page('/404.html', 'Page Not Found', '', {
      kind: 'not-found',
      content: { kind: 'not-found', hasSuggestions: true },
    }),
  ];
}

export interface OpenTab {
  tab: Tab;
  context: BrowserContext;
  /** Lines of the console: `warning: …`. */
  console: string[];
  /** Clicks a link of the article. */
  follow(text: string): Promise<void>;
  /** Waits until the article with this heading is on screen. */
  arrive(heading: string): Promise<void>;
  /** True while no other document was loaded since the tab was opened (or since `mark`). */
  isSameDocument(): Promise<boolean>;
  mark(): Promise<void>;
  /** Waits until the app has taken over. */
  live(): Promise<void>;
}

export interface TabOptions extends BrowserContextOptions {
  /** The tab has its own process. Tabs of one process hear that the network is back before it works in each of them. */
  isAlone?: boolean;
}

/** A new tab in a new profile, until the test ends. */
export async function openTab({ isAlone = false, ...options }: TabOptions = {}): Promise<OpenTab> {
  const all = { viewport: { width: 1200, height: 800 }, ...options };
  const context = await (isAlone ? (await getBrowser()).newContext(all) : openContext(all));
  onTestFinished(() => context.close());
  const tab = await context.newPage();
  const lines: string[] = [];
  tab.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  tab.on('pageerror', (error) => lines.push(`error: ${error.message}`));
  // Every test of the site keeps its policy, even one that breaks something else.
  onTestFinished(() => expect(lines.filter((line) => line.includes('Content Security Policy'))).toEqual([]));
  tab.setDefaultTimeout(15_000);
  return {
    tab,
    context,
    console: lines,
    // By script: the mouse would scroll the page, and hover.
    follow: (text) =>
      tab.evaluate((name) => {
        const links = [...document.querySelectorAll<HTMLElement>('main a')];
        links.find((link) => link.textContent === name)!.click();
      }, text),
    arrive: (heading) => arriveAt(tab, heading),
    isSameDocument: () => tab.evaluate(() => 'octavoMark' in globalThis),
    mark: () => tab.evaluate(() => void Object.assign(globalThis, { octavoMark: true })),
    async live() {
      await goLive(tab);
      await tab.waitForSelector('.oc-announcer', { state: 'attached' });
    },
  };
}
