import { entryOf, type Results } from './results.ts';
import { median } from './stats.ts';
import { kilobytes, megabytes, seconds, toMarkdownTable, type ToolName } from './tables.ts';

const SIZES = ['100', 'site', '1000', '10000'];

/** How figures grow with the number of pages. */
export function toGrowthTable({ parts }: Results, tools: ToolName[]): string | undefined {
  const rows = tools.flatMap(({ name, label }) =>
    SIZES.flatMap((size) => {
      const build = entryOf(parts[`build/${size}/cold`], name);
      const edit = entryOf(parts[`build/${size}/edit`], name);
      const visit = entryOf(parts[`visit/${size}`], name);
      if (!build && !visit) return [];
      const of = (figure: string): number | undefined =>
        median((build?.figures[figure] ?? edit?.figures[figure] ?? visit?.figures[figure]) || []);
      const show = (figure: string, format: (value: number) => string): string => {
        const value = of(figure);
        if (value !== undefined) return format(value);
        return (figure === 'cold.wall' && build?.notes?.['cold']) || '–';
      };
      const pages = of('output.pages');
      const bytes = of('output.bytes');
      const wall = of('cold.wall');
      return [
        [
          label,
          pages === undefined
            ? size === 'site'
              ? 'site'
              : Number(size).toLocaleString('en-US')
            : pages.toLocaleString('en-US'),
          show('cold.wall', seconds),
          pages === undefined || wall === undefined ? '–' : ((wall / pages) * 1000).toFixed(1),
          show('cold.memory', megabytes),
          show('edit.wall', seconds),
          pages === undefined || bytes === undefined ? '–' : kilobytes(bytes / pages),
          show('output.bytes', megabytes),
          show('first.bytes', kilobytes),
        ],
      ];
    }),
  );
  if (rows.length === 0) return undefined;
  return toMarkdownTable(
    [
      '',
      'pages',
      'cold build, s',
      'ms a page',
      'peak memory',
      'after one edit, s',
      'output a page',
      'output',
      'a page loads',
    ],
    rows,
  );
}
