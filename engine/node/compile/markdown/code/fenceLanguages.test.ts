import { expect, it } from 'vitest';
import { fenceLanguages } from './fenceLanguages.ts';

it('finds the languages of fences', () => {
  const source =
    '```js title="a"\n```\n\n- x\n  ~~~ Python {1}\n  ~~~\n> ````c++\n\n```\nplain\n```\n\n```mermaid\n```\n\nnot ```ruby\n';
  expect([...fenceLanguages(source, { mermaid: true })]).toEqual(['js', 'python', 'c++']);
  expect([...fenceLanguages(source, { mermaid: false })]).toEqual(['js', 'python', 'c++', 'mermaid']);
});
