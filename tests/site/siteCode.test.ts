/** Components of the site and pages written as components: what is HTML, and what needs a script. */
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const COUNTER = `
  import React, { useState } from 'react';
  import Link from '@docusaurus/Link';
  import styles from './styles.module.css';
  import picture from './picture.png';
  export default function Counter({ start = 0, children }: { start?: number; children?: React.ReactNode }) {
    const [count, setCount] = useState(start);
    return (
      <div className={styles.box}>
        <button onClick={() => setCount(count + 1)}>Count: {count}</button>
        <Link to="/other">Other</Link>
        <img src={picture} alt="" />
        {children}
      </div>
    );
  }
`;

const FILES = {
  'docs/index.mdx':
    "---\nslug: /\n---\n\nimport Counter from '@site/src/components/Counter';\n\n# Home\n\n<Counter start={3}>\n\nSome **children**.\n\n</Counter>\n",
  'docs/other.md': '# Other\n\nimport Hello, { Named } from \'../src/Hello\';\n\nSay <Hello name="you" />, <Named/>.\n',
  'docs/plain.md': "# Plain\n\n```js\nimport React from 'react';\nimport OpenAI from 'openai';\n```\n",
  'src/components/Counter/index.tsx': COUNTER,
  'src/components/Counter/styles.module.css': '.box { background: url(./picture.png) }',
  'src/components/Counter/picture.png': 'picture',
  'src/Hello.jsx': 'export default ({ name }) => <em>hello {name}</em>;\nexport const Named = () => <b>named</b>;\n',
};

const scripts = (files: string[]) => files.filter((file) => /^assets\/(?:code\/|live\.).*\.js$/.test(file));

it('renders components; those that need no browser leave no script behind', async () => {
  const site = await fixtureSite({ ...FILES, 'docs/index.mdx': '---\nslug: /\n---\n\n# Home\n' });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.plainHtml('/other')).toContain('<p>Say <em>hello you</em>, <b>named</b>.</p>');
  // Two texts next to each other are two nodes, as where React renders them.
  expect(await built.html('/other')).toContain('<em>hello <!-- -->you</em>');
  expect(scripts(await built.files())).toEqual([]);
});

it('makes islands of components that need the browser', async () => {
  const site = await fixtureSite(FILES);
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/');
  expect(html).toContain('<button>Count: <!-- -->3</button><a href="other.html">Other</a>');
  expect(html).toContain('<p>Some <strong>children</strong>.</p>');
  const files = await built.files();
  const picture = /<img src=["'](assets\/files\/picture\.[0-9a-f]+\.png)["']/.exec(html)?.[1];
  expect(files).toContain(picture);
  const [sheet = ''] = files.filter((file) => /^assets\/style\..*\.css$/.test(file));
  expect(await built.read(sheet)).toMatch(/\.box_\w+\{background:url\(files\/picture\.[0-9a-f]+\.png\)\}/);
  const { features } = await built.data('/');
  expect(features?.live?.scripts.every((file) => files.includes(file))).toBe(true);
  expect(features?.live?.scripts).toHaveLength(3);
  // Pages without components are what they were.
  expect((await built.data('/plain')).features).toEqual({});
  expect((await built.data('/other')).features).toEqual({});
});

it('shows the change of a component, of its style and of what it imports', async () => {
  const site = await fixtureSite(FILES);
  await site.build();
  await site.write({ 'src/Hello.jsx': "import { word } from './word';\nexport default () => <em>{word}</em>;" });
  await site.write({ 'src/word.ts': "export const word: string = 'first';" });
  expect(await (await site.build({ keepGoing: true })).html('/other')).toContain('<em>first</em>');
  await site.write({ 'src/word.ts': "export const word: string = 'second';" });
  const built = await site.build({ keepGoing: true });
  expect(await built.html('/other')).toContain('<em>second</em>');
  expect(built.report.rendered).toBe(1);
  await site.write({ 'src/components/Counter/styles.module.css': '.box { color: red }' });
  const after = await site.build({ keepGoing: true });
  const styles = (await after.files()).filter((file) => /^assets\/style\..*\.css$/.test(file));
  expect(await after.read(styles[0] ?? '')).toContain('color:red');
});

it("gives code the navbar items in Docusaurus's form", async () => {
  const items = `[
    { to: '/', label: 'Home' },
    { type: 'custom-api', label: 'API', position: 'right', to: 'core' },
    { label: 'More', items: [{ to: '/x', label: 'X' }, { type: 'custom-deep', word: 'w' }] },
    { type: 'docsVersionDropdown', versions: ['current'] },
  ]`;
  const site = await fixtureSite(
    {
      'docs/intro.md': '# Intro\n',
      'src/pages/index.jsx': `import { useThemeConfig } from '@docusaurus/theme-common';
        export default () => <code>{JSON.stringify(useThemeConfig().navbar.items)}</code>;`,
      'src/theme/NavbarItem/ComponentTypes.js': `import Types from '@theme-original/NavbarItem/ComponentTypes';
        export default { ...Types, 'custom-api': () => <i>API</i>, 'custom-deep': () => <i>deep</i> };`,
    },
    { themeConfig: `{ navbar: { items: ${items} } }` },
  );
  const { html } = await site.build();
  const [, shown = ''] = /<code>(.*?)<\/code>/s.exec(await html('/')) ?? [];
  const values = JSON.parse(shown.replaceAll('&quot;', '"')) as { type?: string }[];
  expect(values.map(({ type }) => type)).toEqual([undefined, 'custom-api', 'dropdown', 'docsVersionDropdown']);
  expect(values).toMatchObject([
    { to: '/', label: 'Home', position: 'left' },
    { type: 'custom-api', label: 'API', position: 'right', to: 'core' },
    {
      type: 'dropdown',
      label: 'More',
      position: 'left',
      items: [
        { to: '/x', label: 'X' },
        { type: 'custom-deep', word: 'w', position: 'left' },
      ],
    },
    {
      type: 'docsVersionDropdown',
      position: 'left',
      dropdownActiveClassDisabled: false,
      dropdownItemsBefore: [],
      dropdownItemsAfter: [],
      versions: ['current'],
    },
  ]);
});

it('a page that is a redirect leads on without script, unless only the browser knows where', async () => {
  const site = await fixtureSite(
    {
      'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n## Part\n',
      'docs/old.mdx': "import { Redirect } from '@docusaurus/router';\n\n<Redirect to='/new/' />\n",
      'docs/new.md': '# New\n',
      'src/pages/moved.jsx': `import { Redirect } from '@docusaurus/router';
        export default () => <Redirect to="/?a=1#part" />;`,
      'src/pages/based.jsx': `
        import { Redirect } from '@docusaurus/router';
        import useBaseUrl from '@docusaurus/useBaseUrl';
        import Layout from '@theme/Layout';
        export default () => <Layout><Redirect to={useBaseUrl('/new')} /></Layout>;`,
      'src/pages/query.jsx': `import { Redirect, useLocation } from '@docusaurus/router';
        export default () => <Redirect to={'/new' + useLocation().search} />;`,
      'src/pages/lost.jsx': `import { Redirect } from '@docusaurus/router';
        export default () => <Redirect to="/nowhere" />;`,
    },
    { config: "baseUrl: '/base/'," },
  );
  const built = await site.build();
  expect(built.messages).toEqual(['src/pages/lost.jsx: The link "/nowhere" leads to /nowhere, which does not exist.']);
  const targetOf = async (page: string) => {
    const [, meta] = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(await built.html(page)) ?? [];
    const [, link] = /<noscript><a href="([^"]*)">\1<\/a><\/noscript>/.exec(await built.html(page)) ?? [];
    expect(meta).toBe(link);
    // The app goes there by itself.
    expect(JSON.stringify((await built.data(page)).head)).not.toContain('refresh');
    expect((await built.data(page)).features?.live?.atOnce).toBe(true);
    return meta;
  };
  expect(await targetOf('/moved')).toBe('index.html?a=1#part');
  expect(await targetOf('/based')).toBe('new.html');
  expect(await targetOf('/old')).toBe('new.html');
  expect(await targetOf('/query')).toBeUndefined();
});

it('serves pages written as components', async () => {
  const site = await fixtureSite({
    'docs/intro.md': '# Intro\n\n## Top\n',
    'src/pages/index.tsx': `
      import Layout from '@theme/Layout';
      import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
      export default function Home() {
        const { siteConfig } = useDocusaurusContext();
        return <Layout title="Welcome" description="A landing page"><main><h1>{siteConfig.title}</h1></main></Layout>;
      }`,
    'src/pages/about/team.jsx': `
      import Link from '@docusaurus/Link';
      import useBaseUrl from '@docusaurus/useBaseUrl';
      export default () => <p>Team <a href="/">home</a> <Link to={useBaseUrl('/intro#top')}>intro</Link></p>;`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/');
  expect(html).toContain('<title>Welcome | Fixture</title>');
  expect(html).toContain('content="A landing page"');
  expect(html.match(/<main\b/g)).toHaveLength(1);
  expect(html).toContain('<h1>Fixture</h1>');
  expect(await built.html('/about/team')).toContain(
    '<p>Team <a href="../index.html">home</a> <a href="../intro.html#top">intro</a></p>',
  );
});

it('reports code that cannot run, shows the rest of its page, and builds all other pages', async () => {
  const site = await fixtureSite({
    'docs/index.mdx': [
      '---\nslug: /\n---\n',
      "import Bad from '@site/src/Bad';",
      "import Throws from '@site/src/Throws';",
      "import Loads from '@site/src/Loads';",
      "import Missing from 'a-package-nobody-has';",
      '\n# Home\n\n<Bad>one</Bad>\n\n<Throws>two</Throws>\n\n<Loads>three</Loads>\n\n<Missing>four</Missing>\n',
    ].join('\n'),
    'docs/good.mdx': "import Good from '@site/src/Good';\n\n# Good\n\n<Good/>\n",
    'src/Bad.jsx': 'export default () => <p>;\n',
    'src/Throws.jsx': "export default () => { throw new Error('no such thing'); };\n",
    'src/Loads.jsx': "throw new Error('at once');\nexport default () => null;\n",
    'src/Good.jsx': "import gone from './gone';\nexport default () => <p>good{gone.x}</p>;\n",
  });
  const built = await site.build({ keepGoing: true });
  const html = await built.html('/');
  for (const word of ['one', 'two', 'three', 'four']) expect(html).toContain(word);
  expect(await built.html('/good')).toContain('<p>good</p>');
  expect(built.messages).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^src\/Bad\.jsx:1:.*cannot be read/),
      expect.stringMatching(/^docs\/index\.mdx:.*no such thing/),
      expect.stringMatching(/^docs\/index\.mdx:.*at once/),
      expect.stringMatching(/^docs\/index\.mdx:.*a-package-nobody-has/),
      expect.stringMatching(/^src\/Good\.jsx:1:.*"\.\/gone" is imported, but there is no such file/),
    ]),
  );
});

it('shows a component as static HTML if its properties cannot be sent to the browser, and reports so', async () => {
  const site = await fixtureSite({
    'docs/index.mdx':
      "---\nslug: /\n---\n\nimport Shout from '@site/src/Shout';\n\n# Home\n\n<Shout change={[(text) => text.toUpperCase()]} />\n",
    'src/Shout.jsx':
      "import { useState } from 'react';\nexport default ({ change }) => { const [text] = useState('loud'); return <p>{change[0](text)}</p>; };\n",
  });
  const built = await site.build();
  expect(await built.html('/')).toContain('<p>LOUD</p>');
  expect(built.messages).toEqual([
    expect.stringMatching(/^docs\/index\.mdx:9: `Shout` needs the browser, but .*`change\[0\]` is a function/),
  ]);
});

it('runs classes that were compiled for browsers without classes', async () => {
  const site = await fixtureSite({
    'docs/t.mdx': 'import Old from \'@site/src/old\';\n\n# T\n\n<Old word="old"/>\n',
    'src/old.js': `import React from 'react';
      function Old(props) { var self = React.Component.call(this, props) || this; self.state = { n: 7 }; return self; }
      Old.prototype = Object.create(React.Component.prototype);
      Old.prototype.render = function () { return React.createElement('b', null, this.props.word, this.state.n); };
      export default Old;`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/t')).toMatch(/<!--oc-island [^>]*--><b>old<!-- -->7<\/b><!--\/oc-->/);
});

it('shows the right files where another component of the page fails', async () => {
  const site = await fixtureSite({
    'docs/index.mdx':
      "---\nslug: /\n---\nimport Fails from '@site/src/Fails';\nimport Shows from '@site/src/Shows';\n\n# Home\n\n<Fails />\n\n<Shows />\n",
    'static/a.png': 'a',
    'static/b.png': 'b',
    'src/Fails.jsx': `import useBaseUrl from '@docusaurus/useBaseUrl';
      export default () => { useBaseUrl('/a.png'); useBaseUrl('/b.png'); throw new Error('as asked'); };`,
    'src/Shows.jsx': `import useBaseUrl from '@docusaurus/useBaseUrl';
      export default () => <><img src={useBaseUrl('/b.png')} alt="" /><img src={useBaseUrl('/a.png')} alt="" /></>;`,
  });
  const { messages, html } = await site.build({ keepGoing: true });
  expect(messages).toEqual([expect.stringContaining('as asked')]);
  expect((await html('/')).match(/(?<=src=["'])[ab]\.png/g)).toEqual(['b.png', 'a.png']);
});

it('runs browser-only code only to find theme parts in it', async () => {
  const show = (inside: string) => `
    import BrowserOnly from '@docusaurus/BrowserOnly';
    ${inside === '' ? '' : "import DocBreadcrumbs from '@theme/DocBreadcrumbs';"}
    export default () => <BrowserOnly>{() => { (globalThis.ranHere ??= []).push(${JSON.stringify(inside)}); return <p>${inside}</p>; }}</BrowserOnly>;`;
  const site = await fixtureSite({
    'docs/index.mdx': `---\nslug: /\n---\n\nimport A from '@site/src/A';\nimport B from '@site/src/B';\n\n# Home\n\n<A />\n\n<B />\n`,
    'src/A.jsx': show(''),
    'src/B.jsx': show('<DocBreadcrumbs />'),
  });
  const built = await site.build({ threads: false });
  expect(built.messages).toEqual([]);
  const { ranHere } = globalThis as { ranHere?: string[] };
  expect(new Set(ranHere)).toEqual(new Set(['<DocBreadcrumbs />']));
  expect(await built.html('/')).toContain('<template data-oc-later><!--oc-part "DocBreadcrumbs"--><nav');
});

it('looks for absolute imports in static folders, then in the folder of the site', async () => {
  const site = await fixtureSite({
    'docs/index.mdx':
      "---\nslug: /\n---\n\nimport data from '/data/x.json';\nimport say from '/data/say';\nimport Part from '/parts/_a.md';\n" +
      "import Own from '/parts/_b.md';\nimport picture from '/img/p.png';\nimport other from '/img/q.png';\n\n# Home\n\n" +
      '<b>{data.name} {say}</b> <img src={picture} alt=""/><img src={other} alt=""/>\n\n<Part/>\n\n<Own/>\n',
    'data/x.json': '{"name": "from the site"}',
    'data/say.js': "export default 'said by the site';",
    'static/parts/_a.md': 'A static part.\n',
    'parts/_a.md': 'A part of the site.\n',
    'parts/_b.md': 'Another part of the site.\n',
    'static/img/p.png': 'p',
    'img/p.png': 'other p',
    'img/q.png': 'q',
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.plainHtml('/');
  expect(html).toContain('from the site said by the site');
  expect(html).toContain('A static part.');
  expect(html).toContain('Another part of the site.');
  expect(html).toContain('<img src="img/p.png" alt="">');
  expect(html).toMatch(/<img src="assets\/files\/q\.[0-9a-f]+\.png" alt="">/);
  // A file that is put into a static folder takes the place of the site's.
  await site.write({
    'static/data/x.json': '{"name": "from static"}',
    'static/data/say.js': "export default 'said by static';",
  });
  expect(await (await site.build()).plainHtml('/')).toContain('from static said by static');
});
