import { expect, test } from 'vitest';
import { planNavigation, planScroll } from './planNavigation.ts';

const here = { path: '/a', search: '?x=1', hash: '#h' };

test('another path is another page', () => {
  expect(planNavigation(here, { ...here, path: '/b' })).toBe('page');
});

test('only the query changed: nothing moves', () => {
  expect(planNavigation(here, { ...here, search: '?x=2' })).toBe('query');
  expect(planScroll('query', here, undefined)).toEqual({ type: 'keep' });
});

test('another hash, or the very same place, is a place of the page', () => {
  expect(planNavigation(here, { ...here, hash: '' })).toBe('section');
  expect(planNavigation(here, { ...here, search: '', hash: '' })).toBe('section');
  expect(planNavigation(here, here)).toBe('section');
});

test('scrolls to the hash, else to the top, and back to where the reader was', () => {
  expect(planScroll('page', here, undefined)).toEqual({ type: 'hash' });
  expect(planScroll('page', { ...here, hash: '' }, undefined)).toEqual({ type: 'top' });
  expect(planScroll('section', { ...here, hash: '#' }, undefined)).toEqual({ type: 'top' });
  expect(planScroll('page', here, { x: 0, y: 90 })).toEqual({ type: 'restore', point: { x: 0, y: 90 } });
});
