import type { ApiContent, ApiDescription, ApiOperation, ApiParameter, SecurityScheme } from '../types.ts';
import type { SchemaGraph } from '../schema/createSchemaGraph.ts';
import { toExample } from '../schema/toExample.ts';
import { serverUrl } from '../model/readServers.ts';

/** A request that a sample sends. */
export interface SampleRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: SampleBody;
}

export type SampleBody =
  | { kind: 'json'; value: unknown }
  /** `isFile`: the value is the name of a file. */
  | { kind: 'form'; isMultipart: boolean; fields: { name: string; value: string; isFile: boolean }[] }
  | { kind: 'text'; text: string; mediaType: string }
  | { kind: 'file'; mediaType: string };

/** From the description's own examples, and where there are none from its schemas. */
export function toRequest(
  operation: ApiOperation,
  { servers, security }: Pick<ApiDescription, 'servers' | 'security'>,
  graph: SchemaGraph,
): SampleRequest {
  const [server] = operation.servers ?? servers;
  const valueOf = (parameter: ApiParameter) => toText(valueOfParameter(parameter, graph));
  const of = (place: ApiParameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  const schemes = (operation.security[0] ?? []).flatMap(({ scheme }) => security.get(scheme) ?? []);
  const auth = schemes.map(toCredential);
  const path = of('path').reduce(
    (text, parameter) =>
      text.replaceAll(`{${parameter.name}}`, encodeURIComponent(valueOf(parameter)).replaceAll('%2F', '/')),
    operation.path,
  );
  const query = [
    ...of('query')
      .filter((parameter) => parameter.required || parameter.examples.length > 0)
      .map((parameter): [string, string] => [parameter.name, valueOf(parameter)]),
    ...auth.flatMap(({ query: own }) => (own ? [own] : [])),
  ];
  const content = operation.body?.content[0];
  const body = content && toBody(content, graph);
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  return {
    method: operation.method,
    url: `${server ? serverUrl(server) : ''}${path}${search === '' ? '' : `?${search}`}`,
    headers: [
      ...auth.flatMap(({ header }) => (header ? [header] : [])),
      ...of('header')
        .filter((parameter) => parameter.required)
        .map((parameter): [string, string] => [parameter.name, valueOf(parameter)]),
      ...contentType(body),
    ],
    body,
  };
}

function contentType(body: SampleBody | undefined): [string, string][] {
  if (!body || body.kind === 'form') return [];
  return [['Content-Type', body.kind === 'json' ? 'application/json' : body.mediaType]];
}

export function valueOfParameter({ examples, schema }: ApiParameter, graph: SchemaGraph): unknown {
  const given = examples.find(({ value }) => value !== undefined);
  return given ? given.value : schema ? toExample(schema, graph, 'request') : 'string';
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function toCredential({ type, scheme, in: place, parameter = '' }: SecurityScheme): {
  header?: [string, string];
  query?: [string, string];
} {
  if (type === 'apiKey' && place === 'query') return { query: [parameter, 'YOUR_API_KEY'] };
  if (type === 'apiKey' && place === 'cookie') return { header: ['Cookie', `${parameter}=YOUR_API_KEY`] };
  if (type === 'apiKey') return { header: [parameter, 'YOUR_API_KEY'] };
  if (type === 'http' && scheme === 'basic') return { header: ['Authorization', 'Basic YOUR_CREDENTIALS'] };
  if (type === 'mutualTLS') return {};
  return { header: ['Authorization', 'Bearer YOUR_TOKEN'] };
}

export function exampleOf(
  { examples, schema, mediaType }: ApiContent,
  graph: SchemaGraph,
  purpose: 'request' | 'response',
): unknown {
  const given = examples.find(({ value }) => value !== undefined);
  if (given) return given.value;
  return schema && !/octet-stream|^(?:image|audio|video)\//.test(mediaType)
    ? toExample(schema, graph, purpose)
    : undefined;
}

function toBody(content: ApiContent, graph: SchemaGraph): SampleBody | undefined {
  const { mediaType, schema } = content;
  const value = exampleOf(content, graph, 'request');
  if (/form-urlencoded|form-data/.test(mediaType)) {
    const flat = schema && graph.flatten(schema);
    const files = new Set(
      (flat?.properties ?? [])
        .filter(({ schema: own }) => {
          const { format, contentMediaType } = graph.flatten(own);
          return format === 'binary' || contentMediaType === 'application/octet-stream';
        })
        .map(({ name }) => name),
    );
    const fields = Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([name, field]) => {
      const isFile = files.has(name);
      return { name, value: isFile ? 'file.bin' : toText(field), isFile };
    });
    return { kind: 'form', isMultipart: mediaType.includes('form-data'), fields };
  }
  if (value === undefined) return { kind: 'file', mediaType };
  if (/json/.test(mediaType) && typeof value !== 'string') return { kind: 'json', value };
  return { kind: 'text', text: typeof value === 'string' ? value : JSON.stringify(value, null, 2), mediaType };
}
