import { ReportedError } from '../../ground/reportedError.ts';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The number of ports to try. */
const PORTS_TO_TRY = 50;

/** A server cannot be started here; the message gives the reason and the remedy. */
export class ListenError extends ReportedError {
  override name = 'ListenError';
  readonly problemCode = 'port';
}

/** Listens on `port`, or on the next free one. `0` lets the system choose. Returns the port. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let candidate = port; candidate <= Math.min(port + PORTS_TO_TRY, 65_535); candidate++) {
    const failure = await tryToListen(server, candidate, host);
    if (failure === undefined) return (server.address() as AddressInfo).port;
    if (failure.code !== 'EADDRINUSE') throw new ListenError(explain(failure, candidate, host));
  }
  throw new ListenError(`No port from ${port} on is free on "${host}". Choose another one with --port.`);
}

function tryToListen(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      resolve(error);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(undefined);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen(port, host);
  });
}

function explain(failure: NodeJS.ErrnoException, port: number, host: string): string {
  if (failure.code === 'EACCES')
    return `Port ${port} needs more rights than you have. Choose one above 1023 with --port.`;
  if (failure.code === 'EADDRNOTAVAIL' || failure.code === 'ENOTFOUND' || failure.code === 'EAI_AGAIN') {
    return `"${host}" is no address of this machine. Use --host 127.0.0.1 (this machine only) or --host 0.0.0.0 (all networks).`;
  }
  return `The server could not listen on ${host}:${port} (${failure.code ?? failure.message}).`;
}
