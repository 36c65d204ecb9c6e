import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { groupProblems } from '../node/ground/groupProblems.ts';
import { countProblems } from '../node/ground/problems.ts';
import { problemsOf, toUnexpected, type ErrorProblem } from '../node/ground/problemsOf.ts';
import { callerFolder } from './callerFolder.ts';
import { UsageError } from './usageError.ts';
import { posixRelative } from '../node/ground/files/siteAlias.ts';

/** Runs a command and writes its problems into the file that `--report` names, even if the command fails. */
export async function withReportFile<Result extends { problems: ErrorProblem[]; advice?: ErrorProblem[] }>(
  { file, siteDir }: { file: string | undefined; siteDir: string },
  run: () => Promise<Result>,
): Promise<Result> {
  if (file === undefined) return run();
  try {
    const result = await run();
    await writeReportFile(file, siteDir, result.problems, result.advice);
    return result;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    await writeReportFile(file, siteDir, problemsOf(error) ?? [toUnexpected(error)]);
    throw error;
  }
}

async function writeReportFile(
  file: string,
  siteDir: string,
  problems: ErrorProblem[],
  advice: ErrorProblem[] = [],
): Promise<void> {
  const more = advice.length > 0 && { advice: toReport(advice, siteDir).causes };
  const text = JSON.stringify({ ...toReport(problems, siteDir), ...more }, undefined, 2);
  await writeFile(path.resolve(callerFolder, file), `${text}\n`).catch((error: Error) => {
    throw new UsageError(`The report cannot be written to "${file}": ${error.message}.`);
  });
}

/** Every problem, by cause. Paths are relative to the site folder, so that reports of two machines can be compared. */
export function toReport(problems: ErrorProblem[], siteDir: string) {
  const causes = groupProblems(problems);
  return {
    ...countProblems(problems),
    causes: causes.map((cause) => ({
      severity: cause.severity,
      code: cause.code,
      message: cause.message,
      count: cause.problems.length,
      problems: cause.problems.map(({ filePath, line, column, keyPath, message, code, subject }) => ({
        file: filePath === undefined ? undefined : posixRelative(siteDir, filePath),
        line,
        column,
        key: keyPath,
        message,
        code,
        subject,
      })),
    })),
  };
}
