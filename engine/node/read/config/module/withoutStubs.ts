import { toKeyPath } from '../report/keyPath.ts';
import { stubSource } from './stub.ts';

export interface Cleaned {
  value: unknown;
  /** Package → where in the value it was used. */
  uses: Map<string, string[]>;
}

type Keys = (string | number)[];

/** Lists of modules, where a stub is a plugin that the check of the list knows by name. */
const MODULE_LIST = /^(?:presets|plugins|themes|\w+Plugins)$/;

/**
 * The configuration without the values of missing packages: without their keys, and without list entries that are
 * incomplete without them.
 */
export function withoutStubs(value: unknown): Cleaned {
  const uses = new Map<string, string[]>();
  const copies = new Map<object, unknown>();

  function isFromPackage(part: unknown, keys: Keys): boolean {
    const source = stubSource(part);
    if (source === undefined) return false;
    uses.set(source, [...(uses.get(source) ?? []), toKeyPath(keys)]);
    return true;
  }

  function copy(part: unknown, keys: Keys): unknown {
    if (typeof part !== 'object' || part === null) return part;
    if (copies.has(part)) return copies.get(part);
    if (Array.isArray(part)) return copyList(part, keys);
    // Instances of classes are not part of the configuration's own structure: a date, a regular expression, a plugin's
    // object.
    const prototype: unknown = Object.getPrototypeOf(part);
    return prototype === Object.prototype || prototype === null ? copyObject(part, keys) : part;
  }

  function copyObject(part: object, keys: Keys): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    copies.set(part, object);
    for (const [key, item] of Object.entries(part)) {
      if (!isFromPackage(item, [...keys, key])) object[key] = copy(item, [...keys, key]);
    }
    return object;
  }

  function copyList(part: unknown[], keys: Keys): unknown[] {
    const list: unknown[] = [];
    copies.set(part, list);
    const isModules = MODULE_LIST.test(String(keys.findLast((key) => typeof key === 'string')));
    const isPair = isModules && typeof keys.at(-1) === 'number';
    for (const [index, item] of part.entries()) {
      const itemKeys = [...keys, index];
      if (isFromPackage(item, itemKeys)) {
        if (isModules) list.push(isPair && index > 0 ? {} : item);
        continue;
      }
      const copied = copy(item, itemKeys);
      if (isModules || !isIncomplete(item, copied)) list.push(copied);
    }
    return list;
  }

  return { value: copy(value, []), uses };
}

function isIncomplete(item: unknown, copied: unknown): boolean {
  const isObject = typeof item === 'object' && item !== null && !Array.isArray(item);
  return isObject && Object.keys(item).length > Object.keys(copied as object).length;
}
