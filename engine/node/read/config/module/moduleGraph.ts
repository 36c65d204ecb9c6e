import { hashOf } from '../../../ground/hashOf.ts';

/**
 * The file of a function, and its imports: the code of a plugin. A package is represented by its `package.json`, which
 * contains its version.
 */
export interface ModuleGraph {
  addFile(file: string, content: string | Uint8Array): void;
  hasFile(file: string): boolean;
  addImport(from: string, to: string): void;
  addExports(file: string, exported: unknown): void;
  /** Hash of all files that a function depends on; of all loaded files, if no module exports it. */
  hashOfCode(run: Function): string;
}

export function createModuleGraph(entry: string): ModuleGraph {
  const contents = new Map<string, string>();
  const imports = new Map<string, Set<string>>();
  const origins = new Map<unknown, string>();

  /** The file and all its imports, in a fixed order. */
  function closureOf(file: string): string[] {
    const found = new Set([file]);
    for (const each of found) for (const imported of imports.get(each) ?? []) found.add(imported);
    return [...found].sort();
  }

  return {
    addFile: (file, content) => void contents.set(file, hashOf(content)),
    hasFile: (file) => contents.has(file),
    addImport: (from, to) => void imports.set(from, (imports.get(from) ?? new Set()).add(to)),
    addExports(file, exported) {
      if (typeof exported === 'function') origins.set(exported, file);
      if (typeof exported !== 'object' || exported === null) return;
      for (const value of Object.values(exported)) if (typeof value === 'function') origins.set(value, file);
    },
    hashOfCode(run) {
      const files = closureOf(origins.get(run) ?? entry);
      return hashOf(files.map((file) => `${file}\0${contents.get(file)}`).join('\n'));
    },
  };
}
