import { describe, expect, it } from 'vitest';
import type { SearchIndexRef, SiteData } from '../../shared/siteData.ts';
import { contextOfPath, resolveScope } from './resolveScope.ts';
import { toSearchTarget } from './searchTarget.ts';

const ref = (
  type: SearchIndexRef['type'],
  instanceId: string,
  versionName: string,
  versionPath: string,
): SearchIndexRef => ({
  type,
  instanceId,
  versionName,
  versionPath,
  file: [type, instanceId, versionName].filter(Boolean).join('-'),
});

const version = (name: string, path: string, isLast: boolean) => ({
  name,
  label: name,
  isLast,
  path,
  mainDocId: 'intro',
  mainDocPath: path,
});

const site = {
  docs: {
    default: {
      id: 'default',
      breadcrumbs: true,
      versions: [version('current', '/', true), version('0.5.0', '/0.5.0', false), version('0.3.2', '/0.3.2', false)],
    },
    sdk: { id: 'sdk', breadcrumbs: true, versions: [version('current', '/sdk', true)] },
  },
  search: {
    contexts: [
      { name: 'docs', label: 'docs', instanceId: 'default' },
      { name: 'sdk', label: 'sdk', instanceId: 'sdk' },
    ],
    indexes: [
      ref('docs', 'default', 'current', ''),
      ref('docs', 'default', '0.5.0', '0.5.0/'),
      ref('docs', 'default', '0.3.2', '0.3.2/'),
      ref('docs', 'sdk', 'current', ''),
      ref('blog', 'default', '', ''),
    ],
  },
} as unknown as SiteData;

describe('resolveScope', () => {
  it.each([
    [undefined, '', ['docs-default-current', 'blog-default']],
    [undefined, '0.5.0/', ['docs-default-0.5.0', 'blog-default']],
    ['docs', '', ['docs-default-current', 'blog-default']],
    ['docs', '0.5.0/', ['docs-default-0.5.0', 'blog-default']],
    ['sdk', '', ['docs-sdk-current']],
    ['nonsense', '', ['docs-default-current', 'blog-default']],
    [undefined, '9.9.9/', ['docs-default-current', 'blog-default']],
  ])('context %s, version "%s"', (context, versionPath, files) => {
    const secondary = files.filter((file) => file.startsWith('blog'));
    expect(resolveScope(site, { context, versionPath })).toEqual({ files, ...(secondary.length > 0 && { secondary }) });
  });

  it('finds the SDK pages of a version that had them among its docs', () => {
    expect(resolveScope(site, { context: 'sdk', versionPath: '0.3.2/' })).toEqual({
      files: ['docs-default-0.3.2'],
      pathPrefix: '/0.3.2/sdk/',
    });
  });

  it('widens to every context', () => {
    expect(resolveScope(site, { context: 'sdk', versionPath: '', everywhere: true })).toEqual({
      files: ['docs-default-current', 'docs-sdk-current', 'blog-default'],
      secondary: ['blog-default'],
    });
    expect(resolveScope(site, { context: undefined, versionPath: '0.5.0/', everywhere: true })).toEqual({
      files: ['docs-default-0.5.0', 'docs-sdk-current', 'blog-default'],
      secondary: ['blog-default'],
    });
  });

  it('searches all docs where there are no contexts', () => {
    const plain = { ...site, search: { ...site.search!, contexts: [] } };
    expect(resolveScope(plain, { context: undefined, versionPath: '' })).toEqual({
      files: ['docs-default-current', 'docs-sdk-current', 'blog-default'],
      secondary: ['blog-default'],
    });
  });
});

describe('contextOfPath', () => {
  it.each([
    ['/sdk/intro', '', 'sdk'],
    ['/sdk', '', 'sdk'],
    ['/quickstart', '', undefined],
    ['/sdk-tools', '', undefined],
    ['/0.3.2/sdk/services/auth', '0.3.2/', 'sdk'],
    ['/0.5.0/quickstart', '0.5.0/', undefined],
  ])('%s (version "%s") → %s', (path, versionPath, context) => {
    expect(contextOfPath(site, path, versionPath)).toBe(context);
  });
});

describe('toSearchTarget', () => {
  it('names context and version only where they matter', () => {
    const page = { path: '/search' };
    expect(toSearchTarget(page, { query: '', versionPath: '' })).toBe('/search');
    expect(toSearchTarget(page, { query: 'a & b', versionPath: '' })).toBe('/search?q=a+%26+b');
    expect(toSearchTarget(page, { query: 'x', context: 'sdk', versionPath: '0.5.0/' })).toBe(
      '/search?q=x&ctx=sdk&version=0.5.0%2F',
    );
  });
});
