import { describe, expect, it } from 'vitest';
import { hasUnusualText, isUnusual } from './isUnusual.ts';

const isOdd = (text: string) => isUnusual(text) || hasUnusualText(text);

describe('isUnusual', () => {
  it.each([
    ['an address up to a table’s border', 'a https://b.de/c|d', 'a https://b.de/c |d'],
    ['an address up to braces', 'see www.b.de{c}', 'see www.b.de {c}'],
    ['a mail address in a cell', '|a@b.de|', '| a@b.de |'],
    ['an address without a host', 'http://-a', 'http://a'],
    ['a definition with text below', '[a]: b\nc', '[a]: b\n\nc'],
    ['a footnote that begins with an empty item', '[^1]: -', '[^1]: - a'],
    ['a task without a word', '- [x]', '- [x] a'],
    ['a task that may be a heading', '- [ ] a\n\n> ---', '- [ ] a\n\nb\n\n---'],
    ['a border that may be an item', 'a | b\n- | -', 'a | b\n--- | -'],
    ['an address behind an emoji', '😀www.b.de', '😀 www.b.de'],
    ['an address behind emphasis of two kinds', '_*www.b.de**)', '_*a* www.b.de'],
    ['an address behind a character reference', '&#x1F600;www.b.de', '&#x1F600; www.b.de'],
    ['a footnote that begins with a directive', '[^1]: :::é', '[^1]: é'],
    ['a tag in the text of an image', '![a </b>](c)', '![a b](c)'],
    ['emphasis behind an emoji', '😀**"a"**', '😀 **"a"**'],
    ['emphasis between a letter and an emoji', 'a**😀**', 'a **😀**'],
    ['tags without a name', '# <>\n# </>', '# <a>\n# </a>'],
    ['a sign that ends a cell', '| a < | b |', '| a < b |'],
    ['a tab between tags', '<br/>\t<br/>', '<br/> <br/>'],
    ['an empty item below an expression', '- {a}\n  -', '- {a}\n  - b'],
    ['a directive’s name that goes on', ':a漢', ':a 漢'],
    ['a character that is none', 'a\0', 'a'],
    ['a line of another kind', ':::é\u2028', 'é'],
    ['an escaped sign beside a plain one', 'a\\***\\*b', 'a\\*\\*b'],
    ['brackets in code around an expression', '`[`{a}`]`', '`[]`{a}`b`'],
    ['code that is not closed', '(``` {1}`}', '(``{1}`` `}`'],
    ['a comment behind a tag', '<br/> <!-- a -->', '<br/>\n<!-- a -->'],
    ['a comment before a tag', '<!-- a --><br/>', '<!-- a -->\n<br/>'],
    ['comments side by side', '<!-- a --> <!-- b -->', '<!-- a -->\n\n<!-- b -->'],
    ['attributes of an inline directive', ':a{b=c}', ':a b'],
    ['an escaped colon before another', 'a\\::b', 'a\\:b'],
    ['a backslash above colons', ':::note\na\\\n:::', ':::note\na\\\nb\n:::'],
    ['a label with attributes', ':a[b]{c}', ':a[b] {c}'],
    ['code with a backslash before an expression', '`a\\` {b}', '{b} `a\\`'],
    ['a table with a line at its end', '|a|\n|-|\n|b|\nc', '|a|\n|-|\n|b|\n\nc'],
    ['a backslash at the very end', 'import a from "\\', 'import a from "\\\n'],
    ['a directive that is not closed', ':::note\n\na', ':::note\n\na\n\n:::'],
    ['a directive in a list', '- :::note\n  a\n  :::', '- a'],
    ['a longer directive inside', ':::note\n::::tip\n::::\n:::', '::::note\n:::tip\n:::\n::::'],
    ['an import in a directive', ':::note\nimport a from "b"\n:::', ':::note\na\n:::\n\nimport a from "b"'],
  ])('finds %s, and nothing in what is plain', (_what, odd, plain) => {
    expect([isOdd(odd), isOdd(plain)]).toEqual([true, false]);
  });

  /** Comparing the rest for each of them would take hours. */
  const MANY = 1_000_000;

  it.each([
    ['@', false],
    ['www.', true],
    [':a[)', true],
    ['\\`', false],
    ['[x]', true],
    ['[x] a\n> ', true],
    ['\n', false],
    ['\u2028', true],
    ['>\n', false],
    [' ', false],
    ['::\n', true],
    ['[a', true],
    ['-|', false],
    ['- ', true],
    ['[x]\n---a\n', true],
    ['{#a}', true],
    ['&#', false],
    ['![', true],
    ['😀**', true],
    [':a', false],
    ['}\n', false],
    ['<  ', true],
    ['}\t', false],
    ['`{', true],
  ])('ends soon for endless %j', (piece, expected) => {
    expect(isOdd(piece.repeat(MANY))).toBe(expected);
  });

  it.each([
    ['spaces after colons', `::\n${' '.repeat(MANY)}a`, true],
    ['a line that is nearly a table', `a|b\n${'-|'.repeat(MANY)}a`, false],
    ['labels and attributes of a directive', `:::a[${']{'.repeat(MANY)}\n`, true],
  ])('ends soon for %s', (_what, text, expected) => {
    expect(isOdd(text)).toBe(expected);
  });
});
