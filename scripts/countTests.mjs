// Reads vitest's JSON report.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Enough of a message to see what went wrong; the test's own output contains all of it. */
const MESSAGE_LINES = 12;

/**
 * Passed, failed and skipped tests. A file that could not be loaded counts as one failure, and so does a run that ended
 * badly without a failed test (an error outside of any test, a crash, no report at all). `failures` lists failed tests
 * with messages, `retried` those that only passed when tried again.
 */
export function countTests(reportFile, exitStatus) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] };
  for (const file of readReport(reportFile)?.testResults ?? []) countFile(file, counts);
  if (exitStatus !== 0 && counts.failed === 0) {
    counts.failed = 1;
    counts.failures.push(`no test failed, but the run ended with ${exitStatus}`);
  }
  return counts;
}

function countFile(file, counts) {
  const name = path.relative(process.cwd(), file.name);
  const isLoaded = file.assertionResults.some((test) => test.status === 'failed') || file.status !== 'failed';
  if (!isLoaded) {
    counts.failed += 1;
    counts.failures.push(describe(name, file.message));
  }
  for (const test of file.assertionResults) {
    const title = `${name}: ${test.fullName}`;
    const message = test.failureMessages.join('\n');
    if (test.status === 'passed') {
      counts.passed += 1;
      if (message !== '') counts.retried.push(describe(title, message));
    } else if (test.status === 'failed') {
      counts.failed += 1;
      counts.failures.push(describe(title, message));
    } else counts.skipped += 1;
  }
}

const describe = (title, message) => [title, ...message.split('\n').slice(0, MESSAGE_LINES)].join('\n    ');

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
