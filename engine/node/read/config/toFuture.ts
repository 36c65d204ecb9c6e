import { isSince, v4FlagsOf } from './docusaurusRelease.ts';
import { BUNDLER_FLAGS } from './schema/futureFlags.ts';
import type { SiteConfig } from './types.ts';

/** `future` of the configuration with the defaults of the site's release: what plugins and code receive. */
export function toFuture({ raw, release }: Pick<SiteConfig, 'raw' | 'release'>): Record<string, unknown> {
  const { v4, experimental_faster, faster, experimental_storage, ...rest } = (raw.future ?? {}) as Record<
    string,
    unknown
  >;
  const flags: Record<string, unknown> = toFlags(v4FlagsOf(release), v4);
  const named = { experimental_router: 'browser', ...rest, v4: flags };
  if (isSince(release, [3, 10])) {
    const isFaster = flags.fasterByDefault === true;
    return {
      ...named,
      // Its functions are in the context of plugins.
      experimental_vcs: typeof rest.experimental_vcs === 'object' ? rest.experimental_vcs : {},
      faster: toFlags([...BUNDLER_FLAGS, 'gitEagerVcs'], faster ?? experimental_faster, isFaster),
    };
  }
  return {
    ...named,
    experimental_faster: toFlags(BUNDLER_FLAGS, experimental_faster ?? faster),
    experimental_storage: { type: 'localStorage', namespace: false, ...(experimental_storage as object | undefined) },
  };
}

/** `true` or `false` sets all flags. */
function toFlags(names: string[], written: unknown, rest = false): Record<string, unknown> {
  const all = Object.fromEntries(names.map((name) => [name, typeof written === 'boolean' ? written : rest]));
  return typeof written === 'object' ? { ...all, ...written } : all;
}
