import { describe, expect, test } from 'vitest';
import { documentAttributes } from './documentAttributes.ts';
import type { SiteData } from './siteData.ts';

const assets = { appFile: 'assets/app.1.js', menusFile: 'assets/menus.1.js', siteDataFile: '_octavo/site-1.js' };

function attributes(path: string, over: Partial<SiteData> = {}, kind: 'doc' | 'not-found' = 'doc') {
  const site = {
    baseUrl: '/',
    trailingSlash: false,
    router: 'browser',
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    ...over,
  } as SiteData;
  return documentAttributes(site, { path, kind }, assets);
}

describe('documentAttributes', () => {
  test('name the root, the bundles and the default colour mode', () => {
    expect(attributes('/a/b')).toEqual({
      'data-has-hydrated': 'false',
      'data-theme': 'light',
      'data-theme-choice': 'light',
      'data-oc-root': '../',
      'data-oc-app': 'assets/app.1.js',
      'data-oc-menus': 'assets/menus.1.js',
      'data-oc-site': '_octavo/site-1.js',
      'data-oc-clean': '',
    });
  });

  test('the address of a folder proves clean URLs only if every page is a folder', () => {
    expect(attributes('/')).not.toHaveProperty('data-oc-clean');
    expect(attributes('/', { trailingSlash: true })).toHaveProperty('data-oc-clean');
    expect(attributes('/a', { trailingSlash: undefined })).toMatchObject({
      'data-oc-root': '../',
      'data-oc-index': '',
      'data-oc-clean': '',
    });
  });

  test('the banner for a wrong base URL is on the home page only', () => {
    expect(attributes('/a')).not.toHaveProperty('data-oc-banner');
    expect(attributes('/')['data-oc-banner']).toBe(
      'Your Docusaurus site did not load properly.\n' +
        'A very common reason is a wrong site baseUrl configuration.\n' +
        'Current configured baseUrl = /  (default value)\n' +
        'We suggest trying baseUrl = ',
    );
    expect(attributes('/', { baseUrl: '/docs/' })['data-oc-banner']).toContain('baseUrl = /docs/\n');
  });

  test('the not-found page is lost; with hash routing all others are one document', () => {
    expect(attributes('/404.html', {}, 'not-found')).toMatchObject({ 'data-oc-lost': '/' });
    expect(attributes('/404.html', {}, 'not-found')).not.toHaveProperty('data-oc-root');
    expect(attributes('/404.html', {}, 'not-found')).not.toHaveProperty('data-oc-clean');
    expect(attributes('/404.html', { router: 'hash' }, 'not-found')).toMatchObject({
      'data-oc-lost': '/',
      'data-oc-hash': '',
    });
    expect(attributes('/a', { router: 'hash' })).toMatchObject({ 'data-oc-hash': '', 'data-oc-root': './' });
  });

  test('colour mode and announcement', () => {
    const colorMode = { defaultMode: 'dark' as const, disableSwitch: true, respectPrefersColorScheme: true };
    const announcementBar = { id: 'a1', html: '', isCloseable: true };
    expect(attributes('/a', { colorMode, announcementBar })).toMatchObject({
      'data-theme': 'dark',
      'data-theme-choice': 'system',
      'data-oc-announcement': 'a1',
    });
  });
});
