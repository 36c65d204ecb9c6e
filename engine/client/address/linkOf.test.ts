import { expect, test } from 'vitest';
import { isPlainClick, isRoutable } from './linkOf.ts';

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

const link = (target: string, download = false, lang = '') => ({ target, lang, hasAttribute: () => download });

test('only a plain click of the main button is followed', () => {
  expect(isPlainClick(click)).toBe(true);
  for (const other of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ]) {
    expect(isPlainClick({ ...click, ...other })).toBe(false);
  }
});

test('links to other tabs and languages, and downloads, are left to the browser', () => {
  expect(isRoutable(link(''))).toBe(true);
  expect(isRoutable(link('_self'))).toBe(true);
  expect(isRoutable(link('_blank'))).toBe(false);
  expect(isRoutable(link('', true))).toBe(false);
  expect(isRoutable(link('_self', false, 'de'))).toBe(false);
});
