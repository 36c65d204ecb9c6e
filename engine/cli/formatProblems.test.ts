import { expect, it } from 'vitest';
import { formatProblems, shorten, shortenPaths } from './formatProblems.ts';

it('lists problems by file, in the order of their lines', () => {
  const text = formatProblems(
    [
      { severity: 'error', code: 'broken-link', filePath: '/site/docs/b.md', line: 9, column: 2, message: 'Second.' },
      { severity: 'warning', code: 'unsupported', message: 'About the whole site.' },
      { severity: 'warning', code: 'empty-page', filePath: '/site/docs/a.md', message: 'No place.' },
      { code: 'mdx-syntax', filePath: '/site/docs/b.md', line: 3, message: 'First,\nin two lines.' },
      { code: 'unknown-key', filePath: '/elsewhere/config.ts', keyPath: 'themeConfig.navbar', message: 'Unknown.' },
    ],
    { currentFolder: '/site' },
  );
  expect(text).toBe(
    [
      'docs/b.md',
      '  error  3  First,',
      '      in two lines.  [mdx-syntax]',
      '  error  9:2  Second.  [broken-link]',
      '',
      'warning  About the whole site.  [unsupported]',
      '',
      'docs/a.md',
      '  warning  No place.  [empty-page]',
      '',
      '/elsewhere/config.ts',
      '  error  themeConfig.navbar  Unknown.  [unknown-key]',
    ].join('\n'),
  );
});

it('shortens paths inside the current folder only', () => {
  expect(shorten('/site/build', '/site')).toBe('build');
  expect(shorten('/site', '/site')).toBe('.');
  expect(shorten('/sites/build', '/site')).toBe('/sites/build');
});

it('shortens paths in messages too, but not text that only looks like a path', () => {
  expect(shortenPaths('The id is that of "/site/docs/a.md"; see (/site/b.md), /other/site/c.md.', '/site')).toBe(
    'The id is that of "docs/a.md"; see (b.md), /other/site/c.md.',
  );
  expect(shortenPaths('/site/docusaurus.config.ts:3:3: Unexpected token', '/site')).toBe(
    'docusaurus.config.ts:3:3: Unexpected token',
  );
});

it('calls a problem that only a check finds a remark', () => {
  const problems = [{ severity: 'warning', code: 'empty-page', message: 'Empty.' } as const];
  expect(formatProblems(problems, { warning: 'remark' })).toBe('remark  Empty.  [empty-page]');
});
