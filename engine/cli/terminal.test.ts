import { expect, it } from 'vitest';
import { paint, toQuiet, withoutControls } from './terminal.ts';
import { createTestTerminal } from './testing/createTestTerminal.ts';

it('shows control characters instead of obeying them, except its own colours', () => {
  expect(withoutControls('a\u001b[2Jb\u001b]0;title\u0007c\r\n\td\u009b31m')).toBe(
    'a\\x1b[2Jb\\x1b]0;title\\x07c\\x0d\n\td\\x9b31m',
  );
  const painted = `${paint('error', 'error')}  x`;
  expect(withoutControls(painted)).toBe(painted);
});

it('is quiet about everything but errors', () => {
  const terminal = createTestTerminal(true);
  const quiet = toQuiet(terminal);
  quiet.print('Built');
  quiet.rewriteLine('1 / 2');
  quiet.printError('Wrong');
  expect(terminal.output).toEqual([]);
  expect(terminal.errors).toEqual(['Wrong']);
  expect(quiet).toMatchObject({ isInteractive: false, isQuiet: true });
});
