import { createHash } from 'node:crypto';

/** As `hashOf`, but longer: for texts that are taken to be the same wherever they are. */
export function textKeyOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Sixteen hexadecimal digits that stand for a content. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
