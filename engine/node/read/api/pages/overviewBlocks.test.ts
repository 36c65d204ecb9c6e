/** Tags, groups and lists of schemas: on the first page and in the sidebar. */
import { describe, expect, it } from 'vitest';
import { toPages } from '../testing/apiPages.ts';

describe('overviewBlocks', () => {
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
});
