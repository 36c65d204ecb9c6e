import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP API on loopback, with everything that a browser may meet: refusals, streams, errors, hostile answers. */
export interface ApiServer {
  /** `http://127.0.0.1:1234`. */
  origin: string;
  /** Method and address of every request, preflights included. */
  requests: string[];
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export const HOSTILE = '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>';

const ANSWERS: Record<string, Answer> = {
  echo: (request, response, body) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'X-Own': 'shown' });
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
  },
  fail: (_, response) => response.writeHead(503, { 'Content-Type': 'text/plain' }).end('Down for repair'),
  nothing: (_, response) => response.writeHead(204).end(),
  hostile: (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(HOSTILE),
  bytes: (_, response) =>
    response.writeHead(200, { 'Content-Type': 'application/zip' }).end(Buffer.from([0, 1, 2, 255])),
  redirect: (request, response) =>
    response
      .writeHead(302, { Location: `http://localhost:${(request.socket.address() as AddressInfo).port}/echo` })
      .end(),
  // Sends something, and then nothing more.
  stream: (_, response) =>
    void response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: first\n\n'),
  flood: (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(50_000)));
    };
    response.on('drain', more);
    more();
  },
  broken: (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': '100' });
    response.write('half', () => response.destroy());
  },
};

export async function startApiServer(): Promise<ApiServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const name = request.url?.split(/[/?]/)[1] ?? '';
    // The server without CORS.
    if (name !== 'closed') {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
      response.setHeader('Access-Control-Allow-Methods', '*');
      response.setHeader('Access-Control-Expose-Headers', '*');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => (ANSWERS[name] ?? ANSWERS.echo)!(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
