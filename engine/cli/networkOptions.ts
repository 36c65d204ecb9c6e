import type { CommandInput } from './commandTable.ts';
import { UsageError } from './usageError.ts';

interface NetworkOptions {
  port?: number;
  host?: string;
  allowedHosts?: string[];
}

/** `--port`, `--host` and `--allow-host` of `start` and `serve`. */
export function readNetworkOptions({ values }: CommandInput): NetworkOptions {
  const { port, host, 'allow-host': allowed } = values;
  return {
    ...(port === undefined ? {} : { port: toPort(port) }),
    ...(host === undefined ? {} : { host: toHost(host) }),
    ...(allowed === undefined ? {} : { allowedHosts: allowed.split(',').map(toName) }),
  };
}

function toPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`"${text}" is no port: use a number from 1 to 65535, or 0 for any that is free.`);
}

function toName(text: string): string {
  const name = text.trim();
  if (/^[^\s/:]+$/.test(name)) return name;
  throw new UsageError(`"${name}" is no name of a host: use one like docs.example.com, several with commas.`);
}

/** `localhost` can mean an IPv6 address here and an IPv4 one in the browser; the number is unambiguous. */
function toHost(text: string): string {
  if (/[/\s]/.test(text)) throw new UsageError(`"${text}" is no address: use one like 127.0.0.1 or 0.0.0.0.`);
  return text === 'localhost' ? '127.0.0.1' : text;
}
