/** Live code has no elements around it: selectors of children and neighbours match as in Docusaurus. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';
import { arriveAt } from '../support/tabSteps.ts';

/** A live component around the theme's own, or next to it. */
const wrap = (name: string, show: string) => `
  import { useState } from 'react';
  import Original from '@theme-original/${name}';
  export default function Wrapper(props) {
    const [count, setCount] = useState(0);
    const button = <button className="${name.replace('/', '-')}" onClick={() => setCount(count + 1)}>{count}</button>;
    return ${show};
  }`;

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Children', url: 'https://children.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    themeConfig: { footer: { copyright: 'Copyright' } },
  };`,
  'docs/index.mdx': `---
slug: /
---
import Live from '@site/src/Live';

# One

<Live name="before">

## Inside

<Live name="nested">Text</Live>

</Live>

Text between.

<Live name="after" />

[To two](two.mdx)

<Live name="last"><p className="end">End</p></Live>
`,
  'src/Live.jsx': `
    import { useState } from 'react';
    export default function Live({ children, name }) {
      const [count, setCount] = useState(0);
      return <><div className={name} onClick={() => setCount(count + 1)}>{name} {count}</div>{count !== 1 && children}</>;
    }`,
  'src/Turn.jsx': `
    import { createContext, useState } from 'react';
    const Turns = createContext(0);
    export default function Turn({ children }) {
      const [count, setCount] = useState(0);
      const shown = [<button key="a" className="turn" onClick={() => setCount(count + 1)}>{count}</button>, <Turns value={count} key="b">{children}</Turns>];
      return <section>{count === 1 ? shown.toReversed() : shown}</section>;
    }`,
  'docs/turned.mdx': `import Turn from '@site/src/Turn';

# Turned

<Turn>

First text.

Last text.

</Turn>
`,
  'docs/two.mdx': '# Two\n\nText.\n\n## Section\n\n[To one](index.mdx)\n',
  'src/theme/DocItem/Content/index.jsx': wrap('DocItem/Content', '<><Original {...props} />{button}</>'),
  'src/theme/DocItem/Layout/index.jsx': wrap('DocItem/Layout', '<><Original {...props} />{button}</>'),
  'src/theme/Footer/index.jsx': wrap('Footer', '<>{button}<Original {...props} /></>'),
};

const site = useServedSite(FILES);

const ALWAYS = [
  'article > .theme-doc-markdown:not(:last-child) + button.DocItem-Content:last-child',
  '.docMainContainer_TBSr > .container > .row > .col + .col--3, .docMainContainer_TBSr > .container > .row > .col',
  '.row + button.DocItem-Layout:last-child',
  'button.Footer + footer.theme-layout-footer:last-child',
  'article > .markdown > header:first-child > h1:first-child:last-child, article > .markdown > h1:first-child',
];
const ONE = [
  '.markdown > .before + h2.anchor + .nested:nth-child(4)',
  '.markdown > .nested + p + .after + p',
  '.markdown > p:nth-last-child(3) + .last + p.end:last-child',
];
const TWO = ['.markdown > h2:nth-child(3)', '.markdown > p:last-child'];

async function expectMatches(tab: Page, selectors: string[]): Promise<void> {
  const missing = () =>
    tab.evaluate((all) => all.filter((selector) => !document.querySelector(`body ${selector}`)), selectors);
  await expect.poll(missing).toEqual([]);
  expect(await tab.locator('main').locator('oc-island, oc-part').count()).toBe(0);
}

it('in the document, without script', async () => {
  const { tab } = await openTab({ javaScriptEnabled: false });
  await tab.goto(site.url);
  for (const selector of [...ALWAYS, ...ONE])
    expect(await tab.locator(`css=${selector}`).count(), selector).not.toBe(0);
});

const click = async (tab: Page, selector: string, text: string) => {
  await tab.locator(selector).click();
  await expect.poll(() => tab.locator(selector).textContent()).toBe(text);
};

it('live, after navigation, and where parts are hidden and shown again', async () => {
  const { tab } = await openTab({ viewport: { width: 1200, height: 800 } });
  const watch = await watchPage(tab, site.url);
  await tab.goto(site.url);
  const useAll = async () => {
    for (const part of ['DocItem-Content', 'DocItem-Layout', 'Footer']) {
      await tab.locator(`button.${part}`).click();
      await expect.poll(() => tab.locator(`button.${part}`).textContent()).not.toBe('0');
    }
  };
  await useAll();
  await expectMatches(tab, [...ALWAYS, ...ONE]);
  // Content that is hidden and shown again is the same, in its place, and live.
  await click(tab, '.nested', 'nested 1');
  await click(tab, '.before', 'before 1');
  expect(await tab.locator('.markdown h2').count()).toBe(0);
  expect(await tab.locator('.markdown > .before + p').textContent()).toBe('Text between.');
  await click(tab, '.before', 'before 2');
  await expectMatches(tab, [...ALWAYS, ...ONE]);
  const text = await tab.locator('.nested').textContent();
  await tab.locator('.nested').click();
  await expect.poll(() => tab.locator('.nested').textContent()).not.toBe(text);
  await tab.getByRole('link', { name: 'To two' }).click();
  await arriveAt(tab, 'Two');
  await useAll();
  await expectMatches(tab, [...ALWAYS, ...TWO]);
  await tab.goBack();
  await arriveAt(tab, 'One');
  await click(tab, '.last', 'last 1');
  expect(await tab.locator('.end').count()).toBe(0);
  await click(tab, '.last', 'last 2');
  await useAll();
  await expectMatches(tab, [...ALWAYS, ...ONE]);
  expect(watch.problems).toEqual([]);
});

it('moves the content of a component together with its place, even if contexts around it change', async () => {
  const { tab } = await openTab();
  await tab.goto(`${site.url}turned`);
  const [before, after] = ['section > p + p + button.turn:last-child', 'section > button.turn + p + p:last-child'];
  await expectMatches(tab, [after]);
  const text = await tab.locator('section > p').first().elementHandle();
  await click(tab, '.turn', '1');
  await expectMatches(tab, [before]);
  await click(tab, '.turn', '2');
  await expectMatches(tab, [after]);
  // It has stayed the same node.
  expect(await text!.evaluate((node) => node.isConnected)).toBe(true);
});

it('live from disk', async () => {
  const { tab } = await openTab();
  await tab.goto(`${site.diskUrl}index.html`);
  await click(tab, '.after', 'after 1');
  await click(tab, '.before', 'before 1');
  await click(tab, '.before', 'before 2');
  await expectMatches(tab, [...ALWAYS, ...ONE]);
});
