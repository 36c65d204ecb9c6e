import { expect, test } from 'vitest';
import { messageOf } from './messageOf.ts';

test('returns the message of an error, and shows anything else that code throws', () => {
  expect([new TypeError('no good'), 'no good', 7, undefined].map(messageOf)).toEqual([
    'no good',
    'no good',
    '7',
    'undefined',
  ]);
});
