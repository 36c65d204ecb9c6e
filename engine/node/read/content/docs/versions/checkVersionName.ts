import { shown } from '../../frontMatter/shown.ts';

const RULES: [pattern: RegExp, reason: string][] = [
  [/[/\\]/, 'it must not contain `/` or `\\`'],
  [/.{33,}/, 'it must not be longer than 32 characters'],
  // oxlint-disable-next-line no-control-regex
  [/[<>:"|?*\u0000-\u001F]/, 'it must be a valid file name'],
  [/^\.\.?$/, 'it must not be `.` or `..`'],
];

/** Why a version cannot have this name; undefined if it can. */
export function checkVersionName(name: unknown): string | undefined {
  if (typeof name !== 'string') return `A version name should be a text, not ${shown(name)}.`;
  if (name.trim() === '') return `Version name ${shown(name)} is empty; use something like "1.0.0".`;
  const broken = RULES.find(([pattern]) => pattern.test(name));
  return broken && `Version name "${name}" is not possible: ${broken[1]}.`;
}
