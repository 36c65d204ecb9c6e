/** `<BrowserOnly>`: theme parts inside it are tried on the server, because only the server can render them. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';
import { arriveAt } from '../support/tabSteps.ts';

const site = useServedSite(
  {
    'docusaurus.config.mjs': `export default {
      title: 'Only', url: 'https://only.example', baseUrl: '/', trailingSlash: false,
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      themeConfig: { footer: { copyright: 'Nobody' } },
    };`,
    'docs/index.mdx': `---\nslug: /\n---\n
import Only from '@site/src/Only';
import Fragile from '@site/src/Fragile';
import BrowserOnly from '@docusaurus/BrowserOnly';

# Home

[Plain](./group/plain.md)

<Only />

<Fragile />

<BrowserOnly fallback={<i className="direct">wait</i>}>{() => <b className="direct">{typeof window}</b>}</BrowserOnly>
`,
    'docs/group/plain.md': '# Plain\n\n[Home](../index.mdx)\n',
    'src/_steps.mdx': 'Steps for **{props.name}**.\n',
    'src/Only.jsx': `
      import { useState } from 'react';
      import Head from '@docusaurus/Head';
      import useBaseUrl from '@docusaurus/useBaseUrl';
      import Link from '@docusaurus/Link';
      import BrowserOnly from '@docusaurus/BrowserOnly';
      import Tabs from '@theme/Tabs';
      import TabItem from '@theme/TabItem';
      import Admonition from '@theme/Admonition';
      import CodeBlock from '@theme/CodeBlock';
      import Details from '@theme/Details';
      import Heading from '@theme/Heading';
      import DocBreadcrumbs from '@theme/DocBreadcrumbs';
      import DocCardList from '@theme/DocCardList';
      import TagsListInline from '@theme/TagsListInline';
      import Steps from './_steps.mdx';
      function Count() {
        const [count, setCount] = useState(0);
        return <button onClick={() => setCount(count + 1)}>Count: {count}</button>;
      }
      const CARDS = [{ type: 'link', label: 'A card', href: '/group/plain' }];
      export default () => <div className="only">
        <BrowserOnly fallback={<em>wait</em>}>{() => <Tabs><TabItem value="a" label="A"><Count /></TabItem><TabItem value="b" label="B">In b</TabItem></Tabs>}</BrowserOnly>
        <BrowserOnly>{() => <Admonition type="tip" title="Mind">Text <Count /></Admonition>}</BrowserOnly>
        <BrowserOnly>{() => <Link to="/group/plain">A link</Link>}</BrowserOnly>
        <BrowserOnly>{() => <CodeBlock language="js" title="x.js" showLineNumbers>{'const a = "<x>";'}</CodeBlock>}</BrowserOnly>
        <BrowserOnly>{() => <Details summary="More"><Count /></Details>}</BrowserOnly>
        <BrowserOnly>{() => <Heading as="h3" id="deep">Deep</Heading>}</BrowserOnly>
        <BrowserOnly>{() => { const [word] = useState('hooked'); return <div className="crumbs">{word} <DocBreadcrumbs /></div>; }}</BrowserOnly>
        <BrowserOnly>{() => <><Head><title>Stolen</title></Head><TagsListInline tags={[{ label: 'Tagged', permalink: '/group/plain' }]} /></>}</BrowserOnly>
        <BrowserOnly>{() => <DocCardList items={CARDS} />}</BrowserOnly>
        <BrowserOnly>{() => <Steps name="Ann" />}</BrowserOnly>
        <BrowserOnly>{() => <code className="address">{useBaseUrl('/img/x.png', { absolute: true })}</code>}</BrowserOnly>
      </div>;`,
    'src/Fragile.jsx': `
      import { lazy } from 'react';
      import BrowserOnly from '@docusaurus/BrowserOnly';
      import DocBreadcrumbs from '@theme/DocBreadcrumbs';
      import TagsListInline from '@theme/TagsListInline';
      const Later = lazy(() => import('./Later'));
      export default () => <div className="fragile">
        <BrowserOnly>{() => <p>At {window.location.pathname.length > 0 ? 'a place' : ''} <Later /></p>}</BrowserOnly>
        <BrowserOnly fallback="wait">{() => <Later />}</BrowserOnly>
        <BrowserOnly>{() => <DocBreadcrumbs />}</BrowserOnly>
        <BrowserOnly>{() => <TagsListInline tags={[{ label: 'Nowhere', permalink: '/nowhere' }]} />}</BrowserOnly>
      </div>;`,
    'src/Later.jsx': 'const width = window.innerWidth;\nexport default () => <i>later {typeof width}</i>;',
    'src/theme/DocItem/Content/index.jsx': `
      import Original from '@theme-original/DocItem/Content';
      import BrowserOnly from '@docusaurus/BrowserOnly';
      export default (props) => <BrowserOnly fallback={<p>wait</p>}>{() => <div className="own"><Original {...props} /></div>}</BrowserOnly>;`,
    'src/theme/Admonition/Icon/Tip.jsx': 'export default () => <b>Tip!</b>;',
    'src/theme/Footer.jsx': `
      import Original from '@theme-original/Footer';
      import BrowserOnly from '@docusaurus/BrowserOnly';
      export default (props) => <BrowserOnly>{() => <div className="own-footer"><Original {...props} /></div>}</BrowserOnly>;`,
  },
  { base: '/a/b/' },
);

async function expectAll(tab: Page): Promise<void> {
  const only = tab.locator('.own .only');
  await expect.poll(() => only.getByRole('tab').allTextContents()).toEqual(['A', 'B']);
  await only.getByText('Count: 0').first().click();
  expect(await only.getByRole('tabpanel').first().textContent()).toBe('Count: 1');
  await only.getByRole('tab', { name: 'B' }).click();
  await expect.poll(() => only.getByText('In b').isVisible()).toBe(true);
  await only.locator('.theme-admonition-tip button').click();
  expect(await only.locator('.theme-admonition-tip').textContent()).toBe('Tip!MindText Count: 1');
  expect(await only.getByText('A link').getAttribute('href')).toMatch(/group\/plain(?:\.html)?$/);
  expect(await only.locator('.codeLineContent_feaV').innerHTML()).toMatch(
    /<span class="token keyword">const<\/span>.*&lt;x&gt;/,
  );
  await only.locator('summary').click();
  expect(await only.locator('details button').isVisible()).toBe(true);
  expect(await only.locator('h3#deep').count()).toBe(1);
  expect(await only.locator('.crumbs').textContent()).toBe('hooked Home');
  expect(await only.getByText('Tagged').getAttribute('href')).toMatch(/group\/plain(?:\.html)?$/);
  expect(await only.locator('a.card').textContent()).toBe('📄️ A card');
  expect(await only.getByText('Steps for').textContent()).toBe('Steps for Ann.');
  expect(await only.locator('.address').textContent()).toBe('https://only.example/img/x.png');
  const fragile = tab.locator('.own .fragile');
  await expect.poll(() => fragile.textContent()).toBe('At a place later numberlater numberHomeTags:Nowhere');
  expect(await tab.locator('.own b.direct').textContent()).toBe('object');
  expect(await tab.locator('.own-footer').textContent()).toBe('Nobody');
  expect(await tab.title()).toBe('Home | Only');
}

it('shows the parts of the theme in it, on the first page and after navigation', async () => {
  const { tab } = await openTab();
  const watch = await watchPage(tab, new URL(site.url).origin);
  await tab.goto(site.url);
  await expectAll(tab);
  await tab.locator('.own a', { hasText: 'Plain' }).click();
  await arriveAt(tab, 'Plain');
  await tab.locator('.own a', { hasText: 'Home' }).click();
  await arriveAt(tab, 'Home');
  await expectAll(tab);
  expect(watch.problems.filter((problem) => !/nowhere/.test(problem))).toEqual([]);
});

it('does so from disk', async () => {
  const { tab } = await openTab();
  await tab.goto(`${site.diskUrl}index.html`);
  await expectAll(tab);
});

it('shows its fallback without script, and is not part of the text of the page', async () => {
  const html = await (await fetch(site.url)).text();
  const shown = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<template data-oc-later>[^]*$/, '');
  expect(shown).toContain('<p>wait</p>');
  expect(shown).not.toContain('Deep');
  const markdown = await (await fetch(`${site.url}index.md`)).text();
  expect(markdown).toContain('*wait*');
  expect(markdown).not.toContain('const');
});
