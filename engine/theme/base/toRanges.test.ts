import { expect, it } from 'vitest';
import { toRanges } from './toRanges.ts';

const island = (attributes: string, inside = '') =>
  `<oc-island data-oc-of="@site/a.js#default" data-oc-props="{&quot;a&quot;:&quot;&lt;!-- --&gt;&quot;}" data-oc-prefix="i0"${attributes}>${inside}</oc-island>`;
const START = '<!--oc-island ["@site/a.js#default","i0","i0",0,{"a":"\\u003c!-- --\\u003e"}]-->';

it('puts comments in place of elements, whatever the properties contain', () => {
  expect(toRanges(`<p>Text</p>${island('', '<p>Live</p>')}<p>Text</p>`)).toBe(
    `<p>Text</p>${START}<p>Live</p><!--/oc--><p>Text</p>`,
  );
  expect(toRanges(island(' data-oc-fresh=""'))).toBe(`${START.replace('"i0",0', '"i0",1')}<!--/oc-->`);
  const part = '<oc-part data-oc-part="Footer {&quot;a&quot;:&quot;&#x27;&gt;&quot;}"><i></i></oc-part>';
  expect(toRanges(part)).toBe(`<!--oc-part "Footer {\\"a\\":\\"'\\u003e\\"}"--><i></i><!--/oc-->`);
});

it('leaves other HTML as it is', () => {
  const html = '<p>a</p><!-- b --><oc-other></oc-other>&lt;oc-island>';
  expect(toRanges(html)).toBe(html);
});

it('moves hidden parts to the end, out of each other', () => {
  const inner = '<oc-part data-oc-part="i1 0" hidden="">Inner</oc-part>';
  const html = `<div>${island('')}<oc-part data-oc-part="i0 0" hidden="">Outer ${inner}</oc-part></div><oc-part hidden=""><oc-part data-oc-part="a">Later</oc-part></oc-part>`;
  expect(toRanges(html)).toBe(
    `<div>${START}<!--/oc--></div><template data-oc-later><!--oc-part "i1 0"-->Inner<!--/oc--><!--oc-part "i0 0"-->Outer <!--/oc--><!--oc-part "a"-->Later<!--/oc--></template>`,
  );
});

it('tells the content of equal components in different posts apart', () => {
  const post = `${island('')}<oc-part data-oc-part="i0 0" hidden="">Post</oc-part>`;
  expect(toRanges(post + post)).toBe(
    `${START}<!--/oc-->${START.replace('"i0",0', '"i0_1",0')}<!--/oc--><template data-oc-later><!--oc-part "i0 0"-->Post<!--/oc--><!--oc-part "i0_1 0"-->Post<!--/oc--></template>`,
  );
});
