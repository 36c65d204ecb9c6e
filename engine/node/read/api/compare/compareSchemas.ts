import type { FlatSchema, SchemaGraph } from '../schema/createSchemaGraph.ts';
import type { SchemaUse } from '../types.ts';
import type { ApiChangeLevel, Say } from '../../../../shared/api/apiChange.ts';

/** The schemas of both versions. */
export interface Graphs {
  before: SchemaGraph;
  after: SchemaGraph;
}

/** Deeper differences are not compared. */
const MAX_DEPTH = 12;

/** The place where a schema is used. */
interface SchemaUsePlace {
  graphs: Graphs;
  say: Say;
  use: 'request-parameter' | 'request' | 'response';
  subject: string;
}

/** A place inside such a schema. */
interface SchemaPlace extends SchemaUsePlace {
  depth: number;
  seen: Set<string>;
}

/** The changes between two versions of a schema. */
export function compareSchemas(oldUse: SchemaUse, newUse: SchemaUse, at: SchemaUsePlace): void {
  compareInside(oldUse, newUse, { ...at, depth: 0, seen: new Set() });
}

function compareInside(oldUse: SchemaUse, newUse: SchemaUse, at: SchemaPlace): void {
  const old = at.graphs.before.flatten(oldUse);
  const current = at.graphs.after.flatten(newUse);
  const key = `${old.refs[0] ?? ''} ${current.refs[0] ?? ''}`;
  const isNamed = old.refs.length > 0 && current.refs.length > 0;
  if (at.depth > MAX_DEPTH || (isNamed && at.seen.has(key))) return;
  const inside = { ...at, depth: at.depth + 1, seen: new Set(isNamed ? [...at.seen, key] : at.seen) };
  compareTypes(old, current, at);
  compareValues(old, current, at);
  compareLimits(old, current, at);
  compareProperties(old, current, inside);
  if (old.items && current.items) compareInside(old.items, current.items, { ...inside, subject: `${at.subject}[]` });
  compareVariants(old, current, at);
}

/** `request-property-type-changed`, or `request-parameter-type-changed`. */
function idOf({ use, depth }: SchemaPlace, what: string): string {
  if (use === 'request-parameter' && depth === 0) return `${use}-${what}`;
  const of = use === 'request-parameter' ? 'request' : use;
  return depth === 0 ? `${of}-body-${what}` : `${of}-property-${what}`;
}

function report(at: SchemaPlace, level: ApiChangeLevel, what: string, text: string): void {
  at.say(level, idOf(at, what), at.subject, text);
}

function compareTypes(old: FlatSchema, current: FlatSchema, at: SchemaPlace): void {
  const typesOf = ({ types, properties, items }: FlatSchema) =>
    types.length > 0 ? types : properties.length > 0 ? ['object'] : items ? ['array'] : [];
  const [olds, news] = [typesOf(old), typesOf(current)];
  const has = (list: string[], type: string) =>
    list.length === 0 || list.includes(type) || (type === 'integer' && list.includes('number'));
  const lost = (olds.length === 0 ? ['any'] : olds).filter((type) => !has(news, type));
  const gained = (news.length === 0 ? ['any'] : news).filter((type) => !has(olds, type));
  const shown = `The type changed from ${olds.join(' or ') || 'any'} to ${news.join(' or ') || 'any'}.`;
  const onlyNull = [...lost, ...gained].every((type) => type === 'null');
  const breaks = at.use === 'response' ? gained.length > 0 : lost.length > 0;
  if (lost.length > 0 || gained.length > 0) {
    const what = onlyNull
      ? gained.length > 0
        ? 'became-nullable'
        : 'became-not-nullable'
      : breaks
        ? 'type-changed'
        : 'type-generalized';
    report(at, breaks ? 'error' : 'info', what, shown);
  } else if (old.format !== current.format) {
    const text = `The format changed from ${old.format ?? 'none'} to ${current.format ?? 'none'}.`;
    report(at, 'warning', 'type-changed', text);
  }
}

function compareValues(old: FlatSchema, current: FlatSchema, at: SchemaPlace): void {
  const valuesOf = ({ enum: list, const: one }: FlatSchema) =>
    (one ? [one.value] : list)?.map((value) => JSON.stringify(value));
  const [olds, news] = [valuesOf(old), valuesOf(current)];
  const narrowed = at.use === 'response' ? 'info' : 'error';
  if (!olds && news) report(at, narrowed, 'became-enum', `Only these values are left: ${news.join(', ')}.`);
  if (!olds || !news) return;
  for (const value of olds.filter((one) => !news.includes(one))) {
    report(at, narrowed, 'enum-value-removed', `The value ${value} was removed.`);
  }
  for (const value of news.filter((one) => !olds.includes(one))) {
    report(at, at.use === 'response' ? 'warning' : 'info', 'enum-value-added', `The value ${value} was added.`);
  }
}

const LIMITS: [keyword: string, id: string, isLower: boolean][] = [
  ['minimum', 'min', true],
  ['minLength', 'min-length', true],
  ['minItems', 'min-items', true],
  ['maximum', 'max', false],
  ['maxLength', 'max-length', false],
  ['maxItems', 'max-items', false],
];

function compareLimits(old: FlatSchema, current: FlatSchema, at: SchemaPlace): void {
  const read = ({ limits }: FlatSchema, name: string) => {
    const value = limits.find(([keyword]) => keyword === name)?.[1];
    return value === undefined ? undefined : Number(value);
  };
  for (const [keyword, id, isLower] of LIMITS) {
    const [before, after] = [read(old, keyword), read(current, keyword)];
    if (before === after) continue;
    const open = isLower ? -Infinity : Infinity;
    const isTighter = isLower ? (after ?? open) > (before ?? open) : (after ?? open) < (before ?? open);
    const what =
      before === undefined
        ? `${id}-set`
        : after === undefined
          ? `${id}-unset`
          : `${id}-${after > before ? 'increased' : 'decreased'}`;
    const text = `\`${keyword}\` changed from ${before ?? 'none'} to ${after ?? 'none'}.`;
    const breaks = at.use === 'response' ? !isTighter : isTighter;
    report(at, breaks ? 'error' : 'info', what, text);
  }
  const patternOf = ({ limits }: FlatSchema) => limits.find(([keyword]) => keyword === 'pattern')?.[1];
  const [before, after] = [patternOf(old), patternOf(current)];
  if (before === after) return;
  const what = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const isWider = what === 'removed' || at.use === 'response';
  report(at, isWider ? 'info' : 'warning', `pattern-${what}`, 'The pattern changed.');
}

function compareProperties(old: FlatSchema, current: FlatSchema, at: SchemaPlace): void {
  const { use, say } = at;
  const of = use === 'response' ? 'response' : 'request';
  const shownIn = ({ properties }: FlatSchema, graph: SchemaGraph) => {
    const shown = properties.filter(
      ({ schema }) => !graph.flatten(schema)[of === 'request' ? 'readOnly' : 'writeOnly'],
    );
    return new Map(shown.map((property) => [property.name, property]));
  };
  const olds = shownIn(old, at.graphs.before);
  const news = shownIn(current, at.graphs.after);
  for (const [name, before] of olds) {
    const after = news.get(name);
    const subject = `${at.subject}/${name}`;
    if (!after) {
      const kind = of === 'request' ? of : `response-${before.required ? 'required' : 'optional'}`;
      const level = kind === 'response-required' ? 'error' : 'warning';
      say(level, `${kind}-property-removed`, subject, 'The property was removed.');
      continue;
    }
    if (before.required !== after.required) {
      const what = after.required ? 'became-required' : 'became-optional';
      const breaks = after.required === (of === 'request');
      say(breaks ? 'error' : 'info', `${of}-property-${what}`, subject, `The property ${what.replaceAll('-', ' ')}.`);
    }
    compareInside(before.schema, after.schema, { ...at, subject });
  }
  for (const [name, after] of news) {
    if (olds.has(name)) continue;
    const subject = `${at.subject}/${name}`;
    const hasDefault = at.graphs.after.flatten(after.schema).default !== undefined;
    if (of === 'request' && after.required && !hasDefault)
      say('error', 'new-required-request-property', subject, 'A required property was added.');
    else if (of === 'request') say('info', 'new-optional-request-property', subject, 'A property was added.');
    else {
      const id = `response-${after.required ? 'required' : 'optional'}-property-added`;
      say('info', id, subject, 'A property was added.');
    }
  }
}

/** Variants are identified by the names of their schemas; unnamed ones are not compared. */
function compareVariants(old: FlatSchema, current: FlatSchema, at: SchemaPlace): void {
  for (const kind of ['oneOf', 'anyOf'] as const) {
    const namesOf = (list: readonly SchemaUse[], graph: SchemaGraph) =>
      new Set(list.flatMap((variant) => (variant.ref === undefined ? [] : [graph.nameOf(variant.ref)])));
    const olds = namesOf(old[kind], at.graphs.before);
    const news = namesOf(current[kind], at.graphs.after);
    if (olds.size === 0 && news.size === 0) continue;
    const id = kind === 'oneOf' ? 'one-of' : 'any-of';
    const isResponse = at.use === 'response';
    for (const name of [...olds].filter((one) => !news.has(one))) {
      report(at, isResponse ? 'info' : 'error', `${id}-removed`, `The variant "${name}" was removed.`);
    }
    for (const name of [...news].filter((one) => !olds.has(one))) {
      report(at, isResponse ? 'error' : 'info', `${id}-added`, `The variant "${name}" was added.`);
    }
    for (const before of old[kind]) {
      const name = before.ref && at.graphs.before.nameOf(before.ref);
      const after = current[kind].find(({ ref }) => ref !== undefined && at.graphs.after.nameOf(ref) === name);
      if (after) compareInside(before, after, { ...at, depth: at.depth + 1, subject: `${at.subject}/${name}` });
    }
  }
}
