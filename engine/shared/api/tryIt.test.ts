import { describe, expect, it } from 'vitest';
import { toServerAddress, toServerAddresses, toTryRequest, type TryInput, type TryOperation } from './tryIt.ts';
import { writeHeader, writePath, writeQuery } from './writeParameter.ts';

describe('parameters are written as OpenAPI says', () => {
  const list = ['a b', 'c'];
  const object = { x: 1, y: 'ü' };
  it.each([
    [{}, list, ['p=a%20b', 'p=c']],
    [{ explode: false }, list, ['p=a%20b,c']],
    [{ style: 'pipeDelimited' }, list, ['p=a%20b%7Cc']],
    [{ style: 'spaceDelimited' }, list, ['p=a%20b%20c']],
    [{}, [], []],
    [{}, object, ['x=1', 'y=%C3%BC']],
    [{ explode: false }, object, ['p=x,1,y,%C3%BC']],
    [{ style: 'deepObject' }, object, ['p%5Bx%5D=1', 'p%5By%5D=%C3%BC']],
    [{}, 'a&b', ['p=a%26b']],
  ])('in a query: %j %j', (form, value, expected) => {
    expect(writeQuery({ name: 'p', in: 'query', ...form }, value)).toEqual(expected);
  });

  it.each([
    [{}, list, 'a%20b,c'],
    [{}, '../x?#', '..%2Fx%3F%23'],
    [{ style: 'label' }, list, '.a%20b,c'],
    [{ style: 'matrix', explode: true }, list, ';p=a%20b;p=c'],
    [{ style: 'matrix', explode: true }, object, ';x=1;y=%C3%BC'],
    [{ explode: true }, object, 'x=1,y=%C3%BC'],
  ])('in a path: %j %j', (form, value, expected) => {
    expect(writePath({ name: 'p', in: 'path', ...form }, value)).toBe(expected);
  });

  it('in a header', () => {
    expect(writeHeader({ name: 'p', in: 'header' }, object)).toBe('x,1,y,ü');
  });
});

const server = {
  url: 'https://{region}.api.example/{base}',
  variables: [
    { name: 'region', default: 'eu', values: ['eu', 'us'] },
    { name: 'base', default: 'v1', values: [] },
  ],
};

describe('a request goes to the servers of the description', () => {
  it('any text in their variables', () => {
    expect(toServerAddress(server, { region: 'evil.example/', base: 'v2' })).toBe('https://eu.api.example/v2');
    const open = { url: 'https://{host}/v1', variables: [{ name: 'host', default: 'api.example', values: [] }] };
    expect(toServerAddress(open, { host: 'evil.example' })).toBe('https://api.example/v1');
    expect(toServerAddresses(server)).toEqual(['https://eu.api.example/v1', 'https://us.api.example/v1']);
  });

  it('with the filled-in fields only', () => {
    const operation: TryOperation = {
      method: 'POST',
      path: '/chats/{id}',
      servers: [server],
      parameters: [
        { name: 'id', in: 'path', isRequired: true, kind: 'text', value: '7' },
        { name: 'limit', in: 'query', isRequired: false, kind: 'text', value: '', example: '20' },
        { name: 'filter', in: 'query', isRequired: false, kind: 'object', value: '', style: 'deepObject' },
      ],
      body: { isRequired: true, formats: [{ mediaType: 'application/json', kind: 'text', text: '{}' }] },
      security: [['key'], ['login']],
      schemes: { key: { kind: 'query', name: 'api_key' }, login: { kind: 'basic', name: 'Authorization' } },
    };
    const input: TryInput = {
      server: 0,
      variables: { region: 'us' },
      parameters: { 'query filter': '{"a":1}' },
      security: 0,
      secrets: new Map([
        ['key', 'k&1'],
        ['login', 'eA=='],
      ]),
      format: 0,
      text: '{"a": 1}',
      fields: {},
    };
    expect(toTryRequest(operation, input)).toEqual({
      method: 'POST',
      url: 'https://us.api.example/v1/chats/7?filter%5Ba%5D=1&api_key=k%261',
      headers: [['Content-Type', 'application/json']],
      body: { kind: 'text', text: '{"a": 1}', mediaType: 'application/json' },
    });
    expect(toTryRequest(operation, { ...input, security: 1 }).headers[0]).toEqual(['Authorization', 'Basic eA==']);
  });
});
