/** The address of a handle, on platforms where the handle is enough. */
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

/** Converts handles or URLs by platform to URLs. `refuse` gets invalid values. */
export function toSocials(
  socials: Record<string, unknown> | undefined,
  refuse: (platform: string, value: unknown) => void,
): Social[] {
  const urls = new Map<string, string>();
  for (const [platform, written] of Object.entries(socials ?? {})) {
    const value = typeof written === 'number' ? String(written) : written;
    const known = platform.toLowerCase();
    const toUrl = Object.hasOwn(PLATFORMS, known) ? PLATFORMS[known] : undefined;
    if (typeof value === 'string' && /^https?:\/\//.test(value)) urls.set(platform, value);
    else if (typeof value !== 'string' || value === '' || value.includes('/')) refuse(platform, written);
    else if (toUrl) urls.set(known, toUrl(value));
    else urls.set(platform, value);
  }
  return [...urls].map(([platform, url]) => ({ platform, url }));
}
