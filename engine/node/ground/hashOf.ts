import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Like `hashOf`, but longer: for texts that count as equal everywhere if their hashes are. */
export function textKeyOf(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32);
}

/** Sixteen hexadecimal digits that stand for a content. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex').slice(0, 16);
}

/** Undefined if the file cannot be read. */
export function hashOfFile(filePath: string): string | undefined {
  try {
    return hashOf(readFileSync(filePath));
  } catch {
    return undefined;
  }
}
