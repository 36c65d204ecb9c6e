/** Generates RESULTS.md from results.json. */
import { API_TOOLS } from '../api/tools.ts';
import type { Results } from './results.ts';
import {
  exact,
  hasFigures,
  kilobytes,
  megabytes,
  milliseconds,
  plain,
  seconds,
  toTables,
  type Column,
  type ToolName,
} from './tables.ts';
import { toTargetTable } from './targets.ts';
import { toGrowthTable } from './growth.ts';

const BUILD_STEPS = [
  ['cold', 'Cold build', 'nothing cached'],
  ['warm', 'Warm build', 'nothing changed'],
  ['edit', 'Build after one edit', 'one sentence more on one page'],
  ['freeze', 'Build after freezing a version', "the current docs once more, by the tool's own command or as a folder"],
] as const;

const SIZE_NAMES: [string, string][] = [
  ['site', "the site's own content"],
  ['releases', '31 releases of its docs, a third of the pages changed in each'],
  ['1000', '1,000 generated pages'],
  ['10000', '10,000 generated pages'],
];

export function toReport(results: Results, tools: ToolName[]): string {
  const parts: string[] = [
    '# Octavo beside its peers',
    'Written by `npm run bench`; do not edit. A cell holds the median, the least and the most in brackets where there is more than one sample, and how many times that is of what Octavo needed in the same run. Each run has a table of its own, the newest first. What is measured and how: [README.md](README.md).',
    toRuns(results),
    `Versions: ${tools.flatMap(({ name, label }) => (results.versions[name] ? [`${label} (${results.versions[name]})`] : [])).join(', ')}.`,
    '## Targets',
    toTargetTable(results),
  ];
  const add = (title: string, partName: string, columns: Column[], rows = tools): void => {
    const part = results.parts[partName];
    if (part && hasFigures(part)) parts.push(`### ${title}`, toTables(part, results, rows, columns));
  };
  parts.push('## Install');
  add('What is installed to build a site', 'install', [
    { figure: 'install.packages', title: 'packages', format: plain },
    { figure: 'install.bytes', title: 'on disk', format: megabytes },
  ]);
  for (const [size, name] of SIZE_NAMES) {
    if (!hasFigures(results.parts[`build/${size}/cold`])) continue;
    parts.push(`## Builds: ${name}`);
    for (const [step, title, what] of BUILD_STEPS)
      add(`${title} (${what})`, `build/${size}/${step}`, buildColumns(step));
    add('Output, without compressed copies', `build/${size}/cold`, [
      { figure: 'output.pages', title: 'pages given', format: plain },
      { figure: 'output.files', title: 'files', format: plain },
      { figure: 'output.bytes', title: 'bytes', format: megabytes },
    ]);
  }
  parts.push('## 17 versions of the same docs against one');
  add('Cold builds', 'versions', [
    { figure: 'versions1.wall', title: '1 version, s', format: seconds },
    { figure: 'versions17.wall', title: '17 versions, s', format: seconds },
    { figure: 'versions1.cpu', title: '1 version, CPU s', format: seconds },
    { figure: 'versions17.cpu', title: '17 versions, CPU s', format: seconds },
    { figure: 'versions17.memory', title: '17 versions, memory', format: megabytes },
  ]);
  parts.push('## Development server');
  for (const [size, name] of SIZE_NAMES) {
    add(`${name.charAt(0).toUpperCase()}${name.slice(1)}, without caches`, toDevPart(size), [
      { figure: 'dev.start', title: 'start to first page in the browser, s', format: seconds },
      { figure: 'dev.update', title: 'saving to seeing, ms', format: milliseconds },
    ]);
  }
  for (const [size, name] of SIZE_NAMES) {
    if (!hasFigures(results.parts[`visit/${size}`])) continue;
    parts.push(`## In the browser: ${name}`);
    for (const [title, columns] of VISIT_TABLES) add(title, `visit/${size}`, columns);
  }
  if (hasFigures(results.parts['api'])) {
    parts.push('## An API reference');
    for (const [title, columns] of API_TABLES) add(title, 'api', columns, API_TOOLS);
  }
  const growth = toGrowthTable(results, tools);
  if (growth) parts.push('## Growth', growth);
  return `${parts.join('\n\n')}\n`;
}

const API_TABLES: [string, Column[]][] = [
  [
    'Cold build of 167 operations',
    [
      { figure: 'cold.wall', title: 's', format: seconds },
      { figure: 'cold.cpu', title: 'CPU s', format: seconds },
      { figure: 'cold.memory', title: 'peak memory', format: megabytes },
      { figure: 'output.bytes', title: 'output', format: megabytes },
    ],
  ],
  [
    'First visit to the page of one operation',
    [
      { figure: 'first.document body', title: 'document', format: kilobytes },
      { figure: 'first.requests', title: 'requests', format: plain },
      { figure: 'first.bytes without images', title: 'bytes, images aside', format: kilobytes },
      { figure: 'script.before', title: 'JavaScript before interaction', format: kilobytes },
      { figure: 'script.after', title: 'after', format: kilobytes },
    ],
  ],
  [
    'Until it is painted',
    [
      { figure: 'first.bytes before paint', title: 'bytes before the first paint', format: kilobytes },
      { figure: 'first.fcp', title: 'FCP, ms', format: milliseconds },
      { figure: 'first.lcp', title: 'LCP, ms', format: milliseconds },
      { figure: 'first.tbt', title: 'TBT, ms', format: milliseconds },
    ],
  ],
];

/** Name of the part with the development server's figures. */
export function toDevPart(size: string): string {
  return size === 'site' ? 'dev' : `dev/${size}`;
}

function toRuns({ runs }: Results): string {
  return Object.values(runs)
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(
      ({ date, machine, node, engine, load }) =>
        `- ${date}: ${machine}, Node ${node}, engine ${engine}${load === undefined ? ', load average not recorded' : `, load average up to ${load.toFixed(0)}`}`,
    )
    .join('\n');
}

function buildColumns(step: string): Column[] {
  return [
    { figure: `${step}.wall`, title: 's', format: seconds },
    { figure: `${step}.cpu`, title: 'CPU s', format: seconds },
    { figure: `${step}.memory`, title: 'peak memory', format: megabytes },
  ];
}

function visitColumns(which: string): Column[] {
  return [
    { figure: `${which}.requests`, title: 'requests', format: plain },
    { figure: `${which}.bytes without images`, title: 'bytes, images aside', format: kilobytes },
    { figure: `${which}.fcp`, title: 'FCP, ms', format: milliseconds },
    { figure: `${which}.lcp`, title: 'LCP, ms', format: milliseconds },
    { figure: `${which}.tbt`, title: 'TBT, ms', format: milliseconds },
    { figure: `${which}.cls`, title: 'CLS', format: exact },
  ];
}

const VISIT_TABLES: [string, Column[]][] = [
  ['First visit to a docs page', visitColumns('first')],
  [
    'Bytes of the first visit by type',
    ['html', 'script', 'style', 'font', 'image', 'other'].map((type) => ({
      figure: `first.bytes of ${type}`,
      title: type,
      format: kilobytes,
    })),
  ],
  [
    'Until the first paint, and JavaScript that ran (gzip, inline scripts included)',
    [
      { figure: 'first.responses before paint', title: 'responses before the first paint', format: plain },
      { figure: 'first.bytes before paint', title: 'their bytes', format: kilobytes },
      { figure: 'script.load', title: 'JavaScript until load', format: kilobytes },
      { figure: 'script.before', title: 'JavaScript before interaction', format: kilobytes },
      { figure: 'script.after', title: 'JavaScript after interaction', format: kilobytes },
    ],
  ],
  ['The same page again, from cache', visitColumns('again')],
  [
    'Navigation and search',
    [
      { figure: 'navigation.prefetched', title: 'click to heading, prefetched, ms', format: milliseconds },
      { figure: 'navigation.cold', title: 'not prefetched, ms', format: milliseconds },
      { figure: 'search.bytes', title: 'search: bytes to first results', format: kilobytes },
      { figure: 'search.first', title: 'focus to first results, ms', format: milliseconds },
      { figure: 'search.p50', title: 'a keystroke, p50, ms', format: milliseconds },
      { figure: 'search.p95', title: 'p95, ms', format: milliseconds },
    ],
  ],
];
