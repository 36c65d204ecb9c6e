import { describe, expect, it } from 'vitest';
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

it('a file that code names next to itself is a part of the site, as with webpack', async () => {
  const site = await fixtureSite({
    'docs/index.mdx':
      "---\nslug: /\n---\n\nimport Still from '@site/src/Still';\nimport Live from '@site/src/Live';\n\n<Still/>\n\n<Live/>\n",
    'docs/deep/page.mdx': "import Still from '@site/src/Still';\n\n<Still/>\n",
    'src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    'static/guide.pdf': 'guide',
    'src/Still.jsx': `
      // As in: new URL('./example.png', import.meta.url)
      const guide = new URL("@site/static/guide.pdf#p2", import.meta.url);
      export default () => <p><img alt="" src={new URL('./dot.svg', import.meta.url).href} /><a href={guide}>g</a></p>;`,
    'src/Live.tsx': `
      import { useState } from 'react';
      export default function Live() {
        const [count, add] = useState(0);
        const url = new URL('./dot.svg', import.meta.url);
        const none = new URL('./none.png', import.meta.url);
        return <button onClick={() => add(count + 1)}><img alt="" src={String(url)} />{none.protocol}</button>;
      }`,
  });
  const built = await site.build();
  expect(built.messages).toEqual(['src/Live.tsx:6: "./none.png" is no file.']);
  // Either kind of quotes: they only mark who sets the size of an image.
  const html = (await built.html('/')).replaceAll("'", '"');
  const files = await built.files();
  const [dot = ''] = files.filter((file) => /^assets\/files\/dot\.\w+\.svg$/.test(file));
  const [guide = ''] = files.filter((file) => /^assets\/files\/guide\.\w+\.pdf$/.test(file));
  expect(html).toContain(`<p><img alt="" src="${dot}"`);
  expect(html).toContain(`<a href="${guide}#p2"`);
  expect((await built.html('/deep/page')).replaceAll("'", '"')).toContain(`src="../${dot}"`);
  expect(html).toMatch(/<button><img alt="" src="assets\/files\/dot[^"]*"[^>]*>file:<\/button>/);
  const code = await Promise.all(scripts(files).map(built.read));
  expect(code.join('')).toContain(dot);
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

  it('comes to the browser without what no code names', async () => {
    const { html, script } = await build('siteConfig.title');
    expect(html).toContain('Fixture</button>');
    expect(script).toContain('"title":"Fixture"');
    expect(script).not.toMatch(/"(?:plugins|presets|themes|i18n|markdown)"/);
  });
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

describe('Markdown that code imports', () => {
  const files = {
    'docs/intro.mdx': "import Box from '@site/src/Box';\n\n# Intro\n\n<Box/>\n",
    'docs/deep/other.md': '# Other\n\n## Part\n',
    'src/Box.jsx': `
      import Note from './_note.mdx';
      export default () => <section><Note who="you" /></section>;`,
    'src/_note.mdx':
      "import Mark from './Mark';\nimport More from './more/_more.md';\n\nHello {props.who}, **read** [the other](../docs/deep/other.md#part) and <Mark/>.\n\n:::tip\n\nMind.\n\n:::\n\n<More/>\n",
    'src/more/_more.md': 'And *more*, with ![a picture](./dot.png).\n',
    'src/more/dot.png': 'picture',
    'src/Mark.jsx':
      "import styles from './mark.module.css';\nexport default () => <mark className={styles.bright}>this</mark>;",
    'src/mark.module.css': '.bright { color: hotpink }',
    'src/pages/about.jsx': `
      import Layout from '@theme/Layout';
      import Note from '../_note.mdx';
      export default () => <Layout title="About"><Note who="all" /></Layout>;`,
  };

  it('is shown in its place, with components, links and styles', async () => {
    const site = await fixtureSite(files);
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.plainHtml('/intro');
    expect(html).toMatch(
      /<section><p>Hello you, <strong>read<\/strong> <a href="deep\/other.html#part">the other<\/a> and <mark class="bright_\w+">this<\/mark>\.<\/p>/,
    );
    expect(html).toContain('theme-admonition-tip');
    expect(html).toMatch(/<p>And <em>more<\/em>, with <img [^>]*src="assets\/files\/dot/);
    expect(await built.plainHtml('/about')).toMatch(
      /<p>Hello all, <strong>read<\/strong> <a href="deep\/other.html#part">/,
    );
    const styles = (await built.files()).filter((file) => /^assets\/style\..*\.css$/.test(file));
    expect((await Promise.all(styles.map(built.read))).join('')).toContain('#ff69b4');
    // The text is on the page, so its Markdown has it too, and no script is needed for it.
    expect(await built.read('intro.md')).toContain('Hello you, **read**');
    expect((await built.files()).filter((file) => /^assets\/(?:code\/|live).*\.js$/.test(file))).toEqual([]);
  });

  it('is read again when it changes', async () => {
    const site = await fixtureSite(files);
    await site.build();
    await site.write({ 'src/more/_more.md': 'And *less*.\n' });
    expect(await (await site.build()).html('/intro')).toContain('<p>And <em>less</em>.</p>');
    await site.write({ 'src/Mark.jsx': 'export default () => <b>that</b>;' });
    expect(await (await site.build()).html('/about')).toContain('<b>that</b>');
  });

  it('stays HTML inside a component that lives in the browser', async () => {
    const site = await fixtureSite({
      ...files,
      'src/Box.jsx': `
        import { useState } from 'react';
        import Note from './_note.mdx';
        export default () => { const [n, setN] = useState(0); return <section onClick={() => setN(n + 1)}>{n}<Note who="you" /></section>; };`,
      'src/Mark.jsx':
        "import { useState } from 'react';\nexport default () => { const [n, setN] = useState(7); return <button onClick={() => setN(n + 1)}>{n}</button>; };",
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.plainHtml('/intro');
    expect(html).toMatch(
      /<!--oc-island \["@site\/src\/Box.jsx#default"[^>]*--><section>0<!--oc-part [^>]*--><p>Hello you, /,
    );
    expect(html).toMatch(/and <!--oc-island \["@site\/src\/Mark.jsx#default"[^>]*--><button>7<\/button><!--\/oc-->/);
  });

  const OPENS = `
    import { useState } from 'react';
    import Note from './_note.mdx';
    export default () => { const [isOpen, open] = useState(false); return <div onClick={() => open(true)}>{isOpen && <Note/>}</div>; };`;

  it('is on a page once where components show it later, even inside itself', async () => {
    const site = await fixtureSite({
      'docs/intro.mdx': "import Opens from '@site/src/Opens';\n\n# Intro\n\n<Opens/>\n\n<Opens/>\n",
      'src/Opens.jsx': OPENS,
      'src/_note.mdx': "import Opens from './Opens';\n\nFor later. <Opens/>\n",
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.html('/intro');
    expect(html.match(/<!--oc-island /g)).toHaveLength(3);
    expect(html.match(/For later/g)).toHaveLength(1);
    // A paragraph with a block in it: a browser would end it there.
    expect(html).toMatch(/<template data-oc-later><!--oc-part [^>]*--><div>For later/);
  });

  it('is on no page just because a table of components has it next to a live one', async () => {
    const site = await fixtureSite({
      'docs/intro.mdx': '# Intro\n\n<Opens/>\n\n| a |\n| - |\n| b |\n',
      'docs/more.mdx': '# More\n\n<Aside/>\n',
      'src/theme/MDXComponents.js': `
        import MDXComponents from '@theme-original/MDXComponents';
        import Opens from '../Opens';
        import Aside from '../_aside.mdx';
        import Other from '../_other.mdx';
        import Table from '../Table';
        export default { ...MDXComponents, Opens, Aside, Other, table: Table };`,
      'src/Table.jsx':
        "import { useEffect } from 'react';\nexport default (props) => { useEffect(() => {}); return <table {...props} />; };",
      'src/Opens.jsx': OPENS,
      'src/_note.mdx': 'For later.\n',
      'src/_aside.mdx': 'An aside. <Opens/>\n\n| c |\n| - |\n| d |\n',
      'src/_other.mdx': 'Another. <Aside/>\n\n| e |\n| - |\n| f |\n',
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.html('/intro');
    expect(html).toContain('<p>For later.</p>');
    expect(html).not.toMatch(/An aside|Another/);
    expect(await built.html('/more')).toMatch(/<div>An aside\. /);
  });

  it('returns its front matter, title and metadata to code and to content', async () => {
    const site = await fixtureSite({
      'docs/intro.mdx':
        'import Term from \'@site/src/Term\';\nimport Terms, { frontMatter } from \'../terms.md\';\n\n# Intro\n\nA <Term id="dag"/> and <Term id="gone">other</Term>. {frontMatter.dag.shown}! <Terms/>\n',
      'terms.md': '---\ndag:\n  shown: graph\n---\n\n# Terms\n\nOur **words**.\n',
      'src/Term.jsx': `
        import * as terms from '../terms.md';
        export default ({ id, children }) => <b>{terms.frontMatter[id]?.shown ?? children} ({terms.metadata.title}: {terms.metadata.description})</b>;`,
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.plainHtml('/intro');
    expect(html).toContain('A <b>graph (Terms: Our words.)</b> and <b>other (Terms: Our words.)</b>. graph! ');
    await site.write({ 'terms.md': '---\ndag:\n  shown: DAG\n---\n\n# Terms\n\nOur **words**.\n' });
    expect(await (await site.build()).plainHtml('/intro')).toContain('A <b>DAG (');
    await site.write({ 'terms.md': '---\ndag: [\n---\n\nOur **words**.\n' });
    expect((await site.build({ keepGoing: true })).messages.join('\n')).toMatch(
      /terms\.md:\d.*The front matter is not valid YAML/,
    );
  });

  it("gives a blog post's address, authors and tags", async () => {
    const site = await fixtureSite(
      {
        'docs/intro.mdx': "import Posts from '@site/src/Posts';\n\n# Intro\n\n<Posts/>\n",
        'blog/authors.yml': 'ada:\n  name: Ada\n',
        'blog/2024-05-06-first.md': '---\nauthors: [ada]\ntags: [new]\n---\n\n# First\n\nText.\n\n<!-- truncate -->\n',
        'src/Posts.jsx': `
        const context = require.context('../blog', true, /\\.md$/);
        export default () => context.keys().map((key) => {
          const { title, permalink, date, authors, tags } = context(key).metadata;
          return <p key={key}>{[title, permalink, date, authors[0].key, authors[0].name, tags[0].label].join('; ')}</p>;
        });`,
      },
      { blog: '{}' },
    );
    const { html, messages } = await site.build();
    expect(messages).toEqual([]);
    expect(await html('/intro')).toContain(
      '<p>First; /blog/2024/05/06/first; 2024-05-06T00:00:00.000Z; ada; Ada; new</p>',
    );
    // Not in the file itself.
    await site.write({ 'blog/authors.yml': 'ada:\n  name: Ada L.\n' });
    expect(await (await site.build()).html('/intro')).toContain('; ada; Ada L.; new</p>');
  });

  it('is on a page where it shows, if code computes its name and there are very many', async () => {
    const names = Array.from({ length: 21 }, (_, at) => `n${at}`);
    const site = await fixtureSite({
      'docs/intro.mdx': 'import Note from \'@site/src/Note\';\n\n# Intro\n\n<Note of="n7"/>\n',
      'src/Note.jsx': `
        import { useState } from 'react';
        export default ({ of }) => {
          const [isOpen, open] = useState(false);
          const note = require(\`../notes/\${of}.md\`);
          return <div><button onClick={() => open(!isOpen)}>{note.metadata.title}</button><div hidden={!isOpen}>{note.default({})}</div></div>;
        };`,
      ...Object.fromEntries(
        names.map((name) => [`notes/${name}.md`, `---\ntitle: About ${name}\n---\n\nText of ${name}.\n`]),
      ),
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.html('/intro');
    expect(html).toContain('<button>About n7</button>');
    expect(html.match(/Text of n\d+/g)).toEqual(['Text of n7']);
  });

  it('that is missing, or cannot be read, is named with its place', async () => {
    const site = await fixtureSite({
      ...files,
      'src/_note.mdx': 'Fine.\n\n<Unclosed>\n',
      'src/pages/about.jsx': "import Gone from './_gone.mdx';\nexport default () => <p>still here <Gone/></p>;",
    });
    const built = await site.build({ keepGoing: true });
    expect(built.messages.join('\n')).toMatch(/src\/_note\.mdx:3/);
    expect(built.messages.join('\n')).toMatch(
      /src\/pages\/about\.jsx:1: "\.\/_gone\.mdx" is imported, but there is no such file\./,
    );
    expect(await built.html('/intro')).toContain('Fine.');
    expect(await built.html('/about')).toContain('still here');
  });
});

it('names what cannot run, shows the rest, and builds every other page', async () => {
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

it('knows the components of src/theme/MDXComponents everywhere', async () => {
  const site = await fixtureSite({
    'docs/index.md':
      '---\nslug: /\n---\n\n# Home\n\nSome <Mark>marked</Mark> text. [A link](./other.md) [Beside](/blog/x)\n',
    'docs/other.md': `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# Other\n\n<Toggle />\n\n<Tabs><TabItem value="a">A</TabItem></Tabs>\n`,
    'src/theme/MDXComponents.tsx': `
      import React from 'react';
      import MDXComponents from '@theme-original/MDXComponents';
      import Toggle from '@site/src/Toggle';
      export default { ...MDXComponents, Toggle, Mark: ({ children }) => <mark>{children}</mark>,
        a: ({ href, children }) => <a className="own" href={href.replace(/^\\/blog/, 'https://main.example')}>{children}</a> };`,
    'src/Toggle.tsx': `
      import { useState } from 'react';
      export default () => { const [on, set] = useState(false); return <button onClick={() => set(!on)}>{on ? 'on' : 'off'}</button>; };`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/');
  expect(html).toContain(
    'Some <mark>marked</mark> text. <a class="own" href="other.html">A link</a> <a class="own" href="https://main.example/x"',
  );
  expect(await built.html('/other')).toMatch(/<!--oc-island \["@site\/src\/theme\/MDXComponents.tsx#default\.Toggle"/);
  expect(await built.html('/other')).toContain('role="tab"');
  await site.write({ 'src/Toggle.tsx': 'export default () => <b>now static</b>;' });
  expect(await (await site.build()).html('/other')).toContain('<b>now static</b>');
});

it('takes an ejected src/theme/MDXComponents for what it says', async () => {
  const site = await fixtureSite({
    'docs/index.md':
      '---\nslug: /\n---\n\n# Home\n\nA `word`, [a link](#two).\n\n- one\n\n## Two\n\n![](./a.png)\n\n<Mark>m</Mark>\n',
    'docs/a.png': 'x',
  });
  const plain = await (await site.build({ keepGoing: true })).html('/');
  await site.write({
    'src/theme/MDXComponents/index.js': `
      import React from 'react';
      import Head from '@docusaurus/Head';
      import A from '@theme/MDXComponents/A';
      import Code from '@theme/MDXComponents/Code';
      import Details from '@theme/MDXComponents/Details';
      import Heading from '@theme/MDXComponents/Heading';
      import Img from '@theme/MDXComponents/Img';
      import Li from '@theme/MDXComponents/Li';
      import Pre from '@theme/MDXComponents/Pre';
      import Ul from '@theme/MDXComponents/Ul';
      import Admonition from '@theme/Admonition';
      import Mermaid from '@theme/Mermaid';
      export default { Head, details: Details, Details, code: Code, a: A, pre: Pre, ul: Ul, li: Li, img: Img,
        h1: (props) => <Heading as="h1" {...props} />, h2: (props) => <Heading as="h2" {...props} />,
        admonition: Admonition, mermaid: Mermaid, Mark: ({ children }) => <mark>{children}</mark> };`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const articleOf = (html: string) =>
    /<article.*<\/article>/s.exec(html)?.[0].replace('<mark class="oc-missing">Mark</mark>m', '<mark>m</mark>');
  expect(await built.html('/')).toContain('<mark>m</mark>');
  expect(articleOf(await built.html('/'))).toBe(articleOf(plain));
});

it('makes a component live that has imported Markdown inside', async () => {
  const site = await fixtureSite({
    'docs/index.mdx': [
      "---\nslug: /\n---\nimport Fold from '@site/src/Fold';",
      "import Part from './_part.md';\n",
      '# Home\n\n<Fold>\n\nText and [a link](#home).\n\n<Part />\n\n</Fold>',
    ].join('\n'),
    'docs/_part.md': 'A part with [its own link](./index.mdx) and ![](./a.png).',
    'docs/a.png': 'x',
    'src/Fold.jsx': `import { useState } from 'react';
      export default ({ children }) => { const [on, set] = useState(false);
        return <section onClick={() => set(!on)}><div style={{ display: on ? 'block' : 'none' }}>{children}</div></section>; };`,
  });
  const { messages, html } = await site.build();
  expect(messages).toEqual([expect.stringContaining('#home')]);
  expect(await html('/')).toMatch(/<!--oc-island \["@site\/src\/Fold.jsx#default".*its own link/s);
});

it('imports resolve as in webpack: the own folder, names with dots, CommonJS', async () => {
  const site = await fixtureSite({
    'docs/index.mdx': `---
slug: /
---
import { word } from '.';
import { other } from './the.other';
import { Star } from 'icons';
import { Starred } from '@site/src/Starred';

{word} and {other} <Star size="big" /> <Starred />
`,
    'docs/index.ts': "export const word: string = 'found';",
    'docs/the.other.js': "export const other = 'named';",
    'src/Starred.tsx': 'import { Star } from \'icons\';\nexport const Starred = () => <Star size="small" />;',
    'node_modules/icons/package.json': '{ "name": "icons", "main": "main.js" }',
    'node_modules/icons/main.js':
      "const { createElement } = require('react');\nexports.Star = ({ size }) => createElement('i', null, size);",
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.plainHtml('/');
  expect(html).toContain('found and named');
  expect(html).toContain('<i>big</i>');
  expect(html).toContain('<i>small</i>');
});

it("heeds a package's own files for browsers", async () => {
  const site = await fixtureSite({
    'docs/index.mdx': "---\nslug: /\n---\nimport Live from '@site/src/Live';\n\n# Home\n\n<Live />\n",
    'src/Live.jsx': `import { where } from 'two-faced'; import { useState } from 'react';
      export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{where}</button>; };`,
    'node_modules/two-faced/package.json': JSON.stringify({
      name: 'two-faced',
      module: 'index.mjs',
      browser: { './where.mjs': './where.browser.mjs', fs: false },
    }),
    'node_modules/two-faced/index.mjs': "import 'fs'; export { where } from './where.mjs';",
    'node_modules/two-faced/where.mjs':
      "import { readFileSync } from 'fs'; export const where = 'node' + typeof readFileSync;",
    'node_modules/two-faced/where.browser.mjs': "export const where = 'browser';",
  });
  const { messages, html, read, files } = await site.build();
  expect(messages).toEqual([]);
  expect(await html('/')).toContain('nodefunction');
  const [script = ''] = (await files()).filter((file) => /^assets\/code\/.*\.js$/.test(file));
  expect(await read(script)).toContain('browser');
  expect(await read(script)).not.toContain('readFileSync');
});

it('sees what was missing when it comes', async () => {
  const site = await fixtureSite({
    'docs/index.mdx': [
      '---\nslug: /\n---\n',
      "import Late from '@site/src/Late';",
      "import Beside from './Beside';",
      "import Installed from 'late-package';",
      "import Details from '@theme/Details';",
      '\n# Home\n\n<Late /> <Beside /> <Installed /> <Details>inside</Details> <Mark>m</Mark>\n',
    ].join('\n'),
  });
  await site.build();
  const steps: [files: Record<string, string>, shown: string][] = [
    [{ 'src/Late.jsx': "export default () => 'a file';" }, 'a file'],
    [{ 'docs/Beside.jsx': "export default () => 'a file beside';" }, 'a file beside'],
    [
      {
        'node_modules/late-package/package.json': '{ "name": "late-package", "main": "main.js" }',
        'node_modules/late-package/main.js': "module.exports = () => 'a package';",
      },
      'a package',
    ],
    [{ 'src/theme/Details.jsx': "export default () => 'the site’s own';" }, 'the site’s own'],
    [{ 'src/theme/MDXComponents.jsx': "export default { Mark: () => 'for all' };" }, 'for all'],
  ];
  for (const [files, shown] of steps) {
    await site.write(files);
    expect(await (await site.build({ keepGoing: true })).html('/')).toContain(shown);
  }
});

it('shows components of the site the tags and components that Docusaurus would show them', async () => {
  const rows = `import React from 'react';
    export default function Rows({ children }) {
      if (children.type !== 'table') throw new Error('no table');
      const [, body] = React.Children.toArray(children.props.children);
      return <table><caption>{React.Children.count(body.props.children)} rows</caption>{body}</table>;
    }`;
  const steps = `import React, { useState } from 'react';
    export const Step = () => null;
    export function Group({ children }) {
      const [isOpen, open] = useState(true);
      const all = React.Children.toArray(children);
      if (all.some(({ type }) => type !== Step)) throw new Error('no step');
      return <ol onClick={() => open(!isOpen)}>{isOpen && all.map(({ key, props }) => <li key={key}>{props.children}</li>)}</ol>;
    }
    export default function Steps({ children: { type, props } }) { return type === Group && <Group {...props} />; }`;
  const text = `# T

import Rows from '@site/src/Rows';
import Steps, { Group, Step } from '@site/src/steps';

<Rows>

| a |
| - |
| b |
| c |

</Rows>

<Steps><Group><Step>One</Step><Step>*Two*</Step></Group></Steps>
`;
  const files = { 'docs/t.mdx': text, 'src/Rows.jsx': rows, 'src/steps.jsx': steps };
  const built = await (await fixtureSite(files)).build();
  expect(built.messages).toEqual([]);
  const html = await built.plainHtml('/t');
  expect(html).toMatch(/<table><caption>2 rows<\/caption><tbody><tr><td>b<\/td>/);
  expect(html).toMatch(/<!--oc-island \["@site\/src\/steps.jsx#default"[^>]*--><ol><li>One<\/li><li>.*<em>Two<\/em>/);
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

  it('knows it wherever the same text stands: in versions, locales, and after the page has changed', async () => {
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

  it('gets a message on a page that has no such thing', async () => {
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

it('leaves the theme’s own components alone that a table of the site takes over', async () => {
  const site = await fixtureSite({
    'docs/index.mdx': '---\nslug: /\n---\n\n# Home\n\n:::tip\n\n<Toggle />\n\n:::\n',
    'src/theme/MDXComponents.jsx': `import MDXComponents from '@theme-original/MDXComponents';
      import Toggle from '@site/src/Toggle';
      export default { ...MDXComponents, Toggle };`,
    'src/Toggle.jsx': `import { useState } from 'react';
      export default () => { const [on, set] = useState(false); return <button onClick={() => set(!on)}>{String(on)}</button>; };`,
  });
  const { messages, html } = await site.build();
  expect(messages).toEqual([]);
  expect(await html('/')).toMatch(
    /class="theme-admonition[^]*<!--oc-island [^>]*--><button>false<\/button><!--\/oc-->/,
  );
});

it('knows what else pages may say of themselves, and the names of Docusaurus', async () => {
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

it('finds imports in the fence that hides code from translation tools', async () => {
  const site = await fixtureSite({
    'docs/index.mdx':
      '---\nslug: /\n---\n\n# Home\n\n````mdx-code-block\nimport Hello from \'@site/src/Hello\';\n````\n\n```mdx-code-block\n<Hello name="you" />\n```\n',
    'src/Hello.jsx': 'export default ({ name }) => <em>hello {name}</em>;\n',
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.plainHtml('/')).toContain('<em>hello you</em>');
});

it('shows cards of items that hold more than can be written down', async () => {
  const site = await fixtureSite({
    'docs/index.mdx':
      "---\nslug: /\n---\n\nimport DocCardList from '@theme/DocCardList';\n\n# Home\n\nexport const items = [{ type: 'link', label: 'Other', href: '/other', customProps: { icon: () => null } }];\n\n<DocCardList items={items} />\n",
    'docs/other.md': '# Other\n',
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/')).toMatch(/class="card [\s\S]*Other/);
});

describe('cards by hand', () => {
  const FILES = {
    'docs/index.mdx':
      "---\nslug: /\n---\n\nimport DocCard from '@theme/DocCard';\n\n# Home\n\n<DocCard item={{ type: 'link', href: '/deep/one', label: 'A card', description: 'Of one' }} />\n\n<DocCard item={{ type: 'link' }} />\n",
    'docs/deep/_category_.json': '{ "label": "Deep", "link": { "type": "generated-index" } }',
    'docs/deep/one.md': '---\ndescription: What one is\n---\n\n# One\n',
    'docs/deep/list.mdx': "# List\n\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n",
    'docs/deep/mine.mdx': "# Page\n\nimport Mine from '@site/src/Mine';\n\n<Mine />\n",
    // The result of `docusaurus swizzle --eject`.
    'src/theme/DocCardList.jsx': `
      import { useCurrentSidebarSiblings, filterDocCardListItems } from '@docusaurus/plugin-content-docs/client';
      import DocCard from '@theme/DocCard';
      const OfCategory = () => <DocCardList items={useCurrentSidebarSiblings()} />;
      export default function DocCardList({ items }) {
        if (!items) return <OfCategory />;
        return <section>{filterDocCardListItems(items).map((item) => <p key={item.label}><DocCard item={item} /></p>)}</section>;
      }`,
    'src/Mine.jsx': `
      import { useCurrentSidebarCategory } from '@docusaurus/theme-common';
      export default function Mine() {
        const { label, items } = useCurrentSidebarCategory();
        return <em>{label}: {items.map((item) => item.label + ' ' + item.href).join(', ')}</em>;
      }`,
  };

  it('are in content, in a list of the site and in what it makes of the category', async () => {
    const site = await fixtureSite(FILES, { config: "baseUrl: '/base/'," });
    const built = await site.build();
    expect(built.messages).toEqual([
      expect.stringContaining('`item` of `<DocCard>` must be an item of a sidebar; the card is left out.'),
    ]);
    expect(await built.html('/')).toContain(
      '<a class="card padding--lg cardContainer_fWXF" href="deep/one.html"><h2 class="text--truncate cardTitle_rnsV" title="A card">📄️<!-- --> <!-- -->A card</h2>' +
        '<p class="text--truncate cardDescription_PWke" title="Of one">Of one</p></a>',
    );
    const cards =
      /<section><p><a class="card .*List.*Page.*one.html"><h2[^>]*>📄️<!-- --> <!-- -->One<\/h2><p[^>]*>What one is/;
    expect(await built.html('/deep/list')).toMatch(cards);
    expect(await built.html('/category/deep')).toMatch(cards);
    expect(await built.plainHtml('/deep/mine')).toContain(
      '<em>Deep: List /base/deep/list, Page /base/deep/mine, One /base/deep/one</em>',
    );
  });

  it('follow the sidebar, and the card of the site', async () => {
    const site = await fixtureSite(FILES);
    await site.build();
    await site.write({
      'docs/deep/_category_.json': '{ "label": "Deeper" }',
      'docs/deep/two.md': '# Two\n',
      'src/theme/DocCard.jsx': 'export default ({ item }) => <i>{item.label}</i>;',
    });
    const built = await site.build();
    expect(await built.plainHtml('/deep/mine')).toContain(
      '<em>Deeper: List /deep/list, Page /deep/mine, One /deep/one, Two /deep/two</em>',
    );
    expect(await built.plainHtml('/deep/list')).toMatch(/<section><p>.*<i>One<\/i>.*<p>.*<i>Two<\/i>/);
  });
});

it('shows what was edited in data that code imports', async () => {
  const site = await fixtureSite({
    'docs/index.mdx':
      "---\nslug: /\n---\n\n# Home\n\nimport List from '@site/src/List';\nimport Live from '@site/src/Live';\n\n<List /> <Live />\n",
    'src/List.jsx': "import { names } from './data';\nexport default () => <b>{names.join()}</b>;\n",
    'src/data.js': "import list from './names.json';\nexport const names = list;\n",
    'src/names.json': '["one"]',
    'src/Live.jsx': `import { useState } from 'react'; import list from './names.json';
      export default () => { const [n, set] = useState(0); return <i onClick={() => set(n + 1)}>{list[0]}</i>; };`,
  });
  expect(await (await site.build()).html('/')).toContain('<b>one</b>');
  await site.write({ 'src/names.json': '["two", "three"]' });
  const built = await site.build();
  expect(await built.html('/')).toContain('<b>two,three</b>');
  const code = (await built.files()).filter((file) => file.startsWith('assets/code/'));
  const texts = await Promise.all(code.map((file) => built.read(file)));
  expect(texts.join('')).toContain('`two`');
  expect(texts.join('')).not.toContain('`one`');
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

it('takes the ES module of a package that has both forms, as webpack does', async () => {
  const built = await (
    await fixtureSite({
      'docs/index.mdx': `---\nslug: /\n---\n\nimport Form from '@site/src/Form';\n\n# Home\n\n<Form />\n`,
      'src/Form.jsx': "import { form } from 'two-forms';\nexport default () => <b>{form}</b>;",
      'node_modules/two-forms/package.json':
        '{ "name": "two-forms", "version": "1.0.0", "main": "a.js", "module": "b.js" }',
      'node_modules/two-forms/a.js': "exports.form = 'CommonJS';",
      'node_modules/two-forms/b.js': "export const form = 'ES module';",
    })
  ).build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/')).toContain('<b>ES module</b>');
});

it('runs browser-only code just to find theme parts in it', async () => {
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
