import { createHash } from 'node:crypto';

/** 16 hexadecimal digits derived from the content. */
export function toContentId(...contents: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const content of contents) sum.update(content);
  return sum.digest('hex').slice(0, 16);
}
