import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';
import { holdRequests, waitUntil } from '../support/tabSteps.ts';

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Overrides', url: 'https://overrides.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    themeConfig: { announcementBar: { content: 'News' }, navbar: { title: 'Overrides', items: [
      { type: 'custom-like', position: 'right', text: 'Like' },
      { to: '/deep/two', label: 'Second' },
    ] } },
  };`,
  'docs/index.mdx':
    '---\nslug: /\n---\nimport Counter from \'@site/src/Counter\';\n\n# One\n\n<Counter name="inside" />\n\n[To two](deep/two.md)\n',
  'docs/deep/two.md': '# Two\n\nText of two.\n',
  'src/Counter.tsx': `
    import { useState } from 'react';
    export default function Counter({ name }: { name: string }) {
      const [count, setCount] = useState(0);
      return <button className={name} onClick={() => setCount(count + 1)}>{name} {count}</button>;
    }
  `,
  'src/Here.tsx': `
    import { useLocation } from '@docusaurus/router';
    export default function Here({ name }: { name: string }) {
      return <i className={name}>{useLocation().pathname.endsWith('/two') ? 'on two' : 'elsewhere'}</i>;
    }
  `,
  // Needs no browser: stays the server's HTML.
  'src/theme/Footer.tsx': `
    import Link from '@docusaurus/Link';
    import Here from '@site/src/Here';
    export default function Footer() {
      return <footer className="own-footer" style={{ color: 'rgb(1, 2, 3)' }}><Link to="/deep/two">Two below</Link> <Here name="below" /></footer>;
    }
  `,
  'src/theme/AnnouncementBar.tsx': `
    import { useThemeConfig } from '@docusaurus/theme-common';
    import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
    export default function AnnouncementBar() {
      const { announcementBar } = useThemeConfig();
      const { isActive, close } = useAnnouncementBar();
      return isActive && <p className="own-news">{announcementBar.content} <button onClick={close}>Close it</button></p>;
    }
  `,
  // Around a component of the app that lives in the browser.
  'src/theme/Navbar/index.tsx': `
    import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
    import Navbar from '@theme-original/Navbar';
    import Counter from '@site/src/Counter';
    import Here from '@site/src/Here';
    export default function Wrapper(props: object) {
      const { disabled, toggle } = useNavbarMobileSidebar();
      const menu = !disabled && <button className="own-menu" onClick={toggle}>Menu</button>;
      return <div className="around">{menu}<Counter name="navbar" /><Here name="above" /><Navbar {...props} /></div>;
    }
  `,
  'src/theme/NavbarItem/ComponentTypes.tsx': `
    import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
    import { useState } from 'react';
    function Like({ text, mobile }: { text: string; mobile?: boolean }) {
      const [isLiked, like] = useState(false);
      return <button className={mobile ? 'like-mobile' : 'like'} onClick={() => like(true)}>{text}{isLiked ? 'd' : ''}</button>;
    }
    export default { ...ComponentTypes, 'custom-like': Like };
  `,
  'src/theme/Root.tsx': `
    import { useEffect, useState, type ReactNode } from 'react';
    import { useLocation } from '@docusaurus/router';
    export default function Root({ children }: { children: ReactNode }) {
      const [isReady, setReady] = useState(false);
      const { pathname } = useLocation();
      useEffect(() => setReady(true), []);
      return <>{children}<p className="root">{isReady ? 'ready at ' + pathname : 'not yet'}</p></>;
    }
  `,
  // Live in the browser, with the content as its children.
  'src/theme/DocItem/index.tsx': `
    import DocItem from '@theme-original/DocItem';
    import { useState } from 'react';
    export default function Wrapper(props: { content: { metadata: { title: string } } }) {
      const [count, setCount] = useState(0);
      const label = props.content.metadata.title + ' ' + count;
      return <><DocItem {...props} /><button className="item" onClick={() => setCount(count + 1)}>{label}</button></>;
    }
  `,
  // Lives in the browser, with the theme's own part and the article inside.
  'src/theme/DocItem/Content/index.tsx': `
    import Content from '@theme-original/DocItem/Content';
    import { useDoc } from '@docusaurus/plugin-content-docs/client';
    import { useState } from 'react';
    export default function Wrapper(props: object) {
      const { metadata } = useDoc();
      const [isRead, setRead] = useState(false);
      return <section><Content {...props} /><button className="read" onClick={() => setRead(true)}>{metadata.title}: {isRead ? 'read' : 'unread'}</button></section>;
    }
  `,
};

const site = useServedSite(FILES);
let prefixed: string;
beforeAll(async () => {
  prefixed = await site.serveAt('/some/prefix/');
});

const textOf = (tab: Page, selector: string) => tab.locator(selector).first().textContent();
const shows = (tab: Page, selector: string, text: string) =>
  expect.poll(() => textOf(tab, selector), { timeout: 10_000 }).toBe(text);

/** The code around the article reads the page's address. */
async function showsPlace(tab: Page, text: string): Promise<void> {
  for (const place of ['.above', '.below']) await shows(tab, place, text);
}

/** Everything that a reader may do with the site's own parts on the first page. */
async function useParts(tab: Page, root: string): Promise<void> {
  await shows(tab, '.root', `ready at ${root}`);
  await tab.locator('button.navbar').click();
  await shows(tab, 'button.navbar', 'navbar 1');
  await tab.locator('button.like').click();
  await shows(tab, 'button.like', 'Liked');
  await tab.locator('button.read').click();
  await shows(tab, 'button.read', 'One: read');
  await tab.locator('button.item').click();
  await shows(tab, 'button.item', 'One 1');
  // An island of the article, inside a part that is one.
  await tab.locator('button.inside').click();
  await shows(tab, 'button.inside', 'inside 1');
  expect(await tab.locator('.own-footer').evaluate((footer) => getComputedStyle(footer).color)).toBe('rgb(1, 2, 3)');
  // The app's own bar lives inside the wrapper.
  await tab.locator('.around .toggleButton_gllP').first().click();
  await expect.poll(() => tab.locator('html').getAttribute('data-theme-choice')).not.toBe('light');
}

it.each([
  ['at the root', () => site.url, '/'],
  ['under a prefix', () => prefixed, '/some/prefix/'],
])('live %s, within the policy, through navigation', async (_place, url, root) => {
  const { tab } = await openTab({ viewport: { width: 1200, height: 800 } });
  const watch = await watchPage(tab, url());
  await tab.goto(url());
  await useParts(tab, root);
  await showsPlace(tab, 'elsewhere');
  await tab.getByRole('link', { name: 'To two' }).click();
  await shows(tab, 'h1', 'Two');
  await showsPlace(tab, 'on two');
  await shows(tab, 'button.read', 'Two: unread');
  await shows(tab, 'button.item', 'Two 0');
  // The code around the article stays mounted, and knows the new address.
  await shows(tab, 'button.navbar', 'navbar 1');
  await shows(tab, 'button.like', 'Liked');
  await shows(tab, '.root', `ready at ${root}deep/two`);
  await tab.goBack();
  await shows(tab, 'h1', 'One');
  await showsPlace(tab, 'elsewhere');
  // A link of a part without script leads to the same page from every page.
  await tab.getByRole('link', { name: 'Two below' }).click();
  await shows(tab, 'h1', 'Two');
  await tab.getByRole('link', { name: 'Two below' }).click();
  await shows(tab, 'h1', 'Two');
  // Opened directly, the page is the server's HTML.
  await tab.goto(`${url()}deep/two`);
  await tab.locator('button.navbar').click();
  await shows(tab, 'button.navbar', 'navbar 1');
  await showsPlace(tab, 'on two');
  expect(watch.problems).toEqual([]);
});

it('live from disk', async () => {
  const { tab } = await openTab({ viewport: { width: 1200, height: 800 } });
  await tab.goto(`${site.diskUrl}index.html`);
  await useParts(tab, new URL(site.diskUrl).pathname);
});

it('close the announcement for good, and open the drawer', async () => {
  const { tab } = await openTab({ viewport: { width: 600, height: 800 } });
  await tab.goto(site.url);
  await tab.getByRole('button', { name: 'Close it' }).click();
  await expect.poll(() => tab.locator('.own-news').count()).toBe(0);
  await tab.reload({ waitUntil: 'domcontentloaded' });
  expect(await tab.getByText('News').isVisible()).toBe(false);
  await shows(tab, '.root', 'ready at /');
  await tab.locator('.own-menu').click();
  await expect.poll(() => tab.getByRole('dialog').getByRole('link', { name: 'One' }).isVisible()).toBe(true);
  await tab.keyboard.press('Escape');
  await expect.poll(() => tab.getByRole('dialog').count()).toBe(0);
});

it('open the drawer by a tap that came before the app', async () => {
  const { tab } = await openTab({ viewport: { width: 600, height: 800 } });
  const letGo = await holdRequests(tab, /\/assets\/(?:app|live|code)/);
  await tab.goto(site.url, { waitUntil: 'domcontentloaded' });
  await tab.locator('.own-menu').click();
  letGo();
  await expect.poll(() => tab.getByRole('dialog').getByRole('link', { name: 'One' }).isVisible()).toBe(true);
});

it('become live without moving anything', async () => {
  const { tab } = await openTab({ viewport: { width: 1200, height: 800 } });
  const letGo = await holdRequests(tab, /\/assets\/(?:app|live|code)/);
  const slow = await tab.context().newCDPSession(tab);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await tab.goto(`${site.url}deep/two`, { waitUntil: 'domcontentloaded' });
  await tab.evaluate(async () => {
    // A slow machine paints half a document first, in which `:last-child` matches nothing yet.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const own = globalThis as { moves?: number };
    own.moves = 0;
    new PerformanceObserver((list) => void (own.moves! += list.getEntries().length)).observe({ type: 'layout-shift' });
  });
  expect(await textOf(tab, '.root')).toBe('not yet');
  letGo();
  await shows(tab, '.root', 'ready at /deep/two');
  expect(await tab.evaluate('moves')).toBe(0);
});

it('receive a click that comes before React has hydrated them', async () => {
  const { tab } = await openTab({ viewport: { width: 1200, height: 800 } });
  // React waits for messages to itself. They stop when it begins to hydrate the site's parts.
  await tab.addInitScript(() => {
    const own = globalThis as { octavo?: object; isHeld?: boolean };
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      if (!own.isHeld) postMessage.apply(this, message);
    } as typeof postMessage;
    let octavo: object;
    Object.defineProperty(own, 'octavo', {
      get: () => octavo,
      set(given: object) {
        octavo = given;
        let islands: { settle(...given: unknown[]): void };
        Object.defineProperty(given, 'islands', {
          get: () => islands,
          set(added: typeof islands) {
            islands = added;
            const { settle } = added;
            added.settle = (...runtime) => {
              own.isHeld = true;
              settle(...runtime);
            };
          },
        });
      },
    });
  });
  await tab.goto(site.url);
  await waitUntil(tab, () => (globalThis as { isHeld?: boolean }).isHeld);
  expect(await textOf(tab, '.root')).toBe('not yet');
  await tab.locator('button.navbar').click();
  await shows(tab, 'button.navbar', 'navbar 1');
});

it('can be read without script', async () => {
  const { tab } = await openTab({ javaScriptEnabled: false });
  await tab.goto(site.url);
  expect(await textOf(tab, '.own-footer')).toBe('Two below elsewhere');
  expect(await textOf(tab, 'button.read')).toBe('One: unread');
  expect(await textOf(tab, '.root')).toBe('not yet');
  expect(await tab.locator('main').textContent()).toContain('To two');
  await tab.goto(`${site.url}deep/two`);
  await showsPlace(tab, 'on two');
});
