import { beforeAll, describe, expect, it } from 'vitest';
import { readClassic } from '../../../looks/readClassic.mjs';
import type { LookTable } from './loadLook.ts';
import { orderMedia } from './mediaOrder.ts';

const order = (css: string, table: LookTable) => orderMedia([css], table);

const NOTHING = { infima: { whole: [], parts: {} }, media: [] } as unknown as LookTable;

describe('the rules of media queries', () => {
  it('come last, one block for each query', () => {
    const css = '@media print{.a{top:0}}.a{left:"}"}@media (width<=9px){.b{top:0}}.c{top:0}@media print{.d{top:0}}';
    expect(order(css, NOTHING)).toEqual({
      sheets: ['.a{left:"}"}.c{top:0}'],
      media: '@media (width<=9px){.b{top:0}}@media print{.a{top:0}.d{top:0}}',
    });
  });

  it('are sorted: minimum, maximum, others, print', () => {
    const queries = [
      'print',
      '(prefers-reduced-motion)',
      '(width<=30em)',
      '(width<=996px)',
      '(width>=997px)',
      '(100px<=width<=200px)',
      '(width>=0)',
      'screen and (max-width: 500px)',
    ];
    const css = queries.map((query) => `@media ${query}{.a{top:0}}`).join('');
    expect([...order(css, NOTHING).media.matchAll(/@media ([^{]+)/g)].map(([, query]) => query)).toEqual([
      '(width>=0)',
      '(100px<=width<=200px)',
      '(width>=997px)',
      '(width<=996px)',
      'screen and (max-width: 500px)',
      '(width<=30em)',
      '(prefers-reduced-motion)',
      'print',
    ]);
  });

  it('leave their layers, as in Docusaurus’s build', () => {
    const css = '@layer a{.a{top:0}@media print{.a{top:1px}}@layer b{@media (width<=9px){.b{top:0}}}}';
    expect(order(css, NOTHING)).toEqual({
      sheets: ['@layer a{.a{top:0}@layer b{}}'],
      media: '@media (width<=9px){.b{top:0}}@media print{.a{top:1px}}',
    });
  });

  it('leaves what is in other rules, and imports', () => {
    const css = '@import url("https://a.example/;{");@supports (top:0){@media print{.a{top:0}}}.a{top:0}';
    expect(order(css, NOTHING)).toEqual({ sheets: [css], media: '' });
  });
});

describe('the theme’s', () => {
  let table: LookTable;
  beforeAll(async () => {
    table = (await readClassic('ltr')) as unknown as LookTable;
  });

  it('win over rules of the site with the same weight, as in Docusaurus’s build', () => {
    expect(order('.markdown>h2{--ifm-h2-font-size:1.6rem}', table).media).toBe(
      '@media (width<=576px){.markdown>h2{--ifm-h2-font-size:1.5rem}}',
    );
    // A class of the site's own may be on any element.
    expect(order('.github{display:flex}', table).media).toContain('.navbar__item{display:none}');
  });

  it('are not repeated where their order does not matter', () => {
    for (const css of [
      'main .markdown>h2{--ifm-h2-font-size:1.6rem}',
      '.markdown>h2{color:red}',
      '.navbar__link{display:flex}',
      '.markdown>h2{--ifm-h2-font-size:1.6rem!important}',
    ]) {
      expect(order(css, table).media, css).toBe('');
    }
  });

  it('come before the site’s with the same query, and are sorted with its others', () => {
    const css =
      '@media (width<=576px){.markdown>h2{--ifm-h2-font-size:3rem}}@media (width<=900px){.markdown>h2{--ifm-h2-font-size:4rem}}';
    expect(order(css, table).media).toBe(
      '@media (width<=900px){.markdown>h2{--ifm-h2-font-size:4rem}}' +
        '@media (width<=576px){.markdown>h2{--ifm-h2-font-size:1.5rem}.markdown>h2{--ifm-h2-font-size:3rem}}',
    );
  });
});
