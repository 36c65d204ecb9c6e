import { expect, it } from 'vitest';
import { sampleSite } from '../testing/sampleSite.ts';
import { siteCss } from './siteCss.ts';

const bar = { id: 'a', html: 'News', isCloseable: true };

it('is nothing without an announcement, or for one that sets no colours', () => {
  expect(siteCss(sampleSite)).toBe('');
  expect(siteCss({ ...sampleSite, announcementBar: bar })).toBe('');
});

it('has the colours that the site sets, with the weight of a style attribute', () => {
  const colours = { backgroundColor: '#1d1815', textColor: 'rgb(255 255 255)' };
  expect(siteCss({ ...sampleSite, announcementBar: { ...bar, ...colours } })).toBe(
    '#__docusaurus .theme-announcement-bar{background-color:#1d1815;color:rgb(255 255 255)}',
  );
});

it('refuses what is not a colour', () => {
  const site = { ...sampleSite, announcementBar: { ...bar, textColor: 'red}*{display:none' } };
  expect(() => siteCss(site)).toThrow(/announcementBar\.textColor: "red}\*{display:none"/);
});
