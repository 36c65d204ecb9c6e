import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

interface Case {
  name: string;
  /** `src/Bad.jsx`, which `docs/bad.mdx` shows. */
  code: string;
  others?: Record<string, string>;
  /** The one message; none if there is no mistake. */
  says?: RegExp;
  /** The content that its page still shows. */
  shows?: string;
}

// A time limit ends an endless loop: `engine/node/compile/markdown/evaluate/runAuthorCode.test.ts`.

const CASES: Case[] = [
  {
    name: 'throws',
    code: "export default () => { throw new Error('no luck'); };",
    says: /^docs\/bad\.mdx:5: `Bad` fails: no luck\./,
  },
  {
    name: 'suspends on a promise that never resolves',
    code: "import { use } from 'react';\nconst never = new Promise(() => {});\nexport default () => <p>{use(never)}</p>;",
    says: /^docs\/bad\.mdx:5: `Bad` /,
  },
  {
    name: 'imports a package that is not installed',
    code: "import x from 'not-there';\nexport default () => <p>shown {x.y}</p>;",
    says: /^src\/Bad\.jsx:1: The package "not-there" is not installed\. Run "npm install not-there" in the folder of the site\.$/,
    shows: '<p>shown </p>',
  },
  {
    name: 'imports a module of Node for the browser',
    code: "import fs from 'node:fs';\nimport { useState } from 'react';\nexport default () => { const [n, setN] = useState(0); return <button onClick={() => setN(n + 1)}>shown {n}{typeof fs}</button>; };",
    says: /^src\/Bad\.jsx:1: "node:fs" is a module of Node, which browsers do not have\.$/,
    shows: 'shown ',
  },
  {
    name: 'keeps a timer alive',
    code: 'setInterval(() => {}, 1000);\nexport default () => { setTimeout(() => {}, 60000); return <p>shown</p>; };',
    shows: '<p>shown</p>',
  },
  {
    name: 'imports in a circle',
    code: "import { name } from './Other';\nexport const title = 'Bad';\nexport default () => <p>{name()}</p>;",
    others: { 'src/Other.jsx': "import { title } from './Bad';\nexport const name = () => title;" },
    shows: '<p>Bad</p>',
  },
  {
    name: 'imports a package with a React of its own',
    code: "import Widget from 'widget';\nexport default () => <Widget/>;",
    others: {
      'node_modules/widget/package.json': '{ "name": "widget", "main": "index.js" }',
      'node_modules/widget/index.js':
        "import { useState } from 'react';\nimport { jsx } from 'react/jsx-runtime';\nexport default function Widget() { const [n] = useState(7); return jsx('b', { children: n }); }",
      'node_modules/widget/node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
      'node_modules/widget/node_modules/react/index.js': "throw new Error('a second React');",
    },
    shows: '<b>7</b>',
  },
  {
    name: 'uses findDOMNode',
    code: "import { findDOMNode } from 'react-dom';\nexport default () => <p>{String(findDOMNode(null))}</p>;",
    says: /^src\/Bad\.jsx:1: .*findDOMNode.*React 19/,
    shows: '<p>null</p>',
  },
  {
    name: 'uses ReactDOM.render',
    code: "import ReactDOM from 'react-dom';\nexport default () => { ReactDOM.render(<p/>, null); return <p>shown</p>; };",
    says: /^src\/Bad\.jsx:2: .*render.*React 19/,
    shows: '<p>shown</p>',
  },
  {
    name: 'has defaultProps on a function',
    code: 'export default function Bad({ name }) { return <p>shown {name}</p>; }\nBad.defaultProps = { name: "me" };',
    says: /^src\/Bad\.jsx:2: .*defaultProps.*React 19/,
    shows: 'shown ',
  },
  {
    name: 'has string refs',
    code: 'import { Component } from \'react\';\nexport default class Bad extends Component {\n  render() { return <p ref="box">shown</p>; }\n}',
    says: /^src\/Bad\.jsx:3: .*ref.*React 19/,
    shows: 'shown',
  },
];

it.each([
  [
    'a page of the site',
    { 'src/pages/bad.jsx': "\n\nexport default () => { throw new Error('no luck'); };" },
    'src/pages/bad.jsx: The page',
  ],
  [
    'a page of a plugin',
    {
      'Bad.jsx': "\n\nexport default () => { throw new Error('no luck'); };",
      'plugin.js':
        "module.exports = () => ({ name: 'adds', contentLoaded: ({ actions }) => actions.addRoute({ path: '/bad', component: '@site/Bad.jsx' }) });",
    },
    'Bad.jsx: The page "/bad" of the plugin "adds"',
  ],
])('%s that throws is named as what it is', async (_what, files, name) => {
  const config = 'plugin.js' in files ? "plugins: ['./plugin.js']," : '';
  const site = await fixtureSite({ 'docs/good.md': '# Good\n', ...files }, { config });
  const built = await site.build({ keepGoing: true });
  expect(built.messages).toEqual([`${name} fails: no luck.`]);
  expect(await built.html('/good')).toContain('Good');
});

it.each(CASES)('a component that $name: one message, and every other page', async ({ code, others, says, shows }) => {
  const site = await fixtureSite({
    'docs/bad.mdx': "import Bad from '@site/src/Bad';\n\n# Bad\n\n<Bad>inside</Bad>\n",
    'docs/good.mdx': "import Good from '@site/src/Good';\n\n# Good\n\n<Good/>\n",
    'src/Good.jsx': 'export default () => <i>fine</i>;',
    'src/Bad.jsx': code,
    ...others,
  });
  const built = await site.build({ keepGoing: true });
  expect(built.messages).toEqual(says ? [expect.stringMatching(says)] : []);
  expect(await built.html('/good')).toContain('<i>fine</i>');
  expect(await built.html('/bad')).toContain(shows ?? 'inside');
});
