import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Like `hashOf`, but longer: for content that must be equal if its hashes are. */
export function longHashOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex').slice(0, 32);
}

/** Identifies content by sixteen hexadecimal digits. */
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
