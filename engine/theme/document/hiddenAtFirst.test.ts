import { expect, it } from 'vitest';
import { hiddenAtFirst } from './hiddenAtFirst.ts';

const hiddenIn = (body: string) => hiddenAtFirst(body).map(({ start, end }) => body.slice(start, end));

it('finds the drawer', () => {
  expect(hiddenIn('<nav>a</nav><noscript><p>b</p></noscript><main>c</main>')).toEqual(['<noscript><p>b</p>']);
  expect(hiddenIn('<main>c</main>')).toEqual([]);
  const last = '<details><summary>a</summary>b</details><footer></footer><noscript>c</noscript>';
  expect(hiddenIn(last)).toEqual(['b', '<noscript>c']);
});

it('finds folded text, without the line that unfolds it', () => {
  const folded = (inside: string) => `<details class="x"><summary>a</summary>${inside}</details>`;
  expect(hiddenIn(`<p>1</p>${folded('b')}<p>2</p>${folded('c')}`)).toEqual(['b', 'c']);
  expect(hiddenIn(folded(`b${folded('c')}d`))).toEqual([`b${folded('c')}d`]);
  expect(hiddenIn(folded(`b<details open><summary>s</summary>c</details>d`))).toHaveLength(1);
});

it('counts open text as shown, except folded text inside', () => {
  expect(hiddenIn('<details open=""><summary>a</summary>b</details>')).toEqual([]);
  expect(hiddenIn('<details open><summary>a</summary>b<details><summary>c</summary>d</details></details>')).toEqual([
    'd',
  ]);
});
