import { circle, draw, layer, path, rect } from '../svg/element.ts';
import type { Drawing } from '../svg/figure.ts';
import { textElement } from '../svg/textElement.ts';
import { layoutText } from '../text/layoutText.ts';
import { plainText } from '../text/readLabel.ts';
import { sharesOf, type Pie } from './parsePie.ts';

const RADIUS = 100;
const GAP = 32;
const SWATCH = 14;
const LINE = 26;
/** The style sheet has a class for each. */
const COLOURS = 8;

export function drawPie(pie: Pie): Omit<Drawing, 'label'> {
  const shares = sharesOf(pie);
  const rows = pie.slices.map(({ text, value }, index) =>
    layoutText(`${text} <b>${shares[index]?.replace('<', '&lt;')}</b>${pie.hasValues ? ` (${value})` : ''}`, 240),
  );
  const tall = Math.max(2 * RADIUS, rows.length * LINE);
  const left = 2 * RADIUS + GAP;
  const top = (tall - rows.length * LINE) / 2;
  return {
    width: left + SWATCH + 10 + Math.max(...rows.map(({ width }) => width)),
    height: tall,
    content:
      layer('slices', drawSlices(pie, tall / 2) + rows.map((_, index) => drawSwatch(index)).join('')) +
      layer('legend', rows.map((row, index) => textElement(row, left + SWATCH + 10, middleOf(index))).join('')),
  };

  function middleOf(index: number): number {
    return top + (index + 0.5) * LINE;
  }

  function drawSwatch(index: number): string {
    return rect(left, middleOf(index) - SWATCH / 2, SWATCH, SWATCH, 3, colourOf(index));
  }
}

function colourOf(index: number): string {
  return `c${index % COLOURS}`;
}

/** Clockwise, from the top. */
function drawSlices({ slices }: Pie, middle: number): string {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  let done = 0;
  return slices
    .map(({ value }, index) => {
      if (value === 0) return '';
      if (value === total) return circle(RADIUS, middle, RADIUS, colourOf(index));
      const [from, to] = [done / total, (done + value) / total].map((part) => part * 2 * Math.PI - Math.PI / 2);
      done += value;
      if (from === undefined || to === undefined) return '';
      const isLarge = to - from > Math.PI ? 1 : 0;
      const [x, y] = [RADIUS + RADIUS * Math.cos(from), middle + RADIUS * Math.sin(from)];
      const [u, v] = [RADIUS + RADIUS * Math.cos(to), middle + RADIUS * Math.sin(to)];
      return path(draw`M${RADIUS} ${middle}L${x} ${y}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${u} ${v}z`, colourOf(index));
    })
    .join('');
}

/** The same in words. */
export function describePie(kind: string, pie: Pie): string {
  const shares = sharesOf(pie);
  const parts = pie.slices.map(({ text, value }, index) => {
    const note = pie.hasValues ? ` (${value})` : '';
    return `${plainText(text)} ${shares[index]}${note}`;
  });
  return `${kind}: ${parts.join('; ')}.`;
}
