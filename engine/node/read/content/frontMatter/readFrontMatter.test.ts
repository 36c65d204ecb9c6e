import { describe, expect, it } from 'vitest';
import type { ContentProblem } from '../../../ground/problems.ts';
import { parseYaml } from '../source/parseYaml.ts';
import { readFrontMatter } from './readFrontMatter.ts';
import { blogPostFields, docFields } from './schemas.ts';

function read(yaml: string, fields: Parameters<typeof readFrontMatter>[1] = docFields) {
  const problems: ContentProblem[] = [];
  const frontMatter = parseYaml(yaml, 'front-matter').value as Record<string, unknown>;
  const source = `---\n${yaml}\n---\n`;
  const file = { filePath: '/a.md', relPath: 'a.md', text: { read: () => source }, frontMatter, frontMatterLines: 0 };
  return { values: readFrontMatter(file, fields, (problem) => problems.push(problem)), problems };
}

const authors = (yaml: string) => read(`authors: ${yaml}`, blogPostFields);

describe('readFrontMatter', () => {
  it('converts values that YAML reads differently from what was meant', () => {
    expect(read('title: 1.5\nsidebar_position: "2"\nhide_title: "true"\nkeywords: [1, a]').values).toEqual({
      title: '1.5',
      sidebar_position: 2,
      hide_title: true,
      keywords: ['1', 'a'],
    });
  });

  it('leaves unknown keys alone', () => {
    expect(read('my_own: [1, {a: 2}]')).toEqual({ values: {}, problems: [] });
  });

  it.each([
    ['title:', 'Front matter `title` is null; expected a text.'],
    ['id: ""', 'Front matter `id` is ""; expected a text that is not empty.'],
    ['hide_title: maybe', 'Front matter `hide_title` is "maybe"; expected `true` or `false`.'],
    ['sidebar_position: first', 'Front matter `sidebar_position` is "first"; expected a number.'],
    ['tags: a, b', 'Front matter `tags` is "a, b"; expected a list.'],
    ['keywords: [a, [b]]', 'Front matter `keywords[1]` is ["b"]; expected a text that is not empty.'],
    ['toc_max_heading_level: 7', 'Front matter `toc_max_heading_level` is 7; expected a number from 2 to 6.'],
    ['last_update: {}', 'Front matter `last_update` is {}; expected an object with `author`, `date` or both.'],
    ['last_update: {date: soon}', 'Front matter `last_update.date` is "soon"; expected a date such as'],
    ['sidebar_custom_props: x', 'Front matter `sidebar_custom_props` is "x"; expected an object.'],
  ])('refuses %s', (yaml, message) => {
    const { values, problems } = read(`a: 1\n${yaml}`);
    expect(values).toEqual({});
    expect(problems).toEqual([
      {
        severity: 'error',
        code: 'front-matter-value',
        filePath: '/a.md',
        line: 3,
        message: expect.stringContaining(message),
      },
    ]);
  });

  it('refuses a draft that is unlisted, and levels that cross', () => {
    const { values, problems } = read(
      'draft: true\nunlisted: true\ntoc_min_heading_level: 4\ntoc_max_heading_level: 3',
    );
    expect(values).toEqual({ draft: true, toc_max_heading_level: 3 });
    expect(problems.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('hints at the name that was probably meant, and leaves other keys to the author', () => {
    const { values, problems } = read('hide_titel: true\nSidebar_label: a\nhide_toc: true\nowner: me\ndata: 1');
    expect(values).toEqual({});
    expect(problems).toMatchObject([
      { severity: 'warning', line: 2, message: expect.stringContaining('Did you mean `hide_title`?') },
      { severity: 'warning', line: 3, message: expect.stringContaining('Did you mean `sidebar_label`?') },
    ]);
  });

  it('takes authors in every form', () => {
    expect(authors('ann').values).toEqual({ authors: 'ann' });
    expect(authors('[ann, {name: B}]').values).toEqual({ authors: ['ann', { name: 'B' }] });
    expect(authors('{title: x}').problems).toHaveLength(1);
    expect(authors('[ann, 5.5, {}]').problems).toHaveLength(1);
  });

  it('takes a day that the month does not have for one of the next, as js-yaml does', () => {
    const { values, problems } = read('date: 2017-02-29 11:00:00', blogPostFields);
    expect(problems).toEqual([]);
    expect(values.date).toEqual(new Date('2017-03-01T11:00:00Z'));
    expect(read('date: next week', blogPostFields).problems[0]?.line).toBe(2);
  });
});
