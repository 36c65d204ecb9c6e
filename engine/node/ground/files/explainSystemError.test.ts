import { expect, it } from 'vitest';
import { explainSystemError } from './explainSystemError.ts';

it('explains what the system refuses, and no other errors', () => {
  const failure = (code: string, path?: string) => Object.assign(new Error(`${code}: x`), { code, path });
  expect(explainSystemError(failure('ENOSPC'), '/out/a.html')).toBe(
    '"/out/a.html" cannot be read or written: the disk is full. Make room, and try again (ENOSPC).',
  );
  expect(explainSystemError(failure('EROFS', '/out'), '/other')).toMatch(/^"\/out" .* the disk is read-only/);
  expect(explainSystemError(failure('ENOENT'))).toBeUndefined();
  expect(explainSystemError(new Error('x'))).toBeUndefined();
});
