import type { Fault } from './fault.ts';

const doc = (name: string, text: string, others: Record<string, string> = {}): [string, Fault] => [
  name,
  { files: { [`docs/${name}.mdx`]: text, ...others } },
];

const named = ([name, fault]: [string, Fault], text: string): [string, Fault] => [name, { ...fault, named: text }];

const component = (name: string, code: string, others: Record<string, string> = {}): [string, Fault] =>
  doc(name, `import Part from '@site/src/${name}';\n\n# Title\n\n<Part />\n`, { [`src/${name}.jsx`]: code, ...others });

const page = (name: string, code: string): [string, Fault] => [name, { files: { [`src/pages/${name}.jsx`]: code } }];

const post = (name: string, text: string): [string, Fault] => [
  name,
  { files: { [`blog/2024-01-01-${name}.mdx`]: text } },
];

/** Faults of single pages. */
export const CONTENT_FAULTS: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  // Imports.
  doc('import-file', `import Part from './import-file-missing';\n\n# Title\n\n<Part />\n`),
  doc('import-unused', `import Part from './import-unused-missing';\n\n# Title\n`),
  doc('import-site', `import Part from '@site/src/import-site-missing';\n\n# Title\n\n<Part />\n`),
  doc('import-package', `import Part from 'import-package-missing';\n\n# Title\n\n<Part />\n`),
  named(
    doc('import-theme', `import Part from '@theme/ImportThemeMissing';\n\n# Title\n\n<Part />\n`),
    '@theme/ImportThemeMissing',
  ),
  named(
    doc('import-docusaurus', `import Part from '@docusaurus/Missing';\n\n# Title\n\n<Part />\n`),
    '@docusaurus/Missing',
  ),
  doc('import-partial', `import Part from './import-partial-missing.mdx';\n\n# Title\n\n<Part />\n`),
  doc('import-style', `import './import-style-missing.css';\n\n# Title\n`),
  doc('import-picture', `import picture from './import-picture-missing.png';\n\n# Title\n\n<img src={picture} />\n`),
  doc('import-raw', `import text from '!!raw-loader!./import-raw-missing.txt';\n\n# Title\n\n{text}\n`),
  doc('import-name', `import { Missing } from '@site/src/import-name';\n\n# Title\n\n<Missing />\n`, {
    'src/import-name.jsx': 'export const Other = () => <b>other</b>;\n',
  }),
  doc('import-name-unused', `import { Missing } from '@site/src/import-name-unused';\n\n# Title\n`, {
    'src/import-name-unused.jsx': 'export const Other = () => <b>other</b>;\n',
  }),
  doc(
    'import-name-value',
    `import { missing } from '@site/src/import-name-value';\n\n# Title\n\nA {missing} value.\n`,
    {
      'src/import-name-value.jsx': 'export const other = 1;\n',
    },
  ),
  doc('import-default', `import Part from '@site/src/import-default';\n\n# Title\n\n<Part />\n`, {
    'src/import-default.jsx': 'export const Other = () => <b>other</b>;\n',
  }),
  doc('import-case', `import Part from '@site/src/import-case/part';\n\n# Title\n\n<Part />\n`, {
    'src/import-case/Part.jsx': 'export default () => <b>part</b>;\n',
  }),
  doc('require-file', `# Title\n\n<img src={require('./require-file-missing.png').default} />\n`),
  // Components.
  doc('component-unknown', '# Title\n\n<Undefined />\n'),
  doc('component-unknown-inline', '# Title\n\nSome <Undefined>text</Undefined> here.\n'),
  doc('component-member', `import Tabs from '@theme/Tabs';\n\n# Title\n\n<Tabs.Missing />\n`),
  doc('component-member-unknown', '# Title\n\n<Undefined.Part />\n'),
  doc('component-not-imported', '# Title\n\n<Tabs>\n<TabItem value="a">A</TabItem>\n</Tabs>\n'),
  doc('component-lower-case', '# Title\n\n<undefined-element>text</undefined-element>\n'),
  doc('component-admonition', '# Title\n\n<Admonition>text</Admonition>\n'),
  component('component-throws', `export default () => { throw new Error('no luck'); };\n`),
  component('component-no-component', `export default { a: 1 };\n`),
  component('component-returns-nothing', `export default () => {};\n`),
  component('component-returns-object', `export default () => ({ a: 1 });\n`),
  component('component-no-export', `const Part = () => <b>part</b>;\n`),
  component('component-syntax', `export default () => { return <b>part</i>; };\n`),
  component('component-window', `const width = window.innerWidth;\nexport default () => <b>{width}</b>;\n`),
  component('component-window-render', `export default () => <b>{window.innerWidth}</b>;\n`),
  component('component-undefined-name', `export default () => <b>{missingName}</b>;\n`),
  component(
    'component-import-file',
    `import x from './component-import-file-missing';\nexport default () => <b>{x}</b>;\n`,
  ),
  component(
    'component-import-package',
    `import x from 'component-import-package-missing';\nexport default () => <b>{String(x)}</b>;\n`,
  ),
  component(
    'component-import-name',
    `import { missing } from './component-import-name-other';\nexport default () => <b>{String(missing)}</b>;\n`,
    {
      'src/component-import-name-other.js': 'export const other = 1;\n',
    },
  ),
  component(
    'component-import-default',
    `import missing from './component-import-default-other';\nexport default () => <b>{String(missing)}</b>;\n`,
    {
      'src/component-import-default-other.js': 'export const other = 1;\n',
    },
  ),
  named(
    component('component-import-node', `import fs from 'fs';\nexport default () => <b>{typeof fs}</b>;\n`),
    "resolve 'fs'",
  ),
  component(
    'component-import-picture',
    `import x from './component-import-picture-missing.png';\nexport default () => <img src={x} />;\n`,
  ),
  component(
    'component-require',
    `export default () => <img src={require('./component-require-missing.png').default} />;\n`,
  ),
  component(
    'component-import-style',
    `import './component-import-style-missing.css';\nexport default () => <b>part</b>;\n`,
  ),
  component(
    'component-import-later',
    `import React, { lazy } from 'react';\nconst Later = lazy(() => import('./component-import-later-missing'));\nexport default () => <b>{typeof Later}</b>;\n`,
  ),
  component(
    'component-require-tried',
    `let x;\ntry {\n  x = require('component-require-tried-missing');\n} catch {}\nexport default () => <b>{typeof x}</b>;\n`,
  ),
  [
    'component-type',
    {
      files: {
        'docs/component-type.mdx': `import Part from '@site/src/component-type';\n\n# Title\n\n<Part />\n`,
        'src/component-type.tsx': `import { Missing } from './component-type-missing';\nexport default (props: Missing) => <b>a</b>;\n`,
      },
    },
  ],
  named(
    component(
      'component-hook',
      `import useMissing from '@docusaurus/useMissing';\nexport default () => <b>{String(useMissing)}</b>;\n`,
    ),
    '@docusaurus/useMissing',
  ),
  component(
    'component-translate',
    `import Translate from '@docusaurus/Translate';\nexport default () => <Translate id="component-translate">{String(1)}</Translate>;\n`,
  ),
  page('page-throws', `export default () => { throw new Error('no luck'); };\n`),
  page('page-no-export', `export const other = 1;\n`),
  page('page-import', `import x from 'page-import-missing';\nexport default () => <b>{String(x)}</b>;\n`),
  page('page-syntax', `export default () => <b>page</i>;\n`),
  page('page-link', `import Link from '@docusaurus/Link';\nexport default () => <Link to="/nowhere">a</Link>;\n`),
  page('page-picture', `export default () => <img src="/img/page-picture-missing.png" />;\n`),
  // Pictures and files.
  doc('picture-file', '# Title\n\n![a](./picture-file-missing.png)\n'),
  doc('picture-bare', '# Title\n\n![a](picture-bare-missing.png)\n'),
  doc('picture-static', '# Title\n\n![a](/img/picture-static-missing.png)\n'),
  doc('picture-site', '# Title\n\n![a](@site/static/picture-site-missing.png)\n'),
  doc('picture-pathname', '# Title\n\n![a](pathname:///picture-pathname-missing.png)\n'),
  doc('picture-element', '# Title\n\n<img src="./picture-element-missing.png" />\n'),
  doc('picture-element-static', '# Title\n\n<img src="/picture-element-static-missing.png" />\n'),
  doc('picture-empty', '# Title\n\n![a]()\n'),
  doc('picture-front-matter', '---\nimage: ./picture-front-matter-missing.png\n---\n\n# Title\n'),
  doc('picture-front-matter-static', '---\nimage: /picture-front-matter-static-missing.png\n---\n\n# Title\n'),
  doc('file-linked', '# Title\n\n[a](./file-linked-missing.pdf)\n'),
  doc('file-linked-static', '# Title\n\n[a](/file-linked-static-missing.pdf)\n'),
  doc('file-linked-site', '# Title\n\n[a](@site/static/file-linked-site-missing.pdf)\n'),
  doc('file-linked-pathname', '# Title\n\n[a](pathname:///file-linked-pathname-missing.pdf)\n'),
  doc('file-element', '# Title\n\n<a href="./file-element-missing.pdf">a</a>\n'),
  // Links.
  doc('link-page', '# Title\n\n[a](/nowhere-link-page)\n'),
  doc('link-relative', '# Title\n\n[a](nowhere-link-relative)\n'),
  doc('link-markdown', '# Title\n\n[a](./nowhere-link-markdown.md)\n'),
  doc('link-anchor', '# Title\n\n[a](#nowhere)\n'),
  doc('link-anchor-elsewhere', '# Title\n\n[a](/docs/intro#nowhere)\n'),
  doc('link-empty', '# Title\n\n[a]()\n'),
  doc('link-element', '# Title\n\n<a href="/nowhere-link-element">a</a>\n'),
  doc(
    'link-component',
    `import Link from '@docusaurus/Link';\n\n# Title\n\n<Link to="/nowhere-link-component">a</Link>\n`,
  ),
  doc('link-reference', '# Title\n\n[a][nowhere]\n'),
  doc('link-bad-address', '# Title\n\n[a](http://[)\n'),
  // Syntax.
  doc('syntax-tag', '# Title\n\n<div>\n'),
  doc('syntax-tag-stray', '# Title\n\n</div>\n'),
  doc('syntax-braces', '# Title\n\nA set {1, 2 and more.\n'),
  doc('syntax-expression', '# Title\n\n{1 +}\n'),
  doc('syntax-import', `import Part from ;\n\n# Title\n`),
  doc('syntax-less-than', '# Title\n\nIf a <3 b.\n'),
  doc('syntax-two-defaults', 'export default () => <b>a</b>;\n\n# Title\n'),
  doc('syntax-heading-id', '# Title\n\n## A {#a b}\n'),
  doc('syntax-admonition', '# Title\n\n:::note\n\nNever closed.\n'),
  doc('syntax-directive', '# Title\n\n:::unknown\n\nText.\n\n:::\n'),
  doc('syntax-fence', '# Title\n\n```js\nnever closed\n'),
  doc('syntax-table', '# Title\n\n| a | b |\n| --- |\n| c |\n'),
  doc('expression-unknown', '# Title\n\nA {missingName} here.\n'),
  doc('expression-throws', '# Title\n\nA {undefined.name} here.\n'),
  doc('expression-object', '# Title\n\nA {({ a: 1 })} here.\n'),
  doc('expression-function', '# Title\n\nA {() => 1} here.\n'),
  doc('expression-date', '# Title\n\nA {new Date(0)} here.\n'),
  doc('expression-front-matter', '# Title\n\nA {frontMatter.nothing.at} here.\n'),
  doc('export-throws', 'export const a = undefined.name;\n\n# Title\n'),
  doc('attribute-style', '# Title\n\n<b style="color: red">text</b>\n'),
  doc('attribute-class', '# Title\n\n<b class="a">text</b>\n'),
  doc('attribute-handler', '# Title\n\n<b onClick="alert(1)">text</b>\n'),
  doc('attribute-void', '# Title\n\n<img src="/img/a.svg">text</img>\n'),
  doc('nesting', '# Title\n\n<p><div>text</div></p>\n'),
  doc('id-twice', '# Title\n\n## A {#same}\n\n## B {#same}\n'),
  doc('title-twice', '# Title\n\n# Another\n'),
  // Parts of the theme.
  doc(
    'tabs-default',
    `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# Title\n\n<Tabs defaultValue="nothing">\n<TabItem value="a">A</TabItem>\n</Tabs>\n`,
  ),
  doc(
    'tabs-twice',
    `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# Title\n\n<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n</Tabs>\n`,
  ),
  doc(
    'tabs-no-value',
    `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# Title\n\n<Tabs>\n<TabItem>A</TabItem>\n</Tabs>\n`,
  ),
  doc(
    'tabs-other-child',
    `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# Title\n\n<Tabs>\n<b>x</b>\n<TabItem value="a">A</TabItem>\n</Tabs>\n`,
  ),
  doc('tabs-empty', `import Tabs from '@theme/Tabs';\n\n# Title\n\n<Tabs>\n</Tabs>\n`),
  doc('tab-alone', `import TabItem from '@theme/TabItem';\n\n# Title\n\n<TabItem value="a">A</TabItem>\n`),
  doc('toc-inline', `import TOCInline from '@theme/TOCInline';\n\n# Title\n\n<TOCInline />\n`),
  doc('code-language', '# Title\n\n```no-such-language\ncode\n```\n'),
  doc('code-lines', '# Title\n\n```js {a-b}\ncode\n```\n'),
  doc('code-live', '# Title\n\n```jsx live\n<b>a</b>\n```\n'),
  doc('mermaid', '# Title\n\n```mermaid\nnot a diagram\n```\n'),
  // Style sheets.
  component('style-syntax', `import './style-syntax.css';\nexport default () => <b>part</b>;\n`, {
    'src/style-syntax.css': '.a { color: red;\n.b } {\n',
  }),
  component('style-picture', `import './style-picture.css';\nexport default () => <b>part</b>;\n`, {
    'src/style-picture.css': '.a { background: url(./style-picture-missing.png); }\n',
  }),
  component('style-picture-static', `import './style-picture-static.css';\nexport default () => <b>part</b>;\n`, {
    'src/style-picture-static.css': '.a { background: url(/img/style-picture-static-missing.png); }\n',
  }),
  component('style-import', `import './style-import.css';\nexport default () => <b>part</b>;\n`, {
    'src/style-import.css': "@import './style-import-missing.css';\n",
  }),
  component(
    'style-module-name',
    `import styles from './style-module-name.module.css';\nexport default () => <b className={styles.missing}>part</b>;\n`,
    {
      'src/style-module-name.module.css': '.a { color: red }\n',
    },
  ),
  component('style-unknown', `import './style-unknown.css';\nexport default () => <b>part</b>;\n`, {
    'src/style-unknown.css':
      '.a { colour: red }\n.b:nothing { color: nonsense }\n@unknown x { .c { a: b } }\n.d { filter: progid:A.B(c=1) }\n',
  }),
  component('style-word', `import './style-word.css';\nexport default () => <b>part</b>;\n`, {
    'src/style-word.css': '.a { color red }\n',
  }),
  component('style-semicolon', `import './style-semicolon.css';\nexport default () => <b>part</b>;\n`, {
    'src/style-semicolon.css': '.a { color: red\n  background: blue }\n',
  }),
  component('style-stray-brace', `import './style-stray-brace.css';\nexport default () => <b>part</b>;\n`, {
    'src/style-stray-brace.css': '.a { color: red } }\n.b { color: red }\n',
  }),
  component('style-hack', `import './style-hack.css';\nexport default () => <b>part</b>;\n`, {
    'src/style-hack.css': '.a { *color: red; _color: red; color: red\\9 }\n.a { ; }\n.b { color: }\n{ color: red }\n',
  }),
  component('style-sass', `import './style-sass.scss';\nexport default () => <b>part</b>;\n`, {
    'src/style-sass.scss': '$style-sass: red;\n.a { color: $style-sass }\n',
  }),
  // Posts.
  post('post-author', '---\nauthors: nobody-post-author\n---\n\n# Title\n\nText.\n'),
  post('post-untruncated', '# Title\n\nText.\n'),
  post('post-inline-tag', '---\ntags: [nowhere]\n---\n\n# Title\n\nText.\n'),
  post('post-inline-author', '---\nauthors: { name: Me }\n---\n\n# Title\n\nText.\n'),
  post('post-excerpt-component', '# Title\n\n<Undefined />\n\n<!-- truncate -->\n\nText.\n'),
  ['post-date', { files: { 'blog/post-date.mdx': '---\ndate: no date\n---\n\n# Title\n\nText.\n' } }],
  // Documents.
  doc('front-matter-type', '---\ntitle: [a]\n---\n\n# Title\n'),
  doc('front-matter-yaml', '---\ntitle: a: b: c\n---\n\n# Title\n'),
  doc('front-matter-unknown', '---\nhide_titel: true\n---\n\n# Title\n'),
  doc('front-matter-open', '---\ntitle: a\n\n# Title\n'),
  doc('front-matter-position', '---\nsidebar_position: first\n---\n\n# Title\n'),
  doc('front-matter-id', '---\nid: a/front-matter-id\n---\n\n# Title\n'),
  doc('front-matter-slug', '---\nslug: https://front-matter-slug.example/a\n---\n\n# Title\n'),
  doc('front-matter-date', '---\nlast_update: { date: no date }\n---\n\n# Title\n'),
  doc('empty-page', ''),
  doc('route-twice', '---\nslug: /same\n---\n\n# A\n', {
    'docs/route-twice-other.mdx': '---\nslug: /same\n---\n\n# B\n',
  }),
  doc('route-over-page', '---\nslug: /over\n---\n\n# A\n', { 'static/docs/over/index.html': 'static\n' }),
  [
    'category-type',
    { files: { 'docs/category-type/_category_.json': '{ "label": 1 }', 'docs/category-type/a.md': '# A\n' } },
  ],
  ['category-json', { files: { 'docs/category-json/_category_.json': '{ label', 'docs/category-json/a.md': '# A\n' } }],
]);
