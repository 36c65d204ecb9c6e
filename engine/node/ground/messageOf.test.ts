import { expect, test } from 'vitest';
import { messageOf } from './messageOf.ts';

test('says what an error says, and shows anything else that code throws', () => {
  expect([new TypeError('no good'), 'no good', 7, undefined].map(messageOf)).toEqual([
    'no good',
    'no good',
    '7',
    'undefined',
  ]);
});
