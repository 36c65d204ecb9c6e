/**
 * Octavo renders MDX without generating a program for its markup. The result must equal that of MDX itself: both read
 * the same text and render with the same React.
 */
import { evaluate } from '@mdx-js/mdx';
import fc from 'fast-check';
import { createElement, type ComponentType } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { markdownOptions } from '../../../../tests/support/markdownOptions.ts';
import type { MdxRuntime } from '../../../shared/renderer.ts';
import { createCodeRunner } from '../siteCode/runCode.ts';
import { createModuleLoader } from './evaluate/createModuleLoader.ts';
import { createPageFiles } from './evaluate/readPartials.ts';
import { parseFile } from './parseFile.ts';
import { resolveOptions } from './resolveOptions.ts';
import { createSession } from './session.ts';

const Box = ({ children, ...props }: Record<string, unknown>) =>
  createElement('section', { 'data-props': JSON.stringify(props) }, children as never);
const components = {
  Box,
  Group: { Item: Box },
  h2: (props: object) => createElement('h2', { className: 'own', ...props }),
};

const plainRuntime: MdxRuntime = {
  jsx: runtime,
  modules: {},
  components,
  renderContent: (Content) =>
    renderToStaticMarkup(createElement(Content as ComponentType<{ name: string }>, { name: 'N' })),
};

async function byMdx(source: string): Promise<string> {
  const options = { ...runtime, remarkPlugins: [remarkGfm], useMDXComponents: () => components } as never;
  const { default: Content } = await evaluate(source, options);
  return renderToStaticMarkup(createElement(Content as ComponentType<{ name: string }>, { name: 'N' }));
}

async function byOctavo(source: string): Promise<string> {
  const options = resolveOptions(
    markdownOptions({ siteDir: '/', mdx1Compat: { comments: false }, admonitions: false }),
  );
  const input = { filePath: '/x.mdx', source, frontMatter: {}, frontMatterLines: 0, format: 'mdx' as const };
  const files = createPageFiles('/x.mdx', '/');
  const host = {
    runtime: plainRuntime,
    session: createSession('/x.mdx'),
    files,
    partials: new Map(),
    toc: [],
    options,
    runner: createCodeRunner(),
  };
  const module = createModuleLoader(host).load(await parseFile(input, options));
  return plainRuntime.renderContent(module.default, undefined as never);
}

/** Octavo's additions: ids and marks of headings, titles, classes instead of `align`, references. */
function normalize(html: string): string {
  return html
    .replace(/<oc-title>\n?|\n?<\/oc-title>/g, '')
    .replace(/ (?:id|data-oc-toc)="[^"]*"/g, '')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/ (?:class="text--\w+"|style="text-align:\w+")/g, '')
    .replace(/ (?:href|src|target|rel)="[^"]*"/g, '')
    .replace(/\n+/g, '\n');
}

const sources: string[] = [
  'Text with *em*, **strong** and `code`.',
  '<Box>text</Box>',
  '<Box>\n\n*text*\n\n</Box>',
  '<Box a="1" b={2} c d={[1, {e: null}]} {...{f: -1}} />',
  '<Box>a</Box> and <Box>b</Box>',
  '<Group.Item x="y">\n  <Box/>\n</Group.Item>',
  'a <b>c</b> d',
  '<p>one</p>',
  '<div>\n  <p>two *x*</p>\n</div>',
  '<>a *b*</>',
  '## Heading <b>x</b>\n\n<h2>own</h2>',
  '{1 + 1}',
  'a {props.name} b {`t${1}`} {null} {true} {0} {""}',
  'export const a = 3\nexport function F({x}) { return <b>{x}{a}</b> }\n\n<F x="1" /> {a}',
  'export const list = [1, 2]\n\n<ul>{list.map((n) => <li key={n}>{n}</li>)}</ul>',
  'export const [p, {q, ...r}] = [1, {q: 2, s: 3}]\n\n{p} {q} {r.s}',
  'export default ({children}) => <main>{children}</main>\n\ntext',
  'export const X = () => <Box>in code</Box>\n\n<X/>',
  '{/* comment */}\n\ntext {/* inline */} more',
  '- <Box>x</Box>\n- y\n\n  <Box/>\n',
  '> <Box>\n> quote\n> </Box>',
  '| a | b |\n|:-:|--|\n| <Box/> | {1} |',
  '1. a\n\n   b\n2. c',
  '- [x] done\n- [ ] open',
  'a\\\nb  \nc',
  '[a](b "t") ![c](d)',
  '<span className="x" style={{color: "red"}} data-x={1} aria-hidden={true} hidden>y</span>',
  '<svg viewBox="0 0 1 1"><path strokeWidth="2" d="M0 0"/></svg>',
  '<input defaultValue="x" disabled />',
  '&copy; &lt; \\{ \\<',
  '***\n\n---',
  'note[^1]\n\n[^1]: text *x*',
  'www.example.com ~~x~~',
];

describe('MDX', () => {
  it.each(sources)('%j', async (source) => {
    expect(normalize(await byOctavo(source))).toBe(normalize(await byMdx(source)));
  });

  it('agrees on random combinations of these', async () => {
    const part = fc.constantFrom(...sources.filter((source) => !source.includes('export') && !source.includes('[^1]')));
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 2, maxLength: 4 }),
        fc.constantFrom('\n\n', '\n\n<Box/>\n\n'),
        async (parts, glue) => {
          const source = parts.join(glue);
          expect(normalize(await byOctavo(source))).toBe(normalize(await byMdx(source)));
        },
      ),
      { numRuns: 60 },
    );
  });
});
