/**
 * What a configuration gets for a package that is not installed. Octavo needs no package of the site, but
 * configurations import some all the same: themes for code, presets, plugins. A stand-in can be read, called,
 * spread and looped over, always gives more of itself, and remembers where it came from.
 */
const SOURCE = Symbol('octavo.standIn');

export function createStandIn(moduleName: string): unknown {
  // An arrow function: callable, and without the fixed `prototype` that would have to show among its keys.
  const target = () => undefined;
  const standIn: unknown = new Proxy(target, {
    get(_target, key) {
      if (key === SOURCE) return moduleName;
      if (key === '__esModule') return true;
      // Not a promise: `await` gives the stand-in itself.
      if (key === 'then') return undefined;
      if (key === Symbol.toPrimitive) return () => `[${moduleName} is not installed]`;
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (typeof key === 'symbol') return undefined;
      return standIn;
    },
    apply: () => standIn,
    construct: () => standIn as object,
    has: () => true,
    ownKeys: () => [],
    getOwnPropertyDescriptor: () => undefined,
    set: () => true,
  });
  return standIn;
}

/** The package a value stands in for, if it is a stand-in. */
export function standInSource(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined;
  const source = (value as unknown as Record<symbol, unknown>)[SOURCE];
  return typeof source === 'string' ? source : undefined;
}
