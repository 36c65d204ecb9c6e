/** What code knows about its page, its site and its addresses. */
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

describe('the configuration', () => {
  const toPage = (shown: string) => ({
    'docs/intro.md': '# Intro\n',
    'src/pages/index.jsx': `
      import { useState } from 'react';
      import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
      export default function Home() {
        const [n, set] = useState(0);
        const { siteConfig } = useDocusaurusContext();
        return <button onClick={() => set(n + 1)}>{${shown}}</button>;
      }`,
    'plugin.mjs': 'export default () => ({ name: "own" });',
  });
  const build = async (shown: string) => {
    const site = await fixtureSite(toPage(shown), {
      config: "plugins: [['./plugin.mjs', { word: 'told', test: /x/, make() {} }], () => ({ name: 'inline' })],",
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const [script = ''] = (await built.files()).filter((file) => file.startsWith('assets/code/config.'));
    return { html: await built.html('/'), script: await built.read(script) };
  };

  it('has the form of JSON, with plugins and presets', async () => {
    const { html, script } = await build('JSON.stringify(siteConfig.plugins)');
    expect(html).toContain(
      '[[&quot;./plugin.mjs&quot;,{&quot;word&quot;:&quot;told&quot;,&quot;test&quot;:{}}],null]</button>',
    );
    expect(script).toContain('"plugins":[["./plugin.mjs",{"word":"told","test":{}}],null]');
    expect(script).not.toContain('"presets"');
  });

  it('reaches the browser with only the fields that code names', async () => {
    const { html, script } = await build('siteConfig.title');
    expect(html).toContain('Fixture</button>');
    expect(script).toContain('"title":"Fixture"');
    expect(script).not.toMatch(/"(?:plugins|presets|themes|i18n|markdown)"/);
  });
});

describe('code that reads its page', () => {
  const ASKS = "# T\n\nimport Where from '@site/src/Where';\n\nIn <Where/>.\n";
  const where = (expression: string) => `import { useLocation } from '@docusaurus/router';
    import { useActiveDocContext, useDoc } from '@docusaurus/plugin-content-docs/client';
    export default () => <b>{${expression}}</b>;`;

  it('knows it on the server, and needs no script for it', async () => {
    const files = {
      'docs/t.mdx': ASKS,
      'src/Where.jsx': where("useActiveDocContext('default').activeVersion.name + useLocation().pathname"),
    };
    const built = await (await fixtureSite(files, { docs: "{ routeBasePath: 'guide' }" })).build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/guide/t')).toContain('In <b>current/guide/t</b>.');
    expect((await built.data('/guide/t')).features?.live).toBeUndefined();
  });

  it('gets the tags by which its own search finds the current version', async () => {
    const site = await fixtureSite({
      'versions.json': '["1.0"]',
      'docs/t.mdx': ASKS,
      'versioned_docs/version-1.0/t.mdx': ASKS,
      'src/Where.jsx': `import { getDocsVersionSearchTag, useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
        export default () => <b>{[...useDocsContextualSearchTags(), getDocsVersionSearchTag('a', 'b')].join()}</b>;`,
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/next/t')).toContain('<b>docs-default-current,docs-a-b</b>');
    expect(await built.html('/t')).toContain('<b>docs-default-1.0,docs-a-b</b>');
  });

  it('knows it for each page with the same text: in versions, locales, and after the page has changed', async () => {
    const site = await fixtureSite(
      {
        'versions.json': '["1.0"]',
        'docs/t.mdx': ASKS,
        'versioned_docs/version-1.0/t.mdx': ASKS,
        'src/Where.jsx': where(
          '`${useLocation().pathname} ${useDoc().metadata.version} ${useDoc().metadata.next?.title}`',
        ),
      },
      { config: "i18n: { defaultLocale: 'en', locales: ['en', 'de'] }" },
    );
    const shown = async () => {
      const { html, messages } = await site.build();
      expect(messages).toEqual([]);
      const pages = await Promise.all(['/t', '/next/t', '/de/t', '/de/next/t'].map((path) => html(path)));
      return pages.map((page) => /In <b>(.*?)<\/b>/.exec(page)?.[1]);
    };
    const texts = ['/t 1.0', '/next/t current', '/de/t 1.0', '/de/next/t current'];
    expect(await shown()).toEqual(texts.map((text) => `${text} undefined`));
    // The text is the same, but its metadata is not.
    await site.write({ 'docs/u.md': '# After it\n' });
    expect(await shown()).toEqual(
      texts.map((text) => `${text} ${text.endsWith('current') ? 'After it' : 'undefined'}`),
    );
  });

  it('gets a message on a page without that data', async () => {
    const files = {
      'docs/index.md': '# Home\n',
      'src/pages/p.mdx': ASKS,
      'src/Where.jsx': where('useDoc().metadata.title'),
    };
    const built = await (await fixtureSite(files)).build();
    expect(built.messages).toEqual([
      expect.stringMatching(
        /src\/pages\/p\.mdx:5: `Where` fails: Hook useDoc is called on a page that has no such thing/,
      ),
    ]);
  });
});

it('knows a page by the address given to `useBaseUrl`', async () => {
  const site = await fixtureSite({
    'docs/index.mdx':
      '---\nslug: /\n---\n\n# Home\n\nimport Frame from \'@site/src/Frame\';\n\n<Frame url="/guide/other?docusaurus-theme=dark" />\n',
    'docs/guide/other.md': '# Other\n',
    'src/Frame.jsx': `import useBaseUrl from '@docusaurus/useBaseUrl';
      export default ({ url }) => <iframe src={useBaseUrl(url)} title="A page" />;`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/')).toContain('<iframe src="guide/other.html?docusaurus-theme=dark" title="A page">');
});

it("knows addresses that begin with the site's URL", async () => {
  const files = {
    'docs/index.mdx': `---\nslug: /\n---\n
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Live from '@site/src/Live';

export const Share = () => <code>{useBaseUrl('/a', { absolute: true })} {useBaseUrl('b.png', { absolute: true })} {useBaseUrlUtils().withBaseUrl('/base/c', { absolute: true })} {useBaseUrl('https://x.example/', { absolute: true })} {useBaseUrl('#d', { absolute: true })}</code>;

# Home

<Share />

<Live />
`,
    'src/Live.jsx': `
      import { useState } from 'react';
      import useBaseUrl from '@docusaurus/useBaseUrl';
      export default () => <b onClick={useState(0)[1]}>{useBaseUrl('/live', { absolute: true })}</b>;`,
  };
  const built = await (await fixtureSite(files, { config: "baseUrl: '/base/'," })).build();
  expect(built.messages).toEqual([]);
  const html = await built.plainHtml('/');
  const site = /<link rel="canonical" href="(https:\/\/[^/"]+)\/base\//.exec(html)?.[1];
  expect(html).toContain(`<code>${site}/base/a ${site}/base/b.png ${site}/base/c https://x.example/ #d</code>`);
  expect(html).toContain(`<b>${site}/base/live</b>`);

  // As in Docusaurus, hash routing has no others.
  const hashed = await fixtureSite(files, { config: "future: { experimental_router: 'hash' }," });
  expect(await (await hashed.build()).html('/')).not.toMatch(/<b>https:/);
});

it('gives a page written as a component the configuration, if it reads it', async () => {
  const page = (inside: string) =>
    `import React from 'react';\nclass Inner extends React.Component { render() { const { config: site } = this.props; return <p>${inside}</p>; } }\nexport default (props) => <Inner {...props} />;`;
  const site = await fixtureSite({
    'docs/intro.md': '# Intro\n',
    'src/pages/about.jsx': page('About {site.title} at {site.url}'),
    'src/pages/live.jsx': `import { useState } from 'react';
      export default ({ config }) => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{config.title} {n}</button>; };`,
    'src/pages/plain.jsx':
      "import useContext from '@docusaurus/useDocusaurusContext';\nexport default (props) => <p>{useContext().siteConfig.title} {Object.keys(props).join()}</p>;",
  });
  const { html, messages } = await site.build();
  expect(messages).toEqual([]);
  const shown = async (page: string) => (await html(page)).replaceAll('<!-- -->', '');
  expect(await shown('/about')).toContain('<p>About Fixture at https://fixture.example</p>');
  expect(await shown('/live')).toContain('<button>Fixture 0</button>');
  expect(await shown('/plain')).toContain('<p>Fixture </p>');
});

it('knows the other data of pages, under Docusaurus’s names', async () => {
  const site = await fixtureSite({
    'docs/intro.md': '# Intro\n\n```js\nlamp.on();\n```\n',
    'static/card.png': 'x',
    'src/theme/CodeBlock.jsx': `import CodeBlock from '@theme-original/CodeBlock';
      export default (props) => <figure><CodeBlock {...props} /><figcaption>{props.className}</figcaption></figure>;`,
    'src/pages/about.jsx': `import Layout from '@theme/Layout';
      import { PageMetadata } from '@docusaurus/theme-common';
      import { DEFAULT_PLUGIN_ID } from '@docusaurus/constants';
      export default () => <Layout><PageMetadata keywords={['one', 'two']} image="card.png" /><p>{DEFAULT_PLUGIN_ID}</p></Layout>;`,
  });
  const { messages, html } = await site.build();
  expect(messages).toEqual([]);
  const about = await html('/about');
  expect(about).toContain('<meta name="keywords" content="one,two"');
  expect(about).toContain('<meta property="og:image" content="https://fixture.example/card.png"');
  expect(about).toContain('<p>default</p>');
  expect(await html('/intro')).toContain('<figcaption>language-js</figcaption>');
});

it('addresses that code makes from those of `useBaseUrl` are resolved, and checked in `<Link>`', async () => {
  const site = await fixtureSite({
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
    'docs/deep/page.mdx': `import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

export const All = () => {
  const base = useBaseUrl('/');
  const cut = useBaseUrl('/').slice(0, -1);
  const folder = useBaseUrl('/img');
  return <><Link to={base + 'deep/other'}>a</Link><Link href={cut + '/deep/other'}>b</Link><a href={\`\${cut}/deep/page\`}>c</a><img alt="" src={\`\${folder}/dot.svg\`} /><Link to={cut + '/none'}>d</Link></>;
};

<All />
`,
    'docs/deep/other.md': '# Other\n',
    'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
  });
  const built = await site.build();
  expect(built.messages).toHaveLength(1);
  expect(built.messages[0]).toContain('/none');
  const html = (await built.html('/deep/page')).replaceAll("'", '"');
  expect(/<a[^>]*>a<[^]*?<img[^>]*>/.exec(html)?.[0]).toBe(
    '<a href="other.html">a</a><a href="other.html">b</a><a href="page.html">c</a><img alt="" src="../img/dot.svg">',
  );
});
