import { toGeneratedModules, type ReadFact, type SiteFact } from '../../../shared/generatedModules.ts';

let readFact: ReadFact = () => undefined;

/** What code may ask of the site for the page that is on its way. Not a context: modules ask while they are loaded. */
export function setFacts(read: ReadFact): void {
  readFact = read;
}

export const generatedModules = toGeneratedModules(createView);

/** Asks when something in it is looked at: only then does the page depend on it. */
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
