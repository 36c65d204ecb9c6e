import type { DataCallback } from '../runtime/dataCallback.ts';

export function createCallback(): void {
  const callback = ((key, value) => {
    callback.data[key] = value;
  }) as DataCallback;
  callback.data = {};
  window.octavo = callback;
}
