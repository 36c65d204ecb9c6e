import { nearestName } from '../../../../shared/nearestName.ts';
import type { ApiOperation, ApiResponse, SecurityRequirement, SecurityScheme } from '../types.ts';
import type { Cursor } from '../source/Cursor.ts';
import type { Schemas } from './createSchemas.ts';
import { readContent, readNamed, readParameters } from './readContent.ts';
import { readExternalDocs } from './readExternalDocs.ts';
import { readRequirements } from './readSecurity.ts';
import { readServers } from './readServers.ts';
import { readSwaggerBody, readSwaggerContent } from './readSwaggerBody.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

export interface OperationContext {
  schemas: Schemas;
  schemes: ReadonlyMap<string, SecurityScheme>;
  /** Applies unless the operation has its own. */
  security: SecurityRequirement[];
  /** In Swagger 2, one list of formats applies to all bodies and responses. */
  consumes: string[];
  produces: string[];
  /** The operation ids so far, and their owners. */
  ids: Map<string, string>;
  /** A unique name that is suitable for an address. */
  anchorFor(wanted: string): string;
}

/** Keys of a path that are no operations. */
const PATH_KEYS = ['$ref', 'summary', 'description', 'servers', 'parameters', 'additionalOperations'];

/** The operations of one path, webhook or callback. */
export function readPath(name: string, cursor: Cursor, context: OperationContext): ApiOperation[] {
  for (const key of cursor.names()) {
    if (METHODS.includes(key) || PATH_KEYS.includes(key)) continue;
    const nearest = nearestName(key, METHODS);
    const expected = nearest === undefined ? METHODS.join(', ') : `"${nearest}"`;
    cursor.at(key).complain(`"${key}" is no method; expected ${expected}`);
  }
  const methods = cursor
    .names()
    .filter((key) => METHODS.includes(key))
    .flatMap((key): [string, Cursor][] => {
      const operation = cursor.object(key);
      return operation ? [[key, operation]] : [];
    })
    .concat(cursor.entries('additionalOperations'));
  return methods.map(([method, operation]) => readOperation(method, name, operation, cursor, context));
}

function readOperation(
  method: string,
  path: string,
  cursor: Cursor,
  pathItem: Cursor,
  context: OperationContext,
): ApiOperation {
  const { schemas, schemes } = context;
  const isSwagger = cursor.host.format.startsWith('2');
  const operationId = cursor.text('operationId');
  const written = [pathItem.objects('parameters'), cursor.objects('parameters')];
  const isBody = (at: Cursor) => isSwagger && ['body', 'formData'].includes(at.text('in') ?? '');
  const parameters = readParameters(
    written.map((list) => list.filter((at) => !isBody(at))),
    schemas,
  );
  checkPathParameters(path, parameters, cursor);
  checkOperationId(operationId, `${method.toUpperCase()} ${path}`, cursor, context);
  const servers = [cursor, pathItem].find((at) => at.has('servers'));
  const summary = cursor.text('summary') ?? pathItem.text('summary');
  return {
    anchor: context.anchorFor(operationId ?? `${method}-${path}`),
    operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description: cursor.text('description') ?? pathItem.text('description'),
    tags: cursor.texts('tags'),
    deprecated: cursor.flag('deprecated'),
    externalDocs: readExternalDocs(cursor),
    parameters,
    body: isSwagger
      ? readSwaggerBody(written.flat().filter(isBody), formatsOf(cursor, 'consumes', context.consumes), schemas)
      : readBody(cursor, schemas),
    responses: cursor.entries('responses').map(([status, response]) => {
      if (!/^(?:[1-5](?:\d\d|XX)|default)$/.test(status)) {
        response.complain(`"${status}" is no status code; expected "200", "4XX" or "default"`);
      }
      return readResponse(
        status,
        response,
        context,
        isSwagger ? formatsOf(cursor, 'produces', context.produces) : undefined,
      );
    }),
    security: cursor.has('security') ? readRequirements(cursor, schemes) : context.security,
    servers: servers && readServers(servers),
    callbacks: cursor.entries('callbacks').map(([name, callback]) => ({
      name,
      operations: callback.ownEntries().flatMap(([expression, item]) => readPath(expression, item, context)),
    })),
    samples: readSamples(cursor),
    place: cursor.place,
  };
}

function formatsOf(cursor: Cursor, key: string, otherwise: string[]): string[] {
  return cursor.has(key) ? cursor.texts(key) : otherwise;
}

function checkPathParameters(path: string, parameters: ApiOperation['parameters'], cursor: Cursor): void {
  if (!path.startsWith('/')) return;
  const declared = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name));
  for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g)) {
    if (!declared.has(name)) {
      cursor.complain(`The path has "{${name}}", and no parameter of that name is \`in: path\`; expected one`);
    }
  }
}

function checkOperationId(
  id: string | undefined,
  label: string,
  cursor: Cursor,
  { ids }: Pick<OperationContext, 'ids'>,
): void {
  if (id === undefined) return;
  const other = ids.get(id);
  if (other === undefined) ids.set(id, label);
  else
    cursor
      .at('operationId')
      .complain(`The operation id "${id}" is that of ${other} and of ${label}; give each its own`);
}

function readBody(cursor: Cursor, schemas: Schemas): ApiOperation['body'] {
  const body = cursor.object('requestBody');
  if (!body) return undefined;
  return {
    required: body.flag('required'),
    description: body.text('description'),
    content: readContent(body, schemas),
  };
}

function readResponse(
  status: string,
  cursor: Cursor,
  { schemas }: OperationContext,
  formats: string[] | undefined,
): ApiResponse {
  return {
    status,
    summary: cursor.text('summary'),
    description: cursor.text('description'),
    headers: cursor.entries('headers').map(([name, header]) => readNamed(header, name, 'header', schemas)),
    content: formats ? readSwaggerContent(cursor, formats, schemas) : readContent(cursor, schemas),
    links: cursor.entries('links').map(([name, link]) => ({
      name,
      description: link.text('description'),
      operation: link.text('operationId') ?? link.text('operationRef'),
    })),
  };
}

function readSamples(cursor: Cursor): ApiOperation['samples'] {
  const key = ['x-codeSamples', 'x-code-samples'].find((name) => cursor.has(name));
  if (key === undefined) return [];
  return cursor.objects(key).flatMap((sample) => {
    const lang = sample.text('lang');
    const source = sample.text('source');
    return lang === undefined || source === undefined ? [] : [{ lang, label: sample.text('label') ?? lang, source }];
  });
}
