import { describe, expect, it } from 'vitest';
import { layoutText } from './layoutText.ts';
import { measureText } from './measureText.ts';
import { plainText, readLabel } from './readLabel.ts';

describe('readLabel', () => {
  it('knows line breaks, bold and italics, and characters by name or number', () => {
    expect(readLabel('a<br/>b<BR>c\\nd')).toEqual([[{ text: 'a' }], [{ text: 'b' }], [{ text: 'c' }], [{ text: 'd' }]]);
    expect(readLabel('x <b>y</b> <i>z</i>')).toEqual([
      [
        { text: 'x ' },
        { text: 'y', isBold: true },
        { text: ' ', isBold: false },
        { text: 'z', isBold: false, isItalic: true },
      ],
    ]);
    expect(plainText('#quot;a#quot; #9829; #35; &lt;b&gt; #x41;')).toBe('"a" ♥ # <b> A');
  });

  it('reads Markdown in backticks', () => {
    expect(readLabel('`**a** _b_ c_d`')).toEqual([
      [{ text: 'a', isBold: true }, { text: ' ' }, { text: 'b', isItalic: true }, { text: ' c_d' }],
    ]);
  });

  it('keeps what only looks like a tag', () => {
    expect(plainText('List<String> a < b')).toBe('List<String> a < b');
  });

  it('drops icons, because there is no font for them', () => {
    expect(plainText('fa:fa-car Car')).toBe('Car');
  });

  it('leaves formulas and pictures to others', () => {
    expect(() => readLabel('$$x^2$$')).toThrow();
    expect(() => readLabel('<img src="x.png">')).toThrow();
  });
});

describe('layoutText', () => {
  const linesOf = (source: string, width: number) =>
    layoutText(source, width).lines.map((line) => line.map(({ text }) => text).join(''));

  it('breaks between words, about equally', () => {
    expect(linesOf('cluster, catalog, models, vectordb', 176)).toEqual(['cluster, catalog,', 'models, vectordb']);
    expect(linesOf('one', 10)).toEqual(['one']);
  });

  it('breaks long names where they have parts, and scripts without spaces anywhere', () => {
    expect(linesOf('https://example.com/a/long/path/to/somewhere', 176).length).toBeGreaterThan(1);
    expect(linesOf('一个很长很长很长很长很长很长的标签', 100).length).toBeGreaterThan(1);
    expect(linesOf('ci_pr_silver_x', 84)).toEqual(['ci_pr_silver_x']);
  });

  it('is as wide as its widest line, and as tall as its lines', () => {
    const block = layoutText('wide words<br/>i', 400);
    expect(block.width).toBe(Math.ceil(measureText('wide words', 14)));
    expect(block.height).toBe(36);
    expect(layoutText('', 100)).toMatchObject({ width: 0 });
  });
});

describe('measureText', () => {
  it('distinguishes narrow from wide', () => {
    expect(measureText('illi', 10)).toBeLessThan(measureText('abcd', 10) / 2 + 1);
    expect(measureText('WWWW', 10)).toBeGreaterThan(measureText('abcd', 10) * 1.4);
    expect(measureText('漢字', 10)).toBeGreaterThan(20);
    expect(measureText('e\u0301', 10)).toBe(measureText('e', 10));
    expect(measureText('abc', 10, true)).toBeGreaterThan(measureText('abc', 10));
  });
});
