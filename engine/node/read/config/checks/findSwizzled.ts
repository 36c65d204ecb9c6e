import path from 'node:path';
import { filesBelow } from '../../../ground/files/walkFolder.ts';

/** Names of the theme's components that the site replaces with its own, under `src/theme`. */
export async function findSwizzled(siteDir: string): Promise<string[]> {
  const folder = path.join(siteDir, 'src', 'theme');
  const names = (await filesBelow(folder))
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.d\.ts$|\.test\.|(?:^|\/)__tests__\//.test(file))
    .map((file) => file.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, ''));
  // A component's own parts, in its folder, are not named again; one that is used is none of them.
  return [...new Set(names)]
    .filter(
      (name) =>
        name !== '' && name !== 'MDXComponents' && !names.some((other) => other !== '' && name.startsWith(`${other}/`)),
    )
    .sort();
}
