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
