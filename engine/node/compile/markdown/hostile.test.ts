import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownOptions } from '../../../../tests/support/markdownOptions.ts';
import { createMdxRuntime } from '../../../theme/siteCode/runtime/createMdxRuntime.tsx';
import { createCompiler } from './createCompiler.ts';
import type { CompiledPage } from './types.ts';

const compiler = createCompiler(markdownOptions(), createMdxRuntime());

function compile(source: string, format: 'mdx' | 'md' = 'mdx'): Promise<CompiledPage> {
  return compiler.compile({ filePath: '/site/x.mdx', source, frontMatter: {}, frontMatterLines: 0, format });
}

/** Every source gives a page, and every problem has a message. */
async function compileAnything(source: string, format: 'mdx' | 'md'): Promise<CompiledPage> {
  const page = await compile(source, format);
  for (const { message } of page.problems) expect(message).toMatch(/\w/);
  return page;
}

describe("a page's own code", () => {
  const hasty = createCompiler(markdownOptions(), createMdxRuntime(), 100);
  const run = (source: string) =>
    hasty.compile({ filePath: '/site/x.mdx', source, frontMatter: {}, frontMatterLines: 0, format: 'mdx' });

  it.each([
    'Text.\n\n{(() => { for (;;); })()}',
    'export const a = (() => { for (;;); })();\n\nText.',
    'export function A() { for (;;); }\n\n<A />\n\nText.',
  ])('that never ends is stopped, its file named, and the rest shown: %s', async (source) => {
    const { problems, html, isProvisional } = await run(source);
    expect(problems).toMatchObject([
      {
        severity: 'error',
        filePath: '/site/x.mdx',
        message:
          "The page's own code did not end within 0.1 seconds. Does it loop for ever? The page is shown without it.",
      },
    ]);
    expect(html).toContain('<p>Text.</p>');
    expect(isProvisional).toBe(true);
    expect((await run('{1 + 1}')).html).toContain('2');
  });

  it.each([
    ['{process.exit(0)}', 1],
    ['# A\n\nexport const a = process.exit(0);', 3],
    ['export function A() { process.exit(0); }\n\n<A />', 3],
  ])('cannot end the build: %s', async (source, line) => {
    const { problems } = await run(source);
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        filePath: '/site/x.mdx',
        line,
        message: expect.stringContaining('`process.exit()` would end the build, not only this page'),
      }),
    ]);
  });
});

describe('hostile content', () => {
  const unclosed: string[] = [
    '<',
    '<div',
    '<div>',
    '<div><span>',
    '</div>',
    '<!--',
    '<!-- -- >',
    '{',
    // These texts ended the process of the native parser.
    'import </\\',
    '{`',
    '{/*',
    '```',
    '```js {',
    '~~~',
    ':::note',
    ':::note[',
    '::::note\n:::tip',
    '**a',
    '[a](',
    '[a][',
    '![',
    '[^a]: ',
    '[^a]',
    '| a |\n|--',
    '# ',
    '# {#',
    '## {#}',
    'export const a = ',
    'import',
    'export',
    '<Tabs>\n</Tabs>',
    '<details>\n\n<summary>',
    '\\',
    '&#0;',
    '&#xFFFFFF;',
    '\u0000',
    '\uFDD00\uFDD1',
    '![x](\uFDD00\uFDD1)',
    '\uD800 lone',
    '<a href="\uDC00">x</a>',
    '- - - - - - - - - - -',
    '[x]: <',
    '<x:y z={',
    '<a.b.c />',
    '<_ />',
    '<$ />',
    '{props.a.b.c}',
    '{undefinedName}',
    '{(() => { throw new Error("thrown") })()}',
    '{(() => { throw null })()}',
    '{{a: 1}}',
    '{Symbol("x")}',
    '{() => 1}',
    '{new Date(0)}',
    '{new Promise(() => {})}',
    '<div dangerouslySetInnerHTML={{__html: "<p><b>unclosed"}} />',
    '<div dangerouslySetInnerHTML={{__html: "</div></div></main><script>x</script>"}} />',
    '<img src={{}} />',
    '<a href={null}>x</a>',
    '<div className={{}} />',
    '<br>x</br>',
  ];
  it.each(unclosed)('survives %j', async (source) => {
    await compileAnything(source, 'mdx');
    await compileAnything(source, 'md');
  });

  it('survives any text', async () => {
    const pieces = [
      [
        '<',
        '>',
        '{',
        '}',
        '/',
        '*',
        '_',
        '`',
        '#',
        ':',
        ':::',
        '[',
        ']',
        '(',
        ')',
        '!',
        '|',
        '-',
        '\n',
        '\n\n',
        ' ',
        '\t',
      ],
      [
        '"',
        '<b>',
        '</b>',
        '<Tabs>',
        '{x}',
        '<!--',
        '-->',
        '```',
        'import a',
        'export ',
        '$$',
        '&amp;',
        '\\',
        '~~',
        'é',
      ],
      ['字', '🚀', 'a'],
    ].flat();
    const piece = fc.constantFrom(...pieces);
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 30 }),
        fc.constantFrom('mdx' as const, 'md' as const),
        async (parts, format) => {
          await compileAnything(parts.join(''), format);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('never mistakes the text of an author for a marker', async () => {
    const { html, refs } = await compile('\uFDD00\uFDD1 text [l](./x.md)', 'md');
    expect(refs).toHaveLength(1);
    expect(html.match(/\uFDD0/g)).toHaveLength(1);
  });

  it('writes nothing that does not survive UTF-8', async () => {
    const { html } = await compile('a \uD800 b', 'md');
    expect(Buffer.from(html).toString()).toBe(html);
    expect(html).toContain('a \uFFFD b');
  });

  it('escapes what is not the markup of the author', async () => {
    const { html } = await compile(
      '{\'<script>alert(1)</script>\'} `<script>`\n\n```html title="<b>"\n<script>x</script>\n```\n',
    );
    expect(html).not.toMatch(/<script/);
    expect(html).not.toMatch(/<b>/);
  });

  /** The words of the page, without the marks of lists, quotes and directives. */
  async function wordsOf(source: string, format: 'mdx' | 'md'): Promise<string> {
    const { html } = await compileAnything(source, format);
    return html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&gt;|[:-]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  }

  const words = (text: string, count: number) => Array.from({ length: count }, () => text).join(' ');
  it.each<[string, string, { mdx: string; md: string }]>([
    ['quotes', `${'> '.repeat(2000)}x`, { mdx: 'x', md: 'x' }],
    [
      'lists',
      Array.from({ length: 100 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'),
      { mdx: words('x', 100), md: words('x', 100) },
    ],
    [
      'emphasis',
      `${'*a '.repeat(100)}${'b* '.repeat(100)}`,
      { mdx: `${words('a', 100)} ${words('b', 100)}`, md: `${words('a', 100)} ${words('b', 100)}` },
    ],
    ['brackets', '['.repeat(5000), { mdx: '['.repeat(5000), md: '['.repeat(5000) }],
    ['tags', '<div>'.repeat(2000), { mdx: '&lt;div>'.repeat(2000), md: '&lt;div>'.repeat(2000) }],
    ['braces', '{'.repeat(5000), { mdx: '{'.repeat(5000), md: '{'.repeat(5000) }],
    ['ids that are none', '{#a} '.repeat(5000), { mdx: words('{#a}', 5000), md: words('{#a}', 5000) }],
    ['parentheses', `[x](${'('.repeat(5000)}`, { mdx: `[x](${'('.repeat(5000)}`, md: `[x](${'('.repeat(5000)}` }],
    [
      'directives',
      `${Array.from({ length: 50 }, (_, i) => `${':'.repeat(53 - i)}note`).join('\n')}\nx`,
      { mdx: `${words('note', 50)} x`, md: `${words('note', 50)} x` },
    ],
  ])('ends in its words, however deep: %s', { timeout: 60_000 }, async (_name, source, expected) => {
    expect({ mdx: await wordsOf(source, 'mdx'), md: await wordsOf(source, 'md') }).toEqual(expected);
  });

  it('does not spend long on one line of code', { timeout: 60_000 }, async () => {
    const { html } = await compile(`\`\`\`js\nconst a = [${'1,'.repeat(200_000)}];\n\`\`\``, 'md');
    expect(html.length).toBeGreaterThan(400_000);
  });
});
