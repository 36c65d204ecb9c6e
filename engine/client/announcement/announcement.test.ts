import { expect, test } from 'vitest';
import { isDismissed, rememberAnnouncement } from './announcement.ts';

test('stays hidden once dismissed', () => {
  expect(isDismissed('a', { id: 'a', dismissed: 'true' })).toBe(true);
  expect(rememberAnnouncement('a', { id: 'a', dismissed: 'true' })).toBeUndefined();
});

test('is shown on a first visit, and while nobody dismissed it', () => {
  expect(isDismissed('a', { id: null, dismissed: null })).toBe(false);
  expect(isDismissed('a', { id: 'a', dismissed: 'false' })).toBe(false);
});

test('comes back with a new id, and forgets that the old one was dismissed', () => {
  const stored = { id: 'a', dismissed: 'true' };
  expect(isDismissed('b', stored)).toBe(false);
  expect(rememberAnnouncement('b', stored)).toEqual({ id: 'b', dismissed: 'false' });
});
