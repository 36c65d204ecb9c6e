import icons from 'octavo:social-icons';

export interface SocialIcon {
  label: string;
  svg: string;
}

const LABELS = [
  'Twitter',
  'GitHub',
  'Stack Overflow',
  'LinkedIn',
  'X',
  'Bluesky',
  'Instagram',
  'Threads',
  'Mastodon',
  'YouTube',
  'Twitch',
];

/** The logos of platforms that theme-classic knows, by the names that authors write. */
const byPlatform = new Map(
  LABELS.map((label) => {
    const name = label.replace(' ', '');
    return [name.toLowerCase(), { label, svg: icons[name] ?? '' }];
  }),
);

/** Other platforms get a globe. */
export function findSocialIcon(platform: string): SocialIcon {
  return byPlatform.get(platform.toLowerCase()) ?? { label: platform, svg: icons['Default'] ?? '' };
}
