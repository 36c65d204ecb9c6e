import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { fetchFiles } from './searchFiles.ts';

const PACK = Buffer.from('The first piece. The second piece. The third piece.');
const at = (start: number, length: number) => ({ pack: '0123456789abcdef', start, length });

type Host = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the files of a host and counts the requests: ranges, or whole files. */
async function startHost(answer: Host) {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.headers.range ?? 'all');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const files = fetchFiles(`http://127.0.0.1:${port}/`);
  const load = async (start: number, length: number, fresh = false): Promise<string> =>
    Buffer.from(await files.loadPiece(at(start, length), fresh)).toString();
  return { requested, load };
}

const cut =
  (bytes: Buffer, headers = {}): Host =>
  ({ headers: { range } }, response) => {
    const [, start = 0, end = 0] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '')?.map(Number) ?? [];
    if (range === undefined) return void response.writeHead(200, headers).end(bytes);
    if (start >= bytes.length) return void response.writeHead(416).end();
    const part = bytes.subarray(start, end + 1);
    return void response.writeHead(206, { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` }).end(part);
  };

it('requests only the ranges that it needs', async () => {
  const { requested, load } = await startHost(cut(PACK));
  expect(await Promise.all([load(0, 16), load(17, 17), load(35, 16)])).toEqual([
    'The first piece.',
    'The second piece.',
    'The third piece.',
  ]);
  expect(requested).toEqual(['bytes=0-15', 'bytes=17-33', 'bytes=35-50']);
});

it('loads a pack once for all of its pieces if the host sends it whole', async () => {
  const { requested, load } = await startHost((_, response) => void response.end(PACK));
  expect(await Promise.all([load(0, 16), load(17, 17)])).toEqual(['The first piece.', 'The second piece.']);
  expect(await load(35, 16)).toBe('The third piece.');
  expect(requested).toEqual(['bytes=0-15']);
});

it('requests the whole pack if the host ignores ranges', async () => {
  // Such hosts compress the file first and cut the compressed bytes.
  const { requested, load } = await startHost(cut(gzipSync(PACK), { 'Content-Encoding': 'gzip' }));
  expect(await load(17, 17)).not.toBe('The second piece.');
  expect(await load(17, 17, true)).toBe('The second piece.');
  expect(await load(35, 16)).toBe('The third piece.');
  expect(requested).toEqual(['bytes=17-33', 'all']);
});

it('forgets a failure', async () => {
  let isUp = false;
  const host = cut(PACK);
  const { load } = await startHost((request, response) =>
    isUp ? host(request, response) : void response.writeHead(503).end(),
  );
  await expect(load(0, 16)).rejects.toThrow('The server answers 503.');
  isUp = true;
  expect(await load(0, 16)).toBe('The first piece.');
});
