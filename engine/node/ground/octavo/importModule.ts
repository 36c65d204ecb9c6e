import { pathToFileURL } from 'node:url';

/**
 * Loads an ES module. Import this file by `import()`: it is then built as a separate file, which `keepCompiledCode.ts`
 * leaves alone, because Node 20 does not support `import()` in cached compiled code.
 */
export function importModule(filePath: string): Promise<unknown> {
  return import(pathToFileURL(filePath).href);
}
