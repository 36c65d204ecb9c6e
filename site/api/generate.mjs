/**
 * Writes the OpenAPI description of Emberhold's REST API from the description of the SDK, which names the request behind
 * every method. So the two can't drift apart.
 *
 *   node site/api/generate.mjs
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { readDescription } from '../sdk-reference/generate.mjs';

export const FILE = fileURLToPath(new URL('emberhold.yaml', import.meta.url));

/** Requests that no method of the SDK sends. */
const REST_ONLY = {
  'GET /auth/clients': 'Returns the registered clients.',
  'DELETE /auth/clients/{id}': 'Removes a client.',
  'GET /auth/workspaces': 'Returns the workspaces.',
  'POST /auth/workspaces': 'Creates a workspace.',
  'DELETE /auth/workspaces/{name}': 'Deletes a workspace.',
  'GET /auth/workspaces/{name}/members': 'Returns the members of a workspace.',
  'PUT /auth/workspaces/{name}/members/{email}': 'Adds a member to a workspace, or changes the role of one.',
  'DELETE /auth/workspaces/{name}/members/{email}': 'Removes a member from a workspace.',
  'POST /auth/owner': 'Transfers the ownership of the cluster.',
  'POST /catalog/apps/{name}/update': 'Updates an app to the version of the catalog.',
  'GET /v1/models/{name}': 'Returns one deployment or embedding model.',
};

/** Where the method does more with an answer than the request. */
const OWN_WORDS = {
  'activity.export': 'Returns events as a file.',
  'auth.verify_token':
    'Checks an access token, and says whose it is. A bad token gives `"active": false`, not an error.',
  'auth.login': 'Signs in with a password.',
};

const TITLES = {
  'auth.logout': 'End the session',
  'lab.run': 'Run a prompt',
  'openai.chat': 'Create a chat completion',
  'openai.complete': 'Create a completion',
  'openai.embed': 'Create embeddings',
  'retrieval.context': 'Search and join the best passages',
  'retrieval.answer': 'Answer with sources',
};

const INTEGER = { type: 'integer' };
const STRING = { type: 'string' };
const USAGE = { $ref: '#/components/schemas/Usage' };
/** All fields are always there, apart from those named. */
const record = (properties, optional = []) => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
const listOf = (items) => ({ type: 'array', items });
const OPENAI_MODEL = record({ id: STRING, object: { const: 'model' }, created: INTEGER, owned_by: STRING });
/** The SDK turns answers in the format of OpenAI into types of its own; over HTTP they are these. */
const OPENAI_ANSWERS = {
  'GET /v1/models': record({ object: { const: 'list' }, data: listOf(OPENAI_MODEL) }),
  'POST /v1/chat/completions': record({
    id: STRING,
    object: { const: 'chat.completion' },
    created: INTEGER,
    model: STRING,
    choices: listOf(
      record({
        index: INTEGER,
        message: record(
          {
            role: { const: 'assistant' },
            content: { type: ['string', 'null'] },
            tool_calls: listOf(
              record({
                id: STRING,
                type: { const: 'function' },
                function: record({
                  name: STRING,
                  arguments: { type: 'string', description: 'JSON text.' },
                }),
              }),
            ),
          },
          ['tool_calls'],
        ),
        finish_reason: { type: 'string', enum: ['stop', 'length', 'tool_calls'] },
      }),
    ),
    usage: USAGE,
  }),
  'POST /v1/completions': record({
    id: STRING,
    object: { const: 'text_completion' },
    created: INTEGER,
    model: STRING,
    choices: listOf(
      record({ index: INTEGER, text: STRING, finish_reason: { type: 'string', enum: ['stop', 'length'] } }),
    ),
    usage: USAGE,
  }),
  'POST /v1/embeddings': record({
    object: { const: 'list' },
    data: listOf(record({ index: INTEGER, object: { const: 'embedding' }, embedding: listOf({ type: 'number' }) })),
    model: STRING,
    usage: record({ prompt_tokens: INTEGER, total_tokens: INTEGER }),
  }),
};

const LABELS = { openai: 'OpenAI-compatible', vectordb: 'Vector database' };
/** Arguments of methods that stay on the machine of the caller. */
const LOCAL = new Set(['path', 'timeout', 'poll_interval']);

/** The description as a value. */
function toOpenApi(sdk) {
  const paths = {};
  const services = Object.entries(sdk.services);
  // A method that waits sends the request of another, again and again.
  for (const [service, { methods, restOnly = [], restPrefix = sdk.restPrefix }] of services) {
    for (const [name, method] of Object.entries(methods)) {
      if (method.rest && !name.startsWith('wait_'))
        add(paths, service, restPrefix, method.rest, toOperation(sdk, service, name, method));
    }
    for (const rest of restOnly) {
      const about = REST_ONLY[rest];
      if (!about) throw new Error(`Say in ${import.meta.url} what "${rest}" does.`);
      add(paths, service, restPrefix, rest, toPlainOperation(service, rest, about));
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST API',
      version: sdk.version,
      summary: 'The requests behind the SDK, for every other language.',
      description: INTRODUCTION,
    },
    servers: [{ url: 'http://localhost:7080', description: 'The gateway of your own machine or cluster.' }],
    security: [{ apiKey: [] }],
    tags: services.map(([name, { about }]) => ({
      name,
      'x-displayName': LABELS[name] ?? name[0].toUpperCase() + name.slice(1),
      description: `${about} In Python: [\`client.${name}\`](../sdk/services/${name}.md).`,
    })),
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'eh_live_…', description: KEYS },
      },
      responses: {
        Error: {
          description: 'The request failed.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      schemas: {
        ...Object.fromEntries(
          Object.entries(sdk.aliases).map(([name, values]) => [name, { type: 'string', enum: values }]),
        ),
        ...Object.fromEntries(
          Object.entries(sdk.types)
            .filter(([name]) => name !== 'Page[T]')
            .map(([name, type]) => [name, toObject(sdk, type)]),
        ),
        Error: ERROR,
      },
    },
  };
}

/** Several methods may send one request; the first says what it is. */
function add(paths, service, prefix, rest, operation) {
  const [method, path] = rest.split(' ');
  const item = (paths[prefix + path] ??= {});
  item[method.toLowerCase()] ??= operation;
}

function toOperation(
  sdk,
  service,
  name,
  { about: written, params = {}, options = {}, paged, returns, raises = {}, rest, since },
) {
  const [method, path] = rest.split(' ');
  const about = OWN_WORDS[`${service}.${name}`] ?? written;
  const all = Object.entries({ ...params, ...options, ...(paged ? sdk.paging : {}) }).filter(
    ([key]) => !LOCAL.has(key),
  );
  const inPath = [...path.matchAll(/{(\w+)}/g)].map(([, place]) => {
    const at = all.findIndex(([key]) => key === place || key.endsWith(`_${place}`));
    const [[, field] = []] = all.splice(at < 0 ? 0 : at, 1);
    return parameter(sdk, service, place, 'path', field ?? {});
  });
  const isQuery = method === 'GET' || method === 'DELETE';
  const parameters = [
    ...inPath,
    ...(isQuery ? all.map(([key, field]) => parameter(sdk, service, key, 'query', field)) : []),
  ];
  const isUpload = path.endsWith('/files');
  const body = isQuery || all.length === 0 ? undefined : toBody(sdk, service, all, isUpload);
  return {
    tags: [service],
    operationId: `${service}.${name}`,
    summary: TITLES[`${service}.${name}`] ?? toTitle(about),
    description: [restText(about, service), since && `New in ${since}.`].filter(Boolean).join(' '),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      ...(OPENAI_ANSWERS[rest] ? answerOf(OPENAI_ANSWERS[rest]) : toAnswer(sdk, returns)),
      ...toErrors(sdk, raises, service),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

function toPlainOperation(service, rest, about) {
  const [method, path] = rest.split(' ');
  const names = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name);
  return {
    tags: [service],
    operationId: `${service}.${method.toLowerCase()}_${path
      .replaceAll(/[^a-z]+/g, '_')
      .replace(/^_v?_?/, '')
      .replace(/_$/, '')}`,
    summary: toTitle(about),
    ...(names.length > 0 && {
      parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    }),
    responses: {
      [method === 'DELETE' ? 204 : 200]: { description: 'Done.' },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/** `Creates a deployment and returns while it loads.` → `Create a deployment`. */
function toTitle(about) {
  const [first] = restText(about).split(/(?<=\.)\s|, | and (?=[a-z]+s )|; /);
  const [verb, ...rest] = first.replace(/\.$/, '').split(' ');
  const known = { Returns: 'Get', Yields: 'Stream', Tells: 'Tell' };
  return [known[verb] ?? verb.replace(/(?<=sh|ch|ss|x)es$|s$/, ''), ...rest].join(' ');
}

/** What Python calls `None`, JSON calls `null`. Links of a page of the SDK lead from here to there. */
function restText(text = '', service = '') {
  return text
    .replaceAll('`None`', '`null`')
    .replaceAll('`True`', '`true`')
    .replaceAll('`False`', '`false`')
    .replaceAll('](./', '](../sdk/services/')
    .replaceAll('](#', `](../sdk/services/${service}.md#`);
}

function parameter(sdk, service, name, place, { type = 'str', about, default: value }) {
  return {
    name,
    in: place,
    ...((place === 'path' || value === undefined) && { required: true }),
    schema: withDefault(toSchema(sdk, type, true), value),
    ...(about && { description: restText(about, service) }),
  };
}

function toBody(sdk, service, fields, isUpload) {
  const required = fields.filter(([, field]) => field.default === undefined).map(([name]) => name);
  const schema = {
    type: 'object',
    ...(required.length > 0 && { required: required.map((name) => (isUpload && name === 'paths' ? 'files' : name)) }),
    properties: Object.fromEntries(
      fields.map(([name, { type, about, default: value }]) =>
        isUpload && name === 'paths'
          ? [
              'files',
              {
                type: 'array',
                items: { type: 'string', format: 'binary' },
                description: 'Up to 1,000 files of at most 200 MB each.',
              },
            ]
          : [name, { ...withDefault(toSchema(sdk, type), value), description: restText(about, service) }],
      ),
    ),
  };
  return { required: true, content: { [isUpload ? 'multipart/form-data' : 'application/json']: { schema } } };
}

const answerOf = (schema) => ({ 200: { description: 'OK', content: { 'application/json': { schema } } } });

function toAnswer(sdk, returns) {
  if (returns === undefined || returns === 'None') return { 204: { description: 'Done.' } };
  const stream = /^Iterator\[(.*)\]$/.exec(returns);
  if (stream)
    return {
      200: {
        description: 'One event for each item.',
        content: { 'text/event-stream': { schema: toSchema(sdk, stream[1]) } },
      },
    };
  return { 200: { description: 'OK', content: { 'application/json': { schema: toSchema(sdk, returns) } } } };
}

function toErrors(sdk, raises, service) {
  const entries = Object.entries(raises).flatMap(([name, text]) => {
    const status = /^\d{3}/.exec(sdk.exceptions[name]?.status ?? '')?.[0];
    const reason = restText(text, service).replace(/^./, (letter) => letter.toUpperCase());
    return status
      ? [
          [
            status,
            {
              description: reason,
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
            },
          ],
        ]
      : [];
  });
  return Object.fromEntries(entries);
}

function toObject(sdk, { about, fields }) {
  const all = Object.entries(fields);
  const required = all
    .filter(([, { type, default: value }]) => value === undefined && !/\bNone\b/.test(type))
    .map(([name]) => name);
  return {
    type: 'object',
    description: restText(about),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      all.map(([name, { type, about: text, default: value }]) => [
        name,
        { ...withDefault(toSchema(sdk, type), value), description: restText(text) },
      ]),
    ),
  };
}

const SCALARS = {
  str: { type: 'string' },
  Path: { type: 'string' },
  int: { type: 'integer' },
  float: { type: 'number' },
  bool: { type: 'boolean' },
  datetime: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  Any: {},
  bytes: { type: 'string', format: 'binary' },
};

/** A type of Python as a schema. An argument of an address has no `null`: it is left out instead. */
function toSchema(sdk, written, isOptional = false) {
  const parts = splitUnion(written).filter((part) => !(isOptional && part === 'None'));
  const schemas = parts.filter((part) => part !== 'None').map((part) => toSingle(sdk, part));
  const isNullable = parts.includes('None');
  const [only] = schemas;
  if (schemas.length === 1 && !isNullable) return only;
  if (schemas.length === 1 && only.type && !only.enum) return { ...only, type: [only.type, 'null'] };
  return { anyOf: [...schemas, ...(isNullable ? [{ type: 'null' }] : [])] };
}

function toSingle(sdk, part) {
  const [, outer, inner] = /^(\w+)\[(.*)\]$/s.exec(part) ?? [];
  if (outer === 'Literal') return { type: 'string', enum: JSON.parse(`[${inner}]`) };
  if (outer === 'list') return { type: 'array', items: toSchema(sdk, inner) };
  if (outer === 'dict')
    return { type: 'object', additionalProperties: toSchema(sdk, inner.slice(inner.indexOf(',') + 1).trim()) };
  if (outer === 'Page') {
    return {
      type: 'object',
      required: ['items'],
      properties: {
        items: { type: 'array', items: toSchema(sdk, inner) },
        next_cursor: { type: ['string', 'null'], description: 'Where the next page begins; `null` on the last.' },
      },
    };
  }
  if (Object.hasOwn(SCALARS, part)) return SCALARS[part];
  if (sdk.aliases[part] || sdk.types[part]) return { $ref: `#/components/schemas/${part}` };
  throw new Error(`The type "${part}" has no schema.`);
}

function splitUnion(written) {
  const parts = [''];
  let depth = 0;
  for (const sign of written) {
    if (sign === '[') depth++;
    if (sign === ']') depth--;
    if (sign === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function withDefault(schema, value) {
  if (value === undefined || value === 'None') return schema;
  const read = { True: true, False: false }[value] ?? JSON.parse(value.replaceAll("'", '"'));
  return { ...schema, default: read };
}

const INTRODUCTION = `Everything that the [SDK](../sdk/intro.md) does is a request to the gateway, and any language can send it. Bodies and answers are JSON in UTF-8.

Native requests begin with \`/api/v1\` and the name of a service. Those in the format of OpenAI begin with \`/v1\`.

## Headers

| Header | Meaning |
| --- | --- |
| \`Authorization: Bearer KEY\` | An API key or an access token. |
| \`X-Emberhold-Workspace\` | Workspace of the request; without it, \`default\`. |
| \`Idempotency-Key\` | On a POST that creates something: the same key within 24 hours creates nothing twice. |
| \`X-Request-Id\` | In every answer. Name it when you ask for help. |

## Pages of a list

Lists take \`limit\` (1–200, otherwise 50) and \`cursor\`, and answer \`{"items": […], "next_cursor": null}\`. To read on, send \`next_cursor\` as \`cursor\`.

## Rate limit

A key may send 600 requests per minute. \`X-RateLimit-Limit\` and \`X-RateLimit-Remaining\` are in every answer, \`Retry-After\` in one with status 429.

## Errors

An error has a code that programs can rely on. [Help and fixes](../docs/help-and-fixes.md) lists the causes.
`;

const KEYS =
  'Create a key with `emberhold keys create`, or in the console. It has scopes, and never more rights than its account, or than the key that created it.';

const ERROR = {
  type: 'object',
  description: 'What every failed native request answers.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'status', 'request_id'],
      properties: {
        code: { type: 'string', description: 'Stable name of the cause.', examples: ['DEPLOYMENT_NOT_FOUND'] },
        message: {
          type: 'string',
          description: 'One sentence for people.',
          examples: ["No deployment named 'chat' in workspace 'default'."],
        },
        status: { type: 'integer', examples: [404] },
        request_id: { type: 'string', examples: ['req_5h8k2n9p4r1t'] },
        details: { type: 'object', additionalProperties: true },
      },
    },
  },
};

const NOTICE = ' The REST API of Emberhold. Written by generate.mjs from ../sdk-reference/sdk.yml: change it there.\n';

export function render(sdk) {
  return `#${NOTICE}${stringify(toOpenApi(sdk), { aliasDuplicateObjects: false, lineWidth: 0 })}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, render(readDescription('sdk.yml')));
