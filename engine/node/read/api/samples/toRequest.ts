import type { ApiRequest, ApiRequestBody } from '../../../../shared/api/request.ts';
import { writeHeader, writePath, writeQuery } from '../../../../shared/api/writeParameter.ts';
import type { ApiContent, ApiDescription, ApiOperation, ApiParameter, SecurityScheme } from '../types.ts';
import type { SchemaGraph } from '../schema/createSchemaGraph.ts';
import { toExample } from '../schema/toExample.ts';
import { serverUrl } from '../model/readServers.ts';

/** Uses the description's own examples, or otherwise its schemas. */
export function toRequest(
  operation: ApiOperation,
  { servers, security }: Pick<ApiDescription, 'servers' | 'security'>,
  graph: SchemaGraph,
): ApiRequest {
  const [server] = operation.servers ?? servers;
  const valueOf = (parameter: ApiParameter) => valueOfParameter(parameter, graph);
  const of = (place: ApiParameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  const schemes = (operation.security[0] ?? []).flatMap(({ scheme }) => security.get(scheme) ?? []);
  const auth = schemes.map(toCredential);
  const path = of('path').reduce(
    (text, parameter) =>
      text.replaceAll(`{${parameter.name}}`, writePath(parameter, valueOf(parameter)).replaceAll('%2F', '/')),
    operation.path,
  );
  const query = [
    ...of('query')
      .filter((parameter) => parameter.required || parameter.examples.length > 0)
      .flatMap((parameter) => writeQuery(parameter, valueOf(parameter))),
    ...auth.flatMap(({ query: own }) => (own ? writeQuery({ name: own[0], in: 'query' }, own[1]) : [])),
  ];
  const content = operation.body?.content[0];
  const body = content && toBody(content, graph);
  const search = query.join('&');
  return {
    method: operation.method,
    url: `${server ? serverUrl(server) : ''}${path}${search === '' ? '' : `?${search}`}`,
    headers: [
      ...auth.flatMap(({ header }) => (header ? [header] : [])),
      ...of('header')
        .filter((parameter) => parameter.required)
        .map((parameter): [string, string] => [parameter.name, writeHeader(parameter, valueOf(parameter))]),
      ...contentType(body),
    ],
    body,
  };
}

function contentType(body: ApiRequestBody | undefined): [string, string][] {
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
  if (!schema || /octet-stream|^(?:image|audio|video)\//.test(mediaType)) return undefined;
  const value = toExample(schema, graph, purpose);
  return typeof value === 'object' && NOT_WRITTEN.test(mediaType) ? undefined : value;
}

/** Their objects and lists have no one form; JSON would be wrong. */
const NOT_WRITTEN = /xml|html|csv/;

export function toBody(content: ApiContent, graph: SchemaGraph): ApiRequestBody | undefined {
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
