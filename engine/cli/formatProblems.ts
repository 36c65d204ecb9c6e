import type { ErrorProblem } from '../node/ground/problemsOf.ts';
import path from 'node:path';
import type { ProblemCode } from '../shared/problemCodes.ts';
import { callerFolder } from './callerFolder.ts';

export interface ProblemOptions {
  currentFolder?: string;
  /** The word for problems that are not errors: `octavo check` also makes remarks. */
  warning?: 'warning' | 'remark';
}

/** Problems as a list by file, so that editors and people can find them. */
export function formatProblems(
  problems: ErrorProblem[],
  { currentFolder = callerFolder, warning = 'warning' }: ProblemOptions = {},
): string {
  const byFile = new Map<string, ErrorProblem[]>();
  for (const problem of problems) {
    const filePath = problem.filePath ?? '';
    byFile.set(filePath, [...(byFile.get(filePath) ?? []), problem]);
  }
  return [...byFile]
    .map(([filePath, group]) =>
      formatGroup(filePath && shorten(filePath, currentFolder), group, { currentFolder, warning }),
    )
    .join('\n\n');
}

function formatGroup(file: string, problems: ErrorProblem[], options: Required<ProblemOptions>): string {
  const indent = file ? '  ' : '';
  const lines = [...problems].sort(byPlace).map((problem) => indent + formatProblem(problem, { ...options, indent }));
  return [...(file ? [file] : []), ...lines].join('\n');
}

function formatProblem(
  problem: ErrorProblem,
  { currentFolder, warning, indent }: Required<ProblemOptions> & { indent: string },
): string {
  const { severity = 'error', line, column, keyPath, message, code } = problem;
  const place = keyPath || [line, column].filter((part) => part !== undefined).join(':');
  const text = shortenPaths(message.trim(), currentFolder).replaceAll('\n', `\n${indent}    `);
  return `${severity === 'warning' ? warning : 'error'}  ${place ? `${place}  ` : ''}${withCode(text, code)}`;
}

/** The name of the message in the handbook comes last. */
export function withCode(message: string, code: ProblemCode): string {
  return `${message}  [${code}]`;
}

function byPlace(a: ErrorProblem, b: ErrorProblem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** `docs/a.md:3:5`, or `docusaurus.config.ts  themeConfig.image`. */
export function formatPlace({ filePath, line, column, keyPath }: ErrorProblem, currentFolder?: string): string {
  const place = [filePath && shorten(filePath, currentFolder), line, column].filter((part) => part !== undefined);
  return [place.join(':'), keyPath].filter(Boolean).join('  ');
}

/** Relative to the current folder, unless that would climb out of it. */
export function shorten(filePath: string, currentFolder = callerFolder): string {
  const relative = path.relative(currentFolder, filePath);
  return relative.startsWith('..') || path.isAbsolute(relative) ? filePath : relative || '.';
}

/** Paths in a message, shortened in the same way. */
export function shortenPaths(text: string, currentFolder = callerFolder): string {
  const start = currentFolder.endsWith(path.sep) ? currentFolder : currentFolder + path.sep;
  return text.split(start).reduce((read, next) => read + (/(?:^|["'`(\s])$/.test(read) ? '' : start) + next);
}
