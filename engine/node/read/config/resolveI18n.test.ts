import { expect, it } from 'vitest';
import { calendarOf, directionOf, ENGLISH, labelOf } from './resolveI18n.ts';

it('knows about English what Intl knows', () => {
  expect({ label: labelOf('en'), direction: directionOf('en'), calendar: calendarOf('en') }).toEqual(ENGLISH);
});
