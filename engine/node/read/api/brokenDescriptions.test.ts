/** For every error in a description, a message names the file, line, pointer and expected value; the rest is read. */
import { expect, it } from 'vitest';
import { readFiles } from './testing/readFiles.ts';

const HEAD = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';
const GOOD = '  /good: { get: { responses: { "200": { description: ok } } } }\n';
const withPath = (path: string) => `${HEAD}paths:\n${path}\n${GOOD}`;
const withComponents = (components: string) => `${HEAD}paths:\n${GOOD}components: ${components}\n`;
const NOTHING = 'This is no API description that Octavo reads.';
const FORMATS = 'expected `openapi` 3.0, 3.1 or 3.2, or `swagger` 2.0 (#).';

/** Each description with its message, and the number of operations that are still read. */
it.each<[text: string, message: string, operations?: number]>([
  [`${HEAD}paths:\n  /a: { get: [\n`, '5 The file is not valid YAML: Flow sequence in block collection must be'],
  [`${HEAD}paths:\n\t/a: {}\n`, '4 The file is not valid YAML: Tabs are not allowed as indentation'],
  [`${HEAD}paths:\n${GOOD}${GOOD}`, '5 The file is not valid YAML: a key is there twice; expected each key once'],
  [
    '{"openapi":"3.1.0","info":{"title":"a \\" : b"},\n"paths":{"/a":{},\n"/a":{}}}',
    '3 The file is not valid YAML: a key is there twice; expected each key once',
  ],
  [`a: &a [x]\nb: &b [${'*a,'.repeat(40)}]\nc: &c [${'*b,'.repeat(40)}]\nd: [${'*c,'.repeat(40)}]\n`, '1 The file is'],
  ['', `1 ${NOTHING} There is no object; ${FORMATS}`],
  ['- a\n', `1 ${NOTHING} There is no object; ${FORMATS}`],
  ['\u0000\u0001PNG\u0000', `1 ${NOTHING} There is no object; ${FORMATS}`],
  ['openapi: 5\n', `1 ${NOTHING} \`openapi\` is 5; ${FORMATS}`],
  ['info: { title: T }\n', `1 ${NOTHING} There is no \`openapi\`; ${FORMATS}`],
  ['asyncapi: 3.0.0\n', `1 ${NOTHING} It is AsyncAPI; ${FORMATS}`],
  [HEAD, '1 `paths` is missing; expected an object with a path such as "/users" for each key (#).', 0],
  [`openapi: 3.1.0\ninfo: {}\npaths:\n${GOOD}`, '2 `info.title` is missing; expected the name of the API (#/info).', 1],
  [`${HEAD}paths: [a]\n`, '3 A list is not valid here; expected an object (#/paths).', 0],
  [withPath('  /a: 5'), '4 5 is not valid here; expected an object (#/paths/~1a).', 1],
  [withPath('  /a: { get: text }'), '4 "text" is not valid here; expected an object (#/paths/~1a/get).', 1],
  [withPath('  /a: { GET: {} }'), '4 "GET" is no method; expected "get" (#/paths/~1a/GET).', 1],
  [
    withPath('  /a: { fetch: {}, x-own: {}, summary: A }'),
    '4 "fetch" is no method; expected get, post, put, patch, delete, head, options, trace, query (#/paths/~1a/fetch).',
    1,
  ],
  [withPath('  a: { get: {} }'), '4 The path "a" does not begin with "/"; expected "/a" (#/paths/a).', 2],
  [
    withPath('  /a: { get: { parameters: { name: x } } }'),
    '4 An object is not valid here; expected a list (#/paths/~1a/get/parameters).',
    2,
  ],
  [
    withPath('  /a: { get: { parameters: [{ in: query }] } }'),
    '4 A parameter needs a `name`; expected `name` and `in` (path, query, header or cookie) (#/paths/~1a/get/parameters/0).',
    2,
  ],
  [
    withPath('  /a/{id}:\n    get: {}'),
    '5 The path has "{id}", and no parameter of that name is `in: path`; expected one (#/paths/~1a~1{id}/get).',
    2,
  ],
  [
    withPath('  /a: { get: { description: { a: 1 } } }'),
    '4 An object is not valid here; expected a text (#/paths/~1a/get/description).',
    2,
  ],
  [
    withPath('  /a: { post: { requestBody: { content: [] } } }'),
    '4 A list is not valid here; expected an object (#/paths/~1a/post/requestBody/content).',
    2,
  ],
  [
    withPath('  /a: { get: { responses: { okay: { description: x } } } }'),
    '4 "okay" is no status code; expected "200", "4XX" or "default" (#/paths/~1a/get/responses/okay).',
    2,
  ],
  [
    withPath('  /a: { get: { operationId: x } }\n  /b: { get: { operationId: x } }'),
    '5 The operation id "x" is that of GET /a and of GET /b; give each its own (#/paths/~1b/get/operationId).',
    3,
  ],
  [
    withPath('  /a: { get: { responses: { "200": { $ref: "#/components/responses/Ok" } } } }'),
    '4 The reference "#/components/responses/Ok" cannot be resolved: the file has no "components" (#/paths/~1a/get/responses/200).',
    2,
  ],
  [
    withPath('  /a: { get: { responses: { "200": { $ref: 7 } } } }'),
    '4 7 is not valid here; expected a text such as "#/components/schemas/Name" (#/paths/~1a/get/responses/200/$ref).',
    2,
  ],
  [withPath('  /a: { $ref: "a.yaml" }'), '4 The reference "a.yaml" cannot be resolved: the file "/a.yaml" does not', 1],
  [withPath('  /a: { $ref: "https://x.example/a.yaml" }'), '4 The reference "https://x.example/a.yaml" cannot be', 1],
  [
    withPath('  /a: { $ref: "#/paths/~1a" }'),
    '4 The reference "#/paths/~1a" leads back to itself; expected one that ends at a value (#/paths/~1a).',
    1,
  ],
  [
    `${HEAD}security: [{ key: [] }]\npaths:\n${GOOD}`,
    '3 There is no security scheme "key"; there are: none (#/security/0/key).',
    1,
  ],
  [
    withComponents('{ securitySchemes: { a: { type: magic } } }'),
    '5 "magic" is no type of security scheme; expected apiKey, http, oauth2, openIdConnect, mutualTLS (#/components/securitySchemes/a/type).',
    1,
  ],
  [
    withComponents('{ schemas: { A: text } }'),
    '5 "text" is not valid here; expected a schema (#/components/schemas/A).',
    1,
  ],
  [
    withComponents('{ schemas: { A: { type: strng } } }'),
    '5 "strng" is no type; expected array, boolean, integer, null, number, object, string (#/components/schemas/A/type).',
    1,
  ],
  [
    withComponents('{ schemas: { A: { properties: [a] } } }'),
    '5 Expected an object whose keys are the names of properties (#/components/schemas/A/properties).',
    1,
  ],
  [`${HEAD}tags: { a: 1 }\npaths:\n${GOOD}`, '3 An object is not valid here; expected a list (#/tags).', 1],
  [`${HEAD}tags: [{ description: x }]\npaths:\n${GOOD}`, '3 A tag needs a `name` (#/tags/0).', 1],
  [
    withPath('  /a: { get: { tags: [a, { name: b }] } }'),
    '4 An object is not valid here; expected a text (#/paths/~1a/get/tags/1).',
    2,
  ],
  [
    `${HEAD}x: ${'{ a: '.repeat(300)}1${' }'.repeat(300)}\n`,
    '3 The file is not valid YAML: values are more than 200 levels deep; expected fewer',
  ],
  [
    `${HEAD}x: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`,
    '3 The file is not valid YAML: values are more than 200 levels deep; expected fewer',
  ],
  [
    `{"openapi":"3.1.0",\n"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    '2 The file is not valid YAML: values are more than 200 levels deep; expected fewer',
  ],
  [`${HEAD}x: &x { a: [*x] }\n`, '3 The file is not valid YAML: values are more than 200 levels deep; expected fewer'],
  [
    '{\n"openapi": "3.1.0", "info": { "title": "a \\"}{,: \\\\", "version": "1" },\n"x": [[], {}, -1.5e3, "]"],\n"paths": { "/a": {\n"get": { "tags": ["a",\n { "b": true }] } } } }',
    '6 An object is not valid here; expected a text (#/paths/~1a/get/tags/1).',
    1,
  ],
  [`${HEAD}servers: [{ description: x }]\npaths:\n${GOOD}`, '3 A server needs a `url` (#/servers/0).', 1],
])('%j', async (text, message, operations) => {
  const { description, problems } = await readFiles({ 'api.yaml': text });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`api.yaml:${message}`);
  expect(description?.operations.length).toBe(operations);
});
