import path from 'node:path';
import { toSiteAlias } from '../../../ground/files/siteAlias.ts';
import { toPlain } from '../../../ground/toPlain.ts';
import type { Condition, LoaderUse, Reading, ReadRule } from '../../config/bundling.ts';

/** The supported part of an entry in `module.rules`. */
interface Rule {
  test?: unknown;
  include?: unknown;
  exclude?: unknown;
  resource?: unknown;
  resourceQuery?: unknown;
  type?: unknown;
  loader?: unknown;
  options?: unknown;
  use?: unknown;
  oneOf?: unknown;
  rules?: unknown;
}

/** Conditions of a rule that have no counterpart here. */
const OTHER_CONDITIONS = [
  'issuer',
  'issuerLayer',
  'mimetype',
  'dependency',
  'assert',
  'with',
  'compiler',
  'scheme',
  'descriptionData',
  'resourceFragment',
];

const AS_TYPE: Record<string, Reading> = {
  'asset/source': 'text',
  'asset/resource': 'address',
  'asset/inline': 'address',
  asset: 'address',
  json: 'json',
};

/** Functions cannot be sent to another thread, so a rule with one is omitted and reported. */
class NotUnderstood extends Error {}

/** Rules of webpack as data. */
export function toReadRules(rules: readonly unknown[], siteDir: string): { rules: ReadRule[]; leftOut: string[] } {
  const found: ReadRule[] = [];
  const leftOut: string[] = [];
  for (const rule of rules) {
    // `...` means webpack's own defaults.
    if (!rule || rule === '...') continue;
    try {
      found.push(...readRule(rule as Rule, { all: [] }, undefined, siteDir));
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      leftOut.push(`${describe(rule as Rule)}: ${error.message}`);
    }
  }
  return { rules: found, leftOut };
}

function readRule(rule: Rule, outer: Condition, outerQuery: Condition | undefined, siteDir: string): ReadRule[] {
  if (typeof rule !== 'object') throw new NotUnderstood('no rule');
  const other = OTHER_CONDITIONS.find((key) => key in rule);
  if (other !== undefined) throw new NotUnderstood(`\`${other}\` has no meaning here`);
  const file = allOf([
    outer,
    ...[rule.test, rule.include, rule.resource].filter((one) => one !== undefined).map(toCondition),
    ...(rule.exclude === undefined ? [] : [{ not: toCondition(rule.exclude) }]),
  ]);
  const query = rule.resourceQuery === undefined ? outerQuery : toCondition(rule.resourceQuery);
  const as = readingOf(rule, siteDir);
  const inner = [
    ...toList(rule.rules).map((one) => [one as Rule, file] as const),
    // The first match counts, so each later rule excludes the earlier ones.
    ...toList(rule.oneOf).map((one, index, all) => {
      const before = all.slice(0, index).map((earlier) => ({ not: fileOf(earlier as Rule) }));
      return [one as Rule, allOf([file, ...before])] as const;
    }),
  ];
  return [
    ...(as === undefined ? [] : [{ file, ...(query && { query }), as }]),
    ...inner.flatMap(([one, where]) => readRule(one, where, query, siteDir)),
  ];
}

/** The files that a rule applies to, without its query. */
function fileOf({ test, include, resource, exclude, resourceQuery }: Rule): Condition {
  if (resourceQuery !== undefined) return { any: [] };
  const wanted = [test, include, resource].filter((one) => one !== undefined).map(toCondition);
  return allOf([...wanted, ...(exclude === undefined ? [] : [{ not: toCondition(exclude) }])]);
}

function readingOf({ use, loader, options, type }: Rule, siteDir: string): Reading | undefined {
  const uses = [...(loader === undefined ? [] : [{ loader, options }]), ...toList(use)];
  const loaders = uses.filter(Boolean).map((one) => toLoaderUse(one, siteDir));
  if (loaders.length > 0) return loaders;
  return typeof type === 'string' ? AS_TYPE[type] : undefined;
}

function toLoaderUse(use: unknown, siteDir: string): LoaderUse {
  if (typeof use === 'string') return splitOptions(use, siteDir);
  if (typeof use !== 'object' || use === null) throw new NotUnderstood('`use` is a function');
  const { loader, options, query } = use as { loader?: unknown; options?: unknown; query?: unknown };
  if (typeof loader !== 'string') throw new NotUnderstood('a loader has no name');
  const given = options ?? query;
  if (given === undefined) return splitOptions(loader, siteDir);
  if (isMoreThanData(given)) throw new NotUnderstood('options of the loader are more than data');
  return { ...splitOptions(loader, siteDir), options: toPlain(given) };
}

/** `x-loader?a=1` */
function splitOptions(written: string, siteDir: string): LoaderUse {
  const [name = '', query] = written.split(/\?(.*)/s, 2);
  const loader = path.isAbsolute(name) ? toSiteAlias(name, siteDir) : name;
  return { loader, ...(query && { options: query }) };
}

function toCondition(written: unknown): Condition {
  if (written instanceof RegExp) return { matches: written.source, flags: written.flags.replace(/[gy]/g, '') };
  if (typeof written === 'string') return { startsWith: written };
  if (Array.isArray(written)) return { any: written.map(toCondition) };
  if (typeof written !== 'object' || written === null) throw new NotUnderstood('its condition is a function');
  const { and, or, not, test, include, exclude } = written as Record<string, unknown>;
  return allOf([
    ...toList(and).map(toCondition),
    ...(or === undefined ? [] : [toCondition(or)]),
    ...[test, include].filter((one) => one !== undefined).map(toCondition),
    ...[not, exclude].filter((one) => one !== undefined).map((one) => ({ not: toCondition(one) })),
  ]);
}

function allOf(conditions: readonly Condition[]): Condition {
  const all = conditions.filter((one) => !('all' in one) || one.all.length > 0);
  return all.length === 1 ? all[0]! : { all };
}

function describe({ test, resourceQuery, include }: Rule): string {
  const named = test ?? resourceQuery ?? include;
  return named instanceof RegExp || typeof named === 'string' ? String(named) : 'a rule';
}

function isMoreThanData(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value === 'function' || value instanceof RegExp) return true;
  if (typeof value !== 'object' || value === null || seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).some((inner) => isMoreThanData(inner, seen));
}

export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}
