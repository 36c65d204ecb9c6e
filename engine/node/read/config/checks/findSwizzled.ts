import path from 'node:path';
import { filesBelow } from '../../../ground/files/walkFolder.ts';

/** Names of files in `src/theme`: components that replace the theme's, and their own parts. */
export async function findSwizzled(siteDir: string): Promise<string[]> {
  const files = await filesBelow(path.join(siteDir, 'src', 'theme'));
  const names = files
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.d\.ts$|\.test\.|(?:^|\/)__tests__\//.test(file))
    .map((file) => file.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, ''));
  return [...new Set(names)].filter(Boolean).sort();
}
