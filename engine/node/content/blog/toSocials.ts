/** Where a handle leads on the platforms whose name says enough. */
const PLATFORMS: Record<string, (handle: string) => string> = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (id) => `https://stackoverflow.com/users/${id}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => `https://mastodon.social/@${handle}`,
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
};

export interface Social {
  platform: string;
  url: string;
}

/** Handles or URLs by platform → URLs. `refuse` gets what is neither. */
export function toSocials(
  socials: Record<string, unknown> | undefined,
  refuse: (platform: string, value: unknown) => void,
): Social[] {
  return Object.entries(socials ?? {}).flatMap(([platform, written]): Social[] => {
    const value = typeof written === 'number' ? String(written) : written;
    if (typeof value !== 'string' || value === '') {
      refuse(platform, written);
      return [];
    }
    if (/^https?:\/\//.test(value)) return [{ platform, url: value }];
    const known = platform.toLowerCase();
    if (value.includes('/')) {
      refuse(platform, written);
      return [];
    }
    const toUrl = Object.hasOwn(PLATFORMS, known) ? PLATFORMS[known] : undefined;
    return [toUrl ? { platform: known, url: toUrl(value) } : { platform, url: value }];
  });
}
