import { expect, it } from 'vitest';
import { parseOptions } from './options.ts';

it('measures both widths and modes by default', () => {
  expect(parseOptions([])).toMatchObject({ widths: [1280, 390], modes: ['light', 'dark'], pages: undefined });
  const words = ['--pages', '/a,/b', '--width', '800', '--mode', 'dark'];
  expect(parseOptions(words)).toMatchObject({ widths: [800], modes: ['dark'], pages: ['/a', '/b'] });
});

it.each([
  [['--mode', 'sepia'], '--mode: "sepia" is not valid; expected light, dark or both.'],
  [['--width', 'wide'], '--width: "wide" is not valid; expected a number.'],
  [['--octavo', 'x'], '--octavo without a folder needs --reference.'],
])('refuses %o', (words, message) => {
  expect(() => parseOptions(words)).toThrow(message);
});
