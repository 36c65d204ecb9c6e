import { expect, it } from 'vitest';
import { formatCauses } from './formatCauses.ts';
import type { ErrorProblem } from '../node/ground/problemsOf.ts';

const PLAIN = { columns: 80, hasColors: false };

const grammar = (name: string, line: number): ErrorProblem => ({
  severity: 'warning',
  code: 'unknown-language',
  filePath: '/site/docs/a.md',
  line,
  column: 1,
  message: `There is no grammar for "${name}".`,
});

const SITE = { currentFolder: '/site' };

it('prints each cause once, with its count, three examples and what differs', () => {
  const text = formatCauses(
    [
      grammar('foo', 1),
      grammar('bar', 2),
      grammar('baz', 3),
      grammar('foo', 4),
      { severity: 'error', code: 'mdx-syntax', filePath: '/site/docs/b.md', line: 3, message: 'Wrong,\nin two lines.' },
      { code: 'unknown-key', filePath: '/elsewhere/config.ts', keyPath: 'themeConfig.navbar', message: 'Unknown.' },
    ],
    PLAIN,
    SITE,
  );
  expect(text).toBe(
    [
      'warning  4 ×  There is no grammar for "…".  [unknown-language]',
      '    docs/a.md:1:1  "foo"',
      '    docs/a.md:2:1  "bar"',
      '    docs/a.md:3:1  "baz"',
      '    and 1 more',
      '',
      'error  docs/b.md:3  Wrong,',
      '    in two lines.  [mdx-syntax]',
      '',
      'error  /elsewhere/config.ts  themeConfig.navbar  Unknown.  [unknown-key]',
      '',
      '--verbose lists every one of them.',
    ].join('\n'),
  );
});

it('fits one screen for any site', () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
  const problems = words.flatMap((word) =>
    Array.from({ length: 1000 }, (_, line): ErrorProblem => ({
      severity: 'warning',
      code: 'unsupported',
      filePath: `/site/docs/${word}.md`,
      line,
      message: `${word} is said about "${line}". Do something.`,
    })),
  );
  const lines = formatCauses([...problems, { code: 'usage', message: 'The only error.' }], PLAIN, SITE).split('\n');
  expect(lines.length).toBeLessThanOrEqual(46);
  expect(lines.at(-3)).toBe('error  The only error.  [usage]');
  expect(lines).toContain('6,000 warnings for 6 other reasons');
});

it('never hides an error', () => {
  const problems = Array.from({ length: 60 }, (_, at) => ({
    code: 'usage' as const,
    message: `Wrong: ${'x'.repeat(at)}.`,
  }));
  expect(formatCauses(problems, PLAIN)).toContain(`Wrong: ${'x'.repeat(59)}.`);
});

it('does not mention --verbose if nothing is omitted', () => {
  expect(formatCauses([grammar('foo', 1), grammar('bar', 2)], PLAIN)).not.toContain('--verbose');
});

it('uses colours if the terminal does', () => {
  const text = formatCauses(
    [grammar('foo', 1), { code: 'usage', message: 'Wrong.' }],
    { columns: 80, hasColors: true },
    SITE,
  );
  expect(text).toBe(
    '\u001b[1;33mwarning\u001b[0m  docs/a.md:1:1  There is no grammar for "foo".  [unknown-language]\n\n\u001b[1;31merror\u001b[0m  Wrong.  [usage]',
  );
});

it('calls a problem that only a check finds a remark', () => {
  expect(formatCauses([grammar('foo', 1)], PLAIN, { ...SITE, warning: 'remark' })).toMatch(/^remark  docs\/a\.md:1:1/);
});
