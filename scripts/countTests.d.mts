export function countTests(reportFile: string, exitStatus: number): { passed: number; failed: number; skipped: number };
