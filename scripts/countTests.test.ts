import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../tests/support/tempFolder.ts';
import { countTests } from './countTests.mjs';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

interface FileReport {
  status: string;
  tests: (string | { status: string; messages: string[] })[];
}

async function report(...files: FileReport[]): Promise<string> {
  const testResults = files.map(({ status, tests }) => ({
    status,
    name: path.resolve('some.test.ts'),
    message: status === 'failed' && tests.length === 0 ? 'cannot be loaded' : '',
    assertionResults: tests.map((test, at) => ({
      fullName: `test ${at}`,
      status: typeof test === 'string' ? test : test.status,
      failureMessages: typeof test === 'string' ? [] : test.messages,
    })),
  }));
  await folder.write({ 'report.json': JSON.stringify({ testResults }) });
  return path.join(folder.dir, 'report.json');
}

it('counts tests', async () => {
  const file = await report(
    { status: 'passed', tests: ['passed', 'passed', 'pending', 'todo'] },
    { status: 'failed', tests: ['passed', 'failed', 'failed', 'skipped'] },
  );
  expect(countTests(file, 1)).toMatchObject({ passed: 3, failed: 2, skipped: 3 });
});

it('reports which tests failed and how, and which passed at a later try', async () => {
  const file = await report({
    status: 'failed',
    tests: ['passed', { status: 'failed', messages: ['expected 1'] }, { status: 'passed', messages: ['too late'] }],
  });
  expect(countTests(file, 1)).toMatchObject({
    failures: ['some.test.ts: test 1\n    expected 1'],
    retried: ['some.test.ts: test 2\n    too late'],
  });
});

it('counts a file that could not be loaded', async () => {
  const file = await report({ status: 'failed', tests: [] }, { status: 'failed', tests: ['skipped'] });
  expect(countTests(file, 1)).toMatchObject({ passed: 0, failed: 2, skipped: 1 });
  expect(countTests(file, 1).failures[0]).toBe('some.test.ts\n    cannot be loaded');
});

it('counts a run that ended badly although its tests passed', async () => {
  const file = await report({ status: 'passed', tests: ['passed'] });
  expect(countTests(file, 1)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['no test failed, but the run ended with 1'],
  });
  expect(countTests(file, 0)).toMatchObject({ passed: 1, failed: 0, failures: [] });
});

it('counts a crash without a report', () => {
  expect(countTests(path.join(folder.dir, 'none.json'), 137)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});
