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

export function createStore<T>(initial: T, current: T = initial): WritableStore<T> {
  const listeners = new Set<() => void>();
  let value = current;
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
