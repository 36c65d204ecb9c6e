import type { LoadedContext } from '../loadSite.ts';

export type Contexts = Record<'docs' | 'sdk', LoadedContext>;

export interface Bytes {
  script: number;
  index: number;
  text?: number;
}

/** A search engine under test. */
export interface Engine {
  name: string;
  /**
   * Route paths of the results with the `#id` of their section, best first, as many as the engine's box would show (8);
   * a page may appear twice. Engines that only find pages omit the section.
   */
  search(context: keyof Contexts, query: string): Promise<string[]>;
  /**
   * The bytes that a reader downloads for the first results of a query in the docs context, compressed: script, index
   * and, if `text` is given, the texts of excerpts.
   */
  measure(query: string): Promise<Bytes>;
  close?(): Promise<void>;
}

export const LIMIT = 8;
