import { expect, test } from 'vitest';
import { createStore } from './createStore.ts';

test('an equal value is the same object, so that React does not render again', () => {
  const initial = { search: '', hash: '' };
  expect(createStore(initial, { search: '', hash: '' }).get()).toBe(initial);
});

test('a different value differs from that of the server', () => {
  const store = createStore({ open: false }, { open: true });
  expect(store.getInitial()).toEqual({ open: false });
  expect(store.get()).toEqual({ open: true });
});
