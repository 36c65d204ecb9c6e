/**
 * What changed between two versions of an API, and which changes break a client. The names of changes and their levels are
 * those of oasdiff, so that rules written for it mean the same here. What a client sends may become wider, what it
 * receives narrower; the other direction breaks it.
 */
import { createSchemaGraph, type FlatSchema, type SchemaGraph } from '../schema/createSchemaGraph.ts';
import type { ApiContent, ApiDescription, ApiOperation, ApiParameter, SchemaUse } from '../types.ts';

/** `error` breaks clients, `warning` may, `info` does not. */
export type ApiChangeLevel = 'error' | 'warning' | 'info';

export interface ApiChange {
  /** As oasdiff calls it: `response-property-removed`. */
  id: string;
  level: ApiChangeLevel;
  /** `GET /chat`. */
  operation: string;
  /** What it is about: a parameter, a property by its path, a status. */
  subject: string;
  text: string;
}

/** Deeper differences are those of another schema. */
const MAX_DEPTH = 12;

export function compareApis(before: ApiDescription, after: ApiDescription): ApiChange[] {
  const changes: ApiChange[] = [];
  const graphs = { before: createSchemaGraph(before), after: createSchemaGraph(after) };
  const keyOf = ({ method, path }: ApiOperation) => `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
  const olds = new Map(before.operations.map((operation) => [keyOf(operation), operation]));
  const news = new Map(after.operations.map((operation) => [keyOf(operation), operation]));
  for (const [key, old] of olds) {
    const current = news.get(key);
    if (current) compareOperations(old, current, graphs, changes);
    else {
      const id = old.deprecated ? 'api-removed-with-deprecation' : 'api-removed-without-deprecation';
      add(changes, old, old.deprecated ? 'info' : 'error', id, '', 'The operation was removed.');
    }
  }
  for (const [key, operation] of news) {
    if (!olds.has(key)) add(changes, operation, 'info', 'endpoint-added', '', 'The operation was added.');
  }
  const rank: Record<ApiChangeLevel, number> = { error: 0, warning: 1, info: 2 };
  return changes.toSorted((a, b) => rank[a.level] - rank[b.level]);
}

interface Graphs {
  before: SchemaGraph;
  after: SchemaGraph;
}

function add(
  changes: ApiChange[],
  { method, path }: ApiOperation,
  level: ApiChangeLevel,
  id: string,
  subject: string,
  text: string,
): void {
  changes.push({ id, level, operation: `${method} ${path}`, subject, text });
}

function compareOperations(old: ApiOperation, current: ApiOperation, graphs: Graphs, changes: ApiChange[]): void {
  const say = (level: ApiChangeLevel, id: string, subject: string, text: string) =>
    add(changes, current, level, id, subject, text);
  if (!old.deprecated && current.deprecated) say('info', 'endpoint-deprecated', '', 'The operation is deprecated.');
  if (old.deprecated && !current.deprecated)
    say('info', 'endpoint-reactivated', '', 'The operation is no longer deprecated.');
  if (old.operationId !== undefined && old.operationId !== current.operationId) {
    say('info', 'api-operation-id-changed', old.operationId, `The operation id is now "${current.operationId ?? ''}".`);
  }
  compareSecurity(old, current, say);
  compareParameters(old, current, graphs, say);
  compareBodies(old, current, graphs, say);
  compareResponses(old, current, graphs, say);
}

type Say = (level: ApiChangeLevel, id: string, subject: string, text: string) => void;

function compareSecurity(old: ApiOperation, current: ApiOperation, say: Say): void {
  const namesOf = ({ security }: ApiOperation) =>
    new Set(
      security.map((all) =>
        all
          .map(({ scheme }) => scheme)
          .toSorted()
          .join(' + '),
      ),
    );
  const [olds, news] = [namesOf(old), namesOf(current)];
  for (const name of olds)
    if (name !== '' && !news.has(name))
      say('error', 'api-security-removed', name, `"${name}" no longer authenticates.`);
  for (const name of news) {
    if (name === '' || olds.has(name)) continue;
    if (olds.size === 0) say('error', 'api-security-added', name, `The operation now needs "${name}".`);
    else say('info', 'api-security-added', name, `"${name}" authenticates too.`);
  }
}

function compareParameters(old: ApiOperation, current: ApiOperation, graphs: Graphs, say: Say): void {
  const placesOf = ({ path }: ApiOperation) => [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const [oldPlaces, newPlaces] = [placesOf(old), placesOf(current)];
  // A name in the path is the description's own: clients see its place.
  const keyOf = ({ in: place, name }: ApiParameter, places: string[]) =>
    place === 'path' ? `path ${places.indexOf(name)}` : `${place} ${place === 'header' ? name.toLowerCase() : name}`;
  const olds = new Map(old.parameters.map((parameter) => [keyOf(parameter, oldPlaces), parameter]));
  const news = new Map(current.parameters.map((parameter) => [keyOf(parameter, newPlaces), parameter]));
  for (const [key, before] of olds) {
    const after = news.get(key);
    const subject = `${before.in} ${before.name}`;
    if (!after) {
      say(before.deprecated ? 'info' : 'warning', 'request-parameter-removed', subject, 'The parameter was removed.');
      continue;
    }
    if (!before.required && after.required)
      say('error', 'request-parameter-became-required', subject, 'The parameter became required.');
    if (before.required && !after.required)
      say('info', 'request-parameter-became-optional', subject, 'The parameter became optional.');
    if (!before.deprecated && after.deprecated)
      say('info', 'request-parameter-deprecated', subject, 'The parameter is deprecated.');
    if (before.schema && after.schema) {
      compareSchemas(before.schema, after.schema, {
        graphs,
        say,
        use: 'request-parameter',
        subject,
        depth: 0,
        seen: new Set(),
      });
    }
  }
  for (const [key, after] of news) {
    if (olds.has(key)) continue;
    const subject = `${after.in} ${after.name}`;
    if (after.required) say('error', 'new-required-request-parameter', subject, 'A required parameter was added.');
    else say('info', 'new-optional-request-parameter', subject, 'A parameter was added.');
  }
}

function compareBodies(old: ApiOperation, current: ApiOperation, graphs: Graphs, say: Say): void {
  const [before, after] = [old.body, current.body];
  if (!before && after) {
    if (after.required) say('error', 'request-body-added-required', 'body', 'A required body was added.');
    else say('info', 'request-body-added-optional', 'body', 'A body was added.');
  }
  if (before && !after) say('error', 'request-body-removed', 'body', 'The body was removed.');
  if (!before || !after) return;
  if (!before.required && after.required)
    say('error', 'request-body-became-required', 'body', 'The body became required.');
  if (before.required && !after.required)
    say('info', 'request-body-became-optional', 'body', 'The body became optional.');
  compareContents(before.content, after.content, graphs, say, 'request', 'body');
}

function compareResponses(old: ApiOperation, current: ApiOperation, graphs: Graphs, say: Say): void {
  const news = new Map(current.responses.map((response) => [response.status, response]));
  const olds = new Map(old.responses.map((response) => [response.status, response]));
  for (const [status, before] of olds) {
    const after = news.get(status);
    const isSuccess = /^[23]/.test(status);
    if (!after) {
      const id = isSuccess ? 'response-success-status-removed' : 'response-non-success-status-removed';
      say(isSuccess ? 'error' : 'info', id, status, `The status ${status} was removed.`);
      continue;
    }
    for (const header of before.headers) {
      const still = after.headers.some(({ name }) => name.toLowerCase() === header.name.toLowerCase());
      if (!still)
        say(
          'error',
          header.required ? 'required-response-header-removed' : 'optional-response-header-removed',
          `${status} ${header.name}`,
          'The header was removed.',
        );
    }
    compareContents(before.content, after.content, graphs, say, 'response', status);
  }
  for (const status of news.keys()) {
    if (olds.has(status)) continue;
    const id = /^[23]/.test(status) ? 'response-success-status-added' : 'response-non-success-status-added';
    say('info', id, status, `The status ${status} was added.`);
  }
}

function compareContents(
  olds: readonly ApiContent[],
  news: readonly ApiContent[],
  graphs: Graphs,
  say: Say,
  use: 'request' | 'response',
  place: string,
): void {
  for (const before of olds) {
    const after = news.find(({ mediaType }) => mediaType === before.mediaType);
    if (!after)
      say(
        'error',
        `${use}-${use === 'request' ? 'body-' : ''}media-type-removed`,
        place,
        `"${before.mediaType}" was removed.`,
      );
    else if (before.schema && after.schema) {
      compareSchemas(before.schema, after.schema, { graphs, say, use, subject: place, depth: 0, seen: new Set() });
    }
  }
  for (const { mediaType } of news) {
    if (olds.some((old) => old.mediaType === mediaType)) continue;
    say('info', `${use}-${use === 'request' ? 'body-' : ''}media-type-added`, place, `"${mediaType}" was added.`);
  }
}

interface SchemaPlace {
  graphs: Graphs;
  say: Say;
  use: 'request-parameter' | 'request' | 'response';
  subject: string;
  depth: number;
  seen: Set<string>;
}

function compareSchemas(oldUse: SchemaUse, newUse: SchemaUse, at: SchemaPlace): void {
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

function compareValues(old: FlatSchema, current: FlatSchema, { say, use, subject, ...rest }: SchemaPlace): void {
  const valuesOf = ({ enum: list, const: one }: FlatSchema) =>
    (one ? [one.value] : list)?.map((value) => JSON.stringify(value));
  const [olds, news] = [valuesOf(old), valuesOf(current)];
  const at = { say, use, subject, ...rest };
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

/** Variants are known by the names of their schemas; those without one are not compared. */
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
