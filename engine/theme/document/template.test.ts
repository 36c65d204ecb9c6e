import { expect, it } from 'vitest';
import { createTemplate, fillTemplate } from './template.ts';

it('puts values where the holes are, as often as they are used and in any order', () => {
  const template = createTemplate((hole) => {
    const [a, b] = [hole('a'), hole('b')];
    return `${b}<p title="${a}">${b}</p>`;
  });
  expect(fillTemplate(template, (name) => name.toUpperCase())).toBe('B<p title="A">B</p>');
});

it('has nothing between neighbours that are not texts any more', () => {
  const template = createTemplate((hole) => `<ul>${hole('<li>1</li>')}<!-- -->${hole('<li>2</li>')}</ul><!-- -->`);
  expect(fillTemplate(template, (html) => html)).toBe('<ul><li>1</li><li>2</li></ul><!-- -->');
});
