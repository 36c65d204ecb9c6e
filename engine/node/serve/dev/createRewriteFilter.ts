import { hashOfFile } from '../../ground/hashOf.ts';
import { stampOf } from '../../ground/inputs/fileStamp.ts';
import type { Inputs } from '../../ground/inputs/inputs.ts';

/**
 * Takes from changed files those that were written again with the content they had before, as far as that is known: after a
 * file's second change. A plugin that writes into the site folder each time it runs would otherwise make the server read the
 * site for ever.
 */
export function createRewriteFilter(): (changed: string[], inputs: Inputs) => string[] {
  const known = new Map<string, { stamp: string; hash: string }>();
  return (changed, { files }) =>
    changed.filter((filePath) => {
      // First: a write after this is another change.
      const stamp = stampOf(filePath);
      const hash = hashOfFile(filePath);
      const before = known.get(filePath);
      known.delete(filePath);
      if (stamp === undefined || hash === undefined) return true;
      known.set(filePath, { stamp, hash });
      // The site was read when the file had that content, and no other.
      const wasRead = before !== undefined && files[filePath] === before.stamp;
      if (!wasRead || before.hash !== hash) return true;
      files[filePath] = stamp;
      return false;
    });
}
