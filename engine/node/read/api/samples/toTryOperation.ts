import type { TryFormat, TryOperation, TryParameter, TryScheme, TryServer } from '../../../../shared/api/tryIt.ts';
import type { SchemaGraph } from '../schema/createSchemaGraph.ts';
import type { ApiContent, ApiDescription, ApiOperation, ApiParameter, ApiServer, SecurityScheme } from '../types.ts';
import { toBody, valueOfParameter } from './toRequest.ts';

/** Fields with more choices than this are text fields. */
const MAX_VALUES = 100;
const MAX_FORMATS = 6;

/** The data that readers need to send the request; undefined if no server is known, or no page may send it. */
export function toTryOperation(
  operation: ApiOperation,
  description: Pick<ApiDescription, 'servers' | 'security'>,
  graph: SchemaGraph,
): TryOperation | undefined {
  const servers = (operation.servers ?? description.servers).map(toTryServer);
  if (servers.length === 0 || operation.method === 'TRACE') return undefined;
  const names = new Set(operation.security.flat().map(({ scheme }) => scheme));
  const schemes = [...names].flatMap((name): [string, TryScheme][] => {
    const scheme = description.security.get(name);
    const own = scheme && toTryScheme(scheme);
    return own ? [[name, own]] : [];
  });
  const known = new Set(schemes.map(([name]) => name));
  const formats = operation.body?.content.slice(0, MAX_FORMATS).map((content) => toTryFormat(content, graph)) ?? [];
  return {
    method: operation.method,
    path: operation.path,
    servers,
    parameters: operation.parameters.map((parameter) => toTryParameter(parameter, graph)),
    ...(formats.length > 0 && { body: { isRequired: operation.body?.required ?? false, formats } }),
    security: operation.security.map((all) => all.map(({ scheme }) => scheme).filter((name) => known.has(name))),
    schemes: Object.fromEntries(schemes),
  };
}

export function toTryServer({ url, description, variables }: ApiServer): TryServer {
  return {
    url,
    ...(description && { label: description }),
    variables: variables.map(({ name, default: value, values }) => ({ name, default: value, values })),
  };
}

function toTryParameter(parameter: ApiParameter, graph: SchemaGraph): TryParameter {
  const { name, in: place, required, schema, style, explode } = parameter;
  const flat = schema && graph.flatten(schema);
  const types = flat?.types ?? [];
  const isList = types.includes('array') || flat?.items !== undefined;
  const isObject = types.includes('object') || (flat?.properties.length ?? 0) > 0;
  const values = types.includes('boolean') ? [true, false] : isList ? undefined : flat?.enum;
  const example = valueOfParameter(parameter, graph);
  const text = isList && Array.isArray(example) ? example.map(toText).join(', ') : toText(example);
  return {
    name,
    in: place,
    ...(style !== undefined && { style }),
    ...(explode !== undefined && { explode }),
    isRequired: required,
    kind: isList ? 'list' : isObject ? 'object' : 'text',
    ...(values && values.length <= MAX_VALUES && { values: values.map(toText) }),
    value: required ? text : '',
    ...(!required && text !== 'string' && { example: text }),
  };
}

function toTryScheme({ type, scheme, in: place, parameter = '' }: SecurityScheme): TryScheme | undefined {
  if (type === 'apiKey') return { kind: place === 'query' || place === 'cookie' ? place : 'header', name: parameter };
  if (type === 'mutualTLS' || type === 'other') return undefined;
  if (type === 'http' && scheme !== 'bearer' && scheme !== 'basic') return { kind: 'header', name: 'Authorization' };
  return { kind: scheme === 'basic' ? 'basic' : 'bearer', name: 'Authorization' };
}

function toTryFormat(content: ApiContent, graph: SchemaGraph): TryFormat {
  const { mediaType } = content;
  const body = toBody(content, graph);
  if (body?.kind === 'form') return { mediaType, ...body };
  if (body?.kind === 'json') return { mediaType, kind: 'text', text: JSON.stringify(body.value, null, 2) };
  return body?.kind === 'text' ? { mediaType, kind: 'text', text: body.text } : { mediaType, kind: 'file' };
}

function toText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
