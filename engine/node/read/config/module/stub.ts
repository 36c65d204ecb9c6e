/**
 * A placeholder for a package that is not installed. Octavo needs no package of the site, but configurations import
 * some: themes for code, presets, plugins. A placeholder can be read, called, spread and looped over, always returns
 * another placeholder, and remembers its origin. As text it is empty, because readers of the site must not see an
 * error.
 */
const SOURCE = Symbol('octavo.stub');

/** A bound function: can be called and constructed, and has no fixed `prototype` that would show among its keys. */
const TARGET = Object.bind(undefined);

export function createStub(moduleName: string): unknown {
  const stub: unknown = new Proxy(TARGET, {
    get(_target, key) {
      if (key === SOURCE) return moduleName;
      if (key === '__esModule') return true;
      // Not a promise: `await` returns the placeholder itself.
      if (key === 'then') return undefined;
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (typeof key === 'symbol') return undefined;
      return stub;
    },
    apply: () => stub,
    construct: () => stub as object,
    has: () => true,
    ownKeys: () => [],
    getOwnPropertyDescriptor: () => undefined,
    set: () => true,
  });
  return stub;
}

/** The package that a stub replaces; undefined for any other value. */
export function stubSource(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined;
  const source = (value as unknown as Record<symbol, unknown>)[SOURCE];
  return typeof source === 'string' ? source : undefined;
}
