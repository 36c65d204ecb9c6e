import { describe, expect, it } from 'vitest';
import type { ContentProblem } from '../../../ground/problems.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';
import { lineOfKey } from './splitFrontMatter.ts';

async function parse(source: string, options: Parameters<typeof parseFrontMatter>[2] = {}) {
  const problems: ContentProblem[] = [];
  const parsed = await parseFrontMatter('/site/docs/a.md', source, options, (problem) => problems.push(problem));
  return { ...parsed, problems };
}

describe('parseFrontMatter', () => {
  it.each([
    ['---\ntitle: A\n---\nbody', { title: 'A' }, 3, 'body'],
    ['---\r\ntitle: A\r\nx: 1\r\n---\r\n\r\nbody', { title: 'A', x: 1 }, 4, '\r\nbody'],
    ['---\n---\nbody', {}, 2, 'body'],
    ['---\n# just a comment\n---\nbody', {}, 3, 'body'],
    ['---\ntitle: A\n---', { title: 'A' }, 3, ''],
    ['---json\n{"title": "A"}\n---\nbody', { title: 'A' }, 3, 'body'],
    ['----\nnot front matter', {}, 0, '----\nnot front matter'],
    ['body\n---\na: 1\n---', {}, 0, 'body\n---\na: 1\n---'],
    ['', {}, 0, ''],
  ])('splits %j', async (source, frontMatter, lines, body) => {
    expect(await parse(source)).toMatchObject({ frontMatter, lines, body, problems: [] });
  });

  it.each([
    ['---\ntitle: A\nfoo: b: c\n---\n', 3, 'Put quotes around the value.'],
    ['---\ntitle: A\n\nNever closed', 1, 'never closed'],
    ['---toml\na = 1\n---\n', 1, '"toml" is not known'],
    ['---\njust text\n---\n', 2, 'not "just text"'],
    ['---\n- a\n---\n', 2, 'not ["a"]'],
  ])('reports %j and continues without it', async (source, line, message) => {
    const { frontMatter, problems } = await parse(source);
    expect(frontMatter).toEqual({});
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'error', line, message: expect.stringContaining(message) }),
    ]);
  });

  it('uses the parser of the site', async () => {
    const { frontMatter, body, source } = await parse('---\ntitle: A\n---\nbody', {
      parseFrontMatter: async (params) => {
        const result = await params.defaultParseFrontMatter(params);
        return { frontMatter: { ...result.frontMatter, extra: true }, content: `${result.content} more` };
      },
    });
    expect(frontMatter).toEqual({ title: 'A', extra: true });
    expect(body).toBe('body more');
    expect(source).toBe('---\ntitle: A\n---\nbody more');
  });

  it('reports a parser of the site that throws', async () => {
    const { problems } = await parse('x', { parseFrontMatter: () => Promise.reject(new Error('no luck')) });
    expect(problems[0]?.message).toBe('`markdown.parseFrontMatter` failed: no luck');
  });
});

describe('lineOfKey', () => {
  it('finds keys however they are quoted', () => {
    const source = '---\na: 1\n"b c": 2\nlist:\n  - a\n\'d\': 3\n---\nd: no';
    expect(['a', 'b c', 'list[0]', 'd', 'missing'].map((key) => lineOfKey(source, key))).toEqual([2, 3, 4, 6, 1]);
  });
});
