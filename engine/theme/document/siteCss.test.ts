import { expect, it } from 'vitest';
import { sampleSite } from '../testing/sampleSite.ts';
import { siteCss } from './siteCss.ts';

const bar = { id: 'a', html: 'News', isCloseable: true };

it('gives the announcement bar its colours', () => {
  expect(siteCss(sampleSite)).toBe('');
  expect(siteCss({ ...sampleSite, announcementBar: bar })).toBe('');
  expect(
    siteCss({ ...sampleSite, announcementBar: { ...bar, backgroundColor: '#fff', textColor: 'rgb(0 0 0)' } }),
  ).toBe('.oc-announcement{background:#fff;color:rgb(0 0 0)}');
});

it('takes nothing that would leave the rule', () => {
  const site = { ...sampleSite, announcementBar: { ...bar, textColor: 'red}*{display:none' } };
  expect(() => siteCss(site)).toThrow(/announcementBar\.textColor: "red}\*{display:none"/);
});
