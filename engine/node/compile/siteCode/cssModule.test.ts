import { expect, it } from 'vitest';
import { toCssModule } from './cssModule.ts';

it('returns the same code every time', async () => {
  const css = 'abcdefghijklmnop'.replace(/./g, '.$& { color: red } ');
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => (await toCssModule('/site/a.module.css', css, '/site')).code),
  );
  expect(new Set(codes).size).toBe(1);
  expect(codes[0]).toMatch(/"a":"a_\w+","b":"b_/);
});

it('keeps rules with data over several lines', async () => {
  const { css } = await toCssModule('/site/a.module.css', '.a{background:url(data:,A\n B)}.b{color:red}', '/site');
  expect(css).toMatch(/\.a_\w+ \{\s+background: url\("data:,A B"\);\s+\}\s+\.b_/);
});

it('has the names that Docusaurus gives', async () => {
  const { code, css } = await toCssModule('/site/src/pages/index.module.css', '.heroBanner { color: red }', '/site');
  expect(code).toContain('"heroBanner":"heroBanner_qdFl"');
  expect(css).toContain('.heroBanner_qdFl {');
});

it.each(['.a\\:b', '.größe', '.is-open.is-open--wide', '.x_-'])(
  'names %s the same in code and style',
  async (selector) => {
    const { code, css = '' } = await toCssModule('/site/a.module.css', `${selector} { color: red }`, '/site');
    const names = Object.values(JSON.parse(/default (.*);/.exec(code)![1]!) as Record<string, string>);
    for (const name of names) expect(css.replaceAll('\\', '')).toContain(`.${name}`);
  },
);

it('leaves names alone that are not classes, ids or animations', async () => {
  const text = `.a { grid-template-areas: 'left right'; container: side / inline-size; animation: turn 1s; counter-reset: n }
    @container side (width > 9px) { .a { grid-area: left } } @keyframes turn { to { opacity: 0 } }`;
  const { css = '', problem } = await toCssModule('/site/a.module.css', text, '/site');
  expect(problem).toBeUndefined();
  for (const part of ['"left right"', 'container: side', '@container side', 'grid-area: left', 'counter-reset: n'])
    expect(css).toContain(part);
  const [, turn] = /@keyframes (turn_\w+)/.exec(css)!;
  expect(css).toMatch(new RegExp(`animation:[^;]*${turn}`));
});

it('composes names of other sheets', async () => {
  const text = ".a { composes: b c from './other.module.css'; composes: d from global; color: red } .e { composes: a }";
  const { code, problem } = await toCssModule('/site/a.module.css', text, '/site');
  expect(problem).toBeUndefined();
  const run = new Function('sheet0', `return ${/default (.*);/.exec(code)![1]}`);
  expect(code).toMatch(/^import sheet0 from ".\/other.module.css";/);
  expect(run({ b: 'b_1', c: 'c_1' })).toMatchObject({ a: expect.stringMatching(/^a_\w+ d b_1 c_1$/) });
});
