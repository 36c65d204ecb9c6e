/**
 * An operation that readers may try from its page, in the form that the page passes to the script: JSON in an
 * attribute.
 */
import type { Translations } from '../messages.ts';
import type { ApiRequest, ApiRequestBody } from './request.ts';
import { writeHeader, writePath, writeQuery, type ParameterForm } from './writeParameter.ts';

export const TRY_ATTRIBUTE = 'data-oc-try';

export interface TryOperation {
  method: string;
  path: string;
  /** The only servers to which the request may go. */
  servers: TryServer[];
  parameters: TryParameter[];
  body?: { isRequired: boolean; formats: TryFormat[] };
  /** Alternatives, one of which is required; each lists schemes that are used together. */
  security: string[][];
  schemes: Record<string, TryScheme>;
  /** Texts of the theme in the language of the page, if that is not English. */
  words?: Translations;
}

export interface TryServer {
  url: string;
  label?: string;
  variables: { name: string; default: string; values: string[] }[];
}

export interface TryParameter extends ParameterForm {
  isRequired: boolean;
  kind: 'text' | 'list' | 'object';
  /** The allowed values, if limited. */
  values?: string[];
  /** The initial value of the field. */
  value: string;
  /** The placeholder of an empty field. */
  example?: string;
}

export type TryFormat = { mediaType: string } & (
  | { kind: 'text'; text: string }
  | { kind: 'file' }
  | { kind: 'form'; isMultipart: boolean; fields: { name: string; value: string; isFile: boolean }[] }
);

export interface TryScheme {
  kind: 'header' | 'query' | 'cookie' | 'bearer' | 'basic';
  /** The header, cookie or parameter. */
  name: string;
}

/** The reader's input. */
export interface TryInput {
  server: number;
  variables: Record<string, string>;
  /** By place and name: `query limit`. */
  parameters: Record<string, string>;
  /** The chosen way to authenticate; undefined: none. */
  security: number;
  /** By the name of the scheme; user name and password as Base64. */
  secrets: ReadonlyMap<string, string>;
  format: number;
  text: string;
  fields: Record<string, string>;
  /** Name of the file that is the body. */
  file?: string;
}

export function keyOf({ in: place, name }: ParameterForm): string {
  return `${place} ${name}`;
}

/** The address with values for its variables. Readers cannot enter a host. */
export function toServerAddress({ url, variables }: TryServer, values: Record<string, string> = {}): string {
  return variables
    .reduce((address, variable) => {
      const { name, default: usual, values: allowed } = variable;
      const value = values[name] ?? usual;
      const isAllowed = allowed.length > 0 ? allowed.includes(value) : !isInHost(url, name);
      return address.replaceAll(`{${name}}`, isAllowed ? (allowed.length > 0 ? value : encodeURI(value)) : usual);
    }, url)
    .replace(/\/$/, '');
}

/** Whether a variable changes the host, and not only the path on it. */
export function isInHost(url: string, name: string): boolean {
  const path = url.indexOf('/', url.indexOf('//') < 0 ? 0 : url.indexOf('//') + 2);
  return (path < 0 ? url : url.slice(0, path)).includes(`{${name}}`);
}

/** All addresses of a server, with each of the allowed values in its host. */
export function toServerAddresses(server: TryServer): string[] {
  let all: Record<string, string>[] = [{}];
  for (const { name, values } of server.variables) {
    if (!isInHost(server.url, name) || values.length === 0) continue;
    all = all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))).slice(0, MAX_ADDRESSES);
  }
  return all.map((values) => toServerAddress(server, values));
}

const MAX_ADDRESSES = 100;

export function toTryRequest(operation: TryOperation, input: TryInput): ApiRequest {
  const { method, parameters, servers, schemes } = operation;
  const server = servers[input.server] ?? servers[0];
  const given = parameters.flatMap((parameter): [TryParameter, unknown][] => {
    const text = input.parameters[keyOf(parameter)] ?? parameter.value;
    return text === '' && parameter.in !== 'path' ? [] : [[parameter, readValue(parameter, text)]];
  });
  const of = (...places: TryParameter['in'][]) => given.filter(([parameter]) => places.includes(parameter.in));
  const path = of('path').reduce(
    (text, [parameter, value]) => text.replaceAll(`{${parameter.name}}`, writePath(parameter, value)),
    operation.path,
  );
  const secrets = (operation.security[input.security] ?? []).flatMap((name): [TryScheme, string][] => {
    const secret = input.secrets.get(name);
    const scheme = schemes[name];
    return scheme && secret ? [[scheme, secret]] : [];
  });
  const query = [
    ...of('query', 'querystring').flatMap(([parameter, value]) => writeQuery(parameter, value)),
    ...secrets.flatMap(([{ kind, name }, secret]) =>
      kind === 'query' ? writeQuery({ name, in: 'query' }, secret) : [],
    ),
  ].join('&');
  const cookies = [
    ...of('cookie').flatMap(([parameter, value]) => writeQuery(parameter, value)),
    ...secrets.flatMap(([{ kind, name }, secret]) => (kind === 'cookie' ? [`${name}=${secret}`] : [])),
  ].join('; ');
  const format = operation.body?.formats[input.format];
  const body = format && toBody(format, input);
  return {
    method,
    url: `${server ? toServerAddress(server, input.variables) : ''}${path}${query === '' ? '' : `?${query}`}`,
    headers: [
      ...secrets.flatMap(([scheme, secret]) => toSecretHeader(scheme, secret)),
      ...of('header').map(([parameter, value]): [string, string] => [parameter.name, writeHeader(parameter, value)]),
      ...(cookies === '' ? [] : [['Cookie', cookies] satisfies [string, string]]),
      ...(body && body.kind !== 'form' ? [['Content-Type', format.mediaType] satisfies [string, string]] : []),
    ],
    body,
  };
}

function toSecretHeader({ kind, name }: TryScheme, secret: string): [string, string][] {
  if (kind === 'bearer') return [['Authorization', `Bearer ${secret}`]];
  if (kind === 'basic') return [['Authorization', `Basic ${secret}`]];
  return kind === 'header' ? [[name, secret]] : [];
}

/** Lists are joined with commas; objects are JSON. */
function readValue({ kind }: TryParameter, text: string): unknown {
  if (kind === 'list') {
    return text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }
  if (kind === 'object') {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  return text;
}

function toBody(format: TryFormat, { text, fields, file }: TryInput): ApiRequestBody | undefined {
  if (format.kind === 'text') return text === '' ? undefined : { ...format, text };
  if (format.kind === 'file')
    return file === undefined ? undefined : { kind: 'file', mediaType: format.mediaType, name: file };
  const own = format.fields.map((field) => ({
    ...field,
    value: fields[field.name] ?? (field.isFile ? '' : field.value),
  }));
  return { kind: 'form', isMultipart: format.isMultipart, fields: own.filter(({ value }) => value !== '') };
}
