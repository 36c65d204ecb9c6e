import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTabs, openContext, watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { serveFiles, type ServedSite } from '../support/servedSite.ts';
import { arriveAt, holdRequests } from '../support/tabSteps.ts';

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Islands', url: 'https://islands.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  };`,
  'docs/index.mdx': `---
slug: /
---
import Counter, { Clock, Fails, Form, Panel, Shout, Store } from '@site/src/parts';
import Lazy from '@site/src/Lazy';
import Manual from '@site/src/Manual';
import { useState } from 'react';

export const step = 5;

export const Local = ({ start }) => {
  const [count, setCount] = useState(start);
  return <button className="local" onClick={() => setCount(count + step)}>Local: {count}</button>;
};

# Home

<button className="plain" onClick={(event) => { event.currentTarget.textContent = 'Clicked ' + step; }}>Click *me*</button>

<Local start={1} />

<Shout change={(text) => text + '!'} />

[To the plain page](./plain.md)

<Counter start={3}>

Some **children** and <Counter start={10}/>.

</Counter>

<Panel title="More">

Hidden at first, with <Counter start={20}/>.

</Panel>

<Clock/>

<Fails/>

<Store/> <Store/>

<Lazy/>

<Manual/>

<Form/>
`,
  'docs/plain.md': '# Plain\n\nNothing here. [Home](./index.mdx)\n',
  'src/parts.tsx': `
    import { Component, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
    import BrowserOnly from '@docusaurus/BrowserOnly';
    import { useColorMode } from '@docusaurus/theme-common';
    export default function Counter({ start, children }: { start: number; children?: ReactNode }) {
      const [count, setCount] = useState(start);
      return <span className="counter"><button onClick={() => setCount(count + 1)}>Count: {count}</button>{children}</span>;
    }
    export function Panel({ title, children }: { title: string; children?: ReactNode }) {
      const [isOpen, setOpen] = useState(false);
      return <div className="panel"><button onClick={() => setOpen(!isOpen)}>{title}</button>{isOpen && children}</div>;
    }
    export function Clock() {
      const [ready, setReady] = useState(false);
      const { colorMode } = useColorMode();
      useEffect(() => setReady(true), []);
      return <p className="clock">{ready ? 'ticking' : 'stopped'} {colorMode} <BrowserOnly fallback="…">{() => <b>{useColorMode().colorMode && typeof global.document}</b>}</BrowserOnly></p>;
    }
    export class Fails extends Component {
      state = { failed: false };
      render() {
        if (this.state.failed) throw new Error('as requested');
        return <p className="fails"><button onClick={() => this.setState({ failed: true })}>Fail</button> stays</p>;
      }
    }
    export function Shout({ change }: { change(text: string): string }) {
      const [text, setText] = useState('loud');
      return <button className="shout" onClick={() => setText(change)}>{text}</button>;
    }
    export function Form() {
      const [state, setState] = useState({ name: '', size: 's', isOn: false, key: '', sent: 0 });
      const set = (change: object) => setState((old) => ({ ...old, ...change }));
      return (
        <form className="form" onSubmit={(event) => { event.preventDefault(); set({ sent: state.sent + 1 }); }}>
          <input name="name" value={state.name} onChange={({ target }) => set({ name: target.value })} onKeyDown={({ key }) => set({ key })} />
          <select name="size" value={state.size} onChange={({ target }) => set({ size: target.value })}><option>s</option><option>l</option></select>
          <label><input type="checkbox" checked={state.isOn} onChange={({ target }) => set({ isOn: target.checked })} /> On</label>
          <button>Send</button> <output>{JSON.stringify(state)}</output>
        </form>
      );
    }
    let value = 0;
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => { listeners.add(listener); return () => listeners.delete(listener); };
    export function Store() {
      const shown = useSyncExternalStore(subscribe, () => value, () => 0);
      return <button className="store" onClick={() => { value++; listeners.forEach((tell) => tell()); }}>Shared: {shown}</button>;
    }
  `,
  'src/Lazy.tsx': `
    import { lazy, Suspense, useState } from 'react';
    const Later = lazy(() => import('./Later'));
    export const Other = lazy(() => import('./Other'));
    export default function Lazy() {
      const [isShown, show] = useState(false);
      return <div className="lazy"><button onClick={() => show(true)}>Load</button>{isShown && <Suspense fallback="loading"><Later/></Suspense>}</div>;
    }
  `,
  'src/Manual.tsx': `
    import { useState } from 'react';
    import Steps from './_steps.mdx';
    export default function Manual() {
      const [isOpen, open] = useState(false);
      return <div className="manual"><button onClick={() => open(!isOpen)}>Manual</button>{isOpen && <Steps/>}</div>;
    }
  `,
  'src/_steps.mdx': `import Counter from './parts';

## Steps

Read **this** with <Counter start={40}/>. [Plain](@site/docs/plain.md)
`,
  // Shared code is a separate script.
  'src/Later.tsx': "import { word } from './word';\nexport default () => <i>loaded {word}</i>;",
  'src/Other.tsx': "import { word } from './word';\nexport default () => <b>other {word}</b>;",
  'src/word.ts': "export const word = 'later';",
};

const sites: Record<'browser' | 'hash', ServedSite> = {} as never;

beforeAll(async () => {
  for (const router of ['browser', 'hash'] as const) {
    const config = FILES['docusaurus.config.mjs'].replace(
      'trailingSlash',
      `future: { experimental_router: '${router}' }, trailingSlash`,
    );
    sites[router] = await serveFiles({ ...FILES, 'docusaurus.config.mjs': config }, '/a/b/');
    expect(sites[router].problems).toEqual([]);
  }
});
afterAll(async () => {
  await closeTabs();
  for (const site of Object.values(sites)) await site.close();
});

const address = (page: string, router: 'browser' | 'hash' = 'browser') =>
  sites[router].url + (router === 'hash' ? `#/${page}` : page);

async function useEverything(tab: Page): Promise<void> {
  const counter = tab.locator('.counter > button').first();
  await expect.poll(() => tab.locator('.clock').textContent()).toMatch(/^ticking (?:light|dark) object$/);
  expect(await counter.textContent()).toBe('Count: 3');
  await counter.click();
  await counter.click();
  expect(await counter.textContent()).toBe('Count: 5');
  await tab.locator('.plain').click();
  expect(await tab.locator('.plain').textContent()).toBe('Clicked 5');
  await tab.locator('.local').click();
  expect(await tab.locator('.local').textContent()).toBe('Local: 6');
  await tab.locator('.shout').click();
  expect(await tab.locator('.shout').textContent()).toBe('loud!');
  const inner = tab.locator('.counter .counter button');
  await inner.click();
  expect(await inner.textContent()).toBe('Count: 11');
  expect(await counter.textContent()).toBe('Count: 5');
  expect(await tab.locator('.counter strong').first().textContent()).toBe('children');
  expect(await tab.locator('.panel').textContent()).toBe('More');
  await tab.locator('.panel > button').click();
  await tab.locator('.panel .counter button').click();
  expect(await tab.locator('.panel').textContent()).toContain('Hidden at first, with Count: 21.');
  await tab.locator('.store').first().click();
  expect(await tab.locator('.store').allTextContents()).toEqual(['Shared: 1', 'Shared: 1']);
  await tab.locator('.fails button').click();
  await expect.poll(() => tab.locator('.fails').textContent()).toBe('Fail stays');
  expect(await tab.locator('.manual').textContent()).toBe('Manual');
  // Content that appears only later is not in the table of contents.
  expect(await tab.locator('.tableOfContents_bqdL').getByText('Steps').count()).toBe(0);
  await tab.locator('.manual > button').click();
  await tab.locator('.manual .counter button').click();
  expect(await tab.locator('.manual').textContent()).toMatch(/Steps.*Read this with Count: 41\. Plain/s);
  await tab.locator('.lazy button').click();
  await expect.poll(() => tab.locator('.lazy i').textContent()).toBe('loaded later');
}

describe.each(['browser', 'hash'] as const)('with %s routing', (router) => {
  it('are live, within the policy, after navigation, back, forward and reload', async () => {
    const { tab } = await openTab();
    const watch = await watchPage(tab, new URL(address('', router)).origin);
    await tab.goto(address('', router));
    await useEverything(tab);
    const counter = tab.locator('.counter > button').first();
    /** Each visit has a new counter, which starts at its first value. */
    async function useCounter(): Promise<void> {
      await expect.poll(() => tab.locator('.clock').textContent()).toContain('ticking');
      expect(await counter.textContent()).toBe('Count: 3');
      await counter.click();
      expect(await counter.textContent()).toBe('Count: 4');
    }
    await tab.locator('main a', { hasText: 'To the plain page' }).click();
    await arriveAt(tab, 'Plain');
    await tab.locator('article p a', { hasText: 'Home' }).click();
    await useCounter();
    await tab.goBack();
    await arriveAt(tab, 'Plain');
    await tab.goForward();
    await arriveAt(tab, 'Home');
    await useCounter();
    await tab.reload();
    await useCounter();
    await tab.goBack();
    await arriveAt(tab, 'Plain');
    await tab.reload();
    await tab.goBack();
    await arriveAt(tab, 'Home');
    await useCounter();
    // The component that has to fail.
    expect(watch.problems.filter((problem) => !/as requested|Fails/.test(problem))).toEqual([]);
  });

  it('are live from disk', async () => {
    const { tab } = await openTab();
    await tab.goto(`${sites[router].diskUrl}index.html`);
    await useEverything(tab);
  });
});

it('are loaded without input if one has an effect, after the page is shown', async () => {
  const { tab } = await openTab();
  await tab.goto(address(''));
  await expect.poll(() => tab.locator('.clock').textContent()).toContain('ticking');
  const { loaded, requested } = await tab.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  // The app, the site's data, the sidebar's, all scripts of the page in one, and what menus need on every page.
  expect(requested.map(({ name }) => name.replace(/.*\/(\w+)[.-].*/, '$1')).sort()).toEqual([
    'app',
    'menus',
    'pack',
    'sidebar',
    'site',
  ]);
  expect(Math.min(...requested.map(({ startTime }) => startTime))).toBeGreaterThan(loaded);
});

it('that start by themselves prefetch nothing before the reader does something', async () => {
  const { tab } = await openTab();
  await tab.goto(address(''));
  await expect.poll(() => tab.locator('.clock').textContent()).toContain('ticking');
  // Long enough for links in view to be prefetched.
  await tab.waitForTimeout(1500);
  const hints = tab.locator('link[rel=prefetch]');
  expect(await hints.count()).toBe(0);
  await tab.mouse.move(100, 100, { steps: 2 });
  await expect.poll(() => hints.count()).toBeGreaterThan(0);
});

it('lose nothing of what a reader does before they are live', async () => {
  const { tab } = await openTab();
  const watch = await watchPage(tab, new URL(address('')).origin);
  const letGo = await holdRequests(tab, /\/assets\/(?:app|live|code)/);
  await tab.goto(address(''), { waitUntil: 'domcontentloaded' });
  const form = tab.locator('.form');
  await tab.locator('.counter > button').first().click();
  await tab.locator('.counter .counter button').focus();
  await tab.keyboard.press('Enter');
  await form.locator('[name=name]').pressSequentially('Ada');
  // With the keyboard, because Playwright selects options by script.
  await form.locator('select').press('l');
  await form.getByText('On', { exact: true }).click();
  await form.getByRole('button', { name: 'Send' }).click();
  expect(await tab.locator('.counter > button').first().textContent()).toBe('Count: 3');
  letGo();
  await expect.poll(() => tab.locator('.counter > button').first().textContent()).toBe('Count: 4');
  await expect.poll(() => tab.locator('.counter .counter button').textContent()).toBe('Count: 11');
  const state = async () => JSON.parse((await form.locator('output').textContent())!) as object;
  await expect.poll(state).toEqual({ name: 'Ada', size: 'l', isOn: true, key: 'a', sent: 1 });
  expect(await form.locator('[name=name]').inputValue()).toBe('Ada');
  // Nothing happens a second time later.
  await tab.locator('.counter > button').first().click();
  expect(await tab.locator('.counter > button').first().textContent()).toBe('Count: 5');
  expect(watch.problems).toEqual([]);
});

it('are readable without script, and plain pages load none of their code', async () => {
  const context = await openContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(address(''));
  expect(await tab.locator('.counter > button').first().textContent()).toBe('Count: 3');
  await context.close();
  const { tab: plain } = await openTab();
  const requested: string[] = [];
  plain.on('request', (request) => requested.push(request.url()));
  await plain.goto(address('plain'));
  await plain.mouse.move(100, 100, { steps: 2 });
  await plain.locator('html[data-oc-live]').waitFor({ state: 'attached' });
  expect(requested.filter((url) => /\/live\.|\/code\//.test(url))).toEqual([]);
});
