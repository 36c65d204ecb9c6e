import type { FlatSchema, SchemaGraph } from '../schema/createSchemaGraph.ts';
import type { SchemaUse } from '../types.ts';
import type { Say } from '../../../../shared/api/apiChange.ts';

/** The schemas of both versions. */
export interface Graphs {
  before: SchemaGraph;
  after: SchemaGraph;
}

/** Deeper differences are not compared. */
const MAX_DEPTH = 12;

/** The place where a schema is used. */
export interface SchemaPlace {
  graphs: Graphs;
  say: Say;
  use: 'request-parameter' | 'request' | 'response';
  subject: string;
  depth: number;
  seen: Set<string>;
}

/** The changes between two versions of a schema. */
export function compareSchemas(oldUse: SchemaUse, newUse: SchemaUse, at: SchemaPlace): void {
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
  if (old.items && current.items) compareSchemas(old.items, current.items, { ...inside, subject: `${at.subject}[]` });
  compareVariants(old, current, at);
}

/** `request-property-type-changed`, or `request-parameter-type-changed`. */
function idOf({ use, depth }: SchemaPlace, what: string): string {
  if (use === 'request-parameter' && depth === 0) return `${use}-${what}`;
  const of = use === 'request-parameter' ? 'request' : use;
  return depth === 0 ? `${of}-body-${what}` : `${of}-property-${what}`;
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
    at.say(breaks ? 'error' : 'info', idOf(at, what), at.subject, shown);
  } else if (old.format !== current.format) {
    at.say(
      'warning',
      idOf(at, 'type-changed'),
      at.subject,
      `The format changed from ${old.format ?? 'none'} to ${current.format ?? 'none'}.`,
    );
  }
}

function compareValues(old: FlatSchema, current: FlatSchema, at: SchemaPlace): void {
  const { say, use, subject } = at;
  const valuesOf = ({ enum: list, const: one }: FlatSchema) =>
    (one ? [one.value] : list)?.map((value) => JSON.stringify(value));
  const [olds, news] = [valuesOf(old), valuesOf(current)];
  if (!olds && news)
    say(
      use === 'response' ? 'info' : 'error',
      idOf(at, 'became-enum'),
      subject,
      `Only these values are left: ${news.join(', ')}.`,
    );
  if (!olds || !news) return;
  for (const value of olds) {
    if (!news.includes(value))
      say(
        use === 'response' ? 'info' : 'error',
        idOf(at, 'enum-value-removed'),
        subject,
        `The value ${value} was removed.`,
      );
  }
  for (const value of news) {
    if (!olds.includes(value))
      say(
        use === 'response' ? 'warning' : 'info',
        idOf(at, 'enum-value-added'),
        subject,
        `The value ${value} was added.`,
      );
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
    at.say(breaks ? 'error' : 'info', idOf(at, what), at.subject, text);
  }
  const patternOf = ({ limits }: FlatSchema) => limits.find(([keyword]) => keyword === 'pattern')?.[1];
  if (patternOf(old) !== patternOf(current)) {
    const what =
      patternOf(old) === undefined
        ? 'pattern-added'
        : patternOf(current) === undefined
          ? 'pattern-removed'
          : 'pattern-changed';
    at.say(
      what === 'pattern-removed' || at.use === 'response' ? 'info' : 'warning',
      idOf(at, what),
      at.subject,
      'The pattern changed.',
    );
  }
}

function compareProperties(old: FlatSchema, current: FlatSchema, at: SchemaPlace): void {
  const { use, say } = at;
  const of = use === 'response' ? 'response' : 'request';
  const isHidden = ({ schema }: FlatSchema['properties'][number], graph: SchemaGraph) => {
    const { readOnly, writeOnly } = graph.flatten(schema);
    return of === 'request' ? readOnly === true : writeOnly === true;
  };
  const olds = new Map(
    old.properties
      .filter((property) => !isHidden(property, at.graphs.before))
      .map((property) => [property.name, property]),
  );
  const news = new Map(
    current.properties
      .filter((property) => !isHidden(property, at.graphs.after))
      .map((property) => [property.name, property]),
  );
  for (const [name, before] of olds) {
    const after = news.get(name);
    const subject = `${at.subject}/${name}`;
    if (!after) {
      if (of === 'request') say('warning', 'request-property-removed', subject, 'The property was removed.');
      else if (before.required)
        say('error', 'response-required-property-removed', subject, 'The property was removed.');
      else say('warning', 'response-optional-property-removed', subject, 'The property was removed.');
      continue;
    }
    if (before.required !== after.required) {
      const what = after.required ? 'became-required' : 'became-optional';
      const breaks = after.required === (of === 'request');
      say(breaks ? 'error' : 'info', `${of}-property-${what}`, subject, `The property ${what.replaceAll('-', ' ')}.`);
    }
    compareSchemas(before.schema, after.schema, { ...at, subject });
  }
  for (const [name, after] of news) {
    if (olds.has(name)) continue;
    const subject = `${at.subject}/${name}`;
    const hasDefault = at.graphs.after.flatten(after.schema).default !== undefined;
    if (of === 'request' && after.required && !hasDefault)
      say('error', 'new-required-request-property', subject, 'A required property was added.');
    else if (of === 'request') say('info', 'new-optional-request-property', subject, 'A property was added.');
    else
      say(
        'info',
        after.required ? 'response-required-property-added' : 'response-optional-property-added',
        subject,
        'A property was added.',
      );
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
    for (const name of olds) {
      if (!news.has(name))
        at.say(
          at.use === 'response' ? 'info' : 'error',
          idOf(at, `${id}-removed`),
          at.subject,
          `The variant "${name}" was removed.`,
        );
    }
    for (const name of news) {
      if (!olds.has(name))
        at.say(
          at.use === 'response' ? 'error' : 'info',
          idOf(at, `${id}-added`),
          at.subject,
          `The variant "${name}" was added.`,
        );
    }
    const pairs = old[kind].flatMap((before): [SchemaUse, SchemaUse][] => {
      const name = before.ref && at.graphs.before.nameOf(before.ref);
      const after = current[kind].find(({ ref }) => ref !== undefined && at.graphs.after.nameOf(ref) === name);
      return after ? [[before, after]] : [];
    });
    for (const [before, after] of pairs) {
      compareSchemas(before, after, {
        ...at,
        depth: at.depth + 1,
        subject: `${at.subject}/${at.graphs.after.nameOf(after.ref ?? '')}`,
      });
    }
  }
}
