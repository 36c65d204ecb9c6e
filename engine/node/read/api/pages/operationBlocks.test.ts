/** Examples, webhooks, callbacks and errors of an operation. */
import { describe, expect, it } from 'vitest';
import { idsOf, linksOf, toPages, visit } from '../testing/apiPages.ts';
import type { Block } from './blocks.ts';

describe('operationBlocks', () => {
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
});
