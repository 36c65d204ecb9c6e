import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

/** A site whose own layout of documents is live: it shows less in a narrow window, and makes a React root of its own. */
const site = useServedSite({
  'docusaurus.config.mjs': `export default {
    title: 'Layout', url: 'https://layout.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  };`,
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n## First part\n\nText.\n\n## Second part\n\nMore.\n',
  'src/Own.jsx': `
    import { useEffect, useRef } from 'react';
    import { createRoot } from 'react-dom/client';
    export default function Own() {
      const host = useRef(null);
      useEffect(() => {
        const root = createRoot(host.current.attachShadow({ mode: 'open' }));
        root.render(<b>Drawn in the shadow</b>);
      }, []);
      return <div className="own" ref={host} />;
    }`,
  'src/theme/DocItem/Layout.jsx': `
    import { useState } from 'react';
    import { useWindowSize } from '@docusaurus/theme-common';
    import Content from '@theme/DocItem/Content';
    import Desktop from '@theme/DocItem/TOC/Desktop';
    import Mobile from '@theme/DocItem/TOC/Mobile';
    import Own from '../../Own';
    export default function Layout({ children }) {
      const [count, setCount] = useState(0);
      const size = useWindowSize();
      return (
        <div className="row">
          <article className="col"><Mobile /><Content>{children}</Content></article>
          <button className="count" onClick={() => setCount(count + 1)}>{count}</button>
          {size !== 'mobile' && <div className="col col--3"><Desktop /></div>}
          <Own />
        </div>
      );
    }`,
});

it('its table of contents opens on a phone, where it removes the column', async () => {
  const { tab } = await openTab({ viewport: { width: 390, height: 800 } });
  const watch = await watchPage(tab, new URL(site.url).origin);
  await tab.goto(site.url);
  await tab.locator('.count').click();
  await expect.poll(() => tab.locator('.theme-doc-toc-desktop').count()).toBe(0);
  const link = tab.locator('.theme-doc-toc-mobile a', { hasText: 'Second part' });
  expect(await link.isVisible()).toBe(false);
  await tab.locator('.theme-doc-toc-mobile button').click();
  await expect.poll(() => link.isVisible()).toBe(true);
  expect(watch.problems).toEqual([]);
});

it('it may make React roots of its own', async () => {
  const { tab } = await openTab();
  const watch = await watchPage(tab, new URL(site.url).origin);
  await tab.goto(site.url);
  await expect.poll(() => tab.locator('.own b').textContent()).toBe('Drawn in the shadow');
  expect(watch.problems).toEqual([]);
});
