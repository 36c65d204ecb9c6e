import { createFileNames } from './fileNames.ts';
import type { Output } from './openOutput.ts';

/**
 * An output that writes nothing, for callers that only need the problems of a site. `formerlyContested` is as in
 * `openOutput`, so that both find the same problems.
 */
export function createEmptyOutput(formerlyContested: readonly string[] = []): Output {
  const names = createFileNames();
  const files = new Set<string>();
  const contested = new Set<string>();
  return {
    writesNothing: true,
    async write(file) {
      if (!names.add(file)) contested.add(file);
      files.add(file);
    },
    keep(kept) {
      if (kept.some((file) => formerlyContested.includes(file))) return false;
      for (const file of kept) {
        names.add(file);
        files.add(file);
      }
      return true;
    },
    files: () => [...files],
    contested: () => [...contested],
    read: () => undefined,
    pathOf: (file) => file,
    remove(file) {
      names.remove(file);
      files.delete(file);
    },
    isUntouched: () => false,
    publish: () => ({ files: {}, bytes: 0 }),
    discard: async () => undefined,
  };
}
