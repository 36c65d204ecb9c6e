import { hashOfFile } from '../../ground/hashOf.ts';
import { stampOf } from '../../ground/inputs/fileStamp.ts';
import type { Inputs } from '../../ground/inputs/inputs.ts';

/**
 * Removes files that were rewritten with the same content from the changed files. The earlier content is known after a
 * file's second change. Otherwise a plugin that writes into the site folder whenever it runs would make the server read
 * the site forever.
 */
export function createRewriteFilter(): (changed: string[], inputs: Inputs) => string[] {
  const known = new Map<string, { stamp: string; hash: string }>();
  return (changed, { files }) =>
    changed.filter((filePath) => {
      // This comes first, so that a later write counts as another change.
      const stamp = stampOf(filePath);
      const hash = hashOfFile(filePath);
      const before = known.get(filePath);
      known.delete(filePath);
      if (stamp === undefined || hash === undefined) return true;
      known.set(filePath, { stamp, hash });
      // The site was read when the file had exactly that content.
      const wasRead = before !== undefined && files[filePath] === before.stamp;
      if (!wasRead || before.hash !== hash) return true;
      files[filePath] = stamp;
      return false;
    });
}
