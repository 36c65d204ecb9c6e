import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { prepareSource } from '../source/prepareSource.ts';
import { transformTree } from '../tree/transformTree.ts';
import { createNativeParser } from './createNativeParser.ts';
import { parseByMicromark } from './parseMarkdown.ts';
import { parseNatively } from './parseNatively.ts';

type Format = 'md' | 'mdx';

/** Undefined if micromark cannot read it. */
function byMicromark(text: string, format: Format): Root | undefined {
  try {
    return parseByMicromark(text, { format, comments: true, filePath: 'x.md', passed: new Map() });
  } catch {
    return undefined;
  }
}

/** Compares only what affects a page, not positions of code and how texts are split. */
function settle(tree: Root, text: string): unknown {
  const result = transformTree(tree, {
    filePath: 'x.md',
    text,
    admonitionKeywords: new Set(['note', 'tip']),
    anchorsMaintainCase: false,
    truncateMarker: /<!--\s*truncate\s*-->/,
    npm2yarn: { sync: false, converters: [] },
  });
  return { tree: clean(tree), result: clean(result), places: placesOf(tree) };
}

const UNSEEN = new Set(['position', 'start', 'end', 'loc', 'range', 'raw', 'comments']);

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return joinTexts(value.map(clean));
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  const entries = Object.entries(value).filter(([key, item]) => !UNSEEN.has(key) && item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, clean(item)]));
}

function joinTexts(list: unknown[]): unknown[] {
  const joined: { type?: string; value?: string }[] = [];
  for (const item of list as typeof joined) {
    // Definitions are looked up by name, so their place does not matter.
    if (item?.type === 'definition') continue;
    const last = joined.at(-1);
    if (item?.type === 'text' && last?.type === 'text') last.value = `${last.value}${item.value}`;
    else joined.push(item);
  }
  return joined;
}

/** The start of blocks, which messages name. */
function placesOf(tree: Root): unknown[] {
  const blocks = tree.children.filter(({ type }) => type !== 'definition');
  return blocks.map(({ type, position }) => [type, position?.start.line, position?.start.column]);
}

const parser = createNativeParser();
const parse = (text: string, format: Format) =>
  parseNatively(text, { format, comments: true, filePath: 'x.md' }, parser);

/** False if the native parser declines, so that nothing was compared. */
async function expectSame(text: string, format: Format): Promise<boolean> {
  const native = await parse(text, format);
  if (!native) return false;
  const judge = byMicromark(text, format);
  const [found, expected] = [settle(native, text), judge && settle(judge, text)];
  // A comparison with a readable result takes long.
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
  return true;
}

describe('the native parser', () => {
  const folder = path.join(import.meta.dirname, '../fixtures');
  const files = readdirSync(folder).filter((name) => /\.mdx?$/.test(name));

  it.each(files)('returns the tree of micromark for %s', async (name) => {
    const text = readFileSync(path.join(folder, name), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
    for (const format of ['md', 'mdx'] as const) await expectSame(text, format);
  });

  it('returns it for all pages of the site, and reads nearly all of them', async () => {
    const site = path.join(import.meta.dirname, '../../../../../site');
    const folders = readdirSync(site).filter((name) => /^(?:docs|sdk|blog|src|.*versioned_docs)$/.test(name));
    const names = folders.flatMap((name) =>
      readdirSync(path.join(site, name), { recursive: true, encoding: 'utf8' }).map((file) => path.join(name, file)),
    );
    const prepare = (name: string) => {
      const text = readFileSync(path.join(site, name), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
      return prepareSource(text, { frontMatterLines: 0, headingIds: true, admonitionKeywords: ['note', 'tip'] });
    };
    const different = [...new Set(names.filter((name) => /\.mdx?$/.test(name)).map(prepare))];
    expect(different.length).toBeGreaterThan(80);
    const compared = await Promise.all(different.map((text) => expectSame(text, 'mdx')));
    expect(compared.filter(Boolean).length / different.length).toBeGreaterThan(0.9);
  });

  it.each([
    [
      'code',
      'import A from "./a"\n\n# T {1 + 1}\n\n<A b={[1]} {...c} d="e">\n  *f*\n</A>\n\nexport const g = <b>h</b>\n',
    ],
    ['comments', '<!-- a -->\n\n<!-- b --> c\n\nd <!-- e\nf --> g\n'],
    ['a comment in a string', '<A b={"<!-- c -->"} />\n'],
    ['admonitions', ':::note[A *b*]\n\n- c\n\n::::\n:::\n\n::::tip\n:::note\nd\n:::\n::::\n'],
    ['times and addresses', 'From 15:00, see www.a.de, http://b.de/c_d_ and e@f.de.\n'],
    ['tables', '| a | b |\n| - | -: |\n| `c|d` | http://e.de|\n'],
    ['the same name twice', 'import A from "a"\n\n# B\n\nimport A from "c"\n'],
    ['text that is indented in code', '<A>\n  <B c={`\n    d\n  `} />\n</A>\n'],
    ['code that ends with a backslash', '`C:\\`{b} `\n'],
    ['more than an expression', 'a {b) + (c} d\n'],
    ['an address after an emoji in an open bracket', '[😀http://a.b/c\n\n[&#x1F600;http://a.b/c\n'],
    ['an address that continues with a directive', '</https://é.de/ü:e[f]\n- \n> *\n'],
    ['an address that continues with code', 'https://a.b/c(```d {1}(```d\n'],
    ['a footnote that begins with a quote', '[^1]: > :::é\n'],
    ['a footnote that is indented like code', '\t[^1]: a\n\n[^1]\n'],
    ['a definition below indented code', '    a\n[b]: c\n\n- *\n'],
    ['an import below a table', '|a|b|\n|-|-|\n | \nimport  | *\n'],
    ['a table row of white space', '|a|b|\n|-|-|\n\u00a0\nimport c from "d"\n*\n'],
    ['a tag in the text of an image', '![:a[b]<i>](c)\n'],
  ])('and for %s', async (_name, text) => {
    for (const format of ['md', 'mdx'] as const) await expectSame(text, format);
  });

  it('reads pages as people usually write them', async () => {
    const text = readFileSync(path.join(folder, 'tabs.mdx'), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
    expect((await parse(text, 'mdx'))?.children.length).toBeGreaterThan(2);
    expect(await parse('# A\n\n<!-- b -->\n\n:::note\n\nc\n\n:::\n', 'mdx')).toBeDefined();
  });

  it('reads code that would be unusual as text', async () => {
    const code = '```powershell\n$a = @{\n  b = "https://"\n}\n[c]: d\n:e{f}\n- [ ]\n```\n';
    for (const format of ['md', 'mdx'] as const) {
      const list = `# A\n\n${code}\n- b\n\n  ${code.replaceAll('\n', '\n  ')}\n`;
      expect((await parse(list, format))?.children[1]).toMatchObject({
        type: 'code',
        lang: 'powershell',
      });
      expect(await parse('It begins with `https://` or `@{`.\n', format)).toBeDefined();
      expect(await parse('a<br />`b --url https://c` (`http://`), **`d@e|`**\n', format)).toBeDefined();
      expect(await parse('(http://a.b/c)`d`\n', format)).toBeUndefined();
      expect(await parse('http://a`|`\n', format)).toBeUndefined();
      expect(await parse(`${code}\nSee https://.\n`, format)).toBeUndefined();
      expect(await parse(`[a]: b\n${code}`, format)).toBeUndefined();
    }
  });

  it.each([
    ['brackets in code', `{${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['brackets in an attribute', `<A b={${'('.repeat(20_000)}${')'.repeat(20_000)}} />`],
    ['directives in one another', ':a['.repeat(20_000)],
    ['quotes in one another', `${'> '.repeat(20_000)}a`],
  ])('never gets endless %s', async (_name, text) => {
    expect(await parse(text, 'mdx')).toBeUndefined();
  });

  it("returns micromark's tree for random texts", async () => {
    const piece = fc.constantFrom(
      ...['*', '**', '_', '~', '~~', '[', ']', '![', '](x)', '][y]', '[^1]', '\n[^1]: ', '\n[y]: z', 'a', ' ', '\n'],
      ...['\n\n', '\n- ', '\n  - ', '\n1. ', '\n> ', '\n> > - ', '\n:::note\n', '\n::::tip\n', '\n:::\n', '\n::::\n'],
      ...[
        '\n***\n',
        '\n- - -\n',
        '- ',
        '> ',
        '`',
        '    ',
        '\n```js\n',
        '\n~~~\n',
        '\n```\n',
        'https://',
        '@{',
        '<b>',
        '</b>',
        '<br/>',
        '{x}',
      ],
      ...['\n<div>\n', '\n</div>\n', '{/* c */}', '{', '}', '<!-- c -->', '\n<!-- d -->\n', '\n|a|b|\n|-|-|\n', '|c'],
      ...['\n| ', ' | ', '\n# ', '\n## ', '\n===\n', '\n---\n', 'http://a.b/c', 'www.x.de', 'a@b.c', ':d', ':e[f]'],
      ...['::g', '&amp;', '&', '\\', '\t', '  \n', '<https://x.y>', '"t"', '(', ')', '[x]', '\n- [ ] ', '!', '1', '.'],
      ...[
        'é',
        '漢字',
        '😀',
        '\u00a0',
        '\u2028',
        '\0',
        '\ufeff',
        '&#x1F600;',
        '</',
        '<',
        '>',
        '{"é"}',
        '`}',
        '<>',
        '</>',
      ],
      ...[
        '\nimport ',
        '\nexport ',
        ':::é',
        '/',
        '\n+ ',
        '\n10) ',
        '\n\t- ',
        '(```é {1}',
        'www.漢.jp',
        'https://é.de/ü',
      ],
      ...['\n[a]: <b> "c"\n', '<a b="c" d={e}>', '</a>', '\nimport a from "b"\n', '\nexport const q = 1\n', 'word'],
    );
    const runs = Number(process.env['OCTAVO_PARSER_RUNS'] ?? 700);
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 9 }),
        fc.constantFrom<Format>('md', 'mdx'),
        async (pieces, format) => {
          if (await expectSame(pieces.join(''), format)) compared++;
        },
      ),
      { numRuns: runs },
    );
    // The native parser declines the other texts, so there is nothing to compare.
    expect(compared / runs).toBeGreaterThan(0.3);
  });
});
