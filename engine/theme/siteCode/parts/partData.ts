/**
 * The page data that code may read, in Docusaurus's terms. The build makes it (`node/compile/toPageField.ts`); hooks
 * read it, on the server and in the browser.
 */
import { useContent } from '../../base/contentContext.ts';
import { mark } from '../../base/observe.ts';

export interface PartData {
  /** The address, with the configured base. */
  path?: string;
  /** The plugin that the page belongs to. */
  plugin?: { name: string; id: string };
  doc?: Record<string, unknown>;
  version?: Record<string, unknown>;
  /** All documents of the version by id, and its sidebars by name. */
  docs?: Record<string, unknown>;
  docsSidebars?: Record<string, unknown>;
  breadcrumbs?: unknown[];
  blogPost?: Record<string, unknown>;
  mdxPage?: Record<string, unknown>;
  blog?: Record<string, unknown>;
  /** Name and items of the sidebar of a doc. */
  sidebar?: { name: string; items: unknown[] };
  /**
   * The innermost category that contains the page, or whose page it is; and the page's siblings, or the category's
   * items.
   */
  category?: Record<string, unknown>;
  siblings?: unknown[];
}

type Field = keyof PartData;

/** In the browser, the page's data contains the fields that a live component read on the server. */
export function usePageField<Key extends Field>(key: Key): PartData[Key] {
  return usePageReader()(key);
}

/** The same for fields that are read later. */
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
