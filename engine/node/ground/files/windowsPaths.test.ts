/** These tests do not run on Windows; they check code that depends on its paths with Node's rules for them. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { identifyModule } from '../../read/config/plugins/moduleName.ts';
import { isWithin } from './boundary.ts';
import { posixRelative } from './siteAlias.ts';

const { win32 } = path;

it('names files of the site with slashes', () => {
  expect(posixRelative('C:\\Sites\\my docs', 'C:\\Sites\\my docs\\docs\\a b.md', win32)).toBe('docs/a b.md');
  expect(posixRelative('C:\\Sites\\Docs', 'c:\\sites\\docs\\docs\\Ü.md', win32)).toBe('docs/Ü.md');
  expect(posixRelative('\\\\server\\share\\docs', '\\\\server\\share\\docs\\a\\b.md', win32)).toBe('a/b.md');
  expect(posixRelative('C:\\site', 'C:\\shared\\x.png', win32)).toBe('../shared/x.png');
});

it('knows which paths are in a folder, in any case, and which are on another drive', () => {
  expect(isWithin('C:\\site', 'c:\\SITE\\docs\\a.md', win32)).toBe(true);
  expect(isWithin('C:\\site', 'C:\\site', win32)).toBe(true);
  expect(isWithin('C:\\site', 'C:\\site-two\\a.md', win32)).toBe(false);
  expect(isWithin('C:\\site', 'C:\\..\\secret', win32)).toBe(false);
  expect(isWithin('C:\\site', 'D:\\site\\a.md', win32)).toBe(false);
  expect(isWithin('C:\\site', '\\\\server\\share\\a.md', win32)).toBe(false);
  expect(isWithin('C:\\site', 'C:\\site\\..a\\b.md', win32)).toBe(true);
});

it('knows a plugin by the path of its installed file', () => {
  const file = 'C:\\site\\node_modules\\@docusaurus\\plugin-content-docs\\lib\\index.js';
  expect(identifyModule(file, 'plugin').known).toBe('docs');
});

it('turns paths into addresses in one place, which was tried above', async () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const files = (await readdir(path.join(root, 'node'), { recursive: true })).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const others = [];
  for (const file of files) {
    const text = await readFile(path.join(root, 'node', file), 'utf8');
    if (/split\(path\.sep\)\.join|replaceAll\(path\.sep/.test(text)) others.push(file);
  }
  expect(others).toEqual([]);
});
