import { expect, it } from 'vitest';
import { sampleSite } from '../testing/sampleSite.ts';
import { siteCss } from './siteCss.ts';

const withStyle = (style: 'dark' | 'primary') => ({ ...sampleSite, navbar: { ...sampleSite.navbar, style } });
const bar = { id: 'a', html: 'News', isCloseable: true };

it('is empty for a site that asks for nothing special', () => {
  expect(siteCss(sampleSite)).toBe('');
});

it('gives the announcement bar its colours', () => {
  expect(siteCss({ ...sampleSite, announcementBar: bar })).toContain('background:var(--oc-accent-soft)');
  const colours = { backgroundColor: '#fff', textColor: 'rgb(0 0 0)' };
  const css = siteCss({ ...sampleSite, announcementBar: { ...bar, ...colours } });
  expect(css).toContain('background:#fff;color:rgb(0 0 0);');
});

it('takes nothing that would leave the rule', () => {
  const site = { ...sampleSite, announcementBar: { ...bar, textColor: 'red}*{display:none' } };
  expect(() => siteCss(site)).toThrow(/announcementBar\.textColor: "red}\*{display:none"/);
});

it('colours the navbar where the site wants it coloured', () => {
  expect(siteCss(withStyle('dark'))).toContain('--oc-bg:var(--oc-footer-bg)');
  expect(siteCss(withStyle('primary'))).toContain('--oc-bg:var(--ifm-color-primary,#8f3007)');
});
