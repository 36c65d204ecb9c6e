import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const FACTS = `[siteConfig.title, siteConfig.customFields.word, siteConfig.onBrokenLinks, i18n.currentLocale, codeTranslations.hello,
  Object.keys(globalData).join(), siteMetadata.siteVersion, siteStorage.type + siteStorage.namespace].join(' ')`;
const SHOWN = 'Generated well throw en Hello docusaurus-plugin-content-docs 4.5.6 localStorage-own';

const IMPORTS = `
  import siteConfig from '@generated/docusaurus.config';
  import globalData from '@generated/globalData';
  import i18n from '@generated/i18n';
  import codeTranslations from '@generated/codeTranslations';
  import siteMetadata from '@generated/site-metadata';
  import siteStorage from '@generated/site-storage';`;

const site = useServedSite(
  {
    'docusaurus.config.mjs': `export default {
      title: 'Generated', url: 'https://x.example', baseUrl: '/', trailingSlash: false,
      customFields: { word: 'well' }, noIndex: false, headTags: [{ tagName: 'meta', attributes: { name: 'unnamed', content: 'x' } }],
      future: { experimental_storage: { namespace: 'own' } },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    };`,
    'package.json': '{ "version": "4.5.6" }',
    'i18n/en/code.json': '{ "hello": { "message": "Hello" } }',
    'docs/plain.md': '---\nslug: /\n---\n\n# Plain\n\n[Click](./click.mdx) [Live](./live.mdx)\n',
    'docs/click.mdx':
      "import { useState } from 'react';\nimport Click from '@site/src/Click';\n\n# Click\n\n<Click />\n\n[Live](./live.mdx)\n",
    'docs/live.mdx': "import Facts from '@site/src/Facts';\n\n# Live\n\n<Facts />\n",
    'docs/handler.mdx':
      'import siteConfig from \'@generated/docusaurus.config\';\n\n# Handler\n\n<button className="ask" onClick={(event) => { event.currentTarget.textContent = siteConfig.title; }}>Ask</button>\n',
    'src/Click.jsx': `import { useState } from 'react';
      import Link from '@docusaurus/Link';
      export default function Click() {
        const [n, set] = useState(0);
        return <p><button className="n" onClick={() => set(n + 1)}>{n}</button> <Link to="/">Home</Link></p>;
      }`,
    'src/Facts.jsx': `import { useState } from 'react';
      ${IMPORTS}
      const atFirst = ${FACTS};
      export default function Facts() {
        const [n, set] = useState(0);
        return <p><button className="n" onClick={() => set(n + 1)}>{n}</button> <i className="first">{atFirst}</i> <i className="now">{n + ' ' + ${FACTS}}</i> <i className="base">{n > 0 && siteConfig.baseUrl}</i></p>;
      }`,
  },
  { base: '/a/b/' },
);

it('live code has the same values as on the server, and the base URL where the site is', async () => {
  const { tab } = await openTab();
  const watch = await watchPage(tab, new URL(site.url).origin);
  const html = await (await fetch(`${site.url}live`)).text();
  expect(html).toContain(`<i class="first">${SHOWN}</i> <i class="now">0 ${SHOWN}</i>`);
  // After a page whose code does not use it.
  await tab.goto(`${site.url}click`);
  await tab.locator('.n').click();
  await expect.poll(() => tab.locator('.n').textContent()).toBe('1');
  await tab.locator('main').getByRole('link', { name: 'Live' }).click();
  await expect.poll(() => tab.locator('h1').textContent()).toBe('Live');
  await tab.locator('.n').click();
  await expect.poll(() => tab.locator('.now').textContent()).toBe(`1 ${SHOWN}`);
  expect(await tab.locator('.first').textContent()).toBe(SHOWN);
  expect(await tab.locator('.base').textContent()).toBe('/a/b/');
  await tab.goto(`${site.url}handler`);
  await tab.locator('.ask').click();
  await expect.poll(() => tab.locator('.ask').textContent()).toBe('Generated');
  expect(watch.problems).toEqual([]);
});

it('browsers get only the fields of the configuration that code names', async () => {
  const html = await (await fetch(`${site.url}live`)).text();
  const [file] = /assets\/code\/config\.\w+\.js/.exec(html) ?? [];
  const text = await (await fetch(site.url + file)).text();
  expect(text).toContain('"onBrokenLinks":"throw"');
  expect(text).not.toContain('headTags');
});
