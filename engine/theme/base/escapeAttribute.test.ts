import { expect, it } from 'vitest';
import { escapeAttribute } from './escapeAttribute.ts';

it('escapes as React does', () => {
  expect(escapeAttribute(`a'b"c&d<e>`)).toBe('a&#x27;b&quot;c&amp;d&lt;e&gt;');
});
