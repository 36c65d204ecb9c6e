import type { ApiPlace } from '../types.ts';
import type { Location, References } from './createReferences.ts';
import { toPointer } from './pointer.ts';

/** State shared while a description is read. */
export interface ReadingHost {
  references: References;
  /** `2.0`, `3.1.0`. */
  format: string;
  /** Reports a problem at a place, and what is expected there. */
  complain(at: Location, message: string): void;
}

/** More hops than any real chain of references. */
const MAX_HOPS = 32;

/** A value of a description and its place. Reading a value of the wrong type reports it and returns undefined. */
export class Cursor implements Location {
  readonly value: unknown;
  readonly file: Location['file'];
  readonly path: readonly string[];
  readonly host: ReadingHost;

  constructor(value: unknown, at: Location, host: ReadingHost) {
    this.value = value;
    this.file = at.file;
    this.path = at.path;
    this.host = host;
  }

  get place(): ApiPlace {
    return { filePath: this.file.filePath, pointer: toPointer(this.path) };
  }

  get isObject(): boolean {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
  }

  complain(message: string): void {
    this.host.complain(this, message);
  }

  /** The raw value of a key. */
  raw(key: string): unknown {
    return this.isObject && Object.hasOwn(this.value as object, key)
      ? (this.value as Record<string, unknown>)[key]
      : undefined;
  }

  has(key: string): boolean {
    return this.raw(key) !== undefined;
  }

  /** The place of a key, references not followed. */
  at(key: string | number): Cursor {
    const name = String(key);
    const value =
      typeof this.value === 'object' && this.value !== null && Object.hasOwn(this.value, name)
        ? (this.value as Record<string, unknown>)[name]
        : undefined;
    return new Cursor(value, { file: this.file, path: [...this.path, name] }, this.host);
  }

  /** The object at a key, references followed. */
  object(key: string): Cursor | undefined {
    return this.has(key) ? this.at(key).asObject() : undefined;
  }

  asObject(): Cursor | undefined {
    const target = this.follow();
    if (!target) return undefined;
    if (target.isObject) return target;
    target.complain(`${show(target.value)} is not valid here; expected an object`);
    return undefined;
  }

  /** Itself, or what its `$ref` leads to. */
  follow(hops = 0): Cursor | undefined {
    const ref = this.raw('$ref');
    if (typeof ref === 'number' || typeof ref === 'boolean') {
      this.at('$ref').complain(`${show(ref)} is not valid here; expected a text such as "#/components/schemas/Name"`);
    }
    if (typeof ref !== 'string') return this;
    if (hops < MAX_HOPS) return this.step()?.follow(hops + 1);
    this.complain(`The reference "${ref}" leads back to itself; expected one that ends at a value`);
    return undefined;
  }

  /** A cursor at the same place with another value. */
  withValue(value: unknown): Cursor {
    return new Cursor(value, this, this.host);
  }

  /** The target of its `$ref`, one hop. */
  step(): Cursor | undefined {
    const ref = this.raw('$ref') as string;
    const found = this.host.references.resolve(ref, this);
    if (typeof found !== 'string') return new Cursor(found.value, found, this.host);
    this.complain(`The reference "${ref}" cannot be resolved: ${found}`);
    return undefined;
  }

  /** The objects in a map, in its order, references followed. Extensions are left out. */
  entries(key: string): [name: string, value: Cursor][] {
    const map = this.object(key);
    return map ? map.ownEntries() : [];
  }

  ownEntries(): [name: string, value: Cursor][] {
    return this.names().flatMap((name): [string, Cursor][] => {
      const value = this.at(name).asObject();
      return value ? [[name, value]] : [];
    });
  }

  /** Keys, without extensions. */
  names(): string[] {
    return this.isObject ? Object.keys(this.value as object).filter((name) => !name.startsWith('x-')) : [];
  }

  /** Items of a list. */
  list(key: string): Cursor[] {
    const value = this.raw(key);
    if (value === undefined) return [];
    const at = this.at(key);
    if (Array.isArray(value)) return value.map((_, index) => at.at(index));
    at.complain(`${show(value)} is not valid here; expected a list`);
    return [];
  }

  objects(key: string): Cursor[] {
    return this.list(key).flatMap((item) => item.asObject() ?? []);
  }

  texts(key: string): string[] {
    return this.list(key).flatMap((item) => item.asText() ?? []);
  }

  text(key: string): string | undefined {
    const value = this.raw(key);
    return value === undefined || value === null ? undefined : this.at(key).asText();
  }

  asText(): string | undefined {
    const { value } = this;
    if (typeof value === 'string') return value;
    // `version: 1.0` is a number to YAML.
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    this.complain(`${show(value)} is not valid here; expected a text`);
    return undefined;
  }

  flag(key: string): boolean {
    return this.raw(key) === true;
  }
}

export function show(value: unknown): string {
  if (Array.isArray(value)) return 'A list';
  if (typeof value === 'object' && value !== null) return 'An object';
  return value === undefined ? 'Nothing' : JSON.stringify(value);
}
