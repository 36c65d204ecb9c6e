export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  retried: string[];
}

export function countTests(reportFile: string, exitStatus: number): TestCounts;
