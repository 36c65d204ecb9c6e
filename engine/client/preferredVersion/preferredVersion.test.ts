import { expect, test } from 'vitest';
import type { DocsInstanceData } from '../../shared/siteData.ts';
import { createPreferredVersions } from './createPreferredVersions.ts';
import { findDocsInstance, preferredVersionKey, readPreferredVersions } from './preferredVersion.ts';

function instance(id: string, ...names: string[]): DocsInstanceData {
  const versions = names.map((name, index) => ({
    name,
    label: name,
    isLast: index === 0,
    path: `/${name}`,
    mainDocId: 'intro',
    mainDocPath: `/${name}`,
  }));
  return { id, versions };
}

const docs = { default: instance('default', 'current', '0.5.1', '0.5.0'), sdk: instance('sdk', 'current') };

test('keeps a stored version only if it exists, per instance', () => {
  const stored: Record<string, string> = {
    'docs-preferred-version-default': '0.5.0',
    'docs-preferred-version-sdk': '0.5.0',
  };
  expect(readPreferredVersions(docs, (key) => stored[key] ?? null)).toEqual({
    preferred: { default: '0.5.0' },
    unknown: ['sdk'],
  });
  expect(readPreferredVersions(docs, () => null)).toEqual({ preferred: {}, unknown: [] });
});

test('stores under the key of Docusaurus', () => {
  expect(preferredVersionKey('sdk')).toBe('docs-preferred-version-sdk');
});

test('an instance that the site does not have is an error', () => {
  expect(findDocsInstance(docs, 'sdk')).toBe(docs.sdk);
  expect(() => findDocsInstance(docs, 'skd')).toThrow(
    'The docs plugin "skd" does not seem to be enabled: this site has data of "default", "sdk" only.',
  );
  expect(() => findDocsInstance({}, 'default')).toThrow('does not seem to be enabled: this site has no docs plugin');
  expect(() => findDocsInstance(docs, 'constructor')).toThrow('does not seem to be enabled');
});

test('with `versionPersistence: "none"` the choice lasts as long as the page', () => {
  const stored = new Map([['docs-preferred-version-default', '0.5.0']]);
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    watch: () => () => {},
  };
  const saved = createPreferredVersions({ docs }, storage);
  expect(saved.store.get()).toEqual({ default: '0.5.0' });
  saved.choose('default', '0.5.1');
  expect(stored.get('docs-preferred-version-default')).toBe('0.5.1');

  const { store, choose } = createPreferredVersions({ docs, versionPersistence: 'none' }, storage);
  expect(store.get()).toEqual({});
  choose('default', '0.5.0');
  expect(store.get()).toEqual({ default: '0.5.0' });
  expect(stored.get('docs-preferred-version-default')).toBe('0.5.1');
});
