import type { ApiContent, ApiExample, ApiParameter, ParameterPlace } from '../types.ts';
import type { Cursor } from '../source/Cursor.ts';
import type { Schemas } from './createSchemas.ts';

const PLACES = new Set<string>(['path', 'query', 'querystring', 'header', 'cookie']);
const USUAL_STYLES: Record<string, string> = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' };
/** Media types whose body is a sequence of items. */
const STREAMS = /^(?:text\/event-stream|application\/(?:jsonl|x-ndjson|json-seq|x-jsonlines))\b/;

/** A body or response in each of its formats. */
export function readContent(cursor: Cursor, schemas: Schemas): ApiContent[] {
  return cursor.entries('content').map(([mediaType, media]) => {
    const item = media.has('itemSchema') ? media.at('itemSchema') : undefined;
    const schema = media.has('schema') ? media.at('schema') : undefined;
    const used = schema ?? item;
    return {
      mediaType,
      schema: used && schemas.read(used),
      isStream: item !== undefined || STREAMS.test(mediaType),
      examples: readExamples(media),
      place: media.place,
    };
  });
}

function readExamples(cursor: Cursor): ApiExample[] {
  const single = cursor.has('example') ? [{ name: 'example', value: cursor.raw('example') }] : [];
  const many = cursor.raw('examples');
  if (Array.isArray(many))
    return [...single, ...many.map((value, index) => ({ name: `${index + 1}`, value: value as unknown }))];
  const named = cursor.entries('examples').map(([name, example]) => ({
    name,
    summary: example.text('summary'),
    description: example.text('description'),
    value: example.raw('value') ?? example.raw('dataValue') ?? example.raw('serializedValue'),
    externalUrl: example.text('externalValue'),
  }));
  return [...single, ...named];
}

/** Parameters of an operation override those of its path. */
export function readParameters(lists: Cursor[][], schemas: Schemas): ApiParameter[] {
  const found = new Map<string, ApiParameter>();
  for (const cursor of lists.flat()) {
    const parameter = readParameter(cursor, schemas);
    if (parameter) found.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...found.values()];
}

function readParameter(cursor: Cursor, schemas: Schemas): ApiParameter | undefined {
  const name = cursor.text('name');
  const place = cursor.text('in') ?? '';
  if (name === undefined || !PLACES.has(place)) {
    const reason = name === undefined ? 'A parameter needs a `name`' : `"${place}" is no place of a parameter`;
    cursor.complain(`${reason}; expected \`name\` and \`in\` (path, query, header or cookie)`);
    return undefined;
  }
  return readNamed(cursor, name, place as ParameterPlace, schemas);
}

/** A parameter, or a header of a response. */
export function readNamed(cursor: Cursor, name: string, place: ParameterPlace, schemas: Schemas): ApiParameter {
  const [media] = cursor.has('content') ? readContent(cursor, schemas) : [];
  const isOwnSchema = cursor.host.format.startsWith('2');
  const schema = cursor.has('schema')
    ? schemas.read(cursor.at('schema'))
    : isOwnSchema
      ? schemas.read(asSchema(cursor))
      : undefined;
  const { style, explode } = readStyle(cursor, place);
  return {
    name,
    in: place,
    required: place === 'path' || cursor.raw('required') === true,
    deprecated: cursor.flag('deprecated'),
    description: cursor.text('description'),
    schema: schema ?? media?.schema,
    examples: readExamples(cursor),
    style: style === USUAL_STYLES[place] ? undefined : style,
    ...(explode !== undefined && { explode }),
    place: cursor.place,
  };
}

/** The list formats of Swagger 2, in the terms of OpenAPI 3. */
const COLLECTION_FORMATS: Record<string, { style?: string; explode: boolean }> = {
  csv: { explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  multi: { explode: true },
};

function readStyle(cursor: Cursor, place: ParameterPlace): { style?: string; explode?: boolean } {
  if (!cursor.host.format.startsWith('2')) {
    const explode = cursor.raw('explode');
    return { style: cursor.text('style'), explode: typeof explode === 'boolean' ? explode : undefined };
  }
  const isList = place === 'query' && cursor.text('type') === 'array';
  return (isList && COLLECTION_FORMATS[cursor.text('collectionFormat') ?? 'csv']) || {};
}

/** In Swagger 2 a parameter itself contains the keys of a schema. */
function asSchema(cursor: Cursor): Cursor {
  const {
    name: _name,
    in: _in,
    description: _text,
    required: _flag,
    ...rest
  } = cursor.value as Record<string, unknown>;
  return cursor.withValue(rest);
}
