import { describe, expect, it } from 'vitest';
import { createExcerpt } from './createExcerpt.ts';

describe('createExcerpt', () => {
  // Recorded from Docusaurus 3.8.1.
  it.each([
    ['First line\nsecond line', 'First line'],
    ['\n\n## Heading\n\ntext', 'Heading'],
    ['**Bold**, _emphasis_ and ~~gone~~ text', 'Bold, emphasis and gone text'],
    ['A [link](x.md) and `code`', 'A link and code'],
    ['![An image](a.png)', 'An image'],
    ['> Quoted', 'Quoted'],
    ['Hi :wave: there', 'Hi there'],
    ['A note[^1] here', 'A note here'],
    ['<b>Bold</b> html', 'Bold html'],
    ['Text {#id}', 'Text'],
    ['import A from "a";\nimport B from "b";\n\nText', 'Text'],
    ['export const a = {\n  b: 1,\n};\n\nText', 'Text'],
    ['```js\ncode\n```\n\nText', 'Text'],
    ['````md\n```\ncode\n```\n````\nText', 'Text'],
    [':::note\nInside\n:::', 'Inside'],
    ['<!-- comment -->\nText', 'Text'],
    ['snake_case_word', 'snakecaseword'],
    ['CRLF\r\nsecond', 'CRLF'],
    ['', undefined],
    ['<div>\n</div>', undefined],
  ])('%j → %s', (body, excerpt) => {
    expect(createExcerpt(body)).toBe(excerpt);
  });

  it.each([
    ['{/* a comment */}\nText', 'Text'],
    ['{/*\n  a comment\n*/}\nText', 'Text'],
    ['<!--\n  a comment\n-->\nText', 'Text'],
    ['Text {/* aside */} goes on', 'Text  goes on'],
  ])('skips comments: %j', (body, excerpt) => {
    expect(createExcerpt(body)).toBe(excerpt);
  });

  it('does not scan beyond the excerpt', () => {
    const body = `Text\n${'x'.repeat(5_000_000)}`;
    expect(createExcerpt(body)).toBe('Text');
  });
});
