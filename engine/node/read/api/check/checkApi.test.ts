import { describe, expect, it } from 'vitest';
import { readFiles } from '../testing/readFiles.ts';
import { checkApi } from './checkApi.ts';

const findingsOf = async (operation: string) => {
  const { description } = await readFiles({
    'api.yaml': `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  /a:\n    post: ${operation}\n`,
  });
  return checkApi(description!).map(({ message }) => message);
};

const body = (schema: string, example: string) =>
  `{ summary: S, requestBody: { content: { application/json: { schema: ${schema}, example: ${example} } } }, responses: {} }`;

describe('checkApi', () => {
  it('notices a missing summary', async () => {
    expect(await findingsOf('{ responses: {} }')).toEqual([
      'POST /a has no summary, so its address and its heading are all that names it (#/paths/~1a/post).',
    ]);
  });

  it.each([
    ['{ type: string }', 'text', ''],
    ['{ type: string }', '7', ': expected string, found integer'],
    ['{ type: number }', '7', ''],
    ['{ enum: [a, b] }', 'c', ': "c" is none of the allowed values'],
    ['{ type: array, items: { type: integer, minimum: 3 } }', '[3, 2]', '/1: `minimum` is 3'],
    ['{ type: object, required: [x], properties: { x: {} } }', '{}', ': the property "x" is required'],
    [
      '{ type: object, properties: { x: { type: object, additionalProperties: false } } }',
      '{ x: { y: 1 } }',
      '/x: there is no property "y"',
    ],
    ['{ oneOf: [{ type: string }, { type: integer }] }', 'true', ': it fits none of the variants'],
    ['{ type: string, maxLength: 2 }', '"💡💡"', ''],
    ['{ type: array, uniqueItems: true }', '[1, 2]', ''],
    ['{ type: array, maxItems: 1 }', '[1, 2]', ': `maxItems` is 1'],
    ['{ type: integer, exclusiveMaximum: 3 }', '3', ': `exclusiveMaximum` is 3'],
    ['{ type: integer, exclusiveMinimum: 3 }', '4', ''],
  ])('%s against %s', async (schema, example, expected) => {
    const findings = await findingsOf(body(schema, example));
    const at = '(#/paths/~1a/post/requestBody/content/application~1json).';
    expect(findings).toEqual(expected === '' ? [] : [`The example "example" does not fit its schema${expected} ${at}`]);
  });
});
