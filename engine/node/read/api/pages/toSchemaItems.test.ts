/** Schemas: linked, unfolded, and divided between pages. */
import { describe, expect, it } from 'vitest';
import { fieldsOf, idsOf, linksOf, toPages, visit } from '../testing/apiPages.ts';
import type { Block } from './blocks.ts';

describe('toSchemaItems', () => {
  it('links a schema where repeating it would make a page long', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`p${at}`, { $ref: '#/components/schemas/Leaf' }]),
    );
    const leaf = {
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`q${at}`, { type: 'string' }])),
    };
    const { pages } = toPages({
      openapi: '3.0.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          get: {
            tags: ['x'],
            responses: {
              200: {
                description: 'ok',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Root' } } },
              },
            },
          },
        },
      },
      components: { schemas: { Root: { type: 'object', properties }, Leaf: leaf } },
    });
    const page = pages.find(({ slug }) => slug === 'x')!;
    // Its own 40 fields, and as many unfolded ones.
    expect(fieldsOf(page.blocks)).toBe(80);
    expect(linksOf(page.blocks)).toContain('/api/schemas/leaf');
  });

  it('splits a schema into several pages where one would be too long', () => {
    const part = (seed: string, depth: number): object => ({
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 6 }, (_, at) => [
          `${seed}${at}`,
          depth === 0 ? { type: 'string' } : part(`${seed}${at}`, depth - 1),
        ]),
      ),
    });
    const { pages, sidebar } = toPages({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema: part('b', 3) } } } } } },
      components: { schemas: { Root: part('p', 4) } },
    });
    const names = new Set<string>();
    for (const { blocks } of pages) {
      expect(fieldsOf(blocks)).toBeLessThan(1300);
      visit(blocks, (block) => {
        if (block.type === 'fields') for (const { name } of block.fields) names.add(name);
      });
    }
    // 6 + 36 + 216 + 1,296 + 7,776 of the schema, and one level less of the body.
    expect(names.size).toBe(9330 + 1554);
    expect(JSON.stringify(sidebar)).toContain('"label":"Root.p0"');
  });

  it('splits variants that only together are too long for one page', () => {
    const fields = (seed: string, count: number, inside: object): object => ({
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: count }, (_, at) => [`${seed}${at}`, inside])),
    });
    const variant = (seed: string) => fields(seed, 4, fields('own', 100, { type: 'string' }));
    const { pages } = toPages({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      components: { schemas: { Root: { oneOf: ['a', 'b', 'c'].map(variant) } } },
    });
    const root = pages.find(({ slug }) => slug === 'schemas/root')!;
    // Unfolding named schemas may double the 600.
    expect(fieldsOf(root.blocks)).toBeLessThan(1300);
    const names = idsOf(root.blocks).flatMap((id) => /-([abc]\d)$/.exec(id)?.[1] ?? []);
    expect(new Set(names).size).toBe(12);
  });

  it('unfolds near levels before deep ones', () => {
    const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const thing = (...inside: string[]) => ({
      type: 'object',
      properties: {
        ...Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`own${at}`, { type: 'string' }])),
        ...Object.fromEntries(inside.map((name) => [name.toLowerCase(), refTo(name)])),
      },
    });
    const { pages } = toPages({
      openapi: '3.0.0',
      info: { title: 'T', version: '1' },
      paths: {},
      components: {
        schemas: { Root: thing('A', 'B'), A: thing('Deep'), B: thing('Deep'), Deep: thing('Deeper'), Deeper: thing() },
      },
    });
    const ids = idsOf(pages.find(({ slug }) => slug === 'schemas/root')!.blocks);
    expect(ids).toContain('Root-b-own4');
    expect(ids).not.toContain('Root-a-deep-own0');
  });

  it('shows the variants of a schema once on its page', () => {
    const part = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
    const { pages } = toPages({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      components: {
        schemas: {
          Root: {
            oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
            patternProperties: { '^x-': { type: 'integer' } },
          },
          Cat: part('lives'),
          Dog: part('barks'),
        },
      },
    });
    const { blocks } = pages.find(({ slug }) => slug === 'schemas/root')!;
    const ids = idsOf(blocks);
    expect(ids.filter((id) => /lives|barks|Root-x/.test(id))).toEqual(['Root-x', 'Root-Cat-lives', 'Root-Dog-barks']);
    const folded: Block[] = [];
    visit(blocks, (block) => block.type === 'details' && folded.push(block));
    expect(folded).toHaveLength(2);
  });
});
