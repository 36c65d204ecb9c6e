import { describe, expect, it } from 'vitest';
import { CompileError } from '../compileError.ts';
import { parseByMicromark } from './parseMarkdown.ts';

function problemOf(text: string) {
  try {
    parseByMicromark(text, { format: 'mdx', comments: true, filePath: 'x.mdx', passed: new Map() });
  } catch (error) {
    if (error instanceof CompileError) return error.problems[0];
    throw error;
  }
  return undefined;
}

describe('explainSyntaxError', () => {
  const cases: [text: string, place: string, words: RegExp][] = [
    ['One\n\nless a <1 b', '3:8', /`<1` starts a tag.*`\\<` or `&lt;`.*backticks/],
    ['x <= 3', '1:3', /`<=` starts a tag/],
    ['List<String> x', '1:5', /`<String>` is read as a tag.*`\\<`/],
    ['See <https://x.y/z>', '1:5', /`\[https:\/\/x.y\/z\]\(https:\/\/x.y\/z\)`/],
    ['Ask <a@b.co>', '1:5', /`\[a@b.co\]\(mailto:a@b.co\)`/],
    ['a {b', '1:3', /never closed/],
    ['a\n{ "json": 1 }', '2:1', /`\{ "json": 1 \}` is not one.*`\\\{`/],
    ['text {foo bar} x', '1:6', /`\{foo bar\}` is not one/],
    ['text {#id}', '1:6', /id only at the end of a heading/],
    ['a <br> b', '1:3', /write `<br \/>`/],
    ['a\n\n<img src=x>', '3:1', /`src="x"`/],
    ['<div>\n\nhi', '1:1', /Add `<\/div>`/],
    ['x </b>', '1:3', /`<\/b>` closes a tag that was not opened/],
    ['<Tabs>\n<TabItem>\na\n</Tabs>', '4:1', /`<\/Tabs>`.*`<TabItem>` of line 2 is still open/],
    ['<a b="c>', '1:1', /quote in this tag is never closed/],
    ['<Foo {x}>', '1:6', /name=\{value\}/],
    ['import x from', '1:14', /starts with `import` is JavaScript/],
    ['<!-- never', '1:1', /End it with `-->`/],
    ['a <b', '1:3', /`<b` starts a tag that never ends/],
    ['<p>\n# x</p>', '2:4', /on a line of its own/],
    ['- <div>\n', '1:3', /both tags on lines of their own/],
    ['{{ var }}', '1:2', /JavaScript expression/],
  ];
  it.each(cases)('%j', (text, place, words) => {
    const problem = problemOf(text);
    expect(problem?.message).toMatch(words);
    expect(`${problem?.line}:${problem?.column}`).toBe(place);
  });

  it('accepts comments', () => {
    expect(problemOf('a <!-- < { --> b\n\n<!--\n\n{ --\n\n-->\n\n> <!-- q\n> -->\n')).toBeUndefined();
  });
});
