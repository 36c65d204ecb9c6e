import type { Area } from './rule.ts';

/** A place in a value, and the keys of the object there. */
export interface Place {
  area: Area;
  /** Steps to the object: keys, and `0` for the first entry of a list. */
  path: string[];
  /** What else the object needs to be complete, as source text. */
  besides?: string;
  /** What the outermost object needs to be complete. */
  besideFirst?: string;
  keys: Key[];
}

/** A key, with the values that are right for it alone. */
export type Key = string | [name: string, ...extra: string[]];
