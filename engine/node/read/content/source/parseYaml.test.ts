import { describe, expect, it } from 'vitest';
import { parseYaml } from './parseYaml.ts';

const read = (text: string, dialect: 'front-matter' | 'data-file' = 'front-matter') => parseYaml(text, dialect).value;

describe('parseYaml', () => {
  // Recorded from the YAML readers of Docusaurus 3.8.1: js-yaml 3 for front matter, 4 for data files.
  it.each([
    ['1_000', 1000, '1_000'],
    ['010', 8, 10],
    ['0o10', '0o10', 8],
    ['08', '08', 8],
    ['0x1F', 31, 31],
    ['12:30', 750, '12:30'],
    ['1e3', 1000, 1000],
    ['.5', 0.5, 0.5],
    ['0.5.1', '0.5.1', '0.5.1'],
    ['yes', 'yes', 'yes'],
    ['True', true, true],
    ['~', null, null],
    ['2024-1-2', '2024-1-2', '2024-1-2'],
    ['2024-01-02', new Date('2024-01-02T00:00:00Z'), new Date('2024-01-02T00:00:00Z')],
    ['2024-01-02T10:00:00+02:00', new Date('2024-01-02T08:00:00Z'), new Date('2024-01-02T08:00:00Z')],
    ['2024-01-02 10:00:00.5', new Date('2024-01-02T10:00:00.500Z'), new Date('2024-01-02T10:00:00.500Z')],
    ['2024-01-02 10:00', '2024-01-02 10:00', '2024-01-02 10:00'],
  ])('reads %s', (text, inFrontMatter, inDataFile) => {
    expect(read(`key: ${text}`)).toEqual({ key: inFrontMatter });
    expect(read(`key: ${text}`, 'data-file')).toEqual({ key: inDataFile });
  });

  it('merges with <<', () => {
    expect(read('base: &b {x: 1}\nother: {<<: *b, y: 2}')).toMatchObject({ other: { x: 1, y: 2 } });
  });

  it.each([
    ['a: 1\nb: [1, 2\nc: 3', 3],
    ['title: a: b', 1],
    ['a: 1\na: 2', 2],
    ['x: !secret 1', 1],
    ['\tx: 1', 1],
  ])('says on which line %j is wrong', (text, line) => {
    expect(parseYaml(text, 'front-matter').problem).toMatchObject({ line, message: expect.any(String) });
  });

  it('limits the growth of aliases', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x,x]',
      ...'bcdefgh'.split('').map((name, i) => `${name}: &${name} [${Array(10).fill(`*${'abcdefg'[i]}`).join(',')}]`),
    ];
    expect(parseYaml(bomb.join('\n'), 'data-file').problem).toBeDefined();
  });
});

it.each([
  ["a: 'one\nimage: two\nthree'\nb: 1", { a: 'one image: two three', b: 1 }],
  ['a: "one\ntwo"\nb: 2', { a: 'one two', b: 2 }],
  ["x:\n  - k: 'a\n  b'\n", { x: [{ k: 'a b' }] }],
])('reads a quoted text whose further lines are not indented: %j', (text, value) => {
  expect(parseYaml(text, 'front-matter')).toEqual({ value });
});
