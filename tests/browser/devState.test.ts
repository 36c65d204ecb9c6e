/** The development server: a save of Markdown changes what differs on the page, and nothing else. */
import type { Page } from 'playwright-core';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { startDev } from '../../engine/node/serve/dev/startDev.ts';
import { closeTabs, openContext } from '../support/browser.ts';
import { fixtureSite } from '../support/fixtureSite.ts';
import { goLive } from '../support/tabSteps.ts';

const INTRO = `---
slug: /
---

import Counter from '@site/src/Counter';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import { useState } from 'react';

export const step = 5;

export const Local = () => {
  const [count, setCount] = useState(0);
  return <button className="local" onClick={() => setCount(count + step)}>Local {count}</button>;
};

# Welcome

First text.

<Counter name="First"/>

<Local/>

<Tabs>
<TabItem value="a" label="One">Text of one.</TabItem>
<TabItem value="b" label="Two">Text of two.</TabItem>
</Tabs>

<details><summary>More</summary>Folded.</details>

<Counter name="Second">

Text inside.

</Counter>

\`\`\`js
code();
\`\`\`

Last text.
`;
const FILES = {
  'docs/intro.mdx': INTRO,
  'docs/other.md': '# Other\n\n[Back](./intro.mdx)\n',
  'src/Counter.jsx': `
  import { useState } from 'react';
  export default function Counter({ name, children }) {
    const [count, setCount] = useState(0);
    return <div className="counter"><button onClick={() => setCount(count + 1)}>{name} {count}</button>{children}</div>;
  }`,
};

afterAll(closeTabs);

async function openPage() {
  const site = await fixtureSite(FILES);
  const server = await startDev({ siteDir: site.dir, port: 0 });
  onTestFinished(() => server.close());
  const context = await openContext();
  onTestFinished(() => context.close());
  const tab = await context.newPage();
  const failures: string[] = [];
  tab.on('pageerror', ({ message }) => failures.push(message));
  tab.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) failures.push(message.text());
  });
  await tab.goto(server.url.replace('localhost', '127.0.0.1'));
  await goLive(tab);
  const click = (name: string) => tab.locator(name).click();
  await click('.counter:has-text("First") button');
  await expect.poll(() => buttons(tab)).toEqual(['First 1', 'Local 0', 'Second 0']);
  await click('.local');
  for (let times = 0; times < 2; times++) await click('.counter:has-text("Second") button');
  await click('[role=tab]:has-text("Two")');
  await click('summary');
  await tab.evaluate(() => Object.assign(window, { stays: true }));
  /** Tab, section, document. */
  const state = () =>
    tab.evaluate(() => [
      document.querySelector('[aria-selected=true]')!.textContent,
      document.querySelector('details')!.open,
      Reflect.get(window, 'stays'),
    ]);
  const write = (text: string) => site.write({ 'docs/intro.mdx': text });
  return { tab, state, write, click, failures };
}

const buttons = (tab: Page) => tab.locator(':is(.counter > button, .local)').allTextContents();
const paragraphs = (tab: Page) => tab.locator('.markdown > p').allTextContents();

it('components, tabs and sections keep their state when text around them is saved', async () => {
  const { tab, state, write, click, failures } = await openPage();
  let text = INTRO.replace('First text.', 'New text.\n\nMore text.').replace('# Welcome', '# Welcome all');
  await write(text);
  await expect.poll(() => paragraphs(tab)).toEqual(['New text.', 'More text.', 'Last text.']);
  expect(await tab.textContent('main h1')).toBe('Welcome all');
  expect(await buttons(tab)).toEqual(['First 1', 'Local 5', 'Second 2']);
  expect(await state()).toEqual(['Two', true, true]);
  // The same again with an additional component, which is live too.
  text = text.replace('# Welcome all', '# Welcome all\n\n<Counter name="Third"/>').replace('code();', 'other();');
  await write(text);
  await expect.poll(() => tab.locator('.theme-code-block').textContent()).toContain('other();');
  await expect.poll(() => buttons(tab)).toEqual(['Third 0', 'First 1', 'Local 5', 'Second 2']);
  await click('.counter:has-text("Third") button');
  await click('.counter:has-text("First") button');
  await expect.poll(() => buttons(tab)).toEqual(['Third 1', 'First 2', 'Local 5', 'Second 2']);
  expect(await state()).toEqual(['Two', true, true]);
  await tab.waitForSelector('.theme-code-block button[aria-label^=Copy]', { state: 'attached' });
  expect(failures).toEqual([]);
});

it('a component keeps its state when its own properties or the text in it were saved', async () => {
  const { tab, state, write, failures } = await openPage();
  await write(INTRO.replace('name="First"', 'name="Renamed"').replace('Text inside.', 'Other text inside.'));
  await expect.poll(() => buttons(tab)).toEqual(['Renamed 1', 'Local 5', 'Second 2']);
  await expect.poll(() => tab.locator('.counter p').allTextContents()).toEqual(['Other text inside.']);
  expect(await state()).toEqual(['Two', true, true]);
  expect(failures).toEqual([]);
});

it("a page's own component starts again when its code was saved, and others do not", async () => {
  const { tab, write, click } = await openPage();
  await write(INTRO.replace('step = 5', 'step = 7'));
  await expect.poll(() => buttons(tab)).toEqual(['First 1', 'Local 0', 'Second 2']);
  await click('.local');
  await expect.poll(() => buttons(tab)).toEqual(['First 1', 'Local 7', 'Second 2']);
});

it('a page that was saved after the reader left it shows the saved text, and starts with fresh state', async () => {
  const { tab, write, click } = await openPage();
  await write(INTRO.replace('First text.', 'Second text.'));
  await expect.poll(() => paragraphs(tab)).toEqual(['Second text.', 'Last text.']);
  await click('.menu a[href*=other]');
  await expect.poll(() => tab.textContent('main h1')).toBe('Other');
  expect(await buttons(tab)).toEqual([]);
  const events = tab.waitForResponse(/_octavo\/page\/other/);
  await write(INTRO.replace('First text.', 'Third text.'));
  // The page on the screen has been loaded again: the browser knows of the change.
  await events;
  await click('main a:has-text("Back")');
  await expect.poll(() => paragraphs(tab)).toEqual(['Third text.', 'Last text.']);
  await expect.poll(() => buttons(tab)).toEqual(['First 0', 'Local 0', 'Second 0']);
});
