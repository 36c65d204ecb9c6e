/**
 * What code knows of its page, in Docusaurus's words. Made by the build (`node/compile/toPageField.ts`), read by the hooks
 * below, on the server and in the browser.
 */
import { useContent } from '../../base/contentContext.ts';
import { mark } from '../../base/observe.ts';

export interface PartData {
  /** The address, with the configured base. */
  path?: string;
  /** Whose page it is. */
  plugin?: { name: string; id: string };
  doc?: Record<string, unknown>;
  version?: Record<string, unknown>;
  /** All documents of the version by id, and its sidebars by name. */
  docs?: Record<string, unknown>;
  docsSidebars?: Record<string, unknown>;
  breadcrumbs?: unknown[];
  blogPost?: Record<string, unknown>;
  blog?: Record<string, unknown>;
  /** Name and items of the sidebar of a doc. */
  sidebar?: { name: string; items: unknown[] };
  /** The innermost category there that it is in, or is the page of; and what is beside it, or below a category's own page. */
  category?: Record<string, unknown>;
  siblings?: unknown[];
}

type Field = keyof PartData;

/** In the browser the page's data has what a live component asked for on the server. */
export function usePageField<Key extends Field>(key: Key): PartData[Key] {
  return usePageReader()(key);
}

/** The same for fields that are asked for later. */
export function usePageReader(): <Key extends Field>(key: Key) => PartData[Key] {
  const { pageField } = useContent();
  return (key) => {
    mark(`page:${key}`);
    return pageField?.(key) as PartData[typeof key];
  };
}

export function useField<Key extends Field>(key: Key, hook: string): NonNullable<PartData[Key]> {
  const value = usePageField(key);
  if (value === undefined) throw new Error(`Hook ${hook} is called on a page that has no such thing.`);
  return value as NonNullable<PartData[Key]>;
}
