/**
 * What code in place of a part of the theme knows of its page, in Docusaurus's words. Made by the build
 * (`node/assemble/parts/toPartData.ts`), read by the hooks below, on the server and in the browser.
 */
import { useContent } from '../content/contentContext.ts';

export interface PartData {
  doc?: Record<string, unknown>;
  version?: Record<string, unknown>;
  breadcrumbs?: unknown[];
  blogPost?: Record<string, unknown>;
  blog?: Record<string, unknown>;
  /** Name and items of the sidebar of a doc. */
  sidebar?: { name: string; items: unknown[] };
}

/** In the browser the page's data has it only if somebody asked for it on the server. */
export function usePartData(): PartData {
  const { part, live } = useContent();
  live?.needPage?.();
  return (part?.page ?? {}) as PartData;
}

export function useField<Key extends keyof PartData>(key: Key, hook: string): NonNullable<PartData[Key]> {
  const value = usePartData()[key];
  if (value === undefined) throw new Error(`Hook ${hook} is called on a page that has no such thing.`);
  return value as NonNullable<PartData[Key]>;
}
