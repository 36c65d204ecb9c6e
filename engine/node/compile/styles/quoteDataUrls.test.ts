import { expect, it } from 'vitest';
import { quoteDataUrls } from './quoteDataUrls.ts';

it.each([
  ['url(data:image/png;base64,AA\n  BB)', 'url("data:image/png;base64,AA\\\n  BB")'],
  ['url( data:,<svg a="b">\r\n</svg> )', 'url("data:,<svg a=\\"b\\">\\\r\n</svg>")'],
  ['url("data:,<svg>\n</svg>")', 'url("data:,<svg>\\\n</svg>")'],
  ['url(\'data:,<svg a="b">\\\n</svg>\')', 'url(\'data:,<svg a="b">\\\n</svg>\')'],
])('%j', (css, expected) => {
  expect(quoteDataUrls(`.a{background:${css}}\n.b{}`)).toBe(`.a{background:${expected}}\n.b{}`);
});

it.each([
  'url(data:image/png;base64,AABB)',
  'url( data:image/png;base64,AABB\n)',
  'url("data:,<svg x=\'y\'>")',
  'url("a b.png")',
  'url(a.png)',
])('leaves %j', (css) => {
  expect(quoteDataUrls(css)).toBe(css);
});
