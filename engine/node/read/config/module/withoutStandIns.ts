import { toKeyPath } from '../report/keyPath.ts';
import { standInSource } from './standIn.ts';

export interface Cleaned {
  value: unknown;
  /** Package → where in the value something of it was used. */
  uses: Map<string, string[]>;
}

/**
 * A configuration as if the keys that packages would have given were never written. In lists stand-ins stay: there they
 * are plugins, which the check of the list knows by name.
 */
export function withoutStandIns(value: unknown): Cleaned {
  const uses = new Map<string, string[]>();
  const copies = new Map<object, unknown>();

  function note(part: unknown, keys: Keys): boolean {
    const source = standInSource(part);
    if (source === undefined) return false;
    uses.set(source, [...(uses.get(source) ?? []), toKeyPath(keys, '')]);
    return true;
  }

  function copy(part: unknown, keys: Keys): unknown {
    if (typeof part !== 'object' || part === null) return part;
    if (copies.has(part)) return copies.get(part);
    if (Array.isArray(part)) {
      const list: unknown[] = [];
      copies.set(part, list);
      for (const [index, item] of part.entries()) {
        note(item, [...keys, index]);
        list.push(copy(item, [...keys, index]));
      }
      return list;
    }
    // What has a class is no part of the configuration's own shape: a date, a regular expression, a plugin's object.
    const prototype: unknown = Object.getPrototypeOf(part);
    if (prototype !== Object.prototype && prototype !== null) return part;
    const object: Record<string, unknown> = {};
    copies.set(part, object);
    for (const [key, item] of Object.entries(part)) {
      if (!note(item, [...keys, key])) object[key] = copy(item, [...keys, key]);
    }
    return object;
  }

  return { value: copy(value, []), uses };
}

type Keys = (string | number)[];
