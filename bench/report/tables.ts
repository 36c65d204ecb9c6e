import { latestOctavo, type Entry, type Part, type Results } from './results.ts';
import { median, spread } from './stats.ts';

export interface Column {
  figure: string;
  title: string;
  format(value: number): string;
}

export interface ToolName {
  name: string;
  label: string;
}

export const seconds = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1));
export const megabytes = (value: number): string => `${(value / 1e6).toFixed(value < 1e7 ? 1 : 0)} MB`;
export const kilobytes = (value: number): string => `${(value / 1000).toFixed(1)} KB`;
export const milliseconds = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toString());
export const plain = (value: number): string => Math.round(value).toLocaleString('en-US');
export const exact = (value: number): string => String(value);

/**
 * A row per tool and a column per figure: median, spread, and the ratio to Octavo in the same run. One table per run,
 * the newest first, because machines and engines differ.
 */
export function toTables(part: Part, { runs }: Pick<Results, 'runs'>, tools: ToolName[], columns: Column[]): string {
  const ids = new Set([...Object.keys(part.octavo), ...Object.values(part.peers).map(({ run }) => run)]);
  const tables = [...ids]
    .sort()
    .reverse()
    .map((run) => {
      const own = part.octavo[run];
      const rows = tools.flatMap(({ name, label }) => {
        const entry = name === 'octavo' ? own : part.peers[name];
        if (entry?.run !== run) return [];
        return [[label, ...columns.map((column) => toCell(entry, column, name === 'octavo' ? undefined : own))]];
      });
      const info = runs[run];
      const caption = info ? [`${info.date}, ${info.machine.split(',')[0]}, engine ${info.engine}:`] : [];
      return [...caption, toMarkdownTable(['', ...columns.map(({ title }) => title)], rows)].join('\n\n');
    });
  return tables.join('\n\n');
}

export function toCell(entry: Entry, { figure, format }: Column, beside: Entry | undefined): string {
  const values = entry.figures[figure] ?? [];
  const middle = median(values);
  const note = entry.notes?.[figure.split('.')[0] ?? ''] ?? entry.notes?.['cold'];
  if (middle === undefined) return note ?? '–';
  const [least, most] = spread(values) ?? [middle, middle];
  const range = values.length > 1 && format(least) !== format(most) ? ` (${format(least)}–${format(most)})` : '';
  const own = median(beside?.figures[figure] ?? []);
  const ratio = own === undefined || own === 0 ? '' : `, ${toRatio(middle / own)}`;
  return `${format(middle)}${range}${ratio}`;
}

/** A ratio below one half is easier to read as a fraction. */
export function toRatio(ratio: number): string {
  if (ratio > 0 && ratio < 0.5) return `1/${1 / ratio >= 10 ? Math.round(1 / ratio) : (1 / ratio).toFixed(1)}`;
  return `${ratio >= 100 ? Math.round(ratio) : ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2)}×`;
}

export function toMarkdownTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function hasFigures(part: Part | undefined): boolean {
  return latestOctavo(part) !== undefined || Object.keys(part?.peers ?? {}).length > 0;
}
