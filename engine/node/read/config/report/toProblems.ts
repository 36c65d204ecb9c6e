/** Converts the schema's findings to sentences that tell authors what to do. */
import type { BaseIssue } from 'valibot';
import { didYouMean } from '../../../../shared/nearestName.ts';
import { UNKNOWN_KEY } from '../schema/fields.ts';
import type { ConfigProblem } from './configError.ts';
import { toKeyPath } from './keyPath.ts';
import { quoteValue } from './quoteValue.ts';

type Issue = BaseIssue<unknown>;
type Keys = (string | number)[];

/** `prefix`: the place of the checked value in the configuration. */
export function toProblems(issues: readonly Issue[], prefix = ''): ConfigProblem[] {
  const problems = issues.flatMap((issue) => describe(issue, []));
  return problems.map(({ keys, ...rest }) => ({ keyPath: toKeyPath(keys, prefix), ...rest }));
}

function describe(issue: Issue, above: Keys): (Pick<ConfigProblem, 'code' | 'message'> & { keys: Keys })[] {
  const keys = [...above, ...(issue.path ?? []).map((item) => toKey(item.key))];
  // The alternative of a union that matches the value's shape has the most precise problem.
  const inner = (issue.issues ?? []).filter((alternative) => alternative.path?.length || alternative.issues);
  if (inner.length > 0 && isDefaultMessage(issue)) {
    return inner.flatMap((alternative) => describe(alternative, keys));
  }
  return [{ keys, ...explain(issue) }];
}

function explain(issue: Issue): Pick<ConfigProblem, 'code' | 'message'> {
  if (issue.message.startsWith(UNKNOWN_KEY)) return { code: 'unknown-key', message: issue.message };
  if (isMissingKey(issue)) return { code: 'missing-key', message: `missing.${neededBy(issue)}` };
  const allowed = quotedNames(issue.expected);
  const hint = typeof issue.input === 'string' && isDefaultMessage(issue) ? didYouMean(issue.input, allowed) : '';
  // A check of a whole object may point at one of its keys.
  const value = issue.path?.length ? issue.path.at(-1)?.value : issue.input;
  const message = `${quoteValue(value)} is not valid; expected ${expectation(issue)}.${hint}`;
  return { code: 'invalid-value', message };
}

/** Messages of valibot itself start with this; ours are phrases. */
function isDefaultMessage(issue: Issue): boolean {
  return issue.message.startsWith('Invalid ');
}

function isMissingKey(issue: Issue): boolean {
  return /_?object/.test(issue.type) && issue.received === 'undefined' && issue.input === undefined;
}

/** ` An item of type "doc" needs it.` */
function neededBy(issue: Issue): string {
  const parent = issue.path?.at(-1)?.input;
  const type = typeof parent === 'object' && parent !== null && 'type' in parent ? parent.type : undefined;
  return typeof type === 'string' ? ` An item of type "${type}" needs it.` : ' It is required.';
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: '`true` or `false`',
  Object: 'an object',
  Array: 'a list',
  RegExp: 'a regular expression',
  null: '`null`',
};

function expectation(issue: Issue): string {
  if (!isDefaultMessage(issue)) return issue.message;
  // Most alternatives of a union have a better description than the name of their type.
  if (issue.issues) return [...new Set(issue.issues.map(expectation))].join(' or ');
  const expected = issue.expected ?? 'something else';
  const alternatives = [...new Set(expected.replace(/[()]/g, '').split(' | '))];
  const phrases = alternatives.map((name) => TYPE_NAMES[name] ?? name);
  return phrases.length > 1 && alternatives.every((name) => name.startsWith('"'))
    ? `one of ${phrases.join(', ')}`
    : phrases.join(' or ');
}

function quotedNames(expected: string | null): string[] {
  return [...(expected ?? '').matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '');
}

function toKey(key: unknown): string | number {
  return typeof key === 'number' ? key : String(key);
}
