/** Runs a task when the browser has nothing better to do; Safari has no idle callback. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task, 50);
}
