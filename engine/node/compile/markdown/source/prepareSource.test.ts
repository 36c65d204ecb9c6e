import { describe, expect, it } from 'vitest';
import { prepareSource } from './prepareSource.ts';

const prepare = (text: string, frontMatterLines = 0) =>
  prepareSource(text, { frontMatterLines, headingIds: true, admonitionKeywords: ['note', 'tip'] });

describe('prepareSource', () => {
  it.each([
    ['## A {#id}', '## A \\{#id}'],
    ['## A \\{#id}', '## A \\{#id}'],
    ['> ## A {#id}', '> ## A \\{#id}'],
    ['text {#id}', 'text {#id}'],
    ['####### A {#id}', '####### A {#id}'],
    [':::note Title', ':::note[Title]'],
    [':::note  Two  words ', ':::note[Two  words]'],
    ['  ::::tip Deep', '  ::::tip[Deep]'],
    ['> :::note Quoted', '> :::note[Quoted]'],
    [':::note', ':::note'],
    [':::notes Title', ':::notes Title'],
    [':::other Title', ':::other Title'],
    [':::note a [b] c', ':::note[a [b] c]'],
    [':::note a ] b', ':::note[a \\] b]'],
    ['```\n## A {#id}\n:::note T\n```\n## B {#b}', '```\n## A {#id}\n:::note[T]\n```\n## B \\{#b}'],
    ['~~~~\n```\n:::note T\n~~~~\n:::note T', '~~~~\n```\n:::note[T]\n~~~~\n:::note[T]'],
    ['- ```md\n  :::note T\n  ```\n:::note T', '- ```md\n  :::note[T]\n  ```\n:::note[T]'],
    ['```mdx-code-block\n<X/>\n```\ntext', '\n<X/>\n\ntext'],
    [
      '````mdx-code-block\n<X>\n\n```sh\na\n```\n\n```mdx-code-block\n<Y/>\n```\n\n</X>\n````',
      '\n<X>\n\n```sh\na\n```\n\n\n<Y/>\n\n\n</X>\n',
    ],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['\uFEFF# A', '# A'],
  ])('%j', (text, expected) => {
    expect(prepare(text)).toBe(expected);
  });

  it('keeps line numbers when front matter goes', () => {
    expect(prepare('---\na: {#b}\n---\ntext', 3)).toBe('\n\n\ntext');
    expect(prepare('---\na\n---', 3)).toBe('\n\n\n');
  });
});
