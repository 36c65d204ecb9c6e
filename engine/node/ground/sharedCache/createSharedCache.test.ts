import { hash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { decodeActionResult, encodeActionResult } from './actionResult.ts';
import { createSharedCache, type SharedCacheOptions } from './createSharedCache.ts';
import { readSharedCacheOptions } from './readSharedCacheOptions.ts';

const CONTENT = Buffer.from('a compiled page');

/** A server that stores what it receives. The test decides how it responds to GET. */
async function startServer(answer?: (path: string, stored: Buffer | undefined, response: ServerResponse) => void) {
  const stored = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(`${request.method} ${path.split('/')[1]} ${request.headers.authorization ?? ''}`.trim());
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') {
        stored.set(path, Buffer.concat(chunks));
        response.writeHead(201).end();
      } else if (answer) answer(path, stored.get(path), response);
      else response.writeHead(stored.has(path) ? 200 : 404).end(stored.get(path));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = (more: Partial<SharedCacheOptions> = {}) => createSharedCache({ url, ...more });
  const fill = async () => {
    const cache = open();
    cache.write('key', () => CONTENT);
    expect((await cache.close()).sent).toBe(1);
  };
  return { url, stored, requests, open, fill };
}

it('returns what another machine wrote, by hashes that the server can check', async () => {
  const { stored, open, fill } = await startServer();
  await fill();
  const cas = `/cas/${hash('sha256', CONTENT, 'hex')}`;
  expect(stored.get(cas)?.equals(CONTENT)).toBe(true);
  const [action = ''] = [...stored.keys()].filter((path) => path !== cas);
  expect(action).toMatch(/^\/ac\/[0-9a-f]{64}$/);
  const cache = open();
  expect((await cache.read('key'))?.equals(CONTENT)).toBe(true);
  expect(await cache.read('other')).toBeUndefined();
  expect(await cache.close()).toEqual({ found: 1, sent: 0, notes: [] });
});

it('does not blame the server for the time that this thread works', async () => {
  const { open, fill } = await startServer();
  await fill();
  const cache = open({ requestMs: 100, usualMs: 20 });
  for (let n = 0; n < 25; n++) {
    const found = cache.read('key');
    const end = performance.now() + 120;
    while (performance.now() < end);
    expect((await found)?.equals(CONTENT)).toBe(true);
  }
  expect(await cache.close()).toEqual({ found: 25, sent: 0, notes: [] });
});

it('sends nothing where it may only read, and credentials always', async () => {
  const { requests, open } = await startServer();
  const cache = open({ isReadOnly: true, authorization: 'Bearer secret' });
  cache.write('key', () => CONTENT);
  await cache.read('key');
  await cache.close();
  expect(requests).toEqual(['GET ac Bearer secret']);
});

describe('ignores and names an entry', () => {
  it.each<[string, (path: string, stored: Buffer | undefined) => Buffer | undefined]>([
    ['with another content', (path, stored) => (path.startsWith('/cas') ? Buffer.from('A compiled page') : stored)],
    ['cut short', (path, stored) => (path.startsWith('/cas') ? stored?.subarray(0, 5) : stored)],
    ['that is no message', (path, stored) => (path.startsWith('/ac') ? Buffer.from('<html>') : stored)],
  ])('%s', async (_, change) => {
    const { open, fill } = await startServer((path, stored, response) => response.end(change(path, stored)));
    await fill();
    const cache = open();
    expect(await cache.read('key')).toBeUndefined();
    expect((await cache.close()).notes).toEqual([
      expect.stringMatching(/has an entry that is damaged.*: ac\/[0-9a-f]{64}/),
    ]);
  });
});

it('treats an entry without its content as missing', async () => {
  const { open, fill } = await startServer((path, stored, response) =>
    path.startsWith('/ac') ? response.end(stored) : response.writeHead(404).end(),
  );
  await fill();
  const cache = open();
  expect(await cache.read('key')).toBeUndefined();
  expect((await cache.close()).notes).toEqual([]);
});

describe('stops after some failures, and reports it once', () => {
  it.each<[string, (response: ServerResponse) => void, string]>([
    ['errors', (response) => void response.writeHead(500).end(), 'it answers 500'],
    ['no answer', () => undefined, 'it does not answer in time'],
    [
      'a connection that breaks',
      (response) => void response.writeHead(200, { 'Content-Length': '50' }).write('x', () => response.destroy()),
      '',
    ],
  ])('%s', async (_, answer, reason) => {
    const { requests, open } = await startServer((_path, _stored, response) => answer(response));
    const cache = open({ requestMs: 300 });
    for (let i = 0; i < 6; i++) expect(await cache.read(`key${i}`)).toBeUndefined();
    expect(requests.length).toBe(3);
    const { notes } = await cache.close();
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain(`is not used any more in this build: ${reason}`);
  });
});

it('stops using a slow server', async () => {
  const { open } = await startServer(
    (_path, _stored, response) => void setTimeout(() => response.writeHead(404).end(), 20),
  );
  const cache = open({ usualMs: 5 });
  for (let i = 0; i < 25; i++) await cache.read(`key${i}`);
  expect((await cache.close()).notes).toEqual([expect.stringContaining('it answers too slowly')]);
});

it('waits for a server that accepts nothing, but not for long', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const cache = createSharedCache({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, closeMs: 50 });
  cache.write('key', () => CONTENT);
  expect((await cache.close()).notes).toEqual([expect.stringContaining('did not take all entries in time')]);
});

it('rejects an incomplete or invalid message', () => {
  const message = encodeActionResult({ hash: 'a'.repeat(64), size: 70_000 });
  expect(decodeActionResult(message)).toEqual({ hash: 'a'.repeat(64), size: 70_000 });
  for (let length = 0; length < message.length; length++)
    expect(decodeActionResult(message.subarray(0, length))).toBeUndefined();
  expect(decodeActionResult(Buffer.alloc(40, 0xff))).toBeUndefined();
});

it('reads the environment, and the address of the configuration if there is none', () => {
  expect(readSharedCacheOptions({})).toBeUndefined();
  expect(readSharedCacheOptions({}, 'https://cache.example/')).toMatchObject({
    url: 'https://cache.example/',
    isReadOnly: false,
  });
  expect(
    readSharedCacheOptions(
      { OCTAVO_CACHE_URL: 'https://me:pass@other.example/x', OCTAVO_CACHE_READ_ONLY: 'true' },
      'https://cache.example/',
    ),
  ).toEqual({ url: 'https://other.example/x', authorization: 'Basic bWU6cGFzcw==', isReadOnly: true });
  expect(
    readSharedCacheOptions({ OCTAVO_CACHE_URL: 'https://c.example', OCTAVO_CACHE_TOKEN: 't' })?.authorization,
  ).toBe('Bearer t');
});
