import type { Area } from './rule.ts';

/** An object inside a value, and its keys. */
export interface Place {
  area: Area;
  /** Steps to the object: keys, and `0` for the first entry of a list. */
  path: string[];
  /** Other keys that the object needs, as source text. */
  besides?: string;
  /** Other keys that the outermost object needs. */
  besideFirst?: string;
  keys: Key[];
}

/** A key, with any values to try for it in addition to those tried for every key. */
export type Key = string | [name: string, ...extra: string[]];
