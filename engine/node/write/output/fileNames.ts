import path from 'node:path';
import { OutputFolderError } from './outputFolderError.ts';

/** The files of an output, by name. */
export interface FileNames {
  /** Returns false if the name is already in use. Rejects a name that would have to be both a file and a folder. */
  add(file: string): boolean;
  remove(file: string): void;
}

export function createFileNames(): FileNames {
  const files = new Set<string>();
  const folders = new Set<string>();
  return {
    add(file) {
      if (files.has(file)) return false;
      if (folders.has(file)) {
        // The names in it may have been removed.
        const inside = [...files].find((name) => name.startsWith(`${file}/`));
        if (inside !== undefined) throw toConflict(file, inside);
      }
      for (let dir = path.posix.dirname(file); dir !== '.'; dir = path.posix.dirname(dir)) {
        if (files.has(dir)) throw toConflict(dir, file);
        folders.add(dir);
      }
      files.add(file);
      return true;
    },
    remove: (file) => void files.delete(file),
  };
}

function toConflict(short: string, long: string): OutputFolderError {
  return new OutputFolderError(
    `"${short}" would have to be a file and, for "${long}", a folder at once. ` +
      'Give one of the two another name, or a page another `slug`.',
  );
}
