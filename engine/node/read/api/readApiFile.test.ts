import { describe, expect, it } from 'vitest';
import { readFiles } from './testing/readFiles.ts';
import { createSchemaGraph } from './schema/createSchemaGraph.ts';
import { toExample } from './schema/toExample.ts';

const YAML_31 = `openapi: 3.1.0
info: { title: Lamps, version: 1.0 }
`;

async function readSchema(schema: string, format = '3.1.0') {
  const { description } = await readFiles({
    'api.yaml': `openapi: ${format}\ninfo: { title: T, version: '1' }\ncomponents:\n  schemas:\n    S: ${schema}\n`,
  });
  const [named] = [...(description?.schemas.values() ?? [])];
  return { schema: named!.schema, graph: createSchemaGraph(description!) };
}

describe('readApiFile', () => {
  it('reads YAML and JSON into the same model', async () => {
    const value = { openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: { '/a': { get: { responses: {} } } } };
    const json = await readFiles({ 'api.json': JSON.stringify(value) });
    const yaml = await readFiles({
      'api.yaml': "openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths:\n  /a:\n    get: {responses: {}}\n",
    });
    expect(json.problems).toEqual([]);
    expect(json.description?.operations[0]).toMatchObject({ method: 'GET', path: '/a', anchor: 'get-a' });
    const plain = (text: string) => text.replace(/"filePath":"[^"]*"/g, '');
    expect(plain(JSON.stringify(json.description))).toBe(plain(JSON.stringify(yaml.description)));
  });

  it('reads Swagger 2: host, body, form, formats of answers', async () => {
    const { description, problems } = await readFiles({
      'api.yaml': `swagger: '2.0'
info: { title: Pets, version: '1' }
host: pets.example
basePath: /v2/
schemes: [https]
produces: [application/json]
securityDefinitions:
  key: { type: apiKey, in: header, name: X-Key }
  login: { type: oauth2, flow: accessCode, authorizationUrl: https://a.example, tokenUrl: https://t.example, scopes: { read: Reads } }
security: [{ key: [] }]
paths:
  /pets:
    post:
      parameters:
        - { in: body, name: pet, required: true, schema: { $ref: '#/definitions/Pet' } }
      responses:
        200: { description: ok, schema: { $ref: '#/definitions/Pet' }, examples: { application/json: { name: Rex } } }
  /pets/{id}/photo:
    put:
      consumes: [multipart/form-data]
      parameters:
        - { in: path, name: id, required: true, type: integer, format: int64 }
        - { in: formData, name: photo, type: file, required: true }
      responses: { 204: { description: stored } }
definitions:
  Pet: { type: object, properties: { name: { type: string } } }
`,
    });
    expect(problems).toEqual([]);
    const [post, put] = description!.operations;
    expect(description!.servers).toEqual([{ url: 'https://pets.example/v2', variables: [] }]);
    expect(description!.security.get('login')?.flows[0]).toMatchObject({ name: 'authorizationCode' });
    expect(post!.body).toMatchObject({ required: true, content: [{ mediaType: 'application/json' }] });
    expect(post!.responses[0]).toMatchObject({ status: '200', content: [{ examples: [{ value: { name: 'Rex' } }] }] });
    expect(put!.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      schema: { types: ['integer'], format: 'int64' },
    });
    expect(put!.body?.content[0]).toMatchObject({
      mediaType: 'multipart/form-data',
      schema: { properties: [{ name: 'photo', required: true, schema: { types: ['string'], format: 'binary' } }] },
    });
  });

  it('reads all dialects of schemas into one form', async () => {
    const old = await readSchema('{ type: string, nullable: true, example: a }', '3.0.3');
    expect(old.schema).toMatchObject({ types: ['string', 'null'], examples: ['a'] });
    const exclusive = await readSchema('{ type: integer, minimum: 1, exclusiveMinimum: true }', '3.0.3');
    expect(exclusive.schema.limits).toEqual([['exclusiveMinimum', 1]]);
    const next = await readSchema("{ type: [string, 'null'], const: x }");
    expect(next.schema).toMatchObject({ types: ['string', 'null'], const: { value: 'x' } });
    expect((await readSchema('{ not: false }')).schema.not?.types).toEqual(['never']);
  });

  it('reads what 3.2 adds: nested tags, streams, more methods', async () => {
    const { description, problems } = await readFiles({
      'api.yaml': `openapi: 3.2.0
info: { title: T, version: '1' }
tags:
  - { name: models, summary: Models }
  - { name: chat, summary: Chat, parent: models }
paths:
  /chat:
    query: { tags: [chat], responses: { '200': { description: ok } } }
    additionalOperations:
      COPY: { tags: [chat], responses: { '200': { description: ok } } }
    post:
      tags: [chat]
      responses:
        '200': { description: ok, content: { text/event-stream: { itemSchema: { type: object, properties: { data: { type: string } } } } } }
`,
    });
    expect(problems).toEqual([]);
    expect(description!.tags).toMatchObject([{ label: 'Models' }, { label: 'Chat', parent: 'models' }]);
    expect(description!.operations.map(({ method }) => method)).toEqual(['QUERY', 'POST', 'COPY']);
    expect(description!.operations[1]!.responses[0]!.content[0]).toMatchObject({ isStream: true });
  });

  it('follows references into other files, however they lead', async () => {
    const { description, problems } = await readFiles({
      'api.yaml': `${YAML_31}paths:\n  /a: { $ref: 'paths/a.yaml' }\n`,
      'paths/a.yaml': `get:
  parameters: [{ $ref: '../common.json#/parameters/Limit' }]
  responses:
    '200': { description: ok, content: { application/json: { schema: { $ref: '../schemas/Lamp.yaml' } } } }
`,
      'common.json': '{"parameters": {"Limit": {"name": "limit", "in": "query", "schema": {"type": "integer"}}}}',
      'schemas/Lamp.yaml': 'type: object\nproperties:\n  next: { $ref: Lamp.yaml }\n  of~/x: { type: string }\n',
    });
    expect(problems).toEqual([]);
    expect(description!.operations[0]!.parameters[0]).toMatchObject({ name: 'limit' });
    expect([...description!.schemas.values()].map(({ name }) => name)).toEqual(['Lamp']);
  });

  it('merges `allOf`, and makes examples of circular schemas that end', async () => {
    const { schema, graph } = await readSchema(`
      allOf:
        - { $ref: '#/components/schemas/Base' }
        - { type: object, required: [id], properties: { child: { $ref: '#/components/schemas/S' } } }
    Base: { type: object, properties: { id: { type: string, format: uuid } } }
`);
    const flat = graph.flatten(schema);
    expect(flat.properties.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['child', false],
    ]);
    const text = JSON.stringify(toExample(schema, graph, 'response'));
    expect(text).toContain('"id":"3fa85f64');
    expect(text.length).toBeLessThan(1000);
  });

  it.each([
    ['a: [', 'api.yaml:2 The file is not valid YAML'],
    [
      'just text',
      'api.yaml:1 This is no API description that Octavo reads. There is no object; expected `openapi` 3.0, 3.1 or 3.2, or `swagger` 2.0 (#).',
    ],
    ['openapi: 4.0.0', 'api.yaml:1 This is no API description that Octavo reads. `openapi` is "4.0.0"; expected'],
  ])('says what is wrong with %j', async (text, message) => {
    const { description, problems } = await readFiles({ 'api.yaml': `${text}\n` });
    expect(description).toBeUndefined();
    expect(problems[0]).toContain(message);
  });

  it('names file, line and pointer of what is wrong inside, and reads the rest', async () => {
    const { description, problems } = await readFiles({
      'api.yaml': `${YAML_31}paths:
  /a/{id}:
    get:
      operationId: same
      parameters:
        - { name: x, in: nowhere }
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/lamp' } } } }
  /b:
    get:
      operationId: same
      security: [{ token: [] }]
      responses: { '200': { $ref: 'https://example.com/r.yaml' }, 'ok': { description: 7 } }
components:
  schemas:
    Lamp: { properties: [] , type: 5 }
`,
    });
    expect(description!.operations).toHaveLength(2);
    expect(problems).toEqual([
      expect.stringMatching(
        /^api.yaml:8 "nowhere" is no place of a parameter; expected `name` and `in` .*\(#\/paths\/~1a~1\{id\}\/get\/parameters\/0\)\.$/,
      ),
      expect.stringMatching(/^api.yaml:6 The path has "\{id\}", and no parameter/),
      expect.stringMatching(
        /^api.yaml:10 The reference "#\/components\/schemas\/lamp" cannot be resolved: "#\/components\/schemas" has no "lamp"; did you mean "Lamp"\?/,
      ),
      expect.stringMatching(/^api.yaml:13 The operation id "same" is that of GET \/a\/\{id\} and of GET \/b/),
      expect.stringMatching(/^api.yaml:15 The reference "https:.*nothing is fetched while a site is built/),
      expect.stringMatching(/^api.yaml:15 "ok" is no status code/),
      expect.stringMatching(/^api.yaml:14 There is no security scheme "token"; there are: none/),
      expect.stringMatching(/^api.yaml:18 Expected an object whose keys are the names of properties/),
      expect.stringMatching(/^api.yaml:18 5 is not valid here; expected the name of a type/),
    ]);
  });

  it('reads no file outside of the site', async () => {
    const { problems } = await readFiles({
      'api.yaml': `${YAML_31}components:\n  schemas:\n    A: { $ref: '/etc/passwd' }\n    B: { $ref: '../../../etc/hostname' }\n`,
    });
    expect(problems).toHaveLength(2);
    for (const problem of problems) expect(problem).toMatch(/is outside of the site|does not exist/);
  });

  it('stops at references that lead back to themselves', async () => {
    const { problems } = await readFiles({
      'api.yaml': `${YAML_31}paths:\n  /a: { $ref: '#/paths/~1b' }\n  /b: { $ref: '#/paths/~1a' }\ncomponents:\n  schemas:\n    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }\n`,
    });
    expect(problems.join('\n')).toContain('leads back to itself');
  });
});
