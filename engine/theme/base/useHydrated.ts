import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the render that repeats the server's, true from then on. Where both renders would be equal,
 * `differs` is false; the answer is then true from the start, and nothing renders twice.
 */
export function useHydrated(differs = true): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => !differs,
  );
}
