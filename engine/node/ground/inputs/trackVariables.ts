import { noteVariable, ownVariables } from './inputs.ts';
import { LOCALE_VARIABLE, noteLocaleRead } from './localeVariable.ts';

/**
 * From now on, every variable that is read through `process.env` is an input. A configuration may read one at any time,
 * also in a function that is called long after the file was loaded, and packages that it imports may too.
 */
export function trackVariables(): void {
  if (process.env !== ownVariables) return;
  process.env = new Proxy(ownVariables, {
    get(variables, name) {
      if (typeof name === 'string') note(name);
      return Reflect.get(variables, name) as unknown;
    },
    // Defined on the environment itself, because `process.env` does not allow this through a proxy.
    set: (variables, name, value) => Reflect.set(variables, name, value),
    has(variables, name) {
      if (typeof name === 'string') note(name);
      return Reflect.has(variables, name);
    },
    ownKeys(variables) {
      const names = Reflect.ownKeys(variables);
      for (const name of names) if (typeof name === 'string') note(name);
      return names;
    },
  });
}

function note(name: string): void {
  if (name === LOCALE_VARIABLE) noteLocaleRead();
  else noteVariable(name);
}
