import type { Run } from '../text/readLabel.ts';
import { lineHeight, type TextBlock } from '../text/layoutText.ts';
import { element, escape, round } from './element.ts';

/** The distance of the baseline below the middle of a line, in ems. */
const BASELINE = 0.35;

/** A block of text, vertically centred. `x` is its centre too, unless a class anchors the text elsewhere. */
export function textElement(block: TextBlock, x: number, y: number): string {
  const step = lineHeight(block.fontSize);
  const first = y - block.height / 2 + step / 2 + block.fontSize * BASELINE;
  const [only, ...more] = block.lines;
  if (!only || block.width === 0) return '';
  const content =
    more.length === 0
      ? runs(only)
      : block.lines
          .map((line, index) => [line, index] as const)
          .filter(([line]) => line.length > 0)
          .map(([line, index]) => `<tspan x="${round(x)}" y="${round(first + index * step)}">${runs(line)}</tspan>`)
          .join('');
  return more.length === 0 ? element('text', { x, y: first }, content) : element('text', {}, content);
}

function runs(line: Run[]): string {
  return line
    .map(({ text, isBold, isItalic }) =>
      isBold || isItalic
        ? element('tspan', { class: isBold ? (isItalic ? 'b i' : 'b') : 'i' }, escape(text))
        : escape(text),
    )
    .join('');
}
