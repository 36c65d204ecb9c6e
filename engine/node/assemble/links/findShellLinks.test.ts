import { describe, expect, it } from 'vitest';
import type { FooterData, NavbarData, NavbarItem } from '../../../shared/siteData.ts';
import { findBrokenShellLinks } from './findShellLinks.ts';
import type { SiteIndex } from './siteIndex.ts';

const index: SiteIndex = {
  findRoute: (path) => (['/', '/a'].includes(path) ? path : undefined),
  routeOfFile: () => undefined,
  filesIn: () => [],
  leftOut: (path) => (path === '/draft' ? { routePath: path, filePath: 'draft.md', reason: 'a draft' } : undefined),
  anchorsOf: () => new Set(['part']),
  addPartAnchors: () => undefined,
  isInPart: () => false,
  staticFile: (file) => (file === 'story/index.html' ? file : undefined),
  routePaths: () => ['/', '/a'],
};
const config = { configPath: 'docusaurus.config.js', i18n: { locales: ['en', 'de'] } };

function find(targets: string[], footerTarget = '/a'): string[] {
  const items = targets.map((to): NavbarItem => ({ type: 'link', position: 'left', label: to, to }));
  const menu: NavbarItem = { type: 'dropdown', position: 'left', label: 'More', items };
  const navbar = { title: '', items: [menu] } as unknown as NavbarData;
  const footer: FooterData = { style: 'dark', columns: [{ title: null, items: [{ label: 'x', to: footerTarget }] }] };
  return findBrokenShellLinks({ navbar, footer }, config as never, index).map(
    ({ kind, target }) => `${kind} ${target}`,
  );
}

describe('links around pages', () => {
  it('that lead nowhere are found, once each', () => {
    expect(find(['/gone', '/gone', '/a#nothing', '/draft'], '/away')).toEqual([
      'link /gone',
      'anchor /a#nothing',
      'left-out /draft',
      'link /away',
    ]);
  });

  it('that lead somewhere are not: pages, files, other sites, other locales, folders of other tools', () => {
    const somewhere = ['/', '/a?q=1', '/a#part', 'pathname:///a.pdf', 'https://a.test/', '#top', '/de/a', '/story/'];
    expect(find(somewhere)).toEqual([]);
  });

  it('that the router does not follow are not checked, as in Docusaurus', () => {
    const links = ['_blank', '_self', undefined, null].map((target) => ({ to: `/gone-${target}`, target }));
    const found = findBrokenShellLinks({ navbar: { items: links } as never }, config as never, index);
    expect(found.map(({ target }) => target)).toEqual(['/gone-_self', '/gone-undefined', '/gone-null']);
  });
});
