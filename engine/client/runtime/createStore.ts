/** A value that React (and anyone else) can subscribe to. */
export interface Store<T> {
  get(): T;
  /** The value on the server: React must see it while it hydrates. */
  getInitial(): T;
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<T> extends Store<T> {
  set(value: T): void;
}

/** `current`: the value in this browser, if it may differ from the server's. */
export function createStore<T>(initial: T, current: T = initial): WritableStore<T> {
  const listeners = new Set<() => void>();
  // If an equal value is another object, React renders everything that reads it again, right after hydration.
  const isEqual = current === initial || JSON.stringify(current) === JSON.stringify(initial);
  let value = isEqual ? initial : current;
  return {
    get: () => value,
    getInitial: () => initial,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
