/** A reader's actions in the history of a tab, and the page that each must show. */
import type { Page as Tab } from 'playwright-core';
import { expect } from 'vitest';
import { goLive } from './tabSteps.ts';

export const PAGES = {
  '/': 'Home',
  '/long': 'Long',
  '/guide/deep': 'Deep',
  '/guide/other': 'Other',
} as const;
export type PagePath = keyof typeof PAGES;
export const PATHS = Object.keys(PAGES) as PagePath[];
const SECTIONS = ['', '#one', '#two', '#three'] as const;

/** Pages that link to each other and to sections, all of them taller than the screen. */
export function historySite(router: HistoryPlace['router']): Record<string, string> {
  const links = PATHS.flatMap((path) => SECTIONS.map((hash) => `[${path}${hash}](${path}${hash})`));
  const anchors = SECTIONS.slice(1).map((hash) => `[${hash}](${hash})`);
  const tall = 'Embers glow.\n\n'.repeat(30);
  const sections = ['One', 'Two', 'Three'].map((title) => `## ${title}\n\n${tall}`).join('');
  const docs = Object.fromEntries(
    PATHS.map((path) => {
      const text = `# ${PAGES[path]}\n\n${[...links, ...anchors].join(' ')}\n\n${tall}${sections}`;
      const file = path === '/' ? 'docs/home.md' : `docs${path}.md`;
      return [file, `---\nslug: ${path}\n---\n\n${text}`];
    }),
  );
  return {
    ...docs,
    'docusaurus.config.mjs': `export default {
      title: 'Fixture', url: 'https://fixture.example', baseUrl: '/', trailingSlash: false,
      future: { experimental_router: '${router}' },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    };`,
  };
}

export type Step =
  /** `live`: the app has taken over before. */
  | { type: 'link'; path: PagePath; hash: number; live: boolean }
  | { type: 'section'; hash: number }
  | { type: 'scroll'; y: number }
  /** A hasty reader continues as soon as the address is right. */
  | { type: 'history'; delta: number; isHasty: boolean }
  | { type: 'reload' | 'live' | 'away' | 'newDocument' };

export interface HistoryPlace {
  root: string;
  /** A page of someone else. */
  elsewhere: string;
  router: 'browser' | 'hash';
}

interface Entry {
  path: PagePath;
  hash: string;
  /** The scroll position, if it is known. */
  y?: number;
}

/** A tab and the history that it should have. */
export class HistoryModel {
  private entries: Entry[] = [{ path: '/', hash: '', y: 0 }];
  private at = 0;

  private isSettled = true;
  private tab: Tab;
  readonly place: HistoryPlace;

  constructor(tab: Tab, place: HistoryPlace) {
    this.tab = tab;
    this.place = place;
  }

  /** The browser has restored the tab, this many steps away from its last entry. */
  async continueIn(tab: Tab, delta: number): Promise<void> {
    this.tab = tab;
    this.at += delta;
    await this.check();
  }

  private get here(): Entry {
    return this.entries[this.at]!;
  }

  async take(step: Step): Promise<void> {
    // With other actions it is undefined which element a hasty reader hits.
    if (!this.isSettled && step.type !== 'history' && step.type !== 'live') await this.check();
    switch (step.type) {
      case 'link': {
        if (step.path === this.here.path) return;
        if (step.live) await goLive(this.tab);
        await this.click(`${step.path}${SECTIONS[step.hash]}`);
        return this.arrive({ path: step.path, hash: SECTIONS[step.hash]! });
      }
      case 'section': {
        const hash = SECTIONS[step.hash]!;
        if (hash === '' || hash === this.here.hash) return;
        await this.click(hash);
        return this.arrive({ path: this.here.path, hash });
      }
      case 'scroll': {
        await goLive(this.tab);
        await this.tab.evaluate(async (y) => {
          scrollTo({ top: y, behavior: 'instant' });
          for (const _ of 'ab') await new Promise(requestAnimationFrame);
        }, step.y);
        this.here.y = await this.tab.evaluate(() => scrollY);
        return this.check();
      }
      case 'history': {
        const next = this.at + step.delta;
        if (step.delta === 0 || next < 0 || next >= this.entries.length) return;
        await this.step(step.delta);
        this.at = next;
        if (!step.isHasty) return this.check();
        this.isSettled = false;
        await expect
          .poll(() => this.tab.url(), { timeout: 10_000, interval: 10 })
          .toSatisfy((url: string) => {
            const { path, hash } = this.parse(url);
            return path === this.here.path && hash === this.here.hash;
          });
        // The scroll position of a page that has not finished loading is undefined.
        this.here.y = undefined;
        return;
      }
      case 'reload': {
        await this.tab.reload({ waitUntil: 'domcontentloaded' });
        return this.check();
      }
      case 'live': {
        await goLive(this.tab);
        return this.check();
      }
      case 'away': {
        await this.tab.goto(this.place.elsewhere);
        await this.step(-1);
        this.entries.length = this.at + 1;
        return this.check();
      }
      case 'newDocument': {
        // Like typing an address: a new document, whatever the app would do.
        const path = PATHS[(PATHS.indexOf(this.here.path) + 1) % PATHS.length]!;
        await this.tab.goto('about:blank');
        await this.tab.goto(this.addressOf(path), { waitUntil: 'domcontentloaded' });
        // The earlier entries are behind the blank page.
        this.entries = [{ path, hash: '', y: 0 }];
        this.at = 0;
        return this.check();
      }
    }
  }

  addressOf(path: PagePath): string {
    const { root, router } = this.place;
    if (router === 'hash') return `${root}#${path}`;
    if (!root.startsWith('file:')) return root + path.slice(1);
    return root + (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  }

  private step(delta: number): Promise<unknown> {
    // The document may be gone before it could answer.
    return this.tab.evaluate((by) => void setTimeout(() => history.go(by)), delta);
  }

  /** By script: the mouse would hover, and scroll the page. */
  private click(text: string): Promise<void> {
    return this.tab.evaluate((name) => {
      const links = [...document.querySelectorAll<HTMLElement>('main a')];
      links.find((link) => link.textContent === name)!.click();
    }, text);
  }

  private arrive(entry: Entry): Promise<void> {
    this.entries.length = this.at + 1;
    this.entries.push({ ...entry, y: entry.hash === '' ? 0 : undefined });
    this.at += 1;
    return this.check();
  }

  /** Address, title, article, its links, sidebar and scroll position agree, and stay so. */
  async check(): Promise<void> {
    const { path, hash, y } = this.here;
    const expected = {
      path,
      hash,
      title: `${PAGES[path]} | Fixture`,
      article: PAGES[path],
      isShown: true,
      sidebar: PAGES[path],
      link: '/long',
      position: 'right',
    };
    const look = async () => {
      // While a document is being replaced, nothing can be read.
      const { position, top, ...seen } = await this.look().catch(() => ({ position: 0, top: 0 }));
      const isInPlace = y === undefined ? hash === '' || Math.abs(top - 100) < 100 : Math.abs(position - y) <= 2;
      return { ...seen, position: isInPlace ? 'right' : `at ${position}, not ${y ?? hash}` };
    };
    await expect.poll(look, { timeout: 10_000, interval: 40 }).toEqual(expected);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await look()).toEqual(expected);
    this.here.y = (await this.look()).position;
    this.isSettled = true;
  }

  private async look() {
    const seen = await this.tab.evaluate(() => {
      const main = document.querySelector('main')!;
      const link = [...main.querySelectorAll('a')].find(({ textContent }) => textContent === '/long')!;
      const target = location.hash.replace(/^.*#/, '');
      return {
        address: location.href,
        title: document.title,
        article: main.querySelector('h1')!.textContent,
        isShown: getComputedStyle(main).visibility === 'visible',
        sidebar: document.querySelector('.menu_SIkG [aria-current=page]')?.textContent ?? '',
        link: link.href,
        position: scrollY,
        top: (target && document.getElementById(target)?.getBoundingClientRect().top) || 0,
      };
    });
    const { address, link, ...rest } = seen;
    return { ...rest, ...this.parse(address), link: this.parse(link).path };
  }

  private parse(href: string): { path: string; hash: string } {
    const { root, router } = this.place;
    const inSite = href.slice(router === 'hash' ? href.indexOf('#') + 1 || href.length : root.length);
    const [path = '', hash] = inSite.split('#');
    const bare = path.replace(/^\//, '').replace(/(?:^|(?<=\/))index(?:\.html)?$|\.html$/, '');
    return { path: `/${bare}`, hash: hash ? `#${hash}` : '' };
  }
}
