import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import type { RegexEngine } from 'shiki/types';
import { engineDist } from '../../../ground/octavo/engineFiles.ts';

/** What is used of it here; its own types come with those of the DOM, which this code must not see. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: unknown): Promise<{ instance: { exports: Record<string, never> } }>;
};

/**
 * Oniguruma, compiled to WebAssembly, from a file of the engine's own. The package unpacks its copy through web streams
 * and a `Response`; to load those takes Node longer than to compile Oniguruma.
 */
export function loadOniguruma(): Promise<RegexEngine> {
  return createOnigurumaEngine({
    instantiator: async (imports) => {
      const bytes = await readFile(path.join(engineDist(), 'node', 'onig.wasm'));
      return (await WebAssembly.instantiate(bytes, imports)).instance.exports;
    },
  });
}
