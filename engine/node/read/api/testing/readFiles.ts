import { createBoundary } from '../../../ground/files/boundary.ts';
import type { ContentProblem } from '../../../ground/problems.ts';
import { createTempFolder, type Files } from '../../../../../tests/support/tempFolder.ts';
import { onTestFinished } from 'vitest';
import path from 'node:path';
import { readApiFile } from '../readApiFile.ts';
import type { ApiDescription } from '../types.ts';

export interface ReadResult {
  description: ApiDescription | undefined;
  /** `file:line message`. */
  problems: string[];
}

/** Reads `api.yaml` (or the first file) of a folder with these files. */
export async function readFiles(files: Files): Promise<ReadResult> {
  const folder = await createTempFolder();
  onTestFinished(() => folder.remove());
  await folder.write(files);
  const problems: string[] = [];
  const report = ({ filePath = '', line, message }: ContentProblem) =>
    void problems.push(`${path.relative(folder.dir, filePath)}:${line ?? ''} ${message.replaceAll(folder.dir, '')}`);
  const [first = ''] = Object.keys(files);
  const boundary = createBoundary(folder.dir, []);
  const description = await readApiFile(path.join(folder.dir, first), { boundary, report, onFile: () => undefined });
  return { description, problems };
}
