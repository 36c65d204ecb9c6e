import { expect, test } from 'vitest';
import { idleNavigation, reduceNavigation, type NavigationEvent, type NavigationMachine } from './navigation.ts';

const run = (...events: NavigationEvent[]): NavigationMachine => events.reduce(reduceNavigation, idleNavigation);
const error = new Error('offline');

test('loads, then is idle again', () => {
  expect(run({ type: 'start', id: 1 }).status).toBe('loading');
  expect(run({ type: 'start', id: 1 }, { type: 'done', id: 1 }).status).toBe('idle');
});

test('is slow after a while, and fails with its error', () => {
  expect(run({ type: 'start', id: 1 }, { type: 'slow', id: 1 }).status).toBe('slow');
  expect(run({ type: 'start', id: 1 }, { type: 'slow', id: 1 }, { type: 'fail', id: 1, error })).toEqual({
    id: 1,
    status: 'failed',
    error,
  });
});

test('what a superseded navigation reports is ignored', () => {
  const second: NavigationEvent[] = [
    { type: 'start', id: 1 },
    { type: 'start', id: 2 },
  ];
  for (const stale of [
    { type: 'slow', id: 1 },
    { type: 'done', id: 1 },
    { type: 'fail', id: 1, error },
    { type: 'start', id: 1 },
  ] as NavigationEvent[]) {
    expect(run(...second, stale)).toEqual({ id: 2, status: 'loading' });
  }
});

test('after the end only a new start counts, and it clears the error', () => {
  const failed = run({ type: 'start', id: 1 }, { type: 'fail', id: 1, error });
  expect(reduceNavigation(failed, { type: 'slow', id: 1 })).toBe(failed);
  expect(reduceNavigation(failed, { type: 'start', id: 2 })).toEqual({ id: 2, status: 'loading' });
  expect(run({ type: 'slow', id: 0 })).toBe(idleNavigation);
});
