import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { hashOf } from '../hashOf.ts';
import { CLOCK_STEP_MS } from './fileStamp.ts';
import { readOnce } from './readOnce.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'octavo-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('reads a file once for many pages, and again after a change', async () => {
  const file = path.join(dir, 'note.md');
  expect(readOnce(file)).toBeUndefined();
  writeFileSync(file, 'One.');
  expect(readOnce(file)).toEqual({ text: 'One.', hash: hashOf('One.') });
  // The stamp of a file that was just written is not trusted.
  await wait(2 * CLOCK_STEP_MS);
  readOnce(file);
  expect(readOnce(file)).toBe(readOnce(file));
  expect(readOnce(file)?.text).toBe('One.');
  writeFileSync(file, 'Two.');
  expect(readOnce(file)?.text).toBe('Two.');
  rmSync(file);
  expect(readOnce(file)).toBeUndefined();
  mkdirSync(file);
  expect(readOnce(file)).toBeUndefined();
});
