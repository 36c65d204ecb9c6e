import { STAND_IN_NAME as NAME } from '../../../../shared/renderer.ts';

/**
 * Replaces an import that Octavo does not run: a component of the site, a function, a value. It may be called,
 * destructured, mapped over and shown; every result is another stub or empty.
 */

const nothing = (): undefined => undefined;
const noItems = (): unknown[] => [];
const noText = (): string => '';
const no = (): boolean => false;

/** Behaves like an empty list and an empty string. */
const EMPTY: Record<string, unknown> = {
  ...Object.fromEntries(
    ['map', 'filter', 'flatMap', 'flat', 'slice', 'concat', 'sort', 'toSorted', 'reverse', 'split']
      .concat(['entries', 'keys', 'values'])
      .map((name) => [name, noItems]),
  ),
  ...Object.fromEntries(
    ['join', 'toString', 'toLocaleString', 'trim', 'replace', 'replaceAll', 'toUpperCase', 'toLowerCase'].map(
      (name) => [name, noText],
    ),
  ),
  forEach: nothing,
  find: nothing,
  at: nothing,
  includes: no,
  some: no,
  every: () => true,
  reduce: (_step: unknown, start: unknown) => start,
  length: 0,
  valueOf: noText,
  toJSON: () => null,
};
/** The placeholder is not a promise, an element, or a component with static settings. */
const ABSENT = new Set(['then', '$$typeof', 'displayName', 'defaultProps', 'contextTypes']);

/**
 * A placeholder for a module: each export is named after itself, the default export after the module. Existing exports
 * stay.
 */
export function createModuleStub(source: string, existing?: Record<string, unknown>): unknown {
  const stub = createStub(source, (key) => (key === 'default' ? source : key)) as Record<string, unknown>;
  // Bundlers copy a module's own properties onto an object with the same prototype, where the other exports are found.
  const others: object = new Proxy(
    {},
    { get: (_target, key) => (key === '__esModule' ? true : typeof key === 'symbol' ? undefined : stub[key]) },
  );
  if (existing) return Object.assign(Object.create(others) as object, existing);
  return new Proxy(stub, { getPrototypeOf: () => others });
}

export function createStub(name: string, nameOf = (key: string) => `${name}.${key}`): unknown {
  // A bound function can be constructed too, and has no property that a proxy must report.
  const target: object = Function.prototype.bind.call(class {}, undefined) as object;
  return new Proxy(target, {
    apply: () => createStub(`${name}()`),
    construct: () => createStub(name) as object,
    get(_target, key) {
      if (key === NAME) return name;
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (key === Symbol.toPrimitive) return noText;
      if (typeof key === 'symbol' || ABSENT.has(key)) return undefined;
      return Object.hasOwn(EMPTY, key) ? EMPTY[key] : createStub(nameOf(key));
    },
    set: () => true,
    ownKeys: () => [],
    getOwnPropertyDescriptor: () => undefined,
  });
}

/** The name that a stub replaces; undefined for any other value. */
export function stubName(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined;
  return (value as unknown as Record<symbol, string | undefined>)[NAME];
}

/** Removes stubs from the properties of a component that does not expect them. */
export function withoutStubs<T extends object>(props: T): T {
  const names = Object.keys(props).filter((name) => stubName((props as Record<string, unknown>)[name]));
  if (names.length === 0) return props;
  const rest = { ...props };
  for (const name of names) delete (rest as Record<string, unknown>)[name];
  return rest;
}
