/** After a click Chromium may not call itself idle before the reader does something else. */
const LATEST_MS = 1000;

/** Runs a task when the browser has nothing better to do, but soon; Safari has no idle callback. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: LATEST_MS });
  else setTimeout(task, 50);
}
