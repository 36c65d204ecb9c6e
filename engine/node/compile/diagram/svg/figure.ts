import { element, round } from './element.ts';

export interface Drawing {
  width: number;
  height: number;
  content: string;
  /** The picture in words, for readers who cannot see it. */
  label: string;
}

const MARGIN = 2;
/**
 * A drawing shrinks with its column, but only to this fraction of its size; then it scrolls, so that text stays
 * readable.
 */
export const MIN_SCALE = 0.75;
/** The width of the column on a small phone. */
const NARROWEST_COLUMN = 280;
/** The size of a unit, so that diagrams grow with the reader's font size. */
const UNITS_PER_REM = 16;
const MAX_LABEL = 1200;

export function toSvg({ width, height, content, label }: Drawing): string {
  const w = Math.ceil(width) + 2 * MARGIN;
  const h = Math.ceil(height) + 2 * MARGIN;
  return (
    element(
      'svg',
      {
        role: 'img',
        'aria-label': label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL).replace(/\s+\S*$/, '')} …` : label,
        viewBox: `${-MARGIN} ${-MARGIN} ${w} ${h}`,
        width: rem(w),
        height: rem(h),
        // An element that may scroll must be reachable by keyboard.
        tabindex: w * MIN_SCALE > NARROWEST_COLUMN ? 0 : undefined,
      },
      content,
    ) + minWidthBox(w)
  );
}

/** An empty box sets the minimal width, because CSS cannot read one from an attribute. */
function minWidthBox(width: number): string {
  return `<svg width="${rem(width * MIN_SCALE)}" height="0" aria-hidden="true"></svg>`;
}

function rem(units: number): string {
  return `${round((units / UNITS_PER_REM) * 100) / 100}rem`;
}
