import { Undrawable } from '../undrawable.ts';

export interface Pie {
  title?: string;
  /** Show values next to the shares. */
  hasValues: boolean;
  slices: { text: string; value: number }[];
}

const HEADER = /^pie(\s+showData)?(?:\s+title\s+(.+))?$/;
const SLICE = /^"([^"]+)"\s*:\s*(\d+(?:\.\d+)?)$/;
/** Mermaid has no colours for more. */
const MAX_SLICES = 12;

export function parsePie(source: string): Pie {
  const [first = '', ...lines] = source
    .split(/\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const header = HEADER.exec(first);
  if (!header) throw new Undrawable('header');
  const pie: Pie = { title: header[2], hasValues: header[1] !== undefined, slices: [] };
  for (const line of lines) {
    const [, title] = /^title\s+(.+)$/.exec(line) ?? [];
    const [, text, value] = SLICE.exec(line) ?? [];
    if (title !== undefined) pie.title = title;
    else if (line === 'showData') pie.hasValues = true;
    else if (text !== undefined) pie.slices.push({ text, value: Number(value) });
    else throw new Undrawable(line);
  }
  const total = pie.slices.reduce((sum, { value }) => sum + value, 0);
  if (!(total > 0) || !Number.isFinite(total) || pie.slices.length > MAX_SLICES) throw new Undrawable('slices');
  return pie;
}

/** Shares of the whole, as shown. */
export function sharesOf({ slices }: Pie): string[] {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  return slices.map(({ value }) => {
    const percent = (100 * value) / total;
    return `${percent > 0 && percent < 1 ? '<1' : Math.round(percent)} %`;
  });
}
