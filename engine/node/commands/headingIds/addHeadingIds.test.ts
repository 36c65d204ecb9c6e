import { describe, expect, it } from 'vitest';
import { addHeadingIds } from './addHeadingIds.ts';

const OPTIONS = { syntax: 'classic', maintainCase: false, overwrite: false, migrate: false } as const;

describe('addHeadingIds', () => {
  it.each([
    ['# Title\n\n## Some Heading\n', '# Title\n\n## Some Heading {#some-heading}\n'],
    ['## One\n## One\n', '## One {#one}\n## One {#one-1}\n'],
    ['## One {#two}\n## Two\n', '## One {#two}\n## Two {#two-1}\n'],
    ['### [Link](./a.md) and `code`  \n', '### [Link](./a.md) and `code` {#link-and-code}\n'],
    ['```md\n## Not one\n```\n## One\n', '```md\n## Not one\n```\n## One {#one}\n'],
    ['~~~\n## Not one\n~~~\n', '~~~\n## Not one\n~~~\n'],
    ['````md\n```\n## Not one\n```\n````\n', '````md\n```\n## Not one\n```\n````\n'],
    ['## Zwei Wörter\r\nText\r\n', '## Zwei Wörter {#zwei-wörter}\r\nText\r\n'],
  ])('%j', (text, written) => {
    expect(addHeadingIds(text, OPTIONS)).toBe(written);
    expect(addHeadingIds(written, OPTIONS)).toBe(written);
  });

  it('keeps the case, and rewrites ids, on request', () => {
    expect(addHeadingIds('## Some Heading', { ...OPTIONS, maintainCase: true })).toBe(
      '## Some Heading {#Some-Heading}',
    );
    expect(addHeadingIds('## New {#old}', { ...OPTIONS, overwrite: true })).toBe('## New {#new}');
  });

  // Recorded from Docusaurus 3.10.2.
  it.each([
    ['## New\n### Old {#old-id}\n', '## New {/* #new */}\n### Old {#old-id}\n', false],
    ['## New\n### Old {#old-id}\n', '## New {/* #new */}\n### Old {/* #old-id */}\n', true],
    ['## A {/* #b */}\n## B\n', '## A {/* #b */}\n## B {/* #b-1 */}\n', true],
  ])('writes ids as comments of MDX: %j', (text, written, migrate) => {
    expect(addHeadingIds(text, { ...OPTIONS, syntax: 'mdx-comment', migrate })).toBe(written);
  });

  it('turns comments into classic ids', () => {
    expect(addHeadingIds('## A {/* #own */}', { ...OPTIONS, migrate: true })).toBe('## A {#own}');
    expect(addHeadingIds('## A {/* #own */}', { ...OPTIONS, overwrite: true })).toBe('## A {#a}');
    expect(addHeadingIds('## A {/* #own */}', OPTIONS)).toBe('## A {/* #own */}');
  });
});
