import { expect, it } from 'vitest';
import { findSocialIcon } from './theme/icons/socialIcons.ts';

const KNOWN = 'Twitter GitHub StackOverflow LinkedIn X Bluesky Instagram Threads Mastodon YouTube Twitch'.split(' ');

it.each(KNOWN)('has the mark of %s, without style attributes', (platform) => {
  const { svg } = findSocialIcon(platform);
  expect(svg).toMatch(/^<svg [^>]*class="authorSocialLink_owbf/);
  expect(svg).not.toContain('style=');
  expect(svg).not.toBe(findSocialIcon('elsewhere').svg);
});

it('has names of CSS modules as Docusaurus makes them, and ids that no content has', () => {
  expect(findSocialIcon('github').svg).toContain('class="authorSocialLink_owbf githubSvg_Uu4N"');
  expect(findSocialIcon('mastodon').svg).toContain('id="octavo:mastodon"');
});

it('shows a globe for any other platform', () => {
  expect(findSocialIcon('Elsewhere')).toMatchObject({
    label: 'Elsewhere',
    svg: expect.stringContaining('<svg') as string,
  });
});
