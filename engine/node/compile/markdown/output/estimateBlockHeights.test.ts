import { expect, it } from 'vitest';
import { estimateBlockHeights } from './estimateBlockHeights.ts';
import type { HtmlElement } from './htmlTree.ts';

const element = (tag: string, children: HtmlElement['children'] = [], attributes: Record<string, string> = {}) => ({
  tag,
  attributes: new Map(Object.entries(attributes)),
  children,
});
const FIRST = Array.from({ length: 8 }, () => element('p', ['First.']));
const heightsOf = (...blocks: HtmlElement[]) => estimateBlockHeights(element('', [...FIRST, ...blocks]));

it('is the mean of the blocks that are laid out later', () => {
  expect(heightsOf(element('p', ['Short.']))).toEqual([29, 29]);
  expect(heightsOf(element('p', ['Short.']), element('p', ['word '.repeat(60)]))).toEqual([73, 131]);
  expect(heightsOf()).toBeUndefined();
  // Headings and plain containers do not wait.
  expect(heightsOf(element('h2', ['Title']), element('div', ['Text']))).toBeUndefined();
});

it('counts what is seen', () => {
  const code = element('div', [element('pre', ['a\nb\nc\n'])], { class: 'theme-code-block' });
  expect(heightsOf(code)).toEqual([106, 106]);
  const tabs = (panels: HtmlElement[]) =>
    element('div', [element('ul', [element('li', ['One']), element('li', ['Two'])], { role: 'tablist' }), ...panels], {
      class: 'tabs-container',
    });
  const hidden = element('div', ['word '.repeat(500)], { hidden: '' });
  expect(heightsOf(tabs([element('div', ['One']), hidden]))).toEqual(heightsOf(tabs([element('div', ['One'])])));
  const picture = element('img', [], { width: '1200', height: '600' });
  expect(heightsOf(element('p', [picture, picture]))).toEqual([300, 179]);
  expect(heightsOf(element('p', [element('img')]))).toEqual([348, 208]);
  // Live code has no element in the page.
  const island = element('oc-island', [element('p', ['Text'])]);
  expect(heightsOf(island)).toEqual([29, 29]);
});
