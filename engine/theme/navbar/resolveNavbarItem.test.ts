import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../shared/createTranslate.ts';
import type { NavbarItem } from '../../shared/siteData.ts';
import { samplePage, samplePages } from '../testing/samplePages.ts';
import { sampleSite } from '../testing/sampleSite.ts';
import { resolveNavbarItem } from './resolveNavbarItem.ts';
import type { MenuGroup, MenuLink } from '../base/shellProps.ts';

/** The fields that tests look at, for both kinds of item. */
type Resolved = Omit<MenuLink, 'type'> & Omit<MenuGroup, 'type'> & { type: string };

const at = (path: string) => samplePage({ path, content: { kind: 'page', title: '', html: '', hasH1: true } });
const resolve = (item: NavbarItem, page = samplePages.doc, suffix = '', site = sampleSite) =>
  resolveNavbarItem(item, { site, translate: createTranslate(site), page, suffix }) as unknown as Resolved;

const [docs, sdk, blog, , versions] = sampleSite.navbar.items as [
  NavbarItem,
  NavbarItem,
  NavbarItem,
  NavbarItem,
  Extract<NavbarItem, { type: 'docsVersionDropdown' }>,
];

describe('links', () => {
  it('are active below their target, segment by segment, whatever the case', () => {
    expect(resolve(blog, at('/blog')).active).toBe(true);
    expect(resolve(blog, at('/Blog/archive')).active).toBe(true);
    expect(resolve(blog, at('/blogs')).active).toBe(false);
  });

  it('are active on every page if they lead home, as in Docusaurus', () => {
    const home: NavbarItem = { type: 'link', position: 'left', label: 'Home', to: '/' };
    expect(resolve(home, at('/blog')).active).toBe(true);
    expect(resolve(home, at('/')).active).toBe(true);
  });

  it('are active where the path begins with their base path', () => {
    expect(resolve(sdk, at('/sdk/services/auth')).active).toBe(true);
    expect(resolve(sdk, at('/sdks')).active).toBe(true);
    expect(resolve(sdk, at('/SDK')).active).toBe(false);
  });

  it('open their menu in the drawer on their own page only', () => {
    expect(resolve(blog, at('/blog/')).opensMenu).toBe(true);
    expect(resolve(blog, at('/blog/archive')).opensMenu).toBe(false);
    expect(resolve(sdk, at('/sdk/services/auth')).opensMenu).toBe(true);
  });

  it('are active where their pattern matches the whole path, base included', () => {
    const item: NavbarItem = { type: 'link', position: 'left', label: 'x', to: '/a', activeBaseRegex: '^/base/(a|b)/' };
    expect(resolve(item, at('/b/c'), '', { ...sampleSite, baseUrl: '/base/' }).active).toBe(true);
    expect(resolve(item, at('/B/c'), '', { ...sampleSite, baseUrl: '/base/' }).active).toBe(true);
    expect(resolve(item, at('/c'), '', { ...sampleSite, baseUrl: '/base/' }).active).toBe(false);
  });
});

describe('the docs item', () => {
  it('leads to the version being read, elsewhere to the latest', () => {
    expect(resolve(docs, samplePages.oldDoc).to).toBe('/0.5.0');
    expect(resolve(docs, samplePages.blogList).to).toBe('/');
  });

  it('leads to the latest version that has the document', () => {
    const item = { ...docs, paths: { '0.3.2': '/0.3.2/only' } } as NavbarItem;
    expect(resolve(item, samplePages.oldDoc).to).toBe('/0.3.2/only');
  });

  it('prefers the latest version to a newer one that is not released', () => {
    const [current, ...older] = sampleSite.docs['default']!.versions;
    const versions = [
      { ...current!, isLast: false },
      ...older.map((version, at) => ({ ...version, isLast: at === 0 })),
    ];
    const site = { ...sampleSite, docs: { ...sampleSite.docs, default: { ...sampleSite.docs['default']!, versions } } };
    const item = { ...docs, paths: { current: '/next', '0.5.1': '/0.5.1' } } as NavbarItem;
    expect(resolve(item, samplePages.oldDoc, '', site).to).toBe('/0.5.1');
  });

  it('is active on pages with its sidebar only', () => {
    expect(resolve(docs, samplePages.doc).active).toBe(true);
    const { docs: data } = samplePages.doc;
    expect(resolve(docs, { ...samplePages.doc, docs: { ...data!, sidebar: undefined } }).active).toBe(false);
    expect(resolve(docs, samplePages.blogList).active).toBe(false);
  });

  it('names the missing docs plugin, and the existing ones', () => {
    const item = { ...docs, instanceId: 'guides' } as NavbarItem;
    expect(() => resolve(item)).toThrow(/"guides".*does not seem to be enabled.*"default", "sdk"/);
  });
});

describe('the version dropdown', () => {
  it('keeps document, query and hash; falls back to the version’s main document', () => {
    const { label, items } = resolve(versions, samplePages.oldDoc, '?q=1#deploy');
    expect(label).toBe('0.5.0');
    expect((items as MenuLink[]).map(({ label, to, active }) => [label, to, active])).toEqual([
      ['0.5.1 (Latest)', '/models/deployment?q=1#deploy', false],
      ['0.5.1', '/0.5.1/models/deployment?q=1#deploy', false],
      ['0.5.0', '/0.5.0/models/deployment?q=1#deploy', true],
      ['0.3.2', '/0.3.2?q=1#deploy', false],
    ]);
  });

  it('shows the latest version outside the docs, and leads to the versions’ main documents', () => {
    const { label, items } = resolve(versions, samplePages.blogList);
    expect(label).toBe('0.5.1 (Latest)');
    expect((items as MenuLink[]).map(({ to }) => to)).toEqual(['/', '/0.5.1', '/0.5.0', '/0.3.2']);
  });

  it('remembers the choice by the version’s name', () => {
    const { items } = resolve(versions);
    expect((items as MenuLink[])[0]!.version).toEqual({ instanceId: 'default', name: 'current' });
  });

  it('marks no version where none is being read', () => {
    const item = { ...versions, instanceId: 'sdk', versions: ['current'], itemsBefore: [blog] };
    const marked = (page: typeof samplePages.doc) =>
      (resolve(item, page).items as MenuLink[]).map(({ label, active }) => [label, active]);
    expect(marked(at('/quickstart')).at(-1)).toEqual(['0.5.1 (Latest)', false]);
    expect((resolve(versions, at('/blog')).items as MenuLink[])[0]!.active).toBe(true);
  });

  it('is a plain link if there is one version', () => {
    const { type, label, to } = resolve({ ...versions, instanceId: 'sdk', versions: ['current'] });
    expect({ type, label, to }).toEqual({ type: 'link', label: '0.5.1 (Latest)', to: '/sdk/intro' });
  });
});

describe('other groups', () => {
  it('lists each language at the same path, or where the page exists', () => {
    const french = {
      name: 'fr',
      htmlLang: 'fr-FR',
      direction: 'ltr' as const,
      label: 'Français',
      url: 'https://x.example/fr/',
    };
    const german = { ...french, name: 'de', htmlLang: 'de' };
    const site = {
      ...sampleSite,
      locales: [...sampleSite.locales, { ...french, base: 'https://x.example/fr' }, { ...german, base: 'locale:de/' }],
    };
    const page = { ...samplePages.doc, locales: { de: '/modelle' } };
    const item: NavbarItem = { type: 'localeDropdown', position: 'right', itemsBefore: [], itemsAfter: [] };
    const { label, drawerLabel, items } = resolve(item, page, '#deploy', site);
    expect([label, drawerLabel]).toEqual(['English', 'Languages']);
    expect((items as MenuLink[]).map(({ to, lang, active }) => [to, lang, active])).toEqual([
      ['/models/deployment#deploy', 'en', true],
      ['https://x.example/fr/models/deployment#deploy', 'fr-FR', false],
      ['locale:de//modelle#deploy', 'de', false],
    ]);
  });

  it('are active where their own label leads, not with one of their items', () => {
    const item: NavbarItem = { type: 'dropdown', position: 'left', label: 'More', items: [blog] };
    expect(resolve(item, samplePages.blogList).active).toBe(false);
    expect(resolve({ ...item, to: '/blog' }, samplePages.blogList).active).toBe(true);
    expect(resolve({ ...item, to: '/blog' }, samplePages.doc).active).toBe(false);
  });
});
