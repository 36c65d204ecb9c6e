import { createHash } from 'node:crypto';

/** Sixteen hexadecimal digits that stand for a content. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
