import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Code', url: 'https://code.example', baseUrl: '/',
    customFields: { octavo: { look: 'octavo' } },
    presets: [['classic', { docs: false, blog: false }]],
  };`,
  'src/pages/index.jsx': `
    import { useState } from 'react';
    import Link from '@docusaurus/Link';
    import CodeBlock from '@theme/CodeBlock';
    import Layout from '@theme/Layout';
    export default function Home() {
      const [count, setCount] = useState(0);
      return (
        <Layout title="Home">
          <h1 id="first">Home</h1>
          <button className="more" onClick={() => setCount(count + 1)}>Count {count}</button>
          <CodeBlock language="js" title="It's a <title>">{'const one = 1;'}</CodeBlock>
          <pre className="own" style={{ backgroundColor: 'teal' }}>own code</pre>
          {count > 0 && <Link className="file" to="pathname:///guide.pdf">file</Link>}
          {count > 0 && <Link className="outside" to="https://other.example/">outside</Link>}
          {count > 0 && <CodeBlock language="js">{\`const count = \${count};\`}</CodeBlock>}
        </Layout>
      );
    }`,
};

const site = useServedSite(FILES, { base: '/a/b/' });

it('code of a live component keeps its colours, and has buttons whenever it is shown', async () => {
  const { tab } = await openTab();
  const watch = await watchPage(tab, new URL(site.url).origin);
  await tab.goto(site.url);
  const heading = await tab.locator('#first').elementHandle();
  await tab.mouse.move(50, 50, { steps: 2 });
  // Before the component is live, so that it meets what was added to its code.
  await tab.locator('.buttonGroup_M5ko').waitFor({ state: 'attached' });
  await tab.locator('.more').click();
  await tab.getByText('Count 1').waitFor();
  expect(await heading!.evaluate((element) => element.isConnected)).toBe(true);
  expect(await tab.locator('pre code').first().locator('span').count()).toBeGreaterThan(1);
  expect(await tab.locator('.codeBlockTitle_OeMC').textContent()).toBe("It's a <title>");
  await tab.locator('.more').click();
  await tab.getByText('const count = 2;').waitFor();
  expect(await tab.locator('.codeBlockContent_QJqH > .buttonGroup_M5ko').count()).toBe(2);
  // Its ground is not covered where there is more to scroll to.
  const images = await tab.locator('pre').evaluateAll((all) => all.map((pre) => getComputedStyle(pre).backgroundImage));
  expect(images.map((image) => image !== 'none')).toEqual([true, false, true]);
  expect(watch.problems).toEqual([]);
});

it('links that a live component shows later have the server’s addresses', async () => {
  const { tab } = await openTab();
  await tab.goto(site.url);
  await tab.mouse.move(50, 50, { steps: 2 });
  await tab.locator('.more').click();
  expect(await tab.locator('.file').evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${site.url}guide.pdf`);
  const outside = tab.locator('.outside');
  expect(await outside.getAttribute('target')).toBe('_blank');
  expect(await outside.getAttribute('rel')).toBe('noopener noreferrer');
});
