import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { engineDist } from '../../../ground/octavo/engineFiles.ts';
import { createNativeParser } from './createNativeParser.ts';
import { isUnusual } from './isUnusual.ts';

/** Sätteri reads beyond the end of this text, which ends the process. */
const DEADLY = 'import a from "\\';

const toText = (text: string, filePath = 'a.md') => ({ text, format: 'mdx' as const, filePath });

it('leaves a text that ends its process to micromark, names the file, and reads the others', async () => {
  vi.stubEnv('DEBUG', '1');
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const parser = createNativeParser();
  const answers = await Promise.all([
    parser.parse(toText('# A', 'first.md')),
    parser.parse(toText(DEADLY, 'deadly.md')),
    parser.parse(toText('# B', 'last.md')),
  ]);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  expect(answers.map((bytes) => bytes !== undefined)).toEqual([true, false, true]);
  expect(lines).toEqual(['deadly.md: the native parser crashed, so the slower one reads this file.\n']);
  expect((await parser.parse(toText('# C')))?.length).toBeGreaterThan(0);
});

it('stops using the native parser after repeated crashes', async () => {
  const parser = createNativeParser();
  for (let i = 0; i < 3; i++) expect(await parser.parse(toText(DEADLY))).toBeUndefined();
  expect(await parser.parse(toText('# A'))).toBeUndefined();
});

it('starts no process for a few texts', async () => {
  const parser = createNativeParser({ textsBefore: 2 });
  const answers = [];
  for (const text of ['# A', '# B', '# C']) answers.push((await parser.parse(toText(text))) !== undefined);
  expect(answers).toEqual([false, false, true]);
});

it('parses the first text where many will follow', async () => {
  const parser = createNativeParser({ textsBefore: 2 });
  parser.start();
  expect(await parser.parse(toText('# A'))).toBeDefined();
});

it('returns nothing for a text with an error, and continues', async () => {
  const parser = createNativeParser();
  expect(await parser.parse(toText('<a>'))).toBeUndefined();
  expect(await parser.parse(toText('# A'))).toBeDefined();
});

it('never gets a text that is known to crash it', () => {
  expect(isUnusual(DEADLY)).toBe(true);
});

const reader = path.join(engineDist(), 'node', 'satteri.cjs');

it.runIf(existsSync(reader))('reads trees without native code', () => {
  const code = `require(${JSON.stringify(reader)}); console.log(process.report.getReport().sharedObjects.join())`;
  expect(execFileSync(process.execPath, ['-e', code]).toString()).not.toMatch(/satteri/);
});
