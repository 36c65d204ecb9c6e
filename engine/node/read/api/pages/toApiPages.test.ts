/** For any description, pages have a bounded size and link only to existing pages. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsOf, linksOf, toPages, visit } from '../testing/apiPages.ts';

const NAMES = ['A', 'B', 'C', 'a-b', 'Ä', 'x y'];
const ref = fc.constantFrom(...NAMES).map((name) => ({ $ref: `#/components/schemas/${encodeURIComponent(name)}` }));
const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(
      {},
      { type: 'string', format: 'uuid' },
      { type: ['integer', 'null'], minimum: 3 },
      { enum: ['a', 1, null] },
    ),
    ref,
    fc.record({
      type: fc.constant('object'),
      required: fc.constant(['p0']),
      properties: fc
        .array(tie('schema'), { maxLength: 4 })
        .map((list) => Object.fromEntries(list.map((one, at) => [`p${at}`, one]))),
    }),
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ additionalProperties: tie('schema') }),
  ),
}));
const description = fc.record({
  schemas: fc.tuple(...NAMES.map(() => schema)),
  operations: fc.array(
    fc.record({
      body: schema,
      answer: schema,
      tag: fc.constantFrom('one', 'two', undefined),
      id: fc.option(fc.constantFrom('get', 'Get', 'a/b'), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});
const toValue = ({
  schemas,
  operations,
}: {
  schemas: object[];
  operations: { body: object; answer: object; tag?: string; id?: string }[];
}) => ({
  openapi: '3.1.0',
  info: { title: 'Any', version: '1' },
  paths: Object.fromEntries(
    operations.map(({ body, answer, tag, id }, at) => [
      `/p${at}`,
      {
        post: {
          operationId: id,
          tags: tag ? [tag] : [],
          requestBody: { content: { 'application/json': { schema: body } } },
          responses: { 200: { description: 'ok', content: { 'application/json': { schema: answer } } } },
        },
      },
    ]),
  ),
  components: { schemas: Object.fromEntries(NAMES.map((name, at) => [name, schemas[at]])) },
});

describe('toApiPages', () => {
  it('shows every operation, for any schemas, in pages of bounded size with unique ids', () => {
    fc.assert(
      fc.property(description, fc.constantFrom('tag' as const, 'operation' as const), (input, kind) => {
        const { pages, description: model } = toPages(toValue(input), { pages: kind });
        const slugs = pages.map(({ slug }) => slug);
        expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(slugs.length);
        const anchors = new Map(
          pages.map(({ slug, blocks }) => [slug ? `/api/${slug}` : '/api', new Set(idsOf(blocks))]),
        );
        for (const { blocks } of pages) {
          const ids = idsOf(blocks);
          expect(new Set(ids).size).toBe(ids.length);
          expect(JSON.stringify(blocks).length).toBeLessThan(500_000);
          for (const href of linksOf(blocks)) {
            const [path = '', hash] = href.split('#');
            expect([...anchors.keys()]).toContain(path);
            if (hash) expect([...(anchors.get(path) ?? [])]).toContain(hash);
          }
        }
        const text = JSON.stringify(pages);
        for (const { path } of model.operations) expect(text).toContain(`"path":"${path}"`);
      }),
      { numRuns: 150 },
    );
  });

  it('shows every property of a named schema somewhere', () => {
    fc.assert(
      fc.property(description, (input) => {
        const { pages, description: model } = toPages(toValue(input));
        const names = new Set<string>();
        for (const { blocks } of pages) {
          visit(blocks, (block) => {
            if (block.type === 'fields') for (const { name } of block.fields) names.add(name);
          });
        }
        for (const { schema } of model.schemas.values()) {
          for (const { name } of schema.properties) expect([...names]).toContain(name);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('keeps pages short, however many operations answer with however much', () => {
    const words = (seed: number) =>
      Array.from({ length: 12 }, (_, at) => ((seed * 31 + at * 17) % 997).toString(36)).join(' ');
    const schemas = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [
        `S${at}`,
        {
          type: 'object',
          properties: Object.fromEntries(
            Array.from({ length: 14 }, (__, field) => [
              `field${field}`,
              field % 5 === 0
                ? { $ref: `#/components/schemas/S${(at * 7 + field + 1) % 40}` }
                : { type: 'string', description: words(at * 14 + field) },
            ]),
          ),
        },
      ]),
    );
    const content = (at: number) => ({ 'application/json': { schema: { $ref: `#/components/schemas/S${at % 40}` } } });
    const paths = Object.fromEntries(
      Array.from({ length: 100 }, (_, at) => [
        `/p${at}`,
        {
          post: {
            operationId: `op${at}`,
            tags: [`tag${at % 5}`],
            requestBody: { content: content(at) },
            responses: { 200: { description: 'ok', content: content(at + 1) } },
          },
        },
      ]),
    );
    const { pages } = toPages({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths, components: { schemas } });
    expect(pages.length).toBe(1 + 5 + 40);
    for (const { text } of pages) expect(text.length).toBeLessThan(240_000);
  });

  it('reads chains of thousands of schemas, and circles of many parts', () => {
    const chain = Array.from({ length: 2500 }, (_, at): [string, object] => [
      `S${at}`,
      { type: 'object', properties: { next: { $ref: `#/components/schemas/S${at + 1}` } } },
    ]);
    // Each has five others as its parts, so the number of paths is astronomical.
    const circles = Array.from({ length: 40 }, (_, at): [string, object] => [
      `C${at}`,
      {
        allOf: [1, 2, 3, 4, 5].map((step) => ({ $ref: `#/components/schemas/C${(at * 7 + step) % 40}` })),
        properties: { [`c${at}`]: { type: 'string' } },
      },
    ]);
    const { pages } = toPages({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': { get: { responses: {} } } },
      components: {
        schemas: { S2500: { type: 'string' }, ...Object.fromEntries([...chain, ...circles]) },
      },
    });
    const first = pages.find(({ slug }) => slug === 'schemas/c0');
    for (let at = 0; at < 40; at++) expect(first?.text).toContain(`"c${at}"`);
    expect(pages.some(({ slug }) => slug === 'schemas/s2499')).toBe(true);
  });

  it('shows a schema whose parts have parts, thousands of times', () => {
    const parts = Array.from({ length: 2500 }, (_, at): [string, object] => [
      `P${at}`,
      { allOf: [{ $ref: `#/components/schemas/P${at + 1}` }], properties: { [`p${at}`]: {} } },
    ]);
    const schema = { $ref: '#/components/schemas/P0' };
    const { pages } = toPages(
      {
        openapi: '3.1.0',
        info: { title: 'T', version: '1' },
        paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
        components: { schemas: { P2500: {}, ...Object.fromEntries(parts) } },
      },
      { schemas: false },
    );
    expect(pages.map(({ text }) => text).join()).toContain('"p9"');
  });
});
