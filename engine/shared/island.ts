/**
 * The properties of a component, passed from the server, which renders its HTML, to the browser, which makes it live.
 * The format is JSON. A value that JSON cannot express is an object with one of the keys below; plain objects with such
 * a key are wrapped.
 */

/** `[type, props, key]` of an element. The type is a tag, `''` for a fragment, or `module#export`. */
export const ELEMENT = '$e';
/** An export of a module: `module#export`. */
export const EXPORT = '$x';
/** HTML from the server: the number of its slot, whose key is `slotKey`. */
export const SLOT = '$s';
/** A plain object that has one of these keys itself. */
export const OBJECT = '$o';
/** A date, as its time. */
export const DATE = '$d';

/** The data of a post. It stands for the component with the text of the post, which lists of posts receive. */
export const POST = '$p';

/** A component that the browser runs. Until the page is written it has an element, see `theme/base/toRanges.ts`. */
export const ISLAND_TAG = 'oc-island';

/**
 * HTML of the server that stays unchanged inside live code; in the page it has no element either. It is hidden until that
 * code shows it: slots follow their island, all other parts are at the end of the content, in a hidden part without a key.
 */
export const PART_TAG = 'oc-part';
/** Its key: `slotKey`, a name with properties (`theme/base/partKey.ts`), or the name of a part around `<main>`. */
export const PART_ATTRIBUTE = 'data-oc-part';
/** A part of the shell that is the site's own. In the page it has no element either, see `theme/shell/ShellSlot.tsx`. */
export const SHELL_SLOT_TAG = 'oc-slot';

/**
 * Contains the lines of a code block, as data, on the element that replaces it in a part. As text it would count as
 * content of the page.
 */
export const CODE_ATTRIBUTE = 'data-oc-lines';

/** Provides the component around one that reads contexts of the site's `Root` or `Layout`, or that is one of these. */
export const CONTEXTS_MODULE = '@octavo/contexts';

/** Attributes of an island. */
export const OF_ATTRIBUTE = 'data-oc-of';
export const PROPS_ATTRIBUTE = 'data-oc-props';
/** The server rendered nothing. */
export const FRESH_ATTRIBUTE = 'data-oc-fresh';
/** Contains the styles that a class replaces, on an element inside an island. */
export const STYLES_ATTRIBUTE = 'data-oc-css';
/** Contains the prefix of React's ids in an island. */
export const PREFIX_ATTRIBUTE = 'data-oc-prefix';

/** `module#export` → its two parts. A tag has no module. */
export function splitName(name: string): [module: string | undefined, key: string] {
  const at = name.lastIndexOf('#');
  return at < 0 ? [undefined, name] : [name.slice(0, at), name.slice(at + 1)];
}

/** A CommonJS module, which may be a string, is its own default export; an ES module may have none. */
export function toNamespace(exports: Record<string, unknown>): Record<string, unknown> {
  const all = Object(exports) as typeof exports;
  if ('__esModule' in all || Symbol.toStringTag in all) return exports;
  // The bundler wraps a module that other chunks import as well.
  const isWrapped = Object.keys(all).join() === 'default';
  return isWrapped ? toNamespace(all.default as typeof exports) : { default: exports, ...exports };
}

/** The key of content among an island's properties. */
export function slotKey(prefix: string, number: number): string {
  return `${prefix} ${number}`;
}

/** The data of a post in a list, besides its text. */
export interface Post {
  metadata: { permalink: string };
}

/** The key of the text of a post in a list. */
export function postKey({ metadata }: Post): string {
  return `Inside ${metadata.permalink}`;
}

/** The properties of a part, whose content React leaves alone. */
export function partProps(key: string, html: string) {
  return {
    [PART_ATTRIBUTE]: key,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  };
}

/** Whether an object has exactly one key, which is one of those above. */
export function isTagged(value: object): boolean {
  return /^\$[exsodp]$/.test(Object.keys(value).join());
}

export interface IslandReader {
  createElement(type: unknown, props: Record<string, unknown> | null): unknown;
  Fragment: unknown;
  /** `module#export` */
  find(name: string): unknown;
  slot(number: number): unknown;
  post(item: Post): unknown;
}

/** From JSON back to properties. */
export function readIslandValue(value: unknown, reader: IslandReader): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => readIslandValue(item, reader));
  const record = value as Record<string, unknown>;
  if (!isTagged(record)) return readObject(record, reader);
  if (SLOT in record) return reader.slot(record[SLOT] as number);
  if (EXPORT in record) return reader.find(record[EXPORT] as string);
  if (POST in record) return reader.post(readIslandValue(record[POST], reader) as Post);
  if (DATE in record) return new Date(record[DATE] as number);
  if (OBJECT in record) return readObject(record[OBJECT] as Record<string, unknown>, reader);
  const [type, props, key] = record[ELEMENT] as [string, Record<string, unknown>, string?];
  // A tag is found under its own name.
  const shown = type === '' ? reader.Fragment : reader.find(type);
  return reader.createElement(shown, { ...readObject(props, reader), ...(key !== undefined && { key }) });
}

function readObject(value: Record<string, unknown>, reader: IslandReader): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, readIslandValue(item, reader)]));
}
