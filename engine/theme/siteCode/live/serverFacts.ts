import { toGeneratedModules, type ReadFact, type SiteFact } from '../../../shared/generatedModules.ts';

let readFact: ReadFact = () => undefined;

/** Facts about the site for the page being rendered. Not a React context, because modules read them while loading. */
export function setFacts(read: ReadFact): void {
  readFact = read;
}

export const generatedModules = toGeneratedModules(createView);

/** Reads a fact only when a property is accessed: only then does the page depend on it. */
function createView(fact: SiteFact): object {
  const read = () => (readFact(fact) ?? {}) as object;
  return new Proxy(
    {},
    {
      get: (_target, key) => Reflect.get(read(), key) as unknown,
      has: (_target, key) => Reflect.has(read(), key),
      ownKeys: () => Reflect.ownKeys(read()),
      getOwnPropertyDescriptor: (_target, key) => Reflect.getOwnPropertyDescriptor(read(), key),
    },
  );
}
