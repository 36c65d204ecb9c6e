import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../tests/support/tempFolder.ts';
import { countTests } from './countTests.mjs';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

async function report(...files: { status: string; tests: string[] }[]): Promise<string> {
  const testResults = files.map(({ status, tests }) => ({
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  }));
  await folder.write({ 'report.json': JSON.stringify({ testResults }) });
  return path.join(folder.dir, 'report.json');
}

it('counts tests', async () => {
  const file = await report(
    { status: 'passed', tests: ['passed', 'passed', 'pending', 'todo'] },
    { status: 'failed', tests: ['passed', 'failed', 'failed', 'skipped'] },
  );
  expect(countTests(file, 1)).toEqual({ passed: 3, failed: 2, skipped: 3 });
});

it('counts a file that could not be loaded', async () => {
  const file = await report({ status: 'failed', tests: [] }, { status: 'failed', tests: ['skipped'] });
  expect(countTests(file, 1)).toEqual({ passed: 0, failed: 2, skipped: 1 });
});

it('counts a run that ended badly although its tests passed', async () => {
  const file = await report({ status: 'passed', tests: ['passed'] });
  expect(countTests(file, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(countTests(file, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

it('counts a crash without a report', () => {
  expect(countTests(path.join(folder.dir, 'none.json'), 137)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
