/** Markdown that the site's code imports. */
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

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

  it('is on a page once if components show it later, even if it imports itself', async () => {
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

  it('is on no page just because a table of components contains it next to a live one', async () => {
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

  it('that is missing or cannot be read is reported with its place', async () => {
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
