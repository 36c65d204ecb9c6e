/** If something on a page cannot be read or run, the author gets a message and everything else is shown. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markdownOptions } from '../../../../tests/support/markdownOptions.ts';
import { createMdxRuntime } from '../../../theme/siteCode/runtime/createMdxRuntime.tsx';
import { siteDir, type Files } from '../../ground/testing/siteDir.ts';
import { createCompiler } from './createCompiler.ts';
import type { MarkdownOptions } from './types.ts';

const runtime = createMdxRuntime();

async function compile(source: string, files: Files = {}, options: Partial<MarkdownOptions> = {}) {
  const dir = siteDir(files);
  const compiler = createCompiler(markdownOptions({ siteDir: dir, ...options }), runtime);
  const filePath = path.join(dir, 'docs/page.mdx');
  const page = await compiler.compile({ filePath, source, frontMatter: {}, frontMatterLines: 0, format: 'mdx' });
  const problems = page.problems.map(({ severity = 'warning', code, subject, line }) => ({
    severity,
    code,
    subject,
    line,
  }));
  return { html: page.html.replace(/\uFDD0\d+\uFDD1/g, 'REF'), text: textOf(page.html), problems, page };
}

/** The text without marks of missing things. */
function textOf(html: string): string {
  return html
    .replace(/<mark class="oc-missing">.*?<\/mark>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const missing = (name: string) => `<mark class="oc-missing">${name}</mark>`;

describe('a comment behind a tag or an expression', () => {
  it.each([
    ['on a line', '<br/> <!-- c -->\n\nOne'],
    ['before text', '<br/><!-- c -->One'],
    ['of several lines', '{1} <!-- c\nd --> One'],
    ['with a block inside', '<div> <!-- c -->\n\nOne\n\n</div> <!-- d -->'],
    ['forty times and more', '<br/> <!-- c -->\n\n'.repeat(50) + 'One'],
  ])('is left out: %s', async (_name, source) => {
    const { text, problems } = await compile(source);
    expect([text.replace('1', '').trim(), problems]).toEqual(['One', []]);
  });
});

describe('imports that are not run', () => {
  it('may be called, destructured and mapped over', async () => {
    const { text, html, problems } = await compile(
      [
        "import make, { useThing, list } from '@site/src/thing';",
        'export const { a, b: { c } } = useThing();',
        'export const [first = 1, ...rest] = list;',
        'export const Own = ({ items }) => <ul>{items.map((item) => <li key={item.id}>{item.name}</li>)}</ul>;',
        '',
        'One {a} two {c.d.e()} three {`${list} four`} {list.map((item) => item.x)} {first} {rest.length}',
        '',
        '<Own items={list} />',
        '',
        '{make`template`} {new make().x} {(({ children }) => children)(make())} five',
        '',
        '<a href={make.url} style={make.style} className={list.join(" ")}>six</a>',
      ].join('\n'),
    );
    expect(text).toBe('One two three four 1 0 five six');
    expect(html).toContain(missing('useThing().a'));
    expect(problems).toEqual([{ severity: 'error', code: 'missing-import', subject: '@site/src/thing', line: 1 }]);
  });

  it('a component leaves what is inside it where it is', async () => {
    const { html, problems } = await compile(
      "import Term from '@theme/Term';\nimport { Card } from 'cards';\n\nThe <Term id=\"x\">word *is*</Term> kept, <Card/> too.\n",
    );
    expect(html).toBe(`<p>The ${missing('@theme/Term')}word <em>is</em> kept, ${missing('Card')} too.</p>`);
    expect(problems).toEqual([
      { severity: 'error', code: 'missing-import', subject: '@theme/Term', line: 1 },
      { severity: 'error', code: 'missing-package', subject: 'cards', line: 2 },
    ]);
  });

  it('an unknown component without an import does the same', async () => {
    const { html, problems } = await compile('A <Foo.Bar>b</Foo.Bar> c');
    expect(html).toBe(`<p>A ${missing('Foo.Bar')}b<!-- --> c</p>`);
    expect(problems).toEqual([{ severity: 'error', code: 'unknown-component', subject: 'Foo.Bar', line: 1 }]);
  });

  it('tabs keep their labels', async () => {
    const { html } = await compile(
      'import { CodeTabs, Tab } from \'@site/src/tabs\';\n\n<CodeTabs>\n  <Tab label="One">first</Tab>\n  <Tab label="Two">second</Tab>\n</CodeTabs>\n\n<SdkTabs>\n\n```ts\nlet a;\n```\n\n```py title="p.py"\nb\n```\n\n</SdkTabs>\n\n<DataTable>\n<Row name="a">x</Row>\n<Row name="b">y</Row>\n</DataTable>\n',
    );
    const labels = [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(labels).toEqual(['One', 'Two', 'ts', 'p.py']);
    expect(html.match(/role="tabpanel"/g)).toHaveLength(4);
  });

  it('an import that fails is an error, and the rest is shown', async () => {
    const { text, problems } = await compile(
      "import A from './none.md';\nimport data from './bad.json';\nimport B from './_b.mdx';\n\none <A/> two {data.x} three\n\n<B/>\n",
      { 'docs/bad.json': '{', 'docs/_b.mdx': "import C from './_b.mdx';\n\nfour <C/>" },
    );
    expect(text).toBe('one two three four');
    expect(problems.map(({ severity, code, subject }) => [severity, code, subject])).toEqual([
      ['error', 'missing-import', './none.md'],
      ['error', 'missing-import', './bad.json'],
      ['error', 'missing-import', './_b.mdx'],
    ]);
  });
});

describe('code that fails', () => {
  it.each([
    ['a name that there is not is text', 'GET /users/{id} now', 'GET /users/{id} now', 'expression'],
    ['an expression', 'a {null.x} b', 'a b', 'expression'],
    ['an object', 'a {{ x: 1 }} b', 'a b', 'expression'],
    ['an attribute', 'a <b title={null.x}>c</b> d', 'a c d', 'expression'],
    ['the page itself', 'export const x = nope();\n\na {x} b {x.map((y) => y)} <b>{x.y}</b> c', 'a b c', 'expression'],
    [
      'a component',
      'export const Bad = () => nope();\n\na <Bad/> b\n\n<Bad>c *d*</Bad>\n\ne',
      'a b c d e',
      'component-fails',
    ],
    ['the layout', 'export default () => nope();\n\na b', 'a b', 'component-fails'],
    ['tabs', "import Tabs from '@theme/Tabs';\n\n<Tabs>\n\nno item\n\n</Tabs>\n\nb", 'no item b', 'component-fails'],
    [
      'in tabs',
      `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nexport const Bad = () => nope();\n\n<Tabs>\n<TabItem value="x">\n\na <Bad/> b\n\n</TabItem>\n</Tabs>`,
      'xa b',
      'component-fails',
    ],
  ])('%s', async (_name, source, expected, code) => {
    const { text, problems } = await compile(source);
    expect(text).toBe(expected);
    expect(problems.every((problem) => problem.severity === 'error' && problem.code === code)).toBe(true);
    expect(problems.length).toBeGreaterThan(0);
    for (const { line } of problems) expect(line).toBeGreaterThan(0);
  });

  it('is not the author’s error if something it needs is not run', async () => {
    const { text, problems } = await compile("import x from 'pkg';\n\na {null[x]} b");
    expect(text).toBe('a b');
    expect(problems.map(({ severity, code }) => [severity, code])).toEqual([
      ['error', 'missing-package'],
      ['warning', 'expression'],
    ]);
  });

  it('in a partial leaves the rest of the partial', async () => {
    const { text } = await compile("import P from './_p.mdx';\n\na\n\n<P/>\n\nd", {
      'docs/_p.mdx': 'export const Bad = () => nope();\n\nb <Bad/> c',
    });
    expect(text).toBe('a b c d');
  });

  it('links lead where they did', async () => {
    const { page } = await compile(
      'export const Bad = () => nope();\n\n[a](./a.md) <Bad>[b](./b.md)</Bad>\n\n<Details>[c](./c.md)</Details>',
    );
    const used = [...page.html.matchAll(/\uFDD0(\d+)\uFDD1/g)].map(([, index]) => page.refs[Number(index)]?.target);
    expect(used).toEqual(['./a.md', './b.md', './c.md']);
  });
});

describe('an object between tags', () => {
  const Show =
    "export const data = { code: 'the code' };\nexport const Show = ({ children }) => <b>{children.code}</b>;\n\n";

  it('is passed to a component that accepts one', async () => {
    const { text, problems } = await compile(
      `${Show}Before.\n\n<Show>\n\t{data}\n</Show>\n\nInline <Show>{data}</Show>.`,
    );
    expect([text, problems]).toEqual(['Before. the code Inline the code.', []]);
  });

  it('is an error where it would be shown: next to text, and in a component that shows its children', async () => {
    const { text, problems } = await compile(
      `${Show}One {data} two.\n\n<Tabs>\n\n{data}\n\n</Tabs>\n\n<p>{data} three</p>`,
    );
    expect(text).toMatch(/^One two\..*three$/);
    expect(problems.every(({ severity, line }) => severity === 'error' && line !== undefined)).toBe(true);
    expect(problems.map(({ line = 0 }) => line).sort((a, b) => a - b)).toEqual([4, 6, 6, 8, 12]);
  });
});

describe('text that MDX cannot read', () => {
  it('is text, and the rest of the page is still MDX', async () => {
    const { html, text, problems } = await compile(
      '# S\n\nA set {1, 2 and <3 more.\n\n- item <b>bold</b> {1 + 1}\n\n<div>\n\nunclosed\n\nimport nothing of note\n\nend </i> }\n',
    );
    expect(text).toBe(
      'S A set {1, 2 and &lt;3 more. item bold 2 &lt;div&gt; unclosed import nothing of note end &lt;/i&gt; }',
    );
    expect(html).toContain('<b>bold</b>');
    expect(new Set(problems.map(({ code, severity }) => `${severity} ${code}`))).toEqual(new Set(['error mdx-syntax']));
    expect(problems.map(({ line }) => line).sort((a = 0, b = 0) => a - b)).toEqual([3, 3, 7, 11, 13]);
  });

  it('with too many errors it is plain Markdown, without its code', async () => {
    const { text, html, problems } = await compile(`import X from 'x';\n\n${'a <1 *b* {c d}\n\n'.repeat(60)}`);
    expect(text).toMatch(/^a &lt;1 b \{c d\}/);
    expect(html).toContain('<em>b</em>');
    expect(problems.at(-1)).toMatchObject({ severity: 'error', code: 'mdx-syntax', line: 1 });
  });

  it('formulas show their source', async () => {
    const { html, problems } = await compile(
      '# M\n\nLet $x_{i} = \\frac{a}{b}$ for $5 to $6 {1 + 1} and `$y_{j}$`.\n\n$$\n\\sum_{i=0}^{n} x_i * y_i * z < 5\n$$\n\n```\n$z_{k}$\n```\n',
    );
    expect(html).toContain(
      '<p>Let $x_{i} = \\frac{a}{b}$ for $5 to $6 <!-- -->2<!-- --> and <code>$y_{j}$</code>.</p>',
    );
    expect(html).toContain('\\sum_{i=0}^{n} x_i * y_i * z &lt; 5');
    expect(html).toContain('$z_{k}$');
    expect(problems).toEqual([{ severity: 'warning', code: 'no-math', subject: undefined, line: 3 }]);
  });

  it('template strings are no formulas', async () => {
    const { text, problems } = await compile('export const a = 1;\n\n{`${a}_${a}`} and {`$${a}`} costs $5_{a}');
    expect(text).toBe('1_1 and $1 costs $5_1');
    expect(problems).toEqual([]);
  });
});

describe('imports', () => {
  const files = {
    'snippets/x.md': 'Snippet {props.name}\n\nexport const value = 3;\n',
    'docs/comp.tsx': 'export const a = 1;\n',
    'docs/parts/_p.mdx': "import Y from '@site/snippets/../snippets/y.mdx';\n\n<Y/>",
    'snippets/y.mdx': "import Z from './z.mdx';\n\n<Z/>",
    'snippets/z.mdx': 'Z!',
    'static/logo.txt': 'x',
  };
  it.each([
    ['root-absolute', 'import X from \'/snippets/x.md\';\n\n<X name="N" />', 'Snippet N'],
    ['an export of a partial', "import X, { value } from '@site/snippets/x.md';\n\n<X/> {value}", 'Snippet 3'],
    ['through raw-loader, without extension', "import raw from '!!raw-loader!./comp';\n\n{raw}", 'export const a = 1;'],
    ['through raw-loader', "import raw from '!!raw-loader!./comp.tsx';\n\n{raw}", 'export const a = 1;'],
    ['with ?raw', "import raw from './comp.tsx?raw';\n\n{raw}", 'export const a = 1;'],
    ['from a partial by @site, and on from there', "import P from './parts/_p.mdx';\n\n<P/>", 'Z!'],
  ])('%s', async (_name, source, expected) => {
    const { text, problems } = await compile(source, files);
    expect(text).toBe(expected);
    expect(problems).toEqual([]);
  });

  it('may leave the site', async () => {
    const dir = siteDir({
      'site/docs/a.md': '',
      'README.md': "import N from './notes/n.md';\n\nread <N/>",
      'notes/n.md': 'me',
    });
    const compiler = createCompiler(markdownOptions({ siteDir: path.join(dir, 'site') }), runtime);
    const source = "import R from '@site/../README.md';\n\n<R/>";
    const filePath = path.join(dir, 'site/docs/page.mdx');
    const page = await compiler.compile({ filePath, source, frontMatter: {}, frontMatterLines: 0, format: 'mdx' });
    expect(textOf(page.html)).toBe('read me');
    expect(page.dependencies.map(([name]) => name)).toEqual(['@site/../README.md', '@site/../notes/n.md']);
  });
});

describe('what Docusaurus and its plugins bring', () => {
  it.each([
    ['<Tabs>\n<TabItem value="a">A</TabItem>\n</Tabs>', 'role="tabpanel"', ['TabItem', 'Tabs']],
    ['<Admonition type="tip">x</Admonition>', 'theme-admonition-tip', ['Admonition']],
  ])('components of the theme need an import, and are shown without: %s', async (source, shown, names) => {
    const { html, problems } = await compile(source);
    expect(html).toContain(shown);
    expect(problems).toMatchObject(names.map((subject) => ({ severity: 'error', code: 'not-imported', subject })));
  });

  it.each(['{/* #future */}', '{#future}'])('an id written as %s', async (id) => {
    const { page, text } = await compile(`## The future ${id}\n`);
    expect(page.headings).toEqual([{ id: 'future', level: 2, html: 'The future' }]);
    expect(text).toBe('The future\u200b');
  });

  it('npm2yarn gives tabs', async () => {
    const npm2yarn = { sync: false, converters: ['yarn', 'pnpm', 'bun'] };
    const { html, page } = await compile('```bash npm2yarn\nnpm install --save-dev x\n```\n', {}, { npm2yarn });
    const labels = [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(labels).toEqual(['npm', 'Yarn', 'pnpm', 'Bun']);
    expect(page.markdown).toContain('yarn add --dev x');
    expect(page.markdown).toContain('pnpm add --save-dev x');
    expect(html).not.toContain('data-oc-group');
  });

  it('npm2yarn imports tabs, unless the file imports them', async () => {
    const block = '```bash npm2yarn\nnpm install x\n```\n';
    const tabs = '<Tabs><TabItem value="one">First</TabItem></Tabs>\n';
    const npm2yarn = { sync: false, converters: ['yarn'] };
    const { page } = await compile(`${block}\n${tabs}`, {}, { npm2yarn });
    expect(page.problems).toEqual([]);
    const imported = await compile(`import Tabs from '@theme/Tabs';\n\n${block}\n${tabs}`, {}, { npm2yarn });
    expect(imported.page.problems).toMatchObject([{ code: 'not-imported', subject: 'TabItem' }]);
  });

  it('npm2yarn honours its options', async () => {
    const npm2yarn = {
      sync: true,
      converters: [
        'pnpm',
        ['turbo', (code: string) => code.replace(/npm/g, 'turbo')] as [string, (code: string) => string],
      ],
    };
    const { html, text } = await compile('- a\n\n  ```bash npm2yarn\n  npm i\n  ```\n', {}, { npm2yarn });
    expect(html).toContain('data-oc-group="npm2yarn"');
    expect(text).toContain('turbo i');
    expect(html.match(/role="tabpanel"/g)).toHaveLength(3);
  });
});
