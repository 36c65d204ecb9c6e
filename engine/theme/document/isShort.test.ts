import { expect, it } from 'vitest';
import { isShort } from './isShort.ts';

const text = (length: number) => `<p>${'x'.repeat(length)}</p>`;
const page = (content: string) => `<nav>${text(5000)}</nav><main>${content}</main>`;

it('counts the text of the page, not the frame around it', () => {
  expect(isShort(page(text(3900)))).toBe(true);
  expect(isShort(page(text(2000) + text(2100)))).toBe(false);
  expect(isShort('')).toBe(true);
});

it('does not count what is folded', () => {
  const panel = (attributes: string) => `<div role="tabpanel"${attributes}><div>${text(2500)}</div>${text(100)}</div>`;
  expect(isShort(page(panel('') + panel(' hidden=""')))).toBe(true);
  expect(isShort(page(panel('') + panel(' hidden="until-found"') + text(1500)))).toBe(false);
  const details = (attributes: string) => `<details${attributes}><summary>a</summary>${text(2500)}</details>`;
  expect(isShort(page(details('') + `<details>${details('')}${text(2500)}</details>` + text(3000)))).toBe(true);
  expect(isShort(page(details(' open') + details(' open=""')))).toBe(false);
});
