// Reads vitest's JSON report.
import { readFileSync } from 'node:fs';

/**
 * Passed, failed and skipped tests. A file that could not be loaded counts as one failure, and so does a run that
 * ended badly without a failed test (an error outside of any test, a crash, no report at all).
 */
export function countTests(reportFile, exitStatus) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of readReport(reportFile)?.testResults ?? []) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed').length;
    counts.passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    counts.skipped += file.assertionResults.filter((test) => !['passed', 'failed'].includes(test.status)).length;
    counts.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
  }
  if (exitStatus !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
