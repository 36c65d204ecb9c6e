/** A reader's actions in a tab, the same for every engine. */
import { expect } from 'vitest';
import type { EngineTab } from './types.ts';

export class ReaderTab {
  readonly engine: EngineTab;
  /** With a slash at its end. */
  readonly siteUrl: string;

  constructor(engine: EngineTab, siteUrl: string) {
    this.engine = engine;
    this.siteUrl = siteUrl;
  }

  /** A path of the site, or a whole address. */
  async open(address: string): Promise<void> {
    await this.engine.goTo(new URL(address, this.siteUrl).href);
    // Marks the document: `isSameDocument`.
    await this.evaluate(() => void (window.isMarked = true));
  }

  /** Makes the app load and take over: it waits for the reader's first action. */
  async goLive(): Promise<void> {
    await this.engine.movePointer(2, 2);
    await this.engine.movePointer(1, 1);
    await this.until(() => 'ocLive' in document.documentElement.dataset && document.querySelector('.oc-announcer'));
  }

  /** The function can use only its arguments and the page. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return this.engine.evaluate(String(run), args) as Promise<Awaited<R>>;
  }

  /** Waits until the page answers true. */
  async until<A extends unknown[]>(says: (...args: A) => unknown, ...args: A): Promise<void> {
    // While one document replaces another, no page answers.
    const check = () => this.evaluate(says, ...args).then(Boolean, (error: unknown) => String(error));
    await expect.poll(check, { interval: 30, message: `${String(says)} ${args.join()}` }).toBe(true);
  }

  /** Waits until the article with this heading is on the screen. */
  async arrive(heading: string): Promise<void> {
    await expect.poll(() => this.text('main h1').catch(String), { interval: 30 }).toBe(heading);
  }

  /** Text of the first element that matches. */
  text(selector: string): Promise<string | undefined> {
    return this.evaluate((name) => document.querySelector(name)?.textContent ?? undefined, selector);
  }

  attribute(selector: string, name: string): Promise<string | null | undefined> {
    return this.evaluate((of, key) => document.querySelector(of)?.getAttribute(key), selector, name);
  }

  count(selector: string): Promise<number> {
    return this.evaluate((name) => document.querySelectorAll(name).length, selector);
  }

  isVisible(selector: string): Promise<boolean> {
    return this.evaluate(
      (name) => document.querySelector(name)?.checkVisibility({ visibilityProperty: true }) === true,
      selector,
    );
  }

  /** Path, query and hash in the address bar. */
  async address(): Promise<string> {
    return `/${(await this.evaluate(() => location.href)).slice(this.siteUrl.length)}`;
  }

  async untilAddress(address: string): Promise<void> {
    await expect.poll(() => this.address().catch(String), { interval: 30 }).toBe(address);
  }

  /** Moves the pointer to the middle of an element: the first visible one, with this name if given. */
  async hover(selector: string, name?: string): Promise<void> {
    let place: { x: number; y: number } | string = '';
    await expect
      .poll(
        async () => {
          place = await this.evaluate(findPlace, selector, name ?? null).catch(String);
          return typeof place === 'string' ? place : 'found';
        },
        { interval: 30, message: `${selector} ${name ?? ''}` },
      )
      .toBe('found');
    const { x, y } = place as unknown as { x: number; y: number };
    await this.engine.movePointer(x, y);
  }

  async click(selector: string, name?: string): Promise<void> {
    await this.hover(selector, name);
    await this.engine.press();
  }

  /** `Escape`, or `Alt+ArrowDown`: one after the other. */
  async press(...chords: string[]): Promise<void> {
    for (const chord of chords) await this.engine.pressKeys(chord.split('+'));
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.engine.pressKeys([letter === ' ' ? 'Space' : letter]);
  }

  async goBack(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  async goForward(): Promise<void> {
    await this.evaluate(() => history.forward());
  }

  /** True while the tab still shows the document that was opened. */
  isSameDocument(): Promise<boolean> {
    return this.evaluate(() => window.isMarked === true);
  }

  stored(key: string): Promise<string | null> {
    return this.evaluate((name) => localStorage.getItem(name), key);
  }
}

declare global {
  interface Window {
    isMarked?: true;
  }
}

/** Runs in the page: returns where to click, or why that is impossible. */
async function findPlace(selector: string, name: string | null): Promise<{ x: number; y: number } | string> {
  const isNamed = (element: Element) =>
    name === null || (element.getAttribute('aria-label') ?? element.textContent).trim() === name;
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && isNamed(one),
  );
  if (!element) return 'is not visible';
  const middle = () => {
    // The middle of a link that takes two lines lies outside the link.
    const { left, top, width, height } = element.getClientRects()[0]!;
    return { x: left + width / 2, y: top + height / 2 };
  };
  const before = middle();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { x, y } = middle();
  if (x !== before.x || y !== before.y) return 'is moving';
  const top = document.elementFromPoint(x, y);
  if (element.contains(top)) return { x, y };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return `is covered by ${top?.outerHTML.slice(0, 100)}`;
}
