import path from 'node:path';
import { callerFolder } from './callerFolder.ts';

/** All shapes of problems that node/ reports: in a file, at a key of the configuration, or about the whole site. */
export interface PrintedProblem {
  severity?: 'error' | 'warning';
  filePath?: string;
  line?: number;
  column?: number;
  keyPath?: string;
  message: string;
  cause?: string;
  subject?: string;
}

/** Problems as a list by file, the way editors and people find them. */
export function formatProblems(problems: PrintedProblem[], currentFolder = callerFolder): string {
  const byFile = new Map<string, PrintedProblem[]>();
  for (const problem of problems) {
    const filePath = problem.filePath ?? '';
    byFile.set(filePath, [...(byFile.get(filePath) ?? []), problem]);
  }
  return [...byFile]
    .map(([filePath, group]) => formatGroup(filePath && shorten(filePath, currentFolder), group))
    .join('\n\n');
}

function formatGroup(file: string, problems: PrintedProblem[]): string {
  const indent = file ? '  ' : '';
  const lines = [...problems].sort(byPlace).map((problem) => indent + formatProblem(problem, indent));
  return [...(file ? [file] : []), ...lines].join('\n');
}

function formatProblem({ severity = 'error', line, column, keyPath, message }: PrintedProblem, indent: string): string {
  const place = keyPath || [line, column].filter((part) => part !== undefined).join(':');
  return `${severity === 'warning' ? 'warning' : 'error'}  ${place ? `${place}  ` : ''}${message.trim().replaceAll('\n', `\n${indent}    `)}`;
}

function byPlace(a: PrintedProblem, b: PrintedProblem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** `docs/a.md:3:5`, or `docusaurus.config.ts  themeConfig.image`. */
export function formatPlace({ filePath, line, column, keyPath }: PrintedProblem, currentFolder?: string): string {
  const place = [filePath && shorten(filePath, currentFolder), line, column].filter((part) => part !== undefined);
  return [place.join(':'), keyPath].filter(Boolean).join('  ');
}

/** Relative to the current folder, unless that would climb out of it. */
export function shorten(filePath: string, currentFolder = callerFolder): string {
  const relative = path.relative(currentFolder, filePath);
  return relative.startsWith('..') || path.isAbsolute(relative) ? filePath : relative || '.';
}
