import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteDir, writeFiles } from '../../../ground/testing/siteDir.ts';
import type { ScannedFile } from './sourceStore.ts';
import { createSourceStore } from './sourceStore.ts';

function createStore() {
  const dir = siteDir({ 'a.md': '# A' });
  const filePath = path.join(dir, 'a.md');
  const open = (options: { engine?: string; read?: boolean } = {}) =>
    createSourceStore({ siteDir: dir, engine: '1', read: true, ...options });
  const keep = (frontMatter: Record<string, unknown> = {}) => {
    const text = { key: 'k', code: { imports: ['./b.js'] }, read: () => '# A' };
    const file: ScannedFile = {
      source: { filePath, relPath: 'a.md', text, frontMatter, frontMatterLines: 0, contentTitle: 'A' },
      problems: [{ severity: 'warning', code: 'not-utf8', filePath, message: 'Hm.' }],
    };
    const store = open();
    store.set(filePath, 'stamp', file);
    store.save();
    return file;
  };
  return { dir, filePath, open, keep };
}

it('knows a file with the same stamp, and reads its text on request', () => {
  const { dir, filePath, open, keep } = createStore();
  const { source, problems } = keep({ tags: ['x', 1, null], sidebar: { a: true } });
  const { text, ...facts } = source;
  const known = open().get(filePath, 'stamp');
  expect(known?.source).toMatchObject({ ...facts, text: { key: text.key, code: text.code } });
  expect(known?.problems).toEqual(problems);
  expect(known?.source.text.read()).toBe('# A');
  writeFiles(dir, { 'a.md': '\uFEFF# Other' });
  expect(known?.source.text.read()).toBe('# Other');
  expect(open().get(filePath, 'another stamp')).toBeUndefined();
});

it('uses nothing from another engine, from a damaged file, or if it is switched off', () => {
  const { dir, filePath, open, keep } = createStore();
  keep();
  expect(open({ engine: '2' }).get(filePath, 'stamp')).toBeUndefined();
  expect(open({ read: false }).get(filePath, 'stamp')).toBeUndefined();
  const file = path.join(dir, '.octavo/sources');
  writeFileSync(file, readFileSync(file, 'utf8').replace('a.md', 'b.md'));
  expect(open().get(filePath, 'stamp')).toBeUndefined();
});

it.each([new Date(0), Number.NaN, -0, [undefined]])('keeps no front matter that JSON would change: %s', (value) => {
  const { filePath, open, keep } = createStore();
  keep({ value });
  expect(open().get(filePath, 'stamp')).toBeUndefined();
});

it('forgets files that nobody requested', () => {
  const { filePath, open, keep } = createStore();
  const file = keep();
  const next = open();
  next.set('/another.md', 'stamp', file);
  next.save();
  expect(open().get(filePath, 'stamp')).toBeUndefined();
  expect(open().get('/another.md', 'stamp')).toBeDefined();
});
