/** `src/theme/MDXComponents`: components that content may use without an import. */
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

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

it('uses an ejected src/theme/MDXComponents as it is written', async () => {
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

it('passes the site’s components the same tags and components as Docusaurus does', async () => {
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

it('lets a live component read the text of inline code in its children', async () => {
  const names = `import React, { useState } from 'react';
    const textOf = (node) => (React.isValidElement(node) ? textOf(React.Children.toArray(node.props.children)[0]) : node);
    export default function Names({ children }) {
      const [, body] = React.Children.toArray(children.props.children);
      const rows = React.Children.toArray(body.props.children);
      const [chosen, choose] = useState('');
      return <dl onClick={() => choose(textOf(rows[0]))} title={chosen}>{rows.map((row) => {
        if (typeof textOf(row) !== 'string') throw new Error('no name');
        return <dt key={row.key} id={textOf(row)}>{React.Children.toArray(row.props.children)[0].props.children}</dt>;
      })}</dl>;
    }`;
  const text = `# T

import Names from '@site/src/Names';

<Names>

| a    | b |
| ---- | - |
| \`c\` | d |

</Names>
`;
  const built = await (await fixtureSite({ 'docs/t.mdx': text, 'src/Names.jsx': names })).build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/t')).toMatch(/<!--oc-island [^>]*--><dl[^>]*><dt id="c"><code>c<\/code><\/dt><\/dl>/);
});

it('keeps the theme’s own components that a table of the site includes', async () => {
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
