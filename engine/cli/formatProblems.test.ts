import { expect, it } from 'vitest';
import { formatProblems, shorten } from './formatProblems.ts';

it('lists problems by file, in the order of their lines', () => {
  const text = formatProblems(
    [
      { severity: 'error', filePath: '/site/docs/b.md', line: 9, column: 2, message: 'Second.' },
      { severity: 'warning', message: 'About the whole site.' },
      { severity: 'warning', filePath: '/site/docs/a.md', message: 'No place.' },
      { filePath: '/site/docs/b.md', line: 3, message: 'First,\nin two lines.' },
      { filePath: '/elsewhere/config.ts', keyPath: 'themeConfig.navbar', message: 'Unknown.' },
    ],
    '/site',
  );
  expect(text).toBe(
    [
      'docs/b.md',
      '  error  3  First,',
      '      in two lines.',
      '  error  9:2  Second.',
      '',
      'warning  About the whole site.',
      '',
      'docs/a.md',
      '  warning  No place.',
      '',
      '/elsewhere/config.ts',
      '  error  themeConfig.navbar  Unknown.',
    ].join('\n'),
  );
});

it('shortens paths inside the current folder only', () => {
  expect(shorten('/site/build', '/site')).toBe('build');
  expect(shorten('/site', '/site')).toBe('.');
  expect(shorten('/sites/build', '/site')).toBe('/sites/build');
});
