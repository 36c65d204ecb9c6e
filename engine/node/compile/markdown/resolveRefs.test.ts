import { describe, expect, it } from 'vitest';
import { refMarker, resolveMarkdownRefs, resolveRefs } from './resolveRefs.ts';

describe('resolveRefs', () => {
  it('fills attributes, with size for images only', () => {
    const html = `<a href="${refMarker(0)}">x</a><img src="${refMarker(1)}" alt=""><a href="${refMarker(1)}">i</a>`;
    const image = { href: 'a.png', width: 4, height: 3 };
    expect(resolveRefs(html, [{ href: '../b?x=1&y="#z', attributes: { target: '_blank' } }, image])).toBe(
      '<a href="../b?x=1&amp;y=&quot;#z" target="_blank">x</a><img src="a.png" width="4" height="3" alt=""><a href="a.png">i</a>',
    );
  });

  it('leaves a target of the author alone', () => {
    const html = `<a href="${refMarker(0)}" target="own">x</a><a href="${refMarker(0)}" class="c">x</a>`;
    expect(resolveRefs(html, [{ href: 'a', attributes: { target: '_top' } }])).toBe(
      '<a href="a" target="own">x</a><a href="a" target="_top" class="c">x</a>',
    );
  });

  it('leaves a size of the author alone', () => {
    expect(resolveRefs(`<img src='${refMarker(0)}' width="9">`, [{ href: 'a.png', width: 4, height: 3 }])).toBe(
      `<img src="a.png" width="9">`,
    );
    expect(resolveRefs(`<img src='${refMarker(0)}'>`, [{ href: "it's.png" }])).toBe(`<img src="it's.png">`);
  });

  it('fills parts of attributes and slots', () => {
    const html = `<source srcset="${refMarker(0)} 1x, ${refMarker(1)} 2x">${refMarker(2)}`;
    expect(resolveRefs(html, [{ href: 'a' }, { href: 'b' }, { html: '<ul></ul>' }])).toBe(
      '<source srcset="a 1x, b 2x"><ul></ul>',
    );
  });

  it('keeps a marker that nobody resolves', () => {
    expect(resolveRefs(`<a href="${refMarker(5)}">`, [])).toBe(`<a href="${refMarker(5)}">`);
  });

  it('writes destinations that Markdown can read', () => {
    expect(
      resolveMarkdownRefs(`[x](${refMarker(0)}) ${refMarker(1)}`, [{ href: 'a b(c).md' }, { markdown: '- card' }]),
    ).toBe('[x](a%20b%28c%29.md) - card');
  });
});
