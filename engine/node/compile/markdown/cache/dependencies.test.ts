import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { hashOf } from '../../../ground/hashOf.ts';
import { CLOCK_STEP_MS } from '../../../ground/inputs/fileStamp.ts';
import * as siteFiles from '../../../ground/inputs/siteFiles.ts';
import { areDependenciesCurrent } from './dependencies.ts';

vi.mock('../../../ground/inputs/siteFiles.ts', { spy: true });

const dir = mkdtempSync(path.join(tmpdir(), 'octavo-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('reads a file that many pages are made of once, and again when it has changed', async () => {
  const file = path.join(dir, 'note.md');
  const isCurrent = (page: string) =>
    areDependenciesCurrent(
      [['./note.md', hashOf('One.')]],
      { filePath: path.join(dir, page) } as never,
      { siteDir: dir } as never,
    );
  writeFileSync(file, 'One.');
  // Nobody trusts the stamp of a file that was written this moment.
  await wait(2 * CLOCK_STEP_MS);
  expect(['a.md', 'b.md', 'c.md'].map(isCurrent)).toEqual([true, true, true]);
  expect(siteFiles.readSiteFileSync).toHaveBeenCalledTimes(1);
  writeFileSync(file, 'Two.');
  expect(isCurrent('a.md')).toBe(false);
  writeFileSync(file, 'One.');
  expect(isCurrent('a.md')).toBe(true);
  rmSync(file);
  expect(isCurrent('a.md')).toBe(false);
});
