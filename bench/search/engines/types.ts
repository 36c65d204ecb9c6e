import type { LoadedContext } from '../loadSite.ts';

export type Contexts = Record<'docs' | 'sdk', LoadedContext>;

/** A search engine under test. */
export interface Engine {
  name: string;
  /** Route paths of the results, best first, as many as the engine's box would show (8); a page may come twice. */
  search(context: keyof Contexts, query: string): Promise<string[]>;
  /** What a reader downloads for the docs context, in bytes: script and index, compressed. */
  bytes?: { script: number; index: number };
  close?(): Promise<void>;
}

export const LIMIT = 8;
