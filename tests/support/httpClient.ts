import { request as httpRequest, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface RequestInput {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** Keeps connections for more requests. */
  agent?: Agent;
}

/**
 * Sends a request target exactly as written: `..` is not normalised, redirects are not followed, nothing is decoded.
 */
export function sendRequest(origin: string, target: string, input: RequestInput = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        hostname,
        port,
        path: target,
        method: input.method ?? 'GET',
        headers: input.headers,
        agent: input.agent ?? false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString('utf8') });
        });
      },
    );
    request.on('error', reject);
    request.end();
  });
}

/** Follows redirects as a browser resolves them; fails where they do not end. */
export async function followRedirects(
  origin: string,
  target: string,
  input: RequestInput = {},
): Promise<{ answer: Answer; path: string; hops: number }> {
  let path = target;
  for (let hops = 0; hops <= 5; hops++) {
    const answer = await sendRequest(origin, path, input);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || location === undefined) return { answer, path, hops };
    const next = new URL(location, new URL(path, origin));
    path = next.pathname + next.search;
  }
  throw new Error(`"${target}" redirects without end; the last address was "${path}".`);
}
