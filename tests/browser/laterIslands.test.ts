import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTabs, watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { serveFiles, type ServedSite } from '../support/servedSite.ts';
import { arriveAt, holdRequests, waitUntil } from '../support/tabSteps.ts';

const FILES = {
  'docs/index.md':
    '---\nslug: /\n---\n\n# Plain\n\n[To the live page](./live.mdx)\n\n[Further down](#down)\n\n## Down\n\nText.\n',
  'docs/live.mdx': `import Parts from '@site/src/Parts';\n\n# Live\n\n[Plain](./index.md)\n\n<Parts/>\n`,
  'src/Parts.jsx': `
    import { useState } from 'react';
    export default function Parts() {
      const [count, setCount] = useState(0);
      const on = count % 2 === 1;
      return (
        <div>
          <button className="count" onClick={() => setCount(count + 1)}>Count: {count}</button>
          <p className={on ? 'state alert alert--danger' : 'state'}>State</p>
          <p className={'mark ' + (on ? 'badge badge--success' : '')}>Mark</p>
          <p className="folded" style={on ? undefined : { display: 'none', color: 'rgb(1, 2, 3)' }}>Folded</p>
          <p className="grows" style={{ width: on ? '50px' : '70px', paddingLeft: '3px' }}>Grows</p>
        </div>
      );
    }`,
  'src/visits.js': `
    window.visits = [];
    export function onRouteUpdate({ location, previousLocation }) {
      window.visits.push('update ' + (previousLocation?.pathname ?? 'none') + ' > ' + location.pathname + location.hash);
    }
    export function onRouteDidUpdate({ location }) {
      window.visits.push('did ' + location.pathname + location.hash + ' ' + document.querySelector('main h1').textContent);
    }`,
  'src/theme/Footer.jsx': `
    import { useState } from 'react';
    import { useLocation } from '@docusaurus/router';
    export default function Footer() {
      const [likes, setLikes] = useState(0);
      return <footer><button className="like" onClick={() => setLikes(likes + 1)}>{likes} likes</button> <i className="here">{useLocation().pathname}</i></footer>;
    }`,
};

const sites: Record<string, ServedSite> = {};

beforeAll(async () => {
  for (const router of ['browser', 'hash']) {
    const config = `export default {
      title: 'Later', url: 'https://later.example', baseUrl: '/', trailingSlash: false,
      future: { experimental_router: '${router}' }, clientModules: ['./src/visits.js'],
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    };`;
    const site = await serveFiles({ ...FILES, 'docusaurus.config.mjs': config }, '/a/b/');
    sites[router] = site;
    expect(site.problems).toEqual([]);
  }
});
afterAll(async () => {
  await closeTabs();
  for (const site of Object.values(sites)) await site.close();
});

async function open(router: string, page = '') {
  const { tab } = await openTab();
  const address = sites[router]!.url;
  const watch = await watchPage(tab, new URL(address).origin);
  await tab.goto(router === 'hash' ? `${address}#/${page}` : address + page);
  await tab.mouse.move(100, 100, { steps: 2 });
  await tab.locator('html[data-oc-live]').waitFor({ state: 'attached' });
  return { tab, problems: watch.problems };
}

describe.each(['browser', 'hash'])('with %s routing', (router) => {
  it('the first click on a page that was navigated to counts, however slow its scripts are', async () => {
    const { tab, problems } = await open(router);
    await tab.waitForLoadState('networkidle');
    const letGo = await holdRequests(tab, /\/assets\/code\/[^m]/);
    await tab.locator('main a', { hasText: 'To the live page' }).click();
    await arriveAt(tab, 'Live');
    const button = tab.locator('.count');
    await button.click();
    expect(await button.textContent()).toBe('Count: 0');
    letGo();
    await expect.poll(() => button.textContent()).toBe('Count: 1');
    await button.click();
    expect(await button.textContent()).toBe('Count: 2');
    expect(problems).toEqual([]);
  });

  it('a page waits for its own scripts, even if those of the previous page load first', async () => {
    const { tab } = await openTab();
    const { url, outDir } = sites[router]!;
    const { problems } = await watchPage(tab, new URL(url).origin);
    const chunks = await readdir(path.join(outDir, 'assets/code'));
    const texts = await Promise.all(chunks.map((file) => readFile(path.join(outDir, 'assets/code', file), 'utf8')));
    const parts = chunks[texts.findIndex((text) => text.includes('alert--danger'))]!;
    const letFirstGo = await holdRequests(tab, /\/assets\/live\./);
    const letOwnGo = await holdRequests(tab, `**/assets/code/${parts}`);
    await tab.goto(url);
    await tab.mouse.move(100, 100, { steps: 2 });
    await tab.locator('html[data-oc-live]').waitFor({ state: 'attached' });
    await tab.locator('main a', { hasText: 'To the live page' }).click();
    await arriveAt(tab, 'Live');
    const button = tab.locator('.count');
    await button.click();
    letFirstGo();
    await waitUntil(tab, () => (globalThis as { octavo?: { islands?: unknown } }).octavo?.islands);
    await tab.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    letOwnGo();
    await expect.poll(() => button.textContent()).toBe('Count: 1');
    expect(problems).toEqual([]);
  });

  it.each(['a document', 'navigation'])('classes and styles that change later take effect, after %s', async (way) => {
    const { tab, problems } = await open(router, way === 'navigation' ? '' : 'live');
    if (way === 'navigation') await tab.locator('main a', { hasText: 'To the live page' }).click();
    await arriveAt(tab, 'Live');
    const look = () =>
      tab.evaluate(() => {
        const style = (name: string) => getComputedStyle(document.querySelector(`.${name}`)!);
        return {
          alert: style('state').borderLeftWidth !== '0px',
          badge: style('mark').display,
          folded: [style('folded').display, style('folded').color === 'rgb(1, 2, 3)'],
          grows: [style('grows').width, style('grows').paddingLeft],
        };
      });
    const before = { alert: false, badge: 'block', folded: ['none', true], grows: ['70px', '3px'] };
    const after = { alert: true, badge: 'inline-block', folded: ['block', false], grows: ['50px', '3px'] };
    // The page's own style sheet may come after it.
    await expect.poll(look).toEqual(before);
    await tab.locator('.count').click();
    await expect.poll(look).toEqual(after);
    await tab.locator('.count').click();
    await expect.poll(look).toEqual(before);
    expect(problems).toEqual([]);
  });

  it('client modules are called for every page once it is shown, and overrides stay mounted', async () => {
    const { tab, problems } = await open(router);
    const visits = () => tab.evaluate(() => (window as unknown as { visits: string[] }).visits);
    // With hash routing the location is the part after `#`.
    const here = router === 'hash' ? '/' : '/a/b/';
    const expected = [`update none > ${here}`, `did ${here} Plain`];
    await expect.poll(visits).toEqual(expected);
    await tab.locator('.like').click();
    await tab.locator('main a', { hasText: 'To the live page' }).click();
    await arriveAt(tab, 'Live');
    expected.push(`update ${here} > ${here}live`, `did ${here}live Live`);
    await expect.poll(visits).toEqual(expected);
    // A click before the island is live is carried out when it is.
    await expect.poll(() => tab.locator('.like').textContent()).toBe('1 likes');
    await expect.poll(() => tab.locator('.here').textContent()).toBe('/a/b/live');
    await tab.locator('.like').click();
    expect(await tab.locator('.like').textContent()).toBe('2 likes');
    await tab.goBack();
    await arriveAt(tab, 'Plain');
    expected.push(`update ${here}live > ${here}`, `did ${here} Plain`);
    await expect.poll(visits).toEqual(expected);
    await tab.locator('main a', { hasText: 'Further down' }).click();
    // With hash routing, browsers report no change of the address for a move within the page.
    if (router === 'browser') expected.push(`update ${here} > ${here}#down`, `did ${here}#down Plain`);
    await expect.poll(visits).toEqual(expected);
    expect(problems).toEqual([]);
  });
});
