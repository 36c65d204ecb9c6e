import type { DataCallback } from '../dataFiles/dataCallback.ts';

const callback = ((key, value) => {
  callback.data[key] = value;
}) as DataCallback;
callback.data = {};
window.octavo = callback;
