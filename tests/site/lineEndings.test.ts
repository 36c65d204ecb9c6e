/** Files as editors on Windows write them. */
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const FILES: Record<string, string> = {
  'docs/start.mdx': [
    '---\nslug: /\ntitle: Start\ntags: [one]\ndescription: |\n  Two\n  lines\n---\n',
    "import Box from '@site/src/Box';\nimport Part from './_part.mdx';\n",
    '# Start {#top}\n\nText over\ntwo lines,  \nand a break.\n\n<Box title="a\nb">\n\n**in it**\n\n</Box>\n\n<Part />\n',
    ':::note[Mind]\n\nThe gap.\n\n:::\n\n```js title="a.js" {2}\nconst a = 1;\n// highlight-next-line\nconst b = `x\n${a}`;\n```\n',
    '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n- one\n- two\n\n  more\n\n<details>\n<summary>More</summary>\n\nText\n\n</details>\n',
    '```mermaid\nflowchart LR\n  A --> B\n```\n\n{/* a\ncomment */}\n\nEnd[^1].\n\n[^1]: Note.\n',
  ].join('\n'),
  'docs/_part.mdx': 'export const word = "part";\n\nThis is a {word}.\n',
  'docs/old.md':
    '---\ntitle: Old\n---\n\n<!-- a\ncomment -->\n\n[Start](./start.mdx#top)\n\n[named]: ./start.mdx\n\nSee [it][named].\n',
  'docs/sub/_category_.yml': 'label: Sub\nposition: 2\n',
  'docs/sub/deep.md': '# Deep\n\n    indented\n    code\n',
  'blog/2024-01-02-post.md': '---\nauthors: [ann]\n---\n\n# Post\n\nFirst.\n\n<!-- truncate -->\n\nRest.\n',
  'blog/authors.yml': 'ann:\n  name: Ann\n',
  'src/Box.jsx':
    "import styles from './box.module.css';\nexport default function Box({ title, children }) {\n  return <div className={styles.box} title={title}>{children}</div>;\n}\n",
  'src/box.module.css': '.box {\n  color: teal;\n}\n',
  'src/pages/hello.md': '# Hello\n\nText\n',
  'api/openapi.yaml':
    'openapi: 3.1.0\ninfo:\n  title: Lamps\n  version: "1"\n  description: |\n    Two\n    lines\npaths:\n  /lamps:\n    get:\n      summary: List\n      operationId: list\n      responses:\n        "200":\n          description: Fine\n',
};

const OPTIONS = {
  blog: '{}',
  config:
    "markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid'], customFields: { octavo: { api: { path: 'api/openapi.yaml' } } },",
};

it.each([
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('with %s the site is the same as without, file by file', async (_, toWindows) => {
  const unix = await (await fixtureSite(FILES, OPTIONS)).build();
  const windowsFiles = Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, toWindows(text)]));
  const windows = await (await fixtureSite(windowsFiles, OPTIONS)).build();
  expect(windows.messages).toEqual(unix.messages);
  const files = await unix.files();
  expect(await windows.files()).toEqual(files);
  expect(files.length).toBeGreaterThan(30);
  const differing = [];
  for (const file of files) {
    if ((await unix.read(file)) !== (await windows.read(file))) differing.push(file);
  }
  expect(differing).toEqual([]);
});
