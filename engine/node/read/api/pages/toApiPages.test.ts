/** For any description, pages have a bounded size and link only to existing pages. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../../../shared/createTranslate.ts';
import { Cursor } from '../source/Cursor.ts';
import { createReferences } from '../source/createReferences.ts';
import { readDescription } from '../model/readDescription.ts';
import type { ApiPageText, Block } from './blocks.ts';
import { toApiPages, type ApiPagesOptions } from './toApiPages.ts';

const t = createTranslate({ locale: { htmlLang: 'en' } });

function toPages(value: object, options: Partial<ApiPagesOptions> = {}) {
  const references = createReferences(
    { allows: () => true },
    () => undefined,
    () => undefined,
  );
  const file = { filePath: '/site/api.json', value, lineOf: () => 1 };
  const problems: string[] = [];
  const description = readDescription(file, { references, complain: (_at, message) => void problems.push(message) });
  if (!description) throw new Error(problems.join());
  const { pages, sidebar } = toApiPages(description, {
    pages: 'tag',
    samples: ['curl'],
    schemas: true,
    docIdOf: (slug) => `api/${slug || 'index'}`,
    hrefOf: (slug) => (slug ? `/api/${slug}` : '/api'),
    t,
    ...options,
  });
  const withBlocks = pages.map((page) => ({ ...page, ...(JSON.parse(page.text) as ApiPageText) }));
  return { pages: withBlocks, sidebar, description, problems };
}

function visit(blocks: readonly Block[], see: (block: Block) => void): void {
  for (const block of blocks) {
    see(block);
    if (block.type === 'details') visit(block.blocks, see);
    if (block.type === 'columns') visit([...block.intro, ...block.side, ...block.rest], see);
    if (block.type === 'tabs') for (const tab of block.tabs) visit(tab.blocks, see);
    if (block.type === 'fields') for (const field of block.fields) visit(field.inside ?? [], see);
  }
}

function idsOf(blocks: readonly Block[]): string[] {
  const ids: string[] = [];
  visit(blocks, (block) => {
    if (block.type === 'heading') ids.push(block.id);
    if (block.type === 'fields') ids.push(...block.fields.map(({ id }) => id));
  });
  return ids;
}

function fieldsOf(blocks: readonly Block[]): number {
  let count = 0;
  visit(blocks, (block) => (count += block.type === 'fields' ? block.fields.length : 0));
  return count;
}

function linksOf(blocks: readonly Block[]): string[] {
  return [...JSON.stringify(blocks).matchAll(/"link":"(\/api[^"]*)"/g)].map(([, href = '']) => href);
}

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

  it('makes no example in a format that it cannot write', () => {
    const content = { schema: { type: 'object', properties: { id: { type: 'integer' } } } };
    const { pages } = toPages({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          put: {
            requestBody: { content: { 'application/xml': content } },
            responses: {
              200: { description: 'ok', content: { 'application/xml': content } },
              201: { description: 'ok', content: { 'text/xml': { ...content, example: '<id>1</id>' } } },
              202: { description: 'ok', content: { 'text/xml': { ...content, example: { id: 1 } } } },
            },
          },
        },
      },
    });
    const codes: Block[] = [];
    visit(pages[1]!.blocks, (block) => block.type === 'code' && codes.push(block));
    expect(codes).toMatchObject([
      { lang: 'bash', text: expect.stringContaining("--data-binary '@") },
      { lang: 'xml', text: '<id>1</id>' },
      { lang: 'json', text: '{\n  "id": 1\n}' },
    ]);
  });

  it('keeps what variants without properties say: values, limits, descriptions', () => {
    const model = {
      anyOf: [
        { type: 'string' },
        { type: 'string', enum: ['small', 'large'] },
        { type: 'integer', minimum: 7, description: 'Its number.' },
      ],
    };
    const { pages } = toPages({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      components: { schemas: { Root: { type: 'object', properties: { model } } } },
    });
    const found: Block[] = [];
    visit(pages.find(({ slug }) => slug === 'schemas/root')!.blocks, (block) => found.push(block));
    expect(found.find(({ type }) => type === 'list')).toMatchObject({
      items: [
        ['string'],
        ['string', ' · ', { word: 'Allowed values' }, ': ', { code: 'small' }, ', ', { code: 'large' }],
      ],
    });
    expect(found.find(({ type }) => type === 'details')).toMatchObject({
      summary: ['integer', ' · ', { code: 'minimum: 7' }],
      blocks: [{ type: 'markdown', text: 'Its number.' }],
    });
  });

  it('shows the body of a webhook next to it', () => {
    const schema = {
      type: 'object',
      properties: { id: { type: 'string', examples: ['m-1'] }, at: { type: 'integer' } },
    };
    const { pages } = toPages({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      webhooks: { stopped: { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
    });
    const columns = pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'columns');
    expect(columns).toMatchObject({
      side: [{ type: 'code', title: 'application/json', text: JSON.stringify({ id: 'm-1', at: 0 }, null, 2) }],
    });
  });

  it('marks webhooks, which nobody can call, also among the operations of a tag', () => {
    const { pages } = toPages({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': { get: { summary: 'List', tags: ['a'], responses: {} } } },
      webhooks: { stopped: { post: { summary: 'Stopped', tags: ['a'], responses: {} } } },
    });
    const [overview, tag] = pages;
    const badge = { badge: 'secondary', content: [{ word: 'webhook' }] };
    const table = overview!.blocks.find(({ type }) => type === 'table');
    expect(table).toMatchObject({
      rows: [
        [{}, [{ content: ['List'] }], {}],
        [{}, [{}, ' ', badge], {}],
      ],
    });
    const endpoints = JSON.stringify(tag!.blocks).match(/"path":"[^"]*","flags":\[[^\]]*\]/g);
    expect(endpoints).toEqual([
      '"path":"/a","flags":[]',
      expect.stringContaining('"path":"stopped","flags":[{"badge":"secondary"'),
    ]);
  });

  it('shows a callback below the operation, with its summary and deeper headings', () => {
    const callback = { post: { summary: 'Data comes', requestBody: { content: {} }, responses: { 204: {} } } };
    const operation = { summary: 'Subscribe', callbacks: { onData: { '{$url}/data': callback } }, responses: {} };
    const { pages } = toPages({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': { post: operation } },
    });
    const blocks = pages[1]!.blocks.flatMap((block) =>
      block.type === 'columns' ? [...block.intro, ...block.rest] : [block],
    );
    const shown = blocks.slice(
      blocks.findIndex(({ type, ...block }) => type === 'heading' && JSON.stringify(block).includes('Callbacks')),
    );
    expect(shown).toMatchObject([
      { type: 'heading', level: 3 },
      { type: 'paragraph', content: [{ strong: ['Data comes'] }] },
      { type: 'endpoint', path: '{$url}/data' },
      { type: 'heading', level: 4, content: [{ word: 'Request body' }] },
      { type: 'heading', level: 4, content: [{ word: 'Responses' }] },
      { type: 'paragraph' },
    ]);
  });

  it('nests the tags of the first page as the sidebar does', () => {
    const operation = (tag: string) => ({ get: { tags: [tag], responses: {} } });
    const { pages } = toPages({
      openapi: '3.2.0',
      info: { title: 'T', version: '1', summary: 'In short' },
      tags: [
        { name: 'flights', summary: 'Flights' },
        { name: 'domestic', parent: 'flights' },
        { name: 'staff' },
        { name: 'empty', parent: 'staff' },
      ],
      'x-tagGroups': [{ name: 'People', tags: ['staff'] }],
      paths: { '/a': operation('domestic'), '/b': operation('staff') },
    });
    const [{ blocks }] = pages as [(typeof pages)[0]];
    expect(blocks).toContainEqual({ type: 'paragraph', content: ['In short'] });
    const headings = blocks.filter((block) => block.type === 'heading');
    const labelOf = ([inline]: (typeof headings)[0]['content']) =>
      typeof inline === 'object' && 'link' in inline ? inline.content[0] : inline;
    expect(headings.map(({ level, content }) => [level, labelOf(content)])).toEqual([
      [2, 'Flights'],
      [3, 'domestic'],
      [2, 'People'],
      [3, 'staff'],
    ]);
  });

  it('lists many schemas by first letters, because every page contains the open list', () => {
    const names = [
      ...Array.from({ length: 45 }, (_, at) => `List${at + 10}`),
      ...'abc'.split('').map((one) => `${one}x`),
    ];
    const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object', properties: { id: {} } }]));
    const { sidebar } = toPages({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      components: { schemas },
    });
    const last = sidebar.at(-1);
    const labels = last?.type === 'category' ? last.items.map((item) => 'label' in item && item.label) : [];
    expect(labels).toEqual(['List10 – List49', 'List50 – List54', 'A', 'B', 'C']);
  });

  it('links the schemas of errors, which operations share', () => {
    const answer = (name: string) => ({
      description: name,
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    });
    const { pages } = toPages({
      openapi: '3.0.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': { get: { tags: ['x'], operationId: 'read', responses: { 200: answer('Thing'), 404: answer('Fault') } } },
      },
      components: {
        schemas: {
          Thing: { type: 'object', properties: { id: { type: 'string' } } },
          Fault: { type: 'object', properties: { code: { type: 'string' } } },
        },
      },
    });
    const page = pages.find(({ slug }) => slug === 'x')!;
    expect(idsOf(page.blocks)).toContain('read-200-id');
    expect(idsOf(page.blocks)).not.toContain('read-404-code');
    expect(linksOf(page.blocks)).toContain('/api/schemas/fault');
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

  it('gives operations a page each where a tag has many', () => {
    const paths = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `/p${at}`,
        { get: { operationId: `readPart${at}`, tags: ['x'], responses: {} } },
      ]),
    );
    const { pages, sidebar } = toPages({ openapi: '3.0.0', info: { title: 'T', version: '1' }, paths });
    expect(pages.map(({ slug }) => slug)).toContain('x/read-part7');
    expect(sidebar[1]).toMatchObject({
      type: 'category',
      label: 'x',
      items: expect.arrayContaining([
        { type: 'doc', id: 'api/x/read-part7', label: 'readPart7', className: 'api-method get' },
      ]),
    });
  });

  it('nests tags, and omits those that nothing has', () => {
    const { sidebar } = toPages({
      openapi: '3.0.0',
      info: { title: 'T', version: '1' },
      tags: [{ name: 'a', 'x-displayName': 'First' }, { name: 'b' }, { name: 'unused' }],
      'x-tagGroups': [{ name: 'Group', tags: ['a', 'b'] }],
      paths: { '/a': { get: { tags: ['a'], responses: {} }, put: { tags: ['b', 'a'], responses: {} } } },
      webhooks: { ping: { post: { responses: {} } } },
    });
    const shape = (items: typeof sidebar): unknown =>
      items.map((item) =>
        'items' in item ? [item.label, shape(item.items)] : 'label' in item ? item.label : item.type,
      );
    expect(shape(sidebar)).toEqual([
      'T',
      [
        'Group',
        [
          ['First', ['GET /a']],
          ['b', ['PUT /a']],
        ],
      ],
      ['Webhooks', ['POST ping']],
    ]);
  });

  it('shows every operation where groups and tags have the same names', () => {
    const { sidebar, pages } = toPages({
      openapi: '3.0.0',
      info: { title: 'T', version: '1' },
      tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }],
      'x-tagGroups': [
        { name: 'a', tags: ['a'] },
        { name: 'b', tags: ['c'] },
        { name: 'c', tags: ['b', 'd'] },
      ],
      paths: Object.fromEntries([...'abcd'].map((tag) => [`/${tag}`, { get: { tags: [tag], responses: {} } }])),
    });
    const shape = (items: typeof sidebar): unknown =>
      items.map((item) => ('items' in item ? [item.label, shape(item.items)] : 'label' in item && item.label));
    expect(shape(sidebar)).toEqual([
      'T',
      ['a', ['GET /a']],
      [
        'c',
        [
          ['b', ['GET /b']],
          ['d', ['GET /d']],
        ],
      ],
      ['b', [['c', ['GET /c']]]],
    ]);
    expect(pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']));
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

  it('reads a value at a place', () => {
    const file = { filePath: '/a', value: { a: { $ref: '#/b' }, b: { c: 1 } }, lineOf: () => 1 };
    const references = createReferences(
      { allows: () => true },
      () => undefined,
      () => undefined,
    );
    const cursor = new Cursor(
      file.value,
      { file, path: [] },
      { references, format: '3.1.0', complain: () => undefined },
    );
    expect(cursor.object('a')?.text('c')).toBe('1');
    expect(cursor.object('a')?.place.pointer).toBe('#/b');
  });
});
