import { describe, expect, it } from 'vitest';
import { readFiles } from '../testing/readFiles.ts';
import { compareApis } from './compareApis.ts';

const BASE = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/lamps/{id}': {
      get: {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } },
        ],
        responses: {
          200: {
            description: 'ok',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Lamp' } } },
          },
        },
      },
      put: {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Lamp' } } },
        },
        responses: { 204: { description: 'ok' } },
      },
    },
  },
  components: {
    schemas: {
      Lamp: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string' },
          kind: { enum: ['warm', 'cold'] },
          room: { $ref: '#/components/schemas/Lamp' },
        },
      },
    },
  },
};

type Description = typeof BASE & Record<string, never>;

async function compare(change: (copy: Description) => void): Promise<string[]> {
  const copy = structuredClone(BASE) as Description;
  change(copy);
  const [before, after] = await Promise.all(
    [BASE, copy].map((value) => readFiles({ 'api.json': JSON.stringify(value) })),
  );
  return compareApis(before!.description!, after!.description!).map(({ level, id, subject }) =>
    `${level} ${id} ${subject}`.trim(),
  );
}

const get = (copy: Description) => copy.paths['/lamps/{id}'].get;
const lamp = (copy: Description) => copy.components.schemas.Lamp;

describe('compareApis', () => {
  it('finds no change between a version and itself', async () => {
    expect(await compare(() => undefined)).toEqual([]);
  });

  it('ignores the name of a parameter in the path', async () => {
    const changes = await compare((copy) => {
      Object.assign(copy.paths, { '/lamps/{lamp}': { ...copy.paths['/lamps/{id}'] } });
      get(copy).parameters[0]!.name = 'lamp';
      delete (copy.paths as Record<string, unknown>)['/lamps/{id}'];
    });
    expect(changes).toEqual([]);
  });

  it.each<[string, (copy: Description) => void, string[]]>([
    [
      'an operation goes',
      (copy) => delete (copy.paths['/lamps/{id}'] as Record<string, unknown>).put,
      ['error api-removed-without-deprecation'],
    ],
    [
      'an operation comes',
      (copy) => Object.assign(copy.paths, { '/new': { get: { responses: {} } } }),
      ['info endpoint-added'],
    ],
    [
      'a parameter becomes required',
      (copy) => Object.assign(get(copy).parameters[1]!, { required: true }),
      ['error request-parameter-became-required query limit'],
    ],
    [
      'a required parameter comes',
      (copy) => get(copy).parameters.push({ name: 'x', in: 'header', required: true, schema: { type: 'string' } }),
      ['error new-required-request-parameter header x'],
    ],
    [
      'a limit is lowered',
      (copy) => Object.assign(get(copy).parameters[1]!.schema, { maximum: 50 }),
      ['error request-parameter-max-decreased query limit'],
    ],
    [
      'a limit is raised',
      (copy) => Object.assign(get(copy).parameters[1]!.schema, { maximum: 500 }),
      ['info request-parameter-max-increased query limit'],
    ],
    [
      'a property goes',
      (copy) => delete (lamp(copy).properties as Record<string, unknown>).kind,
      ['warning response-optional-property-removed 200/kind', 'warning request-property-removed body/kind'],
    ],
    [
      'a required property comes',
      (copy) => {
        Object.assign(lamp(copy).properties, { watts: { type: 'integer' } });
        lamp(copy).required.push('watts');
      },
      ['error new-required-request-property body/watts', 'info response-required-property-added 200/watts'],
    ],
    [
      'a property becomes optional',
      (copy) => {
        lamp(copy).required = [];
      },
      ['error response-property-became-optional 200/name', 'info request-property-became-optional body/name'],
    ],
    [
      'a type changes',
      (copy) => Object.assign(lamp(copy).properties.name, { type: 'integer' }),
      ['error response-property-type-changed 200/name', 'error request-property-type-changed body/name'],
    ],
    [
      'a value comes',
      (copy) => lamp(copy).properties.kind.enum.push('blue'),
      ['warning response-property-enum-value-added 200/kind', 'info request-property-enum-value-added body/kind'],
    ],
    [
      'a value goes',
      (copy) => {
        lamp(copy).properties.kind.enum = ['warm'];
      },
      ['error request-property-enum-value-removed body/kind', 'info response-property-enum-value-removed 200/kind'],
    ],
    [
      'a property becomes nullable',
      (copy) => Object.assign(lamp(copy).properties.name, { type: ['string', 'null'] }),
      ['error response-property-became-nullable 200/name', 'info request-property-became-nullable body/name'],
    ],
    [
      'a status goes',
      (copy) => Object.assign(get(copy), { responses: { 404: { description: 'no' } } }),
      ['error response-success-status-removed 200', 'info response-non-success-status-added 404'],
    ],
  ])('%s', async (_name, change, expected) => {
    expect(await compare(change)).toEqual(expected);
  });
});
