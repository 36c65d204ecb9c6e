import path from 'node:path';
import { readManifest } from '../ground/inputs/packages.ts';
import { isSiteFile } from '../ground/inputs/siteFiles.ts';
import { withoutRepeats, type ContentProblem } from '../ground/problems.ts';

/**
 * The problems of a site in the form that every command reports. Missing packages come first, as one problem, because
 * most others follow from them.
 */
export function judge(found: readonly ContentProblem[], siteDir: string): ContentProblem[] {
  const missing = found.filter(({ code, subject }) => code === 'missing-package' && subject !== undefined);
  const others = found.filter((problem) => problem.severity === 'warning' || !missing.includes(problem));
  return withoutRepeats([...toMissingPackages(missing, siteDir), ...others]);
}

/** Octavo publishes no site that Docusaurus would not build. */
export function isRefused(problems: readonly ContentProblem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** If there are more names than this, the message counts them. */
const MAX_NAMES = 10;

function toMissingPackages(missing: readonly ContentProblem[], siteDir: string): ContentProblem[] {
  const names = [...new Set(missing.map(({ subject = '' }) => subject))].sort();
  if (names.length === 0) return [];
  const { filePath, line, column } = missing.find((problem) => problem.severity === 'error') ?? missing[0]!;
  const listed = names.slice(0, MAX_NAMES).map((name) => `"${name}"`);
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  const what =
    names.length === 1
      ? `The package ${listed[0]} is not installed.`
      : `${names.length} packages are not installed: ${listed.join(', ')}${more}.`;
  const command = toCommand(names, siteDir);
  return [
    {
      severity: 'error',
      filePath,
      line,
      column,
      message: `${what} Run "${command}" in the folder of the site.`,
      code: 'missing-package',
      subject: names.join(' '),
    },
  ];
}

/** Lockfile → the command that installs all declared packages, and the command that adds one. */
const MANAGERS: [lockfile: string, install: string, add: string][] = [
  ['yarn.lock', 'yarn install', 'yarn add'],
  ['pnpm-lock.yaml', 'pnpm install', 'pnpm add'],
  ['bun.lock', 'bun install', 'bun add'],
  ['bun.lockb', 'bun install', 'bun add'],
];

function toCommand(names: readonly string[], siteDir: string): string {
  const [, install = 'npm install', add = 'npm install'] =
    MANAGERS.find(([lockfile]) => isSiteFile(path.join(siteDir, lockfile))) ?? [];
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = readManifest(siteDir);
  const declared = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies };
  const undeclared = names.filter((name) => !Object.hasOwn(declared, name));
  return undeclared.length === 0 ? install : `${add} ${undeclared.join(' ')}`;
}
