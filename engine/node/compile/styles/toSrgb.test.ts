import { expect, it } from 'vitest';
import { toSrgb } from './toSrgb.ts';

it('writes colours within sRGB as sRGB, wherever they are', () => {
  expect(toSrgb('a{color:oklch(70% .1 200);--x:oklch(.7 .1 200 / 50%)}')).toBe('a{color:#40b1b7;--x:#40b1b780}');
  expect(toSrgb('a{background:linear-gradient(oklch(.7 .1 200), oklab(.5 .02 .02))}')).toBe(
    'a{background:linear-gradient(#40b1b7,#725e56)}',
  );
  expect(toSrgb('@keyframes k{to{color:oklch(70% .1 200)}}')).toBe('@keyframes k{to{color:#40b1b7}}');
});

it('keeps wide colours for screens that show them', () => {
  expect(toSrgb('a{margin:0;color:oklch(70% .3 150)!important;--x:oklch(70% .3 150)}')).toMatch(
    /^a\{--x:#00b\w{3};margin:0;color:#00b\w{3}!important\}@media \(color-gamut:p3\)\{a\{--x:oklch\(70% \.3 150\);color:oklch\(70% \.3 150\)!important\}\}$/,
  );
  expect(toSrgb('@media print{a{color:oklch(70% .3 150)}}')).toMatch(
    /^@media print\{a\{color:#00b\w{3}\}@media \(color-gamut:p3\)\{a\{color:oklch\(70% \.3 150\)\}\}\}$/,
  );
});

it('keeps the variables of a rule with wide colours', () => {
  for (const rest of ['width:var(--x)', 'width:calc(var(--x)*2)', 'margin:var(--x,1px)', '.b &{color:var(--x)}']) {
    expect(toSrgb(`a{color:oklch(70% .3 150);${rest}}`)).toContain(rest);
  }
  expect(toSrgb('a{border:1px solid var(--b,oklch(70% .3 150))}')).toMatch(
    /^a\{border:1px solid var\(--b,#00b\w{3}\)\}@media \(color-gamut:p3\)\{a\{border:1px solid var\(--b,oklch\(70% \.3 150\)\)\}\}$/,
  );
});

it('leaves sheets without such colours alone, and mixes of variables', () => {
  const css = 'a { color: lab(50% 20 30) }';
  expect(toSrgb(css)).toBe(css);
  expect(toSrgb('a{color:color-mix(in oklab,var(--a),red);--b:oklch(from red l c h)}')).toContain(
    'color-mix(in oklab,var(--a),red)',
  );
});
