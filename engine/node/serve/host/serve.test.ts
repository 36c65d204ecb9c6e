import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendRequest } from '../../../../tests/support/httpClient.ts';
import { createTempFolder, type TempFolder } from '../../../../tests/support/tempFolder.ts';
import { listen } from './listen.ts';
import { closeServer, serve, toUrlHost } from './serve.ts';

let folder: TempFolder;
const open: Server[] = [];

beforeEach(async () => {
  folder = await createTempFolder({ 'index.html': 'home' });
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => closeServer(server, 0)));
  await folder.remove();
});

async function occupyPort(): Promise<number> {
  const server = createServer();
  open.push(server);
  return listen(server, 0, '127.0.0.1');
}

describe('serve', () => {
  it('takes the next free port where the wanted one is taken', async () => {
    const port = await occupyPort();
    const running = await serve({ dir: folder.dir, port });
    try {
      expect(running.port).toBeGreaterThan(port);
      expect(running.url).toBe(`http://localhost:${running.port}/`);
      expect((await sendRequest(`http://127.0.0.1:${running.port}`, '/')).text).toBe('home');
    } finally {
      await running.close();
    }
  });

  it('names the address under its prefix', async () => {
    const running = await serve({ dir: folder.dir, port: 0, base: 'a b' });
    try {
      expect(running.url).toBe(`http://localhost:${running.port}/a%20b/`);
      expect((await sendRequest(`http://127.0.0.1:${running.port}`, '/a%20b/')).text).toBe('home');
    } finally {
      await running.close();
    }
  });

  it('closes although a client keeps its connection', async () => {
    const running = await serve({ dir: folder.dir, port: 0 });
    await fetch(running.url);
    const started = Date.now();
    await running.close();
    expect(Date.now() - started).toBeLessThan(900);
    await expect(fetch(running.url)).rejects.toThrow();
  });

  it('reports what is wrong with a host', async () => {
    await expect(serve({ dir: folder.dir, port: 0, host: '203.0.113.7' })).rejects.toThrow(
      '"203.0.113.7" is no address of this machine. Use --host 127.0.0.1',
    );
  });
});

it.each([
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['192.168.1.5', '192.168.1.5'],
  ['fe80::1', '[fe80::1]'],
])('%s is typed as %s', (host, name) => {
  expect(toUrlHost(host)).toBe(name);
});
