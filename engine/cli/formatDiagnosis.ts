import path from 'node:path';
import type { Diagnosis, Finding, Fix, Measure } from '../node/commands/doctor/types.ts';
import { formatBytes, formatCount, formatSeconds } from './formatAmounts.ts';
import { shorten } from './formatProblems.ts';

/** The diagnosis in one screen; problems of the build are printed separately. */
export function formatDiagnosis(diagnosis: Diagnosis): string {
  const { siteDir, docusaurus, findings, pages, problems, measures, advice, fixes } = diagnosis;
  const by = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const steps = [
    ...advice,
    ...(fixes.length > 0
      ? ['"octavo doctor --fix" lets the scripts of package.json call Octavo; it shows the change first.']
      : []),
  ];
  return [
    `Octavo on ${path.basename(siteDir)}${docusaurus === undefined ? '' : ` (Docusaurus ${docusaurus})`}: ${formatCount(pages, 'page')}`,
    section(
      'Works',
      by('works').map(({ what }) => what),
    ),
    section('Works differently', by('differs').map(describe)),
    section('Left out', by('left out').map(describe)),
    section('The build says', [
      problems.length === 0
        ? 'all is well'
        : `${formatCount(errors, 'error')}, ${formatCount(problems.length - errors, 'warning')}; see above`,
    ]),
    formatMeasures(measures),
    section('What to do', steps),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function describe({ what, how, places }: Finding): string {
  const shown = places.slice(0, 4).join(', ') + (places.length > 4 ? ', …' : '');
  return `${what}${shown ? ` (${shown})` : ''}. ${how}`;
}

function section(title: string, lines: string[]): string {
  const shown = lines.filter(Boolean);
  return shown.length === 0 ? '' : [title, ...shown.map((line) => `  ${line.replaceAll('`', '')}`)].join('\n');
}

function formatMeasures(measures: Measure[]): string {
  const rows = [
    ['Measured', 'as it is', 'Octavo'],
    ...measures.map(({ what, docusaurus, octavo, unit }) => [
      `  ${what}`,
      docusaurus === undefined ? '–' : formatAmount(docusaurus, unit),
      formatAmount(octavo, unit),
    ]),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map(([what = '', before = '', after = '']) =>
    `${what.padEnd(widths[0] ?? 0)}  ${before.padStart(widths[1] ?? 0)}  ${after.padStart(widths[2] ?? 0)}`.trimEnd(),
  );
  // The size of the website may be known for both engines or only for Octavo.
  const isCompared = measures.some(({ unit, docusaurus }) => unit === 'bytes' && docusaurus !== undefined);
  return [...lines, ...(isCompared ? [] : ['  (Run "npx docusaurus build" first to compare sizes.)'])].join('\n');
}

function formatAmount(value: number, unit: Measure['unit']): string {
  if (unit === 'bytes') return formatBytes(value);
  return unit === 'seconds' ? formatSeconds(value) : value.toLocaleString('en');
}

/** Removed and added lines, as in a diff. Fixes only change lines. */
export function formatFix({ filePath, before, after }: Fix): string {
  const now = after.split('\n');
  const changed = before
    .split('\n')
    .flatMap((line, at) => (line === now[at] ? [] : [`- ${line}`, `+ ${now[at] ?? ''}`]));
  return [shorten(filePath), ...changed].join('\n');
}
