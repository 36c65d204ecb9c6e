import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';
import { goLive, holdRequests } from '../support/tabSteps.ts';

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Contexts', url: 'https://contexts.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  };`,
  'docs/index.mdx': `---
slug: /
---
import { Switch, Shown, Size } from '@site/src/parts';

# Home

<Switch /> <Size />

<Shown when="b">

Text of **b** with <Switch />

</Shown>

[Other](./other.mdx)
`,
  'docs/other.mdx':
    "import { Legacy, Shown, Switch } from '@site/src/parts';\n\n# Other\n\n<Shown when='b'>b</Shown>\n\n<Legacy /> <Switch />\n",
  // The first component reads no context, and its code creates them all.
  'docs/early.mdx':
    "import { Count } from '@site/src/early';\nimport { Switch } from '@site/src/parts';\n\n# Early\n\n<Count />\n\n<Switch />\n",
  'src/early.jsx': `
    import { useState } from 'react';
    import { Mode } from './contexts';
    export function Count() {
      const [count, setCount] = useState(0);
      return <button className="count" title={Mode.displayName} onClick={() => setCount(count + 1)}>{count}</button>;
    }`,
  'docs/plain.md': '# Plain\n\n[Home](./index.mdx)\n',
  'src/contexts.js': `
    import { createContext, useContext } from 'react';
    export const Mode = createContext(undefined);
    export const User = createContext(null);
    export const Width = createContext('none');
    export function useMode() {
      const mode = useContext(Mode);
      if (!mode) throw new Error('Outside Root');
      return mode;
    }`,
  'src/theme/Root.jsx': `
    import { useEffect, useMemo, useState } from 'react';
    import { Mode, User } from '../contexts';
    export default function Root({ children }) {
      const [mode, setMode] = useState('a');
      const [user, setUser] = useState(null);
      useEffect(() => setUser('Ada'), []);
      const value = useMemo(() => ({ mode, setMode }), [mode]);
      return <Mode.Provider value={value}><User value={user}><i className="banner">{mode}</i>{children}</User></Mode.Provider>;
    }`,
  'src/theme/Layout/index.jsx': `
    import Layout from '@theme-original/Layout';
    import { Width } from '../../contexts';
    export default (props) => <Width.Provider value="wide"><Layout {...props} /></Width.Provider>;`,
  'src/theme/Footer.jsx': `
    import { useContext } from 'react';
    import { User, useMode } from '../contexts';
    export default () => <footer>{useMode().mode} of {useContext(User) ?? 'nobody'}</footer>;`,
  'src/parts.jsx': `
    import React, { useContext, useState } from 'react';
    import { Mode, useMode, Width } from './contexts';
    export function Switch() {
      const { mode, setMode } = useMode();
      return <button className="switch" onClick={() => setMode(mode === 'a' ? 'b' : 'a')}>{mode}</button>;
    }
    export function Shown({ when, children }) {
      return <Mode.Consumer>{({ mode }) => <div className="shown">{mode === when ? children : 'not ' + when}</div>}</Mode.Consumer>;
    }
    export function Size() {
      const [count, setCount] = useState(0);
      return <button className="size" onClick={() => setCount(count + 1)}>{useContext(Width)} {count}</button>;
    }
    export class Legacy extends React.Component {
      static contextType = Mode;
      render() { return <b className="legacy">{this.context.mode}</b>; }
    }`,
};

const site = useServedSite(FILES, { base: '/a/b/' });

const textOf = (tab: Page, selector: string) => tab.locator(selector).first().textContent();

async function useContexts(tab: Page): Promise<void> {
  await expect.poll(() => textOf(tab, 'footer')).toBe('a of Ada');
  expect(await textOf(tab, '.shown')).toBe('not b');
  await tab.locator('.switch').first().click();
  await expect.poll(() => textOf(tab, '.switch')).toBe('b');
  expect(await textOf(tab, 'footer')).toBe('b of Ada');
  expect(await textOf(tab, '.banner')).toBe('b');
  expect(await textOf(tab, '.shown strong')).toBe('b');
  // What is shown only now is live, too.
  await expect.poll(() => textOf(tab, '.shown .switch')).toBe('b');
  await tab.locator('.size').click();
  expect(await textOf(tab, '.size')).toBe('wide 1');
}

it('of Root and Layout reach live components in content and in parts, and follow the reader', async () => {
  const { tab } = await openTab();
  const watch = await watchPage(tab, new URL(site.url).origin);
  await tab.goto(site.url);
  await useContexts(tab);
  await tab.locator('article p a', { hasText: 'Other' }).click();
  await expect.poll(() => textOf(tab, 'h1')).toBe('Other');
  await expect.poll(() => textOf(tab, '.shown')).toBe('b');
  expect(await textOf(tab, '.legacy')).toBe('b');
  await tab.locator('.switch').click();
  await expect.poll(() => textOf(tab, '.legacy')).toBe('a');
  expect(await textOf(tab, '.banner')).toBe('a');
  expect(watch.problems).toEqual([]);
});

it('do so where another component creates them first', async () => {
  const { tab } = await openTab();
  const watch = await watchPage(tab, new URL(site.url).origin);
  await tab.goto(`${site.url}early`);
  await tab.locator('.count').click();
  await expect.poll(() => textOf(tab, '.count')).toBe('1');
  await tab.locator('.switch').click();
  await expect.poll(() => textOf(tab, '.switch')).toBe('b');
  expect(await textOf(tab, 'footer')).toBe('b of Ada');
  expect(watch.problems).toEqual([]);
});

it('do so from disk', async () => {
  const { tab } = await openTab();
  await tab.goto(`${site.diskUrl}index.html`);
  await useContexts(tab);
});

it('do so after a page without such components', async () => {
  const { tab } = await openTab();
  await tab.goto(`${site.url}plain`);
  await goLive(tab);
  await tab.locator('article p a', { hasText: 'Home' }).click();
  await useContexts(tab);
});

it('a click before they are known takes effect later', async () => {
  const { tab } = await openTab();
  const release = await holdRequests(tab, /\/assets\/.*\.js/);
  await tab.goto(site.url);
  await tab.locator('.switch').first().click();
  await tab.locator('.size').click();
  release();
  await expect.poll(() => textOf(tab, '.switch')).toBe('b');
  await expect.poll(() => textOf(tab, '.size')).toBe('wide 1');
  expect(await textOf(tab, '.shown strong')).toBe('b');
});
