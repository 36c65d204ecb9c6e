import { createServer, type Server } from 'node:http';
import { parseBase, toBasePath } from './basePath.ts';
import { createStaticHost } from './createStaticHost.ts';
import { onStopSignal } from '../../ground/stopSignals.ts';
import { listen } from './listen.ts';

export interface ServeOptions {
  /** Folder of the artefact. */
  dir: string;
  /** If this port is in use, the next free one is used; 0 lets the system choose. */
  port?: number;
  /** Only this machine by default. */
  host?: string;
  /** Host names of this server besides those of this machine, for example behind a proxy. */
  allowedHosts?: string[];
  base?: string;
  onError?: (error: unknown) => void;
}

export interface RunningServer {
  /** The address of the site for a browser on this machine. */
  url: string;
  port: number;
  close(): Promise<void>;
}

export const DEFAULT_PORT = 3000;
export const DEFAULT_HOST = '127.0.0.1';

export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { port = DEFAULT_PORT, host = DEFAULT_HOST, base = '/', allowedHosts = [], onError } = options;
  const server = createServer(createStaticHost(options.dir, { base, allowedHosts: [host, ...allowedHosts], onError }));
  const actualPort = await listen(server, port, host);
  return {
    url: `http://${toUrlHost(host)}:${actualPort}${toBasePath(parseBase(base) ?? [])}`,
    port: actualPort,
    close: () => closeServer(server),
  };
}

/** The host name to show: "every address" is not a name, and the loopback address has a nicer one. */
export function toUrlHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', ''].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Lets current responses finish, but does not wait for idle connections, which browsers keep open. */
export function closeServer(server: Server, graceMs = 1000): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Closes on SIGINT or SIGTERM; resolves when closed. A second Ctrl-C ends the process immediately. */
export function closeOnSignal(close: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopListening = onStopSignal(() => {
      stopListening();
      close().then(resolve, reject);
    });
  });
}
