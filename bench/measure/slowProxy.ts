/** A connection of 1.6 Mbit/s with a round trip of 150 ms, shared by all requests, in front of a local server. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 1_600_000 / 8 / 1000;

export interface SlowProxy {
  port: number;
  /** Bytes sent to the browser so far. */
  received(): number;
  close(): Promise<void>;
}

export async function startSlowProxy(targetPort: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  let total = 0;
  let freeAt = 0;
  const server = createServer((browser) => {
    const host = connect(targetPort, '127.0.0.1');
    for (const socket of [browser, host]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    browser.on('data', (chunk) => setTimeout(() => host.writable && host.write(chunk), ROUND_TRIP_MS / 2));
    host.on('data', (chunk) => {
      total += chunk.length;
      // One queue for all connections: each one delays the others.
      freeAt = Math.max(freeAt, performance.now()) + chunk.length / BYTES_PER_MS;
      setTimeout(() => browser.writable && browser.write(chunk), freeAt - performance.now() + ROUND_TRIP_MS / 2);
    });
    browser.on('end', () => setTimeout(() => host.end(), ROUND_TRIP_MS / 2));
    host.on('end', () =>
      setTimeout(() => browser.end(), Math.max(0, freeAt - performance.now()) + ROUND_TRIP_MS / 2 + 1),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received: () => total,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
