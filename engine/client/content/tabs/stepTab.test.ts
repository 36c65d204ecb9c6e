import { expect, it } from 'vitest';
import { stepTab } from './stepTab.ts';

it('goes to the next and the previous tab, and round', () => {
  expect(stepTab('ArrowRight', 0, 3)).toBe(1);
  expect(stepTab('ArrowRight', 2, 3)).toBe(0);
  expect(stepTab('ArrowLeft', 0, 3)).toBe(2);
  expect(stepTab('ArrowLeft', 2, 3)).toBe(1);
});

it('goes to both ends', () => {
  expect(stepTab('Home', 2, 3)).toBe(0);
  expect(stepTab('End', 0, 3)).toBe(2);
});

it('goes the other way where text does', () => {
  expect(stepTab('ArrowLeft', 0, 3, true)).toBe(1);
  expect(stepTab('ArrowRight', 0, 3, true)).toBe(2);
});

it('leaves other keys alone', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Tab', 'a', 'Enter']) expect(stepTab(key, 0, 3)).toBeUndefined();
});
