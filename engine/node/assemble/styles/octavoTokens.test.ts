import { expect, it } from 'vitest';
import { placeTokens } from './octavoTokens.ts';

const LONG = 'light-dark(rgb(1 2 3 / 40%),rgb(4 5 6 / 40%))';
const first =
  `@font-face{font-family:a}:root{color-scheme:light;--oc-gap:1rem;--oc-ink:${LONG};--oc-shade:${LONG};--oc-tint:8%;--oc-soft:var(--oc-gap)}` +
  '[data-theme=dark]{--oc-tint:12%}' +
  'a{color:var(--oc-ink);padding:var(--oc-gap)}b{color:var(--oc-ink)}i{color:var(--oc-ink);width:var(--oc-tint)}';
const late = 'u{box-shadow:0 0 var(--oc-shade);margin:var(--oc-soft)}';

it('inlines values where that is shorter, or where the first paint does not need them', () => {
  const { fill } = placeTokens(first, [late], []);
  expect(fill(first)).toBe(
    `@font-face{font-family:a}:root{color-scheme:light;--oc-ink:${LONG};--oc-tint:8%}[data-theme=dark]{--oc-tint:12%}` +
      'a{color:var(--oc-ink);padding:1rem}b{color:var(--oc-ink)}i{color:var(--oc-ink);width:var(--oc-tint)}',
  );
  expect(fill(late)).toBe(`u{box-shadow:0 0 ${LONG};margin:1rem}`);
});

it('keeps tokens that the site changes, and those derived from them', () => {
  const { fill } = placeTokens(first, [late], [':root{--oc-gap:2rem}']);
  expect(fill(first)).toContain('--oc-gap:1rem');
  expect(fill(first)).toContain('--oc-soft:var(--oc-gap)');
  expect(fill(late)).toContain('margin:var(--oc-soft)');
});

it('keeps tokens that the site only uses, but none derived from them', () => {
  const { fill } = placeTokens(first, [late], ['p{margin:var( --oc-gap, 1px)}']);
  expect(fill(first)).toContain('--oc-gap:1rem');
  expect(fill(first)).not.toContain('--oc-soft');
  expect(fill(late)).toContain('margin:var(--oc-gap)');
});

it('declares in the sheet of a page what the document does not declare', () => {
  const { rulesFor } = placeTokens(first, [late], []);
  expect(rulesFor('p{margin:var(--oc-soft);color:var(--oc-ink)}')).toBe(':where(:root){--oc-soft:1rem}');
  expect(rulesFor('p{color:red}')).toBe('');
});

it('leaves sheets alone if there are no tokens', () => {
  expect(placeTokens('a{color:red}', [], []).fill('b{color:red}')).toBe('b{color:red}');
});
