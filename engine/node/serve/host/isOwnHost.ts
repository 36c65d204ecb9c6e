import { isIP } from 'node:net';
import { hostname } from 'node:os';

const OWN_NAME = hostname().toLowerCase();

/**
 * True if a request names this machine. A foreign page could point its own host name at this address and then read the
 * site, but the host name in the request reveals that. An IP address cannot be redirected, so it is always allowed.
 */
export function isOwnHost(header: string | undefined, allowed: string[]): boolean {
  // Every browser sends a host name.
  if (header === undefined) return true;
  const name = header
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
  return (
    isIP(name) !== 0 ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    [OWN_NAME, `${OWN_NAME}.local`, ...allowed.map((host) => host.toLowerCase())].includes(name)
  );
}

export function explainUnknownHost(header: string | undefined): string {
  const name = (header ?? '').replace(/:\d*$/, '');
  return `"${name}" is no name of this machine that the server knows. To serve it under that name: --allow-host ${name}`;
}
