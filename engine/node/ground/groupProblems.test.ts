import { expect, it } from 'vitest';
import type { ProblemCode } from '../../shared/problemCodes.ts';
import { groupProblems } from './groupProblems.ts';

const warn = (message: string, line = 1) => ({ severity: 'warning' as const, code: 'usage' as const, message, line });

it('groups the same sentence with different values as one cause', () => {
  const causes = groupProblems([
    warn('There is no grammar for code in "foo"; it is plain. Did you mean "fool"?', 1),
    warn('There is no grammar for code in "bar"; it is plain.', 2),
    warn('There is no grammar for code in "foo"; it is plain. Did you mean "fool"?', 3),
  ]);
  expect(causes).toMatchObject([
    {
      severity: 'warning',
      message: 'There is no grammar for code in "…"; it is plain.',
      problems: [{ line: 1 }, { line: 2 }, { line: 3 }],
      examples: [{ values: ['"foo"'] }, { values: ['"bar"'] }, { values: ['"foo"'] }],
    },
  ]);
});

it('keeps values that all of them share', () => {
  const [cause] = groupProblems([
    warn('The link "a" leads to /docs/a, which does not exist. Set `onBrokenLinks` to "warn".'),
    warn('The link "b" leads to /docs/b, which does not exist. Set `onBrokenLinks` to "warn".'),
  ]);
  expect(cause).toMatchObject({
    message: 'The link "…" leads to …, which does not exist. Set `onBrokenLinks` to "warn".',
    examples: [{ values: ['"a"', '/docs/a'] }, { values: ['"b"', '/docs/b'] }],
  });
});

it('prefers examples about different values', () => {
  const [cause] = groupProblems([...'aaaabc'].map((name, at) => warn(`No \`${name}\` here.`, at)));
  expect(cause?.problems).toHaveLength(6);
  expect(cause?.examples.map(({ problem }) => problem.line)).toEqual([0, 4, 5]);
});

it('puts errors first, then the most frequent problems', () => {
  const causes = groupProblems([
    warn('One.'),
    warn('Two, twice.'),
    warn('Two, twice.'),
    { severity: 'error', code: 'usage', message: 'Wrong.' },
    { code: 'usage', message: 'Without severity.' },
  ]);
  expect(causes.map(({ message }) => message)).toEqual(['Wrong.', 'Without severity.', 'Two, twice.', 'One.']);
});

it('keeps errors and warnings apart', () => {
  expect(groupProblems([warn('Same.'), { severity: 'error', code: 'usage', message: 'Same.' }])).toHaveLength(2);
});

it('treats lists of different lengths as the same', () => {
  const causes = groupProblems([warn('Left out: "a", "b".'), warn('Left out: "c".'), warn('Left out: "d", "e", "f".')]);
  expect(causes).toHaveLength(1);
});

it('puts packages that are not installed before all other errors', () => {
  const fail = (message: string, code: ProblemCode = 'usage') => ({ severity: 'error' as const, code, message });
  const causes = groupProblems([
    fail('Twice.'),
    fail('Twice.'),
    fail('Not installed.', 'missing-package'),
    warn('A warning.'),
  ]);
  expect(causes.map(({ message }) => message)).toEqual(['Not installed.', 'Twice.', 'A warning.']);
});

it.each([
  ['The module %s fails.', 'src/pages/a.tsx', '@site/src/b.js'],
  ['Cannot find %s.', "'./a/b'", "'../c'"],
  ['There is nothing at %s; it is left out.', 'https://a.example/x', 'http://b.example'],
  ['It is used twice (%s).', './a.png', '/img/b.png'],
])('takes paths for values, however they are written: %s', (sentence, one, two) => {
  const [cause, ...others] = groupProblems([warn(sentence.replace('%s', one)), warn(sentence.replace('%s', two))]);
  expect(others).toEqual([]);
  expect(cause?.examples.map(({ values }) => values)).toEqual([[one], [two]]);
});
