/**
 * True if a request names this machine. A page elsewhere could point a name of its own at 127.0.0.1 and read what
 * is being written; the name in the request gives it away.
 */
export function isOwnHost(header: string | undefined, host: string): boolean {
  // Whoever listens on another address than the loopback wants to be reached by other names.
  if (!['127.0.0.1', '::1', 'localhost'].includes(host)) return true;
  const name = (header ?? '').replace(/:\d+$/, '').toLowerCase();
  return ['localhost', '127.0.0.1', '[::1]', '::1'].includes(name) || name.endsWith('.localhost');
}
