import type { Boundary } from '../../ground/files/boundary.ts';
import type { Report } from '../../ground/problems.ts';
import type { ApiDescription } from './types.ts';
import { createReferences } from './source/createReferences.ts';
import { toPointer } from './source/pointer.ts';
import { readDescription } from './model/readDescription.ts';

export interface ReadApiHost {
  boundary: Boundary;
  report: Report;
  onFile(filePath: string): void;
}

/** Reads a description with all referenced files. Problems name file, line and JSON pointer. */
export async function readApiFile(
  filePath: string,
  { boundary, report, onFile }: ReadApiHost,
): Promise<ApiDescription | undefined> {
  const references = createReferences(boundary, report, onFile);
  const file = await references.open(filePath);
  if (!file) return undefined;
  const seen = new Set<string>();
  return readDescription(file, {
    references,
    complain(at, message) {
      const pointer = toPointer(at.path);
      const key = `${at.file.filePath} ${pointer} ${message}`;
      // An error in a schema that many operations use is reported once.
      if (seen.has(key)) return;
      seen.add(key);
      const line = at.file.lineOf(at.path) ?? 1;
      report({
        severity: 'warning',
        filePath: at.file.filePath,
        line,
        message: `${message} (${pointer}).`,
        code: 'api-description',
      });
    },
  });
}
