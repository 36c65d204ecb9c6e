import { V4_FLAGS } from './docusaurusRelease.ts';
import { BUNDLER_FLAGS } from './schema/futureFlags.ts';

/** `future` of the configuration with Docusaurus's defaults: what plugins and code receive. */
export function toFuture(written: unknown): Record<string, unknown> {
  const { v4, experimental_faster, faster, experimental_storage, ...rest } = (written ?? {}) as Record<string, unknown>;
  const flags: Record<string, unknown> = toFlags(V4_FLAGS, v4);
  return {
    experimental_router: 'browser',
    ...rest,
    v4: flags,
    // Named `faster` since 3.10.
    ...((faster !== undefined || flags.fasterByDefault === true) && {
      faster: toFlags([...BUNDLER_FLAGS, 'gitEagerVcs'], faster, flags.fasterByDefault === true),
    }),
    experimental_faster: toFlags(BUNDLER_FLAGS, experimental_faster),
    experimental_storage: { type: 'localStorage', namespace: false, ...(experimental_storage as object | undefined) },
  };
}

/** `true` or `false` sets all flags. */
function toFlags(names: string[], written: unknown, rest = false): Record<string, unknown> {
  const all = Object.fromEntries(names.map((name) => [name, typeof written === 'boolean' ? written : rest]));
  return typeof written === 'object' ? { ...all, ...written } : all;
}
