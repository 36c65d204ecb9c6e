import { expect, it } from 'vitest';
import { toReport } from '../../cli/reportFile.ts';
import { countProblems, withSeverity } from './problems.ts';

it('treats a problem of a page without a severity as a warning', () => {
  expect(withSeverity({ message: 'a', severity: undefined })).toEqual({ message: 'a', severity: 'warning' });
  expect(withSeverity({ message: 'a', severity: 'error' as const }).severity).toBe('error');
});

it('counts the same for the summary and for the report', () => {
  const code = 'usage' as const;
  const problems = [
    { code, message: 'a', severity: 'warning' as const },
    { code, message: 'b' },
    { code, message: 'b' },
  ];
  expect(countProblems(problems)).toEqual({ errors: 2, warnings: 1 });
  expect(toReport(problems, '/site')).toMatchObject({ errors: 2, warnings: 1 });
});
