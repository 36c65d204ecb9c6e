import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { hashOf } from '../hashOf.ts';
import { CLOCK_STEP_MS } from './fileStamp.ts';
import { readKept } from './readKept.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'octavo-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('reads a file that many pages are made of once, and again when it has changed', async () => {
  const file = path.join(dir, 'note.md');
  expect(readKept(file)).toBeUndefined();
  writeFileSync(file, 'One.');
  expect(readKept(file)).toEqual({ text: 'One.', hash: hashOf('One.') });
  // Nobody trusts the stamp of a file that was written this moment.
  await wait(2 * CLOCK_STEP_MS);
  readKept(file);
  expect(readKept(file)).toBe(readKept(file));
  expect(readKept(file)?.text).toBe('One.');
  writeFileSync(file, 'Two.');
  expect(readKept(file)?.text).toBe('Two.');
  rmSync(file);
  expect(readKept(file)).toBeUndefined();
  mkdirSync(file);
  expect(readKept(file)).toBeUndefined();
});
