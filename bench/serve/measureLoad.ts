import { connect } from 'node:net';

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

export interface Load {
  origin: string;
  /** Requested in turn. */
  targets: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  answers: number;
  /** Responses per second. */
  rate: number;
  /** The number of responses with each status. */
  statuses: Record<string, number>;
}

/**
 * Keeps several connections busy, each with one request at a time. It uses plain sockets, because a client that parses
 * headers into objects is slower than the servers.
 */
export async function measureLoad({ origin, targets, headers, connections, seconds }: Load): Promise<LoadResult> {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = targets.map((target) => `GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const statuses: Record<string, number> = {};
  let answers = 0;
  let next = 0;
  const started = performance.now();
  const end = started + seconds * 1000;

  function keepBusy(): Promise<void> {
    return new Promise((resolve, reject) => {
      function open(): void {
        const socket = connect({ host: hostname, port: Number(port), noDelay: true });
        let received: Buffer = Buffer.alloc(0);
        const send = () => socket.write(requests[next++ % requests.length] ?? '');
        socket.on('connect', send);
        socket.on('error', reject);
        // Servers close a connection after a number of requests.
        socket.on('close', () => (performance.now() < end ? open() : resolve()));
        socket.on('data', (chunk: Buffer) => {
          received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
          const answer = readAnswer(received);
          if (!answer) return;
          received = Buffer.alloc(0);
          answers++;
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          if (performance.now() >= end) socket.destroy();
          else if (!answer.isLast) send();
        });
      }
      open();
    });
  }

  await Promise.all(Array.from({ length: connections }, keepBusy));
  return { answers, rate: answers / ((performance.now() - started) / 1000), statuses };
}

/** The response, once all of it has arrived. */
function readAnswer(received: Buffer): { status: string; isLast: boolean } | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const status = head.slice(9, 12);
  const isLast = /\r\nconnection: *close/i.test(head);
  const arrived = received.length - end - 4;
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) {
    return received.subarray(-5).equals(LAST_CHUNK) ? { status, isLast } : undefined;
  }
  const length = status === '304' ? 0 : Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  return arrived >= length ? { status, isLast } : undefined;
}
