import { expect, it } from 'vitest';
import * as holes from './holes.ts';

const { collectHoles, createRawHtml, PART_HOLES, RAW_HOLES, REF_HOLES, SHELL_HOLES } = holes;

it('holes are filled by their number, those of other kinds stay', () => {
  const { items, add } = collectHoles<string>(PART_HOLES);
  const html = `<a>${add('x')}</a>${REF_HOLES.hole(1)}${add('y')}`;
  expect(PART_HOLES.fill(html, (index) => items[index]!)).toBe(`<a>x</a>${REF_HOLES.hole(1)}y`);
  expect(PART_HOLES.fill(html, (_index, hole) => hole)).toBe(html);
});

it('raw HTML may have holes itself', () => {
  const { keep, fillIn } = createRawHtml();
  const inner = keep('<b>');
  expect(fillIn(`a${keep(`<i>${inner}</i>`)}c`)).toBe('a<i><b></i>c');
  expect(createRawHtml().fillIn(inner)).toBe(inner);
});

it('each kind has its own signs', () => {
  const signs = [REF_HOLES, RAW_HOLES, SHELL_HOLES, PART_HOLES].flatMap(({ open, close }) => [open, close]);
  const all = [...signs, holes.APP_HOLE, holes.INSIDE_HOLE];
  expect(new Set(all).size).toBe(all.length);
});
