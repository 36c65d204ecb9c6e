/** Hosts other than ours, for tests that the same output works anywhere. */
import { readFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import path from 'node:path';
import { contentTypeOf } from '../../engine/node/serve/host/contentType.ts';
import { listen } from '../../engine/node/serve/host/listen.ts';
import { closeServer } from '../../engine/node/serve/host/serve.ts';

export interface OtherHost {
  /** With the prefix, ends with `/`. */
  url: string;
  close(): Promise<void>;
}

/** A bare static server: files by their names, and `index.html` for a folder. */
export function startBareServer(dir: string, base = '/'): Promise<OtherHost> {
  return start(base, async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = decodeURIComponent(pathname.slice(base.length)) + (pathname.endsWith('/') ? 'index.html' : '');
    const body = pathname.startsWith(base) ? await readFile(path.join(dir, file)).catch(() => undefined) : undefined;
    response.writeHead(body ? 200 : 404, { 'Content-Type': body ? contentTypeOf(file) : 'text/plain' });
    response.end(body ?? 'Not found');
  });
}

/** A proxy in front of a host that does not know the prefix: the proxy removes it from every address. */
export function startStrippingProxy(target: string, base: string): Promise<OtherHost> {
  const { hostname, port } = new URL(target);
  return start(base, (request, response) => {
    if (!request.url?.startsWith(base)) {
      response.writeHead(404).end('Nothing here');
      return;
    }
    const forwarded = httpRequest(
      { hostname, port, path: `/${request.url.slice(base.length)}`, method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
}

async function start(base: string, listener: RequestListener): Promise<OtherHost> {
  const server = createServer(listener);
  const port = await listen(server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}${base}`, close: () => closeServer(server, 0) };
}
