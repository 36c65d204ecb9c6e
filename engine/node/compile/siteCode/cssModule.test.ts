import { expect, it } from 'vitest';
import { toCssModule } from './cssModule.ts';

it('gives the same code every time', () => {
  const css = 'abcdefghijklmnop'.replace(/./g, '.$& { color: red } ');
  const codes = Array.from({ length: 20 }, () => toCssModule('/site/a.module.css', css, '/site').code);
  expect(new Set(codes).size).toBe(1);
  expect(codes[0]).toMatch(/"a":"a_\w+","b":"b_/);
});

it('keeps rules with data over several lines', () => {
  const { css } = toCssModule('/site/a.module.css', '.a{background:url(data:,A\n B)}.b{color:red}', '/site');
  expect(css).toMatch(/\.a_\w+ \{\s+background: url\("data:,A B"\);\s+\}\s+\.b_/);
});

it('has the names that Docusaurus gives', () => {
  const { code, css } = toCssModule('/site/src/pages/index.module.css', '.heroBanner { color: red }', '/site');
  expect(code).toContain('"heroBanner":"heroBanner_qdFl"');
  expect(css).toContain('.heroBanner_qdFl {');
});

it.each(['.a\\:b', '.größe', '.is-open.is-open--wide', '.x_-'])('names %s the same in code and style', (selector) => {
  const { code, css = '' } = toCssModule('/site/a.module.css', `${selector} { color: red }`, '/site');
  const names = Object.values(JSON.parse(/default (.*);/.exec(code)![1]!) as Record<string, string>);
  for (const name of names) expect(css.replaceAll('\\', '')).toContain(`.${name}`);
});
