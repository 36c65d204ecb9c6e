import type { SharedCacheOptions } from './createSharedCache.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The shared cache's settings in the environment: `OCTAVO_CACHE_URL`, `OCTAVO_CACHE_READ_ONLY`, and credentials, which
 * are never part of a configuration: `OCTAVO_CACHE_TOKEN`, or `OCTAVO_CACHE_USER` and `OCTAVO_CACHE_PASSWORD`. `url` is
 * the configuration's.
 */
export function readSharedCacheOptions(env: Environment, url?: string): SharedCacheOptions | undefined {
  const given = env['OCTAVO_CACHE_URL'] ?? url;
  if (!given || !URL.canParse(given)) return undefined;
  const address = new URL(given);
  const user = env['OCTAVO_CACHE_USER'] ?? decodeURIComponent(address.username);
  const password = env['OCTAVO_CACHE_PASSWORD'] ?? decodeURIComponent(address.password);
  address.username = '';
  address.password = '';
  const basic = user ? `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` : undefined;
  const token = env['OCTAVO_CACHE_TOKEN'];
  return {
    url: address.href,
    authorization: token ? `Bearer ${token}` : basic,
    isReadOnly: /^(?:1|true|yes)$/i.test(env['OCTAVO_CACHE_READ_ONLY'] ?? ''),
  };
}
