import { expect, it } from 'vitest';
import { findReleaseProblems, notesOf, toReleasedChangelog } from './releaseRules.mjs';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n';
const READY = {
  version: '0.2.0',
  last: '0.1.0',
  changelog: CHANGELOG,
  isClean: true,
  tags: ['v0.1.0'],
  repository: 'x',
};
const problems = (change: Partial<typeof READY>) => findReleaseProblems({ ...READY, ...change });

it('lets a release go that is ready', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ version: '1.0.0-rc.1', last: '0.9.9' })).toEqual([]);
  expect(problems({ version: '1.0.0', last: '1.0.0-rc.1' })).toEqual([]);
});

it('names everything that is in its way', () => {
  expect(problems({ version: 'next' })).toEqual(['"next" is not a version such as 1.2.3.']);
  expect(problems({ version: '0.0.9' })).toEqual(['0.0.9 is older than 0.1.0, the last one.']);
  expect(problems({ tags: ['v0.2.0'], isClean: false })).toHaveLength(2);
  expect(problems({ changelog: '# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Old.\n' })).toHaveLength(1);
  expect(problems({ repository: undefined })).toHaveLength(1);
});

it('writes the changelog, and reads the notes of a version from it', () => {
  const released = toReleasedChangelog(CHANGELOG, '0.2.0', '2026-02-03');
  expect(released).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n',
  );
  expect(notesOf(released, '0.2.0')).toBe('- New.');
  expect(notesOf(released, '0.1.0')).toBe('- Old.');
});
